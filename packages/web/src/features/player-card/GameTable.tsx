import { unlocked } from '@pylon/contract/plans/tiers';
import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { Scroller } from '../../ui/table/Scroller.tsx';
import { decimal, finalScore, NONE, percent, weekLabel } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { statusMark } from '../../widgets/player/player-status.ts';
import { statColumns, statOf } from '../../widgets/table/stat-columns.ts';
import { hasLockedGame } from './game-bars.ts';

/** Every game with what was done in it; nothing where that is locked, and the log above says so. */
export function GameTable({ card }: { readonly card: PlayerCard }) {
  const position = entityOf(card)?.position;
  const columns = statColumns(position ? [position] : []);
  const games = card.gameLog
    .map(({ points, stats, offensePercent, ...game }) => ({
      ...game,
      points: unlocked(points),
      stats: unlocked(stats) ?? {},
      offensePercent: unlocked(offensePercent),
    }))
    .filter((game) => game.isBye || game.points !== null || game.score !== null);
  if (games.every((game) => game.isBye) || hasLockedGame(card.gameLog)) return null;
  const head = 'label border-edge border-b px-2 py-2';
  const cell = 'figures h-9 whitespace-nowrap border-hairline border-b px-2';
  const hasSnaps = games.some((game) => game.offensePercent !== null);
  return (
    <Scroller label={`Games of ${card.seasonId}`}>
      <table className="w-full border-separate border-spacing-0 text-base">
        <caption className="sr-only">Games of {card.seasonId}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} sticky left-0 bg-surface text-left`}>
              Week
            </th>
            <th scope="col" className={`${head} text-left`}>
              Game
            </th>
            <th scope="col" className={`${head} text-right`}>
              Points
            </th>
            {hasSnaps && (
              <th scope="col" className={`${head} text-right`} title="Share of the offence's snaps">
                Snaps
              </th>
            )}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={`${head} text-right`} title={column.meaning}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={`${game.seasonType}${game.week}`}>
              <th scope="row" className={`${cell} sticky left-0 bg-surface text-left font-normal`}>
                {weekLabel(game.week, Number(card.seasonId)).replace('Week ', '')}
              </th>
              <td className={`${cell} text-left text-muted text-sm`}>
                {game.isBye ? 'Bye' : game.score ? finalScore(game.score, game.opponent) : (game.opponent ?? NONE)}
              </td>
              <td className={`${cell} text-right font-semibold`}>
                {game.points === null ? (statusMark('', game.injury)?.words ?? NONE) : decimal(game.points, 1)}
              </td>
              {hasSnaps && <td className={`${cell} text-right`}>{percent(game.offensePercent)}</td>}
              {columns.map((column) => (
                <td key={column.key} className={`${cell} text-right`}>
                  {decimal(game.points === null ? null : (statOf(game.stats, column) ?? 0))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
