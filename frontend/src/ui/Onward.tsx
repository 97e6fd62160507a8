import { useTranslation } from 'react-i18next';

interface Props {
  /** Whether the game is over with what is on show: what follows is who won. */
  readonly last: boolean;
  /** Null as long as there is more to tell. */
  readonly close: (() => void) | null;
}

/** The way on from what stands in front of the table. */
export function Onward({ last, close }: Props) {
  const { t } = useTranslation();
  return (
    <button type="button" className="button main round-onward" disabled={close === null} onClick={() => close?.()}>
      {t(last ? 'end.see' : 'prompt.onward')}
    </button>
  );
}
