import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { asOfWords } from '../../widgets/games/game-state.ts';
import { decimal, weekLabel } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { MoverList } from '../../widgets/table/MoverList.tsx';
import { gameWords } from './game-words.ts';

type News = Answer<'getWeekNews'>;

/** What is new in the week: who is hurt, who is on the field more than before, and the games. */
export function WeekNews() {
  const { data } = useSuspenseQuery(answer('getWeekNews', {}));
  const { season, injuries, snapRisers, snapWeek, games } = data;
  return (
    <>
      {injuries.length > 0 && <Injuries injuries={injuries} />}
      {snapWeek !== null && snapRisers.length > 0 && (
        <MoverList
          title="On the field more"
          meaning={`% of snaps, the games before to ${weekLabel(snapWeek, season.year).toLowerCase()}`}
          moves={snapRisers}
        />
      )}
      <Games games={games} />
    </>
  );
}

const Injuries = ({ injuries }: Pick<News, 'injuries'>) => (
  <section aria-label="Injuries" className="min-w-0">
    <h3 className="border-edge border-b pb-1 text-lg">Injuries</h3>
    <ol>
      {injuries.map((row) => (
        <li key={entityKey(row)} className="flex h-14 items-center gap-3 border-hairline border-b md:h-12">
          <span className="min-w-0 grow">
            <PlayerCell row={row} />
          </span>
          <span className="shrink-0 text-right text-sm">
            <span className="font-semibold">{row.report}</span>
            {row.injury && <span className="text-muted max-md:block"> {row.injury}</span>}
          </span>
        </li>
      ))}
    </ol>
  </section>
);

/** As of when live games stand so is said once, for all of them: no line grows or breaks while they are played. */
const Games = ({ games }: Pick<News, 'games'>) => (
  <section aria-label="Games" className="min-w-0">
    <h3 className="flex items-baseline justify-between gap-3 border-edge border-b pb-1 text-lg">
      Games
      <span className="font-normal font-sans text-muted text-sm">
        {asOfWords(games.map(({ live }) => live)) || `${decimal(games.length)} this week`}, Eastern time
      </span>
    </h3>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6">
      {games.map((game) => (
        <li
          key={`${game.away} ${game.home}`}
          className="flex h-9 items-center justify-between gap-2 whitespace-nowrap border-hairline border-b"
        >
          <span className="font-semibold">
            {game.away} @ {game.home}
          </span>
          <span className={`figures text-sm ${game.live ? 'font-semibold' : 'text-muted'}`}>{gameWords(game)}</span>
        </li>
      ))}
    </ul>
  </section>
);
