import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import type { RankingRow } from '@pylon/contract/rankings/rankings';
import type { Expert } from '@pylon/contract/wire';
import { DotStrip } from '../../ui/charts/DotStrip.tsx';
import { ScaleHead } from '../../ui/charts/ScaleHead.tsx';
import type { Domain } from '../../ui/charts/scale.ts';
import type { Column } from '../../ui/table/column.ts';
import { columnLock } from '../../widgets/paywall/column-lock.tsx';
import { whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { decimal, kickoff, money, NONE } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { PointsRange } from '../../widgets/player/PointsRange.tsx';
import { Change } from '../../widgets/table/Change.tsx';
import type { CsvColumn } from '../../widgets/table/csv.ts';
import type { RankingPeriod } from './rankings.search.ts';

export interface RankingScales {
  readonly points: Domain;
  /** From the best to the worst rank that any expert gives on this page. */
  readonly ranks: Domain;
}

const spread = (row: RankingRow, experts: readonly Expert[], domain: Domain) => {
  const dots = experts.flatMap(({ id }) => {
    const value = row.ranks[id];
    return value === undefined || isLocked(value) ? [] : [{ key: id, value }];
  });
  if (dots.length === 0) return <span className="text-muted">{NONE}</span>;
  const post = unlocked(row.consensus);
  const words = dots.map((dot) => `${experts.find(({ id }) => id === dot.key)?.name} ${decimal(dot.value)}`);
  return (
    <DotStrip
      dots={dots}
      domain={domain}
      {...(post === null ? {} : { post })}
      label={`Ranks: ${words.join(', ')}`}
      className="w-full"
    />
  );
};

/** An expert's lock on a row, if any of those shown has one. */
const lockedRank = (row: RankingRow) => Object.values(row.ranks).find(isLocked);

/**
 * The columns of a rankings table. Every expert has one of his own that can be picked; whoever may not see the points sees
 * the open experts' instead.
 */
export function rankingColumns(
  experts: readonly Expert[],
  rows: readonly RankingRow[],
  period: RankingPeriod,
  scales: RankingScales,
): readonly Column<RankingRow>[] {
  const isWeekly = period === 'Weekly';
  const decimals = isWeekly ? 1 : 0;
  const lock = (value: (row: RankingRow) => unknown) => columnLock(rows, value);
  const isShort = rows.some((row) => isLocked(row.points));
  const shortOnes = isShort ? experts.filter(({ paywallTier }) => paywallTier === 0).map(({ id }) => id) : [];
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
            ...lock((row) => row.game),
            cell: (row: RankingRow) => whenOpen(row.game, (game) => (game ? kickoff(game) : NONE)),
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
      shows: isShort ? 'desktop' : 'phone', // a phone has room for one number: an open one
      ...lock((row) => row.points),
      cell: (row) =>
        whenOpen(row.points, (points) => (
          <span className="font-semibold text-lg md:text-base">{decimal(points?.expected, decimals)}</span>
        )),
    },
    {
      key: 'range',
      title: 'Floor to ceiling',
      ...(isShort ? {} : { heading: <ScaleHead title="Floor to ceiling" domain={scales.points} /> }),
      hint: 'The 10th to the 90th percentile on one scale, with a post at the expected points',
      shows: 'desktop',
      className: 'md:min-w-36',
      ...lock((row) => row.points),
      cell: (row) => whenOpen(row.points, (points) => <PointsRange points={points} domain={scales.points} />),
    },
    {
      key: 'average',
      title: 'Avg',
      sortKey: 'consensus',
      hint: 'Mean rank of the experts shown',
      align: 'right',
      shows: 'desktop',
      ...lock((row) => row.consensus),
      cell: (row) => whenOpen(row.consensus, (consensus) => decimal(consensus, 1)),
    },
    {
      key: 'spread',
      title: 'Experts',
      hint: "Every expert's rank as a dot, with a post at their mean",
      shows: 'desktop',
      className: 'md:min-w-32',
      ...lock(lockedRank),
      cell: (row) => whenOpen(lockedRank(row), () => spread(row, experts, scales.ranks)),
    },
    {
      key: 'adp',
      title: 'ADP',
      sortKey: 'adp',
      hint: 'Average draft position over all providers',
      align: 'right',
      shows: isWeekly ? 'picked' : isShort ? 'desktop' : 'phone',
      ...lock((row) => row.adp),
      cell: (row) => whenOpen(row.adp, (adp) => decimal(adp, 1)),
    },
    {
      key: 'difference',
      title: 'Diff',
      sortKey: 'difference',
      isHighFirst: true,
      hint: 'ADP minus rank: above zero goes later than ranked',
      align: 'right',
      shows: isWeekly ? 'picked' : 'desktop',
      ...lock((row) => row.difference),
      cell: (row) => whenOpen(row.difference, (difference) => <Change value={difference} />),
    },
    {
      key: 'vorp',
      title: 'VORP',
      sortKey: 'vorp',
      isHighFirst: true,
      hint: 'Points above the best player left on the wire at the position',
      align: 'right',
      shows: isWeekly ? 'picked' : 'desktop',
      ...lock((row) => row.vorp),
      cell: (row) => whenOpen(row.vorp, (vorp) => decimal(vorp, decimals)),
    },
    {
      key: 'sd',
      title: 'SD',
      hint: "Standard deviation of the experts' ranks",
      align: 'right',
      shows: 'picked',
      ...lock((row) => row.sd),
      cell: (row) => whenOpen(row.sd, (sd) => decimal(sd, 1)),
    },
    {
      key: 'auctionValue',
      title: 'Auction',
      sortKey: 'auctionValue',
      isHighFirst: true,
      hint: 'Worth of a budget of $200',
      align: 'right',
      shows: 'picked',
      ...lock((row) => row.auctionValue),
      cell: (row) => whenOpen(row.auctionValue, money),
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
        shows: expert.id === shortOnes[0] ? 'phone' : shortOnes.includes(expert.id) ? 'desktop' : 'picked',
        ...lock((row) => row.ranks[expert.id]),
        cell: (row) => whenOpen(row.ranks[expert.id], (rank) => decimal(rank)),
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
  { head: 'Floor', cell: (row) => unlocked(row.points)?.floor },
  { head: 'Points', cell: (row) => unlocked(row.points)?.expected },
  { head: 'Ceiling', cell: (row) => unlocked(row.points)?.ceiling },
  { head: 'VORP', cell: (row) => row.vorp },
  { head: 'Auction value', cell: (row) => row.auctionValue },
];
