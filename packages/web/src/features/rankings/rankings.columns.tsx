import type { RankingRow } from '@pylon/contract/rankings';
import type { Expert } from '@pylon/contract/wire';
import type { Column } from '../../ui/column.ts';
import { DotStrip } from '../../ui/DotStrip.tsx';
import { ScaleHead } from '../../ui/ScaleHead.tsx';
import type { Domain } from '../../ui/scale.ts';
import { Change } from '../../widgets/Change.tsx';
import type { CsvColumn } from '../../widgets/csv.ts';
import { decimal, kickoff, money, NONE } from '../../widgets/display.ts';
import { entityOf } from '../../widgets/entity.ts';
import { PlayerCell } from '../../widgets/PlayerCell.tsx';
import { PointsRange } from '../../widgets/PointsRange.tsx';
import type { RankingPeriod } from './rankings.search.ts';

export interface RankingScales {
  readonly points: Domain;
  /** From the best to the worst rank that any expert gives on this page. */
  readonly ranks: Domain;
}

const spread = (row: RankingRow, experts: readonly Expert[], domain: Domain) => {
  const dots = experts.flatMap(({ id }) => {
    const value = row.ranks[id];
    return value === undefined ? [] : [{ key: id, value }];
  });
  if (dots.length === 0) return <span className="text-muted">{NONE}</span>;
  const words = dots.map((dot) => `${experts.find(({ id }) => id === dot.key)?.name} ${decimal(dot.value)}`);
  return (
    <DotStrip
      dots={dots}
      domain={domain}
      post={row.consensus}
      label={`Ranks: ${words.join(', ')}`}
      className="w-full"
    />
  );
};

/** The columns of a rankings table. Every expert has one of his own that can be picked. */
export function rankingColumns(
  experts: readonly Expert[],
  period: RankingPeriod,
  scales: RankingScales,
): readonly Column<RankingRow>[] {
  const isWeekly = period === 'Weekly';
  const decimals = isWeekly ? 1 : 0;
  return [
    {
      key: 'rank',
      title: '#',
      align: 'right',
      shows: 'phone',
      className: 'w-10 text-muted',
      cell: (row) => <span className="scoreboard font-semibold text-lg text-ink">{row.rank}</span>,
    },
    {
      key: 'player',
      title: 'Player',
      sortKey: 'athleteName',
      hint: 'Open a player for his card',
      shows: 'phone',
      className: 'w-full max-w-0 md:w-88 md:max-w-88',
      cell: (row) => (
        <PlayerCell row={row} positionRank={row.positionRank} {...(isWeekly ? {} : { byeWeek: row.byeWeek })} />
      ),
    },
    ...(isWeekly
      ? [
          {
            key: 'game',
            title: 'Game',
            shows: 'desktop' as const,
            className: 'whitespace-nowrap text-muted text-sm',
            cell: (row: RankingRow) => (row.game ? kickoff(row.game) : NONE),
          },
        ]
      : []),
    {
      key: 'points',
      title: 'Points',
      sortKey: 'projectedFantasyPoints',
      isHighFirst: true,
      hint: 'Expected fantasy points in the chosen scoring',
      align: 'right',
      shows: 'phone',
      cell: (row) => (
        <span className="font-semibold text-lg md:text-base">{decimal(row.points?.expected, decimals)}</span>
      ),
    },
    {
      key: 'range',
      title: 'Floor to ceiling',
      heading: <ScaleHead title="Floor to ceiling" domain={scales.points} />,
      hint: 'The 10th to the 90th percentile on one scale, with a post at the expected points',
      shows: 'desktop',
      className: 'md:min-w-36',
      cell: (row) => <PointsRange points={row.points} domain={scales.points} />,
    },
    {
      key: 'consensus',
      title: 'Avg',
      sortKey: 'consensus',
      hint: 'Mean rank of the experts shown',
      align: 'right',
      shows: 'desktop',
      cell: (row) => decimal(row.consensus, 1),
    },
    {
      key: 'spread',
      title: 'Experts',
      hint: "Every expert's rank as a dot, with a post at their mean",
      shows: 'desktop',
      className: 'md:min-w-32',
      cell: (row) => spread(row, experts, scales.ranks),
    },
    {
      key: 'adp',
      title: 'ADP',
      sortKey: 'adp',
      hint: 'Average draft position over all providers',
      align: 'right',
      shows: isWeekly ? 'picked' : 'phone',
      cell: (row) => decimal(row.adp, 1),
    },
    {
      key: 'difference',
      title: 'Diff',
      sortKey: 'difference',
      isHighFirst: true,
      hint: 'ADP minus rank: above zero goes later than ranked',
      align: 'right',
      shows: isWeekly ? 'picked' : 'desktop',
      cell: (row) => <Change value={row.difference} />,
    },
    {
      key: 'vorp',
      title: 'VORP',
      sortKey: 'vorp',
      isHighFirst: true,
      hint: 'Points above the best player left on the wire at the position',
      align: 'right',
      shows: isWeekly ? 'picked' : 'desktop',
      cell: (row) => decimal(row.vorp, decimals),
    },
    {
      key: 'sd',
      title: 'SD',
      hint: "Standard deviation of the experts' ranks",
      align: 'right',
      shows: 'picked',
      cell: (row) => decimal(row.sd, 1),
    },
    {
      key: 'auctionValue',
      title: 'Auction',
      sortKey: 'auctionValue',
      isHighFirst: true,
      hint: 'Worth of a budget of $200',
      align: 'right',
      shows: 'picked',
      cell: (row) => money(row.auctionValue),
    },
    {
      key: 'byeWeek',
      title: 'Bye',
      sortKey: 'byeWeek',
      align: 'right',
      shows: 'picked',
      cell: (row) => decimal(row.byeWeek),
    },
    ...experts.map(
      (expert): Column<RankingRow> => ({
        key: expert.id,
        title: expert.name,
        sortKey: expert.id,
        hint: expert.description,
        align: 'right',
        shows: 'picked',
        cell: (row) => decimal(row.ranks[expert.id]),
      }),
    ),
  ];
}

/** The same as a file, with everything in it. */
export const rankingCsv = (experts: readonly Expert[]): readonly CsvColumn<RankingRow>[] => [
  { head: 'Rank', cell: (row) => row.rank },
  { head: 'Tier', cell: (row) => row.tier },
  { head: 'Player', cell: (row) => entityOf(row)?.name },
  { head: 'Position', cell: (row) => entityOf(row)?.positionLabel },
  { head: 'Position rank', cell: (row) => row.positionRank },
  { head: 'Team', cell: (row) => entityOf(row)?.teamAlias },
  { head: 'Bye', cell: (row) => row.byeWeek },
  { head: 'Average rank', cell: (row) => row.consensus },
  ...experts.map(({ id, name }): CsvColumn<RankingRow> => ({ head: name, cell: (row) => row.ranks[id] })),
  { head: 'ADP', cell: (row) => row.adp },
  { head: 'Difference', cell: (row) => row.difference },
  { head: 'Floor', cell: (row) => row.points?.floor },
  { head: 'Points', cell: (row) => row.points?.expected },
  { head: 'Ceiling', cell: (row) => row.points?.ceiling },
  { head: 'VORP', cell: (row) => row.vorp },
  { head: 'Auction value', cell: (row) => row.auctionValue },
];
