import type { RankingRow } from '@pylon/contract/rankings';
import { decimal, kickoff } from '../../widgets/display.ts';
import { entityKey } from '../../widgets/entity.ts';
import { PlayerCell } from '../../widgets/PlayerCell.tsx';
import { PointsRange, pointsDomain } from '../../widgets/PointsRange.tsx';
import { TierBreak } from '../../widgets/TierBreak.tsx';

export interface TopPlayersProps {
  readonly rows: readonly RankingRow[];
  readonly isWeekly: boolean;
}

/** The first of the rankings with their tiers: number, player, range of points, points. */
export function TopPlayers({ rows, isWeekly }: TopPlayersProps) {
  const domain = pointsDomain(rows.map((row) => row.points));
  return (
    <ol>
      {rows.map((row, index) => (
        <li key={entityKey(row)}>
          {row.tier !== rows[index - 1]?.tier && <TierBreak tier={row.tier} />}
          <div className="flex h-14 items-center gap-3 border-hairline border-b px-2 md:h-12">
            <span className="scoreboard w-8 shrink-0 text-right font-bold text-xl">{row.rank}</span>
            <span className="min-w-0 grow">
              <PlayerCell row={row} positionRank={row.positionRank} />
            </span>
            <span className="w-36 shrink-0 whitespace-nowrap text-muted text-sm max-md:hidden">
              {isWeekly
                ? row.game && kickoff(row.game)
                : row.adp !== null && <span className="figures">ADP {decimal(row.adp, 1)}</span>}
            </span>
            <span className="w-36 shrink-0 max-md:hidden">
              <PointsRange points={row.points} domain={domain} />
            </span>
            <span className="figures w-14 shrink-0 text-right font-semibold text-lg">
              {decimal(row.points?.expected, isWeekly ? 1 : 0)}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
