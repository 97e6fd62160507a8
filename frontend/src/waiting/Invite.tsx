import { useTranslation } from 'react-i18next';

import { useGameName } from '../games/GameName';
import { CopyLink } from './CopyLink';

/** How friends get here: by whatever the device shares with, where it does, and by the link. */
export function Invite({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const name = useGameName(game);
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  // Rejected where the person thinks better of it: nothing to say.
  const send = () => void share?.({ title: t('griot'), text: t('waiting.message', { game: name }), url: location.href }).catch(() => undefined);
  return (
    <div className="invite">
      <span className="label">{t('waiting.invite')}</span>
      {share === undefined ? null : (
        <button type="button" className="button" onClick={send}>
          {t('waiting.share')}
        </button>
      )}
      <CopyLink />
    </div>
  );
}
