import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { type CsvColumn, toCsv } from '@pylon/engine/tables/csv';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { nameIn, type ReportDraft } from '../report.ts';

const columnsOf = (draft: ReportDraft): readonly CsvColumn<MockDraftPick>[] => [
  { head: 'Pick', cell: ({ pickNumber }) => pickNumber },
  { head: 'Round', cell: ({ round }) => round },
  { head: 'Pick in round', cell: ({ pickTurn }) => pickTurn },
  { head: 'Team', cell: ({ participantId }) => nameIn(draft, participantId) },
  { head: 'Player', cell: (pick) => entityOf(pick)?.name },
  { head: 'Position', cell: (pick) => entityOf(pick)?.positionLabel },
  { head: 'NFL team', cell: (pick) => entityOf(pick)?.teamAlias },
  { head: 'Bye', cell: ({ byeWeek }) => byeWeek },
  { head: 'Rank', cell: ({ rank }) => rank },
  { head: 'Tier', cell: ({ tier }) => tier },
  { head: 'ADP', cell: ({ adp }) => adp },
  { head: 'Projected points', cell: ({ seasonalScoredProjections }) => seasonalScoredProjections },
  { head: 'Price', cell: ({ cost }) => cost },
  { head: 'List value', cell: ({ value }) => (value === undefined ? undefined : Number(value.toFixed(2))) },
  { head: 'Kept', cell: ({ isKeeper }) => (isKeeper ? 'yes' : 'no') },
  { head: 'Grade', cell: ({ letterGrade }) => letterGrade },
];

/** All picks that were made, in their order, as a file for spreadsheets. What a plan would open is left empty. */
export const picksCsv = (draft: ReportDraft): string =>
  toCsv(
    columnsOf(draft),
    draft.picks.filter(({ athlete, team }) => athlete !== null || team !== null),
  );
