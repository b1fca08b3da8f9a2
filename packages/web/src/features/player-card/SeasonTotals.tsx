import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { Scroller } from '../../ui/table/Scroller.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { statColumns, statOf } from '../../widgets/table/stat-columns.ts';

/** Regular-season totals, newest season first. */
export function SeasonTotals({ card }: { readonly card: PlayerCard }) {
  const entity = entityOf(card);
  const columns = statColumns(entity?.position ? [entity.position] : []);
  if (card.seasons.length === 0) return <p className="text-base text-muted">No season on record.</p>;
  const head = 'label border-edge border-b px-2 py-2 whitespace-nowrap';
  const cell = 'figures h-9 whitespace-nowrap border-hairline border-b px-2';
  return (
    <Scroller label="Season totals">
      <table className="w-full border-separate border-spacing-0 text-base">
        <caption className="sr-only">Season totals of {entity?.name}</caption>
        <thead>
          <tr>
            {['Season', 'Team', 'G', 'Points', 'A game', 'Finish'].map((title, index) => (
              <th
                key={title}
                scope="col"
                className={`${head} ${index < 2 ? 'text-left' : 'text-right'} ${index === 0 ? 'sticky left-0 bg-surface' : ''}`}
              >
                {title}
              </th>
            ))}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={`${head} text-right`} title={column.meaning}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.seasons.map((season) => (
            <tr key={season.seasonId}>
              <th scope="row" className={`${cell} sticky left-0 bg-surface text-left font-semibold`}>
                {season.seasonId}
              </th>
              <td className={`${cell} text-left text-muted`}>{season.team ?? NONE}</td>
              <td className={`${cell} text-right`}>{season.games}</td>
              <td className={`${cell} text-right font-semibold`}>{decimal(season.points, 1)}</td>
              <td className={`${cell} text-right`}>{decimal(season.pointsPerGame, 1)}</td>
              <td className={`${cell} text-right`}>
                {season.positionFinish === null ? NONE : `${entity?.positionLabel}${season.positionFinish}`}
              </td>
              {columns.map((column) => (
                <td key={column.key} className={`${cell} text-right`}>
                  {decimal(statOf(season.stats, column) ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
