import type { AuctionRow } from '@pylon/contract/auctions/auctions';
import { isLocked } from '@pylon/contract/plans/tiers';
import { auctions } from '@pylon/contract/tables/draft/auctions.table';
import type { Expert } from '@pylon/contract/wire';
import type { CsvColumn } from '@pylon/engine/tables/csv';
import { inFile, PLAYER_IN_FILE } from '@pylon/engine/tables/table-file';
import type { Column } from '../../ui/table/column.ts';
import { columnLock } from '../../widgets/paywall/column-lock.tsx';
import { whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { money } from '../../widgets/player/display.ts';
import { declaredColumn, placeColumn, playerColumn } from '../../widgets/table/declared-columns.tsx';

/**
 * The columns of the auction values. Every expert has one of their own that can be picked; whoever may not see the mean
 * sees the open experts' instead.
 */
export function auctionColumns(
  experts: readonly Expert[],
  rows: readonly AuctionRow[],
  isPlanned: boolean,
): readonly Column<AuctionRow>[] {
  const isShort = rows.some((row) => isLocked(row.consensus));
  const openOnes = isShort ? experts.filter(({ paywallTier }) => paywallTier === 0).map(({ id }) => id) : [];
  return [
    placeColumn(auctions.columns.rank, 'w-10 min-w-10 text-muted', (row) => row.rank),
    playerColumn('w-full max-w-0 md:w-88 md:max-w-88', ({ positionRank, byeWeek }) => ({ positionRank, byeWeek })),
    declaredColumn(auctions, 'consensus', rows, {
      shows: isShort ? 'desktop' : 'phone',
      cell: (row) =>
        whenOpen(row.consensus, (value) => <span className="font-semibold text-lg md:text-base">{money(value)}</span>),
    }),
    declaredColumn(auctions, 'marketPrice', rows),
    declaredColumn(auctions, 'difference', rows),
    declaredColumn(auctions, 'low', rows),
    declaredColumn(auctions, 'high', rows),
    declaredColumn(auctions, 'planLimit', rows, { shows: isPlanned ? 'desktop' : 'picked' }),
    declaredColumn(auctions, 'auctionValue', rows),
    declaredColumn(auctions, 'vorp', rows),
    declaredColumn(auctions, 'adp', rows),
    declaredColumn(auctions, 'byeWeek', rows),
    ...experts.map(
      (expert): Column<AuctionRow> => ({
        key: expert.id,
        title: expert.name,
        // The mean of all has the name of the expert Consensus.
        ...(expert.id in auctions.columns ? { key: `${expert.id}-expert` } : { sortKey: expert.id, isHighFirst: true }),
        hint: expert.description,
        align: 'right',
        shows: expert.id === openOnes[0] ? 'phone' : openOnes.includes(expert.id) ? 'desktop' : 'picked',
        ...columnLock(rows, (row) => row.values[expert.id]),
        cell: (row) => whenOpen(row.values[expert.id], (value) => money(value)),
      }),
    ),
  ];
}

/** The same as a file, with everything in it. */
export const auctionCsv = (experts: readonly Expert[]): readonly CsvColumn<AuctionRow>[] => [
  inFile(auctions, 'rank'),
  inFile(auctions, 'tier'),
  PLAYER_IN_FILE.name,
  PLAYER_IN_FILE.position,
  inFile(auctions, 'positionRank'),
  PLAYER_IN_FILE.team,
  inFile(auctions, 'byeWeek'),
  inFile(auctions, 'consensus'),
  inFile(auctions, 'low'),
  inFile(auctions, 'high'),
  ...experts.map(({ id, name }): CsvColumn<AuctionRow> => ({ head: name, cell: (row) => row.values[id] })),
  inFile(auctions, 'marketPrice'),
  inFile(auctions, 'difference'),
  inFile(auctions, 'planLimit'),
  inFile(auctions, 'auctionValue'),
  inFile(auctions, 'vorp'),
  inFile(auctions, 'adp'),
];
