import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import type { RankingRow } from '@pylon/contract/rankings/rankings';
import { rankings } from '@pylon/contract/tables/draft/rankings.table';
import type { Expert } from '@pylon/contract/wire';
import { DotStrip } from '../../ui/charts/DotStrip.tsx';
import { ScaleHead } from '../../ui/charts/ScaleHead.tsx';
import type { Domain } from '../../ui/charts/scale.ts';
import type { Column } from '../../ui/table/column.ts';
import { columnLock } from '../../widgets/paywall/column-lock.tsx';
import { whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { PointsRange } from '../../widgets/player/PointsRange.tsx';
import { declaredColumn, placeColumn, playerColumn } from '../../widgets/table/declared-columns.tsx';
import type { RankingPeriod } from './rankings.search.ts';

export interface RankingScales {
  readonly points: Domain;
  /** From the best to the worst rank that any expert gives on this page. */
  readonly ranks: Domain;
}

export const nameOf = (experts: readonly Expert[], expertId: string): string | undefined =>
  experts.find(({ id }) => id === expertId)?.name;

const spread = (row: RankingRow, experts: readonly Expert[], domain: Domain) => {
  const dots = experts.flatMap(({ id }) => {
    const value = row.ranks[id];
    return value === undefined || isLocked(value) ? [] : [{ key: id, value }];
  });
  if (dots.length === 0) return <span className="text-muted">{NONE}</span>;
  const post = unlocked(row.consensus);
  const words = dots.map((dot) => `${nameOf(experts, dot.key)} ${decimal(dot.value)}`);
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

/** The rank of one expert, with the expert's name under it. */
const opinionColumn = (
  key: 'best' | 'worst',
  experts: readonly Expert[],
  rows: readonly RankingRow[],
): Column<RankingRow> =>
  declaredColumn(rankings, key, rows, {
    sortKey: key,
    cell: (row) =>
      whenOpen(row[key], (opinion) =>
        opinion ? (
          <span className="inline-flex max-w-24 flex-col items-end leading-none max-md:items-start">
            {decimal(opinion.rank)}
            <span className="max-w-full truncate text-muted text-xs" title={nameOf(experts, opinion.expertId)}>
              {nameOf(experts, opinion.expertId)}
            </span>
          </span>
        ) : (
          NONE
        ),
      ),
  });

/** An expert's lock on a row, if any of those shown has one. */
const lockedRank = (row: RankingRow) => Object.values(row.ranks).find(isLocked);

/**
 * The columns of a rankings table. Every expert has one of their own that can be picked; whoever may not see the points
 * sees the open experts' instead.
 *
 * @param view `isOwnOrder`: whether the order was made for the period; a place in a borrowed one is no rank
 */
export function rankingColumns(
  experts: readonly Expert[],
  rows: readonly RankingRow[],
  view: { readonly period: RankingPeriod; readonly isOwnOrder: boolean },
  scales: RankingScales,
): readonly Column<RankingRow>[] {
  const isWeekly = view.period === 'Weekly';
  const isSeasonal = view.period === 'Seasonal'; // drafts say nothing of what is left of a season
  const decimals = isWeekly ? 1 : 0;
  const lock = (value: (row: RankingRow) => unknown) => columnLock(rows, value);
  const isShort = rows.some((row) => isLocked(row.points));
  const shortOnes = isShort ? experts.filter(({ paywallTier }) => paywallTier === 0).map(({ id }) => id) : [];
  return [
    placeColumn(rankings.columns.rank, 'w-10 text-muted', (row) => row.rank),
    playerColumn('w-full max-w-0 md:w-88 md:max-w-88', ({ positionRank, byeWeek }) => ({
      ...(isSeasonal || view.isOwnOrder ? { positionRank } : {}),
      ...(isWeekly ? {} : { byeWeek }),
    })),
    ...(isWeekly ? [declaredColumn(rankings, 'game', rows)] : []),
    declaredColumn(rankings, 'points', rows, {
      sortKey: 'projectedFantasyPoints',
      shows: isShort ? 'desktop' : 'phone', // a phone has room for one number: an open one
      cell: (row) =>
        whenOpen(row.points, (points) => (
          <span className="font-semibold text-lg md:text-base">{decimal(points?.expected, decimals)}</span>
        )),
    }),
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
    declaredColumn(rankings, 'consensus', rows, { key: 'average' }),
    {
      key: 'spread',
      title: rankings.columns.ranks.title,
      hint: rankings.columns.ranks.hint,
      shows: 'desktop',
      className: 'md:min-w-32',
      ...lock(lockedRank),
      cell: (row) => whenOpen(lockedRank(row), () => spread(row, experts, scales.ranks)),
    },
    declaredColumn(rankings, 'adp', rows, { shows: !isSeasonal ? 'picked' : isShort ? 'desktop' : 'phone' }),
    declaredColumn(rankings, 'difference', rows, { shows: isSeasonal ? 'desktop' : 'picked' }),
    declaredColumn(rankings, 'vorp', rows, {
      shows: isWeekly ? 'picked' : 'desktop',
      cell: (row) => whenOpen(row.vorp, (vorp) => decimal(vorp, decimals)),
    }),
    declaredColumn(rankings, 'sd', rows),
    opinionColumn('best', experts, rows),
    opinionColumn('worst', experts, rows),
    declaredColumn(rankings, 'auctionValue', rows),
    declaredColumn(rankings, 'byeWeek', rows),
    ...(isWeekly ? [declaredColumn(rankings, 'impliedPoints', rows)] : []),
    declaredColumn(rankings, 'utilizationScore', rows),
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
