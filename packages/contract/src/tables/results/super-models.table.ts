import { defineTable } from '@pylon/engine/tables/table';

const FEATURE = 'nflRookieRbModel';
const DRAFT = 'Draft picks and rosters of nflverse';
const MODEL = 'Our model, from the runners drafted 2010 to 2019';
const told = { feature: FEATURE, from: MODEL } as const;
const points = { ...told, kind: 'decimal', isHighFirst: true } as const;
const scored = { ...points, nullable: true, from: 'Box scores of nflverse, in PPR' } as const;

/** What to expect of running backs by where they were drafted, and who was like them. */
export const superModels = defineTable({
  name: 'super-models',
  call: 'listSuperModels',
  callPath: '/datatables/super-models',
  path: '/super-models',
  section: 'results',
  methodPage: { path: '/methods/rookie-runners', title: 'What the model was measured to tell' },
  title: 'Rookie RB Super Model',
  question: 'What rookie runners do in two seasons, told by draft slot: R² .38, 202 runners.',
  rowName: 'SuperModelRow',
  filters: {
    among: ['RB'],
    own: {
      draftClass: {
        ...{ kind: 'offered', title: 'Draft class', call: 'listDraftClasses', standard: 'This season’s' },
        more: { all: 'All classes' },
      },
      conference: { kind: 'offered', title: 'Conference', call: 'listConferences', standard: 'All conferences' },
    },
  },
  sort: '-expected',
  preview: { feature: FEATURE, rows: 5, soldAs: 'The rookie running back model' },
  columns: {
    draftClass: { title: 'Class', hint: 'Year of the draft', kind: 'text', isHighFirst: true, from: DRAFT },
    overall: { title: 'Pick', hint: 'Pick counted over all rounds', kind: 'whole', from: DRAFT, shows: 'phone' },
    draftedBy: { title: 'By', inFile: 'Drafted by', hint: 'Team that picked the player', kind: 'text', from: DRAFT },
    college: { title: 'College', hint: 'The last college', kind: 'text', nullable: true, from: DRAFT },
    conference: {
      ...{ title: 'Conference', kind: 'text', nullable: true, from: 'Our list of colleges', shows: 'picked' },
      hint: 'Where the last college played in the season before the draft',
    },
    age: {
      ...{ title: 'Age', kind: 'decimal', nullable: true, from: DRAFT },
      hint: 'Years at the end of the April of the draft',
    },
    pounds: {
      title: 'Lb',
      inFile: 'Weight',
      hint: 'Pounds',
      kind: 'whole',
      nullable: true,
      from: DRAFT,
      shows: 'picked',
    },
    expected: {
      ...{ ...points, title: 'Expected', inFile: 'Points a season to expect', shows: 'phone' },
      hint: 'PPR points a season to expect of the first two, by the draft slot',
    },
    floor: {
      ...{ ...points, title: 'Low', inFile: 'Low points a season' },
      hint: 'One in ten of the 20 runners drafted nearest to the player stayed below',
    },
    ceiling: {
      ...{ ...points, title: 'High', inFile: 'High points a season' },
      hint: 'One in ten of the 20 runners drafted nearest to the player had as many',
    },
    starterShare: {
      ...{ ...points, kind: 'share', title: 'Top 24', inFile: 'Share in the top 24' },
      hint: 'Share of those 20 who were among the first 24 runners in one of their first two seasons',
    },
    like: {
      ...{ ...told, title: 'Like', inFile: 'Most like', kind: 'text' },
      hint: 'Past runners nearest in slot, weight and age, with their points a season',
    },
    first: {
      ...{ ...scored, title: 'First', inFile: 'First season', shows: 'picked' },
      hint: 'PPR points of the first season, so far where it is under way',
    },
    second: {
      ...{ ...scored, title: 'Second', inFile: 'Second season', shows: 'picked' },
      hint: 'PPR points of the second season, so far where it is under way',
    },
  },
});
