import { useTranslation } from 'react-i18next';

import { Tent } from './art/Tent';
import { WARES, type Ware } from './art/wares';
import { WareSign } from './art/WareSign';

/** What a word stands for. */
interface Meant {
  readonly word: string;
  readonly ware: Ware;
  readonly tent: boolean;
}

/** A text with its sign behind each ware and each tent: the board shows them only so. */
export function Signed({ text }: { readonly text: string }) {
  const { t } = useTranslation('bania');
  const names = WARES.flatMap((ware): readonly Meant[] => [
    { word: t(`tent.${ware}`), ware, tent: true },
    { word: t(`kind.${ware}`), ware, tent: false },
  ]);
  const meant = (part: string) => names.find(({ word }) => word.toLocaleLowerCase() === part.toLocaleLowerCase());
  const words = new RegExp(`(?<!\\p{L})(${names.map(({ word }) => word).join('|')})(?!\\p{L})`, 'iu');
  return text.split(words).map((part, at) => {
    const found = at % 2 === 1 ? meant(part) : undefined;
    return found === undefined ? part : <Named key={at} {...found} word={part} />;
  });
}

/** A sign never stands on a line of its own. */
function Named({ word, ware, tent }: Meant) {
  const cut = word.lastIndexOf(' ') + 1;
  return (
    <>
      {word.slice(0, cut)}
      <span className="ba-named">
        {word.slice(cut)}
        {tent ? <Tent ware={ware} /> : <WareSign ware={ware} />}
      </span>
    </>
  );
}
