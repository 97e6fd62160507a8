import type { ScoreItem } from '../../api/wire';
import { WARES } from './art/wares';
import { WareSign } from './art/WareSign';

/** A tent of its own, one more beside others, the last one. */
const SIGNS: Readonly<Record<string, string>> = {
  settlements: 'M12 2l10 19h-7l-3-8-3 8H2z',
  extensions: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  last_tent: 'M4 1h3v22H4zM8.500 2L22 7.500 8.500 13z',
};

/** What points come from: by a sign, as all colours here are those of wares. */
export function ItemSign({ item: { key, args } }: { readonly item: ScoreItem }) {
  const ware = WARES.find((each) => each === args.ware);
  if (ware !== undefined) return <WareSign ware={ware} />;
  return (
    <svg className="ba-item" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[key]} />
    </svg>
  );
}
