import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import * as host from '../api/host';
import * as rest from '../api/rest';
import { useFetched } from '../api/useFetched';
import { useRequest } from '../api/useRequest';
import type { Entry, Level, Now, Presence, Seat, Table } from '../api/wire';
import { freshSalt } from '../chance/salt';
import { Cover } from '../games/Cover';
import type { AnyGame } from '../games/game';
import { useGameName } from '../games/GameName';
import { posterOf } from '../games/poster';
import { namesOf } from '../i18n/Reading';
import { Words } from '../i18n/Words';
import { LearnLink } from '../lesson/LearnLink';
import type { SocketState } from '../live/socket';
import { useMe } from '../me/MeProvider';
import { Whence } from '../origin/parts';
import { ConnectionNote } from '../page/Connection';
import { RulesButton } from '../rules/RulesSheet';
import { ErrorNote } from '../ui/ErrorNote';
import { usePassed } from '../ui/usePassed';
import { Agreement } from './Agreement';
import { Guests } from './Guests';
import { Invite } from './Invite';
import { useRestriction } from './useRestriction';
import { WaitingSeat } from './WaitingSeat';
import './waiting.css';

export interface WaitingRoomProps {
  readonly table: Table;
  readonly game: AnyGame;
  readonly now: Now;
  readonly you: number | null;
  readonly presence: readonly (Presence | null)[];
  readonly entries: readonly Entry[];
  readonly connection: SocketState;
}

const NONE: readonly Level[] = [];

/** Before the start: who invites to what, who sits where, the link for friends, and the button that begins. */
export function WaitingRoom({ table, game, now, you, presence, entries, connection }: WaitingRoomProps) {
  const isHost = you !== null && now.seats[you]?.host === true;
  const open = now.seats.filter((seat) => seat.sitter === 'open').length;
  return (
    <main className="waiting-room">
      <Game game={game.key} seats={now.seats.length} />
      <section className="waiting-seats">
        <Title game={game.key} seats={now.seats} isHost={isHost} open={open} />
        <ConnectionNote connection={connection} known />
        <Whence table={table} beforehand={now.seats.some(({ seat, sitter }) => sitter !== 'bot' && seat !== you)} />
        {isHost ? <HostSeats {...{ table, now, you, presence }} /> : <Seats {...{ table, now, you, presence }} levels={NONE} />}
        <Beginning {...{ table, now, you, open }} />
        {open === 0 ? null : <Invite game={game.key} />}
        {isHost ? <Guests {...{ now, entries }} table={table.id} /> : null}
      </section>
      <Agreement table={table} />
    </main>
  );
}

/** What is going to be played: how many, how long, and where one learns it. */
function Game({ game, seats }: { readonly game: string; readonly seats: number }) {
  const { t } = useTranslation();
  const facts = posterOf(game);
  return (
    <section className="waiting-game">
      <div className="waiting-cover">
        <Cover game={game} />
      </div>
      <p className="waiting-tagline">{t('tagline', { ns: game, defaultValue: '' })}</p>
      <p className="waiting-facts">
        <span>{t('players.exactly', { count: seats })}</span>
        {facts === null ? null : <span>{t('waiting.minutes', { minutes: facts.minutes })}</span>}
      </p>
      <div className="menu-rows">
        <RulesButton game={game} />
        <LearnLink game={game} />
      </div>
    </section>
  );
}

interface TitleProps {
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly isHost: boolean;
  readonly open: number;
}

function Title({ game, seats, isHost, open }: TitleProps) {
  const { t } = useTranslation();
  const name = useGameName(game);
  const names = namesOf(seats, t);
  const inviting = names[seats.findIndex((seat) => seat.host)];
  const title = isHost ? t('waiting.yours', { game: name }) : inviting === undefined ? t('door.invited', { game: name }) : t('door.invites', { game: name, name: inviting });
  return (
    <header className="waiting-title">
      <h2>
        <Words of={title} />
      </h2>
      <p>{open === 0 ? t('waiting.full') : t('waiting.open', { count: open })}</p>
    </header>
  );
}

type SeatsProps = Pick<WaitingRoomProps, 'table' | 'now' | 'you' | 'presence'>;

/** For who may fill them with bots, of the levels that are offered at such a table. */
function HostSeats(props: SeatsProps) {
  const { value: games } = useFetched(rest.games);
  return <Seats {...props} levels={games?.find(({ key }) => key === props.table.game)?.levels[props.now.seats.length] ?? NONE} />;
}

function Seats({ table, now, you, presence, levels }: SeatsProps & { readonly levels: readonly Level[] }) {
  const { run, busy, error } = useRequest();
  const { me } = useMe();
  const maySit = useRestriction(now)?.may_sit !== false;
  const fill = (seat: number) => (level: Level | null) => run(() => (level === null ? host.freeSeat(table.id, seat) : host.seatBot(table.id, seat, level)));
  return (
    <>
      <ol>
        {now.seats.map((seat) => (
          <WaitingSeat
            key={seat.seat}
            seat={seat}
            seats={now.seats}
            presence={presence[seat.seat] ?? null}
            you={you}
            me={me?.id}
            maySit={maySit && you === null}
            busy={busy}
            sit={() => run(() => rest.sit(table.id, seat.seat, freshSalt()))}
            levels={levels}
            fill={fill(seat.seat)}
          />
        ))}
      </ol>
      <ErrorNote code={error} />
    </>
  );
}

interface BeginningProps extends Pick<WaitingRoomProps, 'table' | 'now' | 'you'> {
  readonly open: number;
}

/** The button that begins, the one that leaves, and what is waited for. */
function Beginning({ table, now, you, open }: BeginningProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { run, busy, error } = useRequest();
  const othersMay = usePassed(now.others_start_at);
  const maySit = useRestriction(now)?.may_sit !== false;
  const inviting = now.seats.find((seat) => seat.host);
  const mayStart = inviting === undefined || inviting.seat === you || (now.others_start_at !== null && othersMay);
  const names = namesOf(now.seats, t);
  return (
    <>
      {you === null ? null : (
        <div className="menu-rows">
          {mayStart ? (
            <button type="button" className="button main big" disabled={busy || open > 0} onClick={() => run(() => rest.start(table.id))}>
              {t('waiting.start')}
            </button>
          ) : null}
          <button type="button" className="button" disabled={busy} onClick={() => run(() => rest.leave(table.id, you).then(() => go('/')))}>
            {t('waiting.leave')}
          </button>
        </div>
      )}
      <p role="status">
        {!maySit && you === null ? t('waiting.may_not_sit') : null}
        {you === null || mayStart ? null : <Words of={t('waiting.host_first', { name: names[now.seats.indexOf(inviting)] })} />}
        {you !== null && mayStart && open > 0 ? t('waiting.until_full') : null}
      </p>
      <ErrorNote code={error} />
    </>
  );
}
