import { defineTable } from '@pylon/engine/tables/table';
import { WEEK_SPAN } from '../game-span.ts';

// What opponents allow is told by what they allowed, which the same plan opens.
const FEATURE = 'pdvTable';
const told = { feature: FEATURE, nullable: true, from: 'Schedule and box scores' } as const;
const expected = { ...told, kind: 'decimal', isHighFirst: true } as const;
const place = { ...told, kind: 'whole', hint: '1 has the easiest opponents' } as const;

/** Whose opponents give points away, and whose do not. */
export const sos = defineTable({
  name: 'sos',
  call: 'listSos',
  callPath: '/datatables/sos',
  path: '/sos',
  section: 'week',
  title: 'Strength of Schedule',
  question:
    'Whose opponents allow a position the most: those ahead, or all once the season is over. 1st has it easiest; differences are small, and mostly chance.',
  about: 'teams',
  rowName: 'SosRow',
  filters: {
    scoring: true,
    positions: ['RB'],
    own: WEEK_SPAN,
  },
  sort: '-rest',
  preview: { feature: FEATURE, rows: 5 },
  columns: {
    rest: {
      ...expected,
      title: 'Schedule',
      hint: 'Points a game that the opponents of the weeks asked for are expected to allow the position: those left through week 17 unless others are; all of a season that is over',
      shows: 'phone',
    },
    restPlace: { ...place, title: 'Schedule rank', placeOf: 'rest' },
    nextFour: { ...expected, title: 'Next 4', hint: 'The same of the next four games; none once the season is over' },
    playoffs: { ...expected, title: 'Weeks 15–17', hint: 'The same of the fantasy play-offs', shows: 'phone' },
    playoffsPlace: { ...place, title: 'Weeks 15–17 rank', placeOf: 'playoffs' },
    opponents: {
      feature: FEATURE,
      from: told.from,
      title: 'Opponents',
      hint: 'Week, opponent, and its place among those who allow the position the most',
      kind: 'opponents',
    },
    basis: {
      feature: FEATURE,
      from: told.from,
      title: 'Told by',
      hint: 'Whose games the figures are told from, drawn to the mean by how little recurs',
      kind: 'text',
    },
  },
});
