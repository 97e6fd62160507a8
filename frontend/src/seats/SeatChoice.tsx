import { useTranslation } from 'react-i18next';

import type { Level } from '../api/wire';
import { Segments } from '../ui/Segments';
import { useMode } from '../ui/useMode';

type Sitter = 'open' | Level;

interface Props {
  readonly seat: number;
  /** Of the bots that may sit there. */
  readonly levels: readonly Level[];
  readonly value: Sitter;
  readonly onChange: (value: Sitter) => void;
}

/** Who may sit on a seat, before a table is opened and while it waits: a friend, or a bot. On a phone its level alone, so that all stand in a line. */
export function SeatChoice({ seat, levels, value, onChange }: Props) {
  const { t } = useTranslation();
  const phone = useMode() === 'phone';
  const bots = levels.map((level) => ({ value: level, label: t(`place.${level}`), ...(phone ? { short: t(`level.${level}`) } : {}) }));
  return <Segments<Sitter> label={t('new.seat', { seat: seat + 1 })} value={value} options={[{ value: 'open', label: t('place.open') }, ...bots]} onChange={onChange} />;
}
