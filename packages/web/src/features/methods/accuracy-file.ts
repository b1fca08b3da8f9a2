import type { AccuracyRow } from '@pylon/contract/accuracy/accuracy';
import type { CsvColumn } from '@pylon/engine/tables/csv';
import type { Input } from '../../api/call.ts';

/** The ledger as a file: what the table shows, starters as counts. */
export const ACCURACY_IN_FILE: readonly CsvColumn<AccuracyRow>[] = [
  { head: 'Source', cell: ({ name }) => name },
  { head: 'Kind', cell: ({ kind }) => kind },
  { head: 'Weeks', cell: ({ weeks }) => weeks },
  { head: 'Players', cell: ({ cases }) => cases },
  { head: 'Order', cell: ({ order }) => order },
  { head: 'Plain mean order', cell: ({ plainOrder }) => plainOrder },
  { head: 'Off by', cell: ({ error }) => error },
  { head: 'Plain mean off by', cell: ({ plainError }) => plainError },
  { head: 'Bias', cell: ({ bias }) => bias },
  { head: 'Starters hit', cell: ({ hits }) => hits },
  { head: 'Starters named', cell: ({ starters }) => starters },
  { head: 'Plain mean starters hit', cell: ({ plainHits }) => plainHits },
  { head: 'Plain mean starters named', cell: ({ plainStarters }) => plainStarters },
  { head: 'Newest list', cell: ({ asOf }) => asOf },
];

/** @example accuracyTitle({ seasonId: '2025', period: 'Weekly', week: 3 }) // → 'Accuracy 2025 week 3' */
export const accuracyTitle = ({ seasonId, period, week, position }: Input<'listAccuracy'>): string =>
  [
    `Accuracy ${seasonId}`,
    period === 'Seasonal' ? 'season' : week === undefined || week === -1 ? 'weeks' : `week ${week}`,
    ...(position ? [position] : []),
  ].join(' ');
