import type { AnswerOf } from '@pylon/contract/endpoint';
import { isLocked } from '@pylon/contract/plans/tiers';
import type {
  tradePositionRankings,
  tradeRosterChanges,
  tradeStats,
} from '@pylon/contract/trade-analyzer/full-analysis';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answer } from '../../api/answers.ts';
import { failureOf } from '../../api/failure.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import type { TradeInput } from './trade-input.ts';

type Ranking = Extract<AnswerOf<typeof tradePositionRankings>['positionRankings'], readonly unknown[]>[number];
type Traded = Extract<AnswerOf<typeof tradeStats>['tradeStats'], { tradeAway: unknown }>['tradeAway'][number];
type Change = Extract<AnswerOf<typeof tradeRosterChanges>['projectedRosterChanges'], { own: unknown }>['own'][number];

/** Places by position, the players of the trade, and who starts more or less often. */
export function FullAnalysis({ trade }: { readonly trade: TradeInput }) {
  const rankings = useQuery(answer('tradePositionRankings', trade));
  const stats = useQuery(answer('tradeStats', trade));
  const changes = useQuery(answer('tradeRosterChanges', trade));
  const error = rankings.error ?? stats.error ?? changes.error;
  if (error)
    return (
      <ErrorState
        {...failureOf('The analysis could not be loaded', error)}
        onRetry={() => void Promise.all([rankings.refetch(), stats.refetch(), changes.refetch()])}
      />
    );
  const places = rankings.data?.positionRankings;
  const players = stats.data?.tradeStats;
  const moves = changes.data?.projectedRosterChanges;
  if (!places || !players || !moves || isLocked(places) || isLocked(players) || isLocked(moves))
    return <SkeletonRows rows={12} label="Loading the full analysis" />;
  const traded = [...players.tradeAway, ...players.tradeFor];
  const hasCareers = traded.some(({ careerValue }) => careerValue !== null);
  return (
    <div className="flex flex-col gap-6">
      <Part title="Position rankings">
        <StatTable
          label="Position rankings"
          caption="Places of both teams at each position before and after the trade"
          columns={RANKING_COLUMNS}
          rows={places}
          keyOf={({ position }) => position}
        />
        <p className="max-w-2xl text-muted text-sm">
          By the points of everybody of the position who starts in the weeks that are left, at flex places too. Free
          agents whom a line-up would take count.
        </p>
      </Part>
      <Part title="Stats">
        <StatTable
          label="Stats"
          caption="Players of the trade"
          columns={hasCareers ? [...STAT_COLUMNS, CAREER_COLUMN] : STAT_COLUMNS}
          rows={traded}
          keyOf={({ leagueRosterId }) => leagueRosterId}
        />
        <p className="max-w-2xl text-muted text-sm">
          ROS is every week that is left, as if nobody missed one. Rest-of-season lists take off the games that players
          miss.
        </p>
      </Part>
      <div className="grid gap-6 md:grid-cols-2">
        <Part title="Your projected roster changes">
          <Changes label="Your changes" rows={moves.own} />
        </Part>
        <Part title="Their projected roster changes">
          <Changes label="Their changes" rows={moves.opponent} />
        </Part>
      </div>
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="flex min-w-0 flex-col gap-2">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);

const places = ({ rankBefore, rankAfter }: Ranking['own']): string =>
  rankBefore === rankAfter ? String(rankAfter) : `${rankBefore} → ${rankAfter}`;

const RANKING_COLUMNS: readonly StatTableColumn<Ranking>[] = [
  { title: 'Position', isWords: true, cell: ({ position }) => POSITION_LABELS[position] },
  { title: 'Your rank', cell: ({ own }) => places(own) },
  { title: 'Their rank', cell: ({ opponent }) => places(opponent) },
  { title: 'Teams', cell: ({ teams }) => teams },
];

const STAT_COLUMNS: readonly StatTableColumn<Traded>[] = [
  { title: 'Player', isWords: true, className: 'py-1', cell: (row) => <PlayerCell row={row} /> },
  { title: 'PPG', hint: 'Points a game so far', cell: ({ ppg }) => decimal(ppg, 1) },
  { title: 'Next', hint: 'Points of the next week', cell: ({ nextWeekPoints }) => decimal(nextWeekPoints, 1) },
  { title: 'ROS', hint: 'Points of the rest of the season', cell: (row) => decimal(row.restOfSeasonPoints, 1) },
  { title: 'ROS rank', hint: 'At the position', cell: ({ restOfSeasonRank }) => restOfSeasonRank ?? NONE },
  { title: 'Value', hint: 'Above what anybody could pick up', cell: ({ marketValue }) => decimal(marketValue, 1) },
  { title: 'Bye', cell: ({ byeWeeks }) => (byeWeeks.length > 0 ? byeWeeks.join(', ') : NONE) },
];

const CAREER_COLUMN: StatTableColumn<Traded> = {
  title: 'For years',
  hint: 'What trades of leagues that keep players bring',
  cell: ({ careerValue }) => decimal(careerValue),
};

const CHANGE_COLUMNS: readonly StatTableColumn<Change>[] = [
  {
    title: 'Player',
    isWords: true,
    className: 'py-1',
    cell: ({ player, position }) => (player ? player.name : `Free agents, ${POSITION_LABELS[position]}`),
  },
  { title: 'Move', isWords: true, cell: ({ player, change }) => (player ? change : NONE) },
  { title: 'Starts', hint: 'Weeks in the best line-up', cell: (row) => `${row.startsBefore} → ${row.startsAfter}` },
];

function Changes({ label, rows }: { readonly label: string; readonly rows: readonly Change[] }) {
  return (
    <StatTable
      label={label}
      caption={label}
      columns={CHANGE_COLUMNS}
      rows={rows}
      keyOf={({ player, position }) => player?.leagueRosterId ?? `free ${position}`}
    />
  );
}
