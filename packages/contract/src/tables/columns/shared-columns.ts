// Columns that several tables have. Whoever spreads one adds what is a table's own: who may see it, when it is shown.
import type { Column } from '@pylon/engine/tables/table';
import type { PaidFeature } from '../../plans/tiers.ts';

type Part = Partial<Column<PaidFeature>>;

/** A row's number in the table's own order. */
export const PLACE = { title: '#', inFile: 'Rank', kind: 'whole', shows: 'phone' } as const satisfies Part;
export const PLACE_AT_POSITION = { title: 'Pos #', inFile: 'Position rank', kind: 'whole' } as const satisfies Part;

/** What a row counts; its hint says which games those are. */
export const GAMES = { title: 'G', inFile: 'Games', kind: 'whole' } as const satisfies Part;
/** Teams of a player in what a row counts. */
export const PLAYED_FOR = { title: 'For', inFile: 'Teams', kind: 'text' } as const satisfies Part;

export const BYE = {
  title: 'Bye',
  hint: 'The week without a game',
  kind: 'whole',
  nullable: true,
  from: 'Schedule',
} as const satisfies Part;

export const NEXT_GAME = {
  title: 'Game',
  hint: 'Against whom, where and when the next game is',
  kind: 'game',
  nullable: true,
  feature: 'opponentTeam',
  from: 'Schedule',
} as const satisfies Part;

/** Drawn beside {@link NEXT_GAME}. */
export const OPPONENT_RANK = {
  title: 'Opponent rank',
  hint: 'Place of the opponent by what it is expected to allow the position: 1 the most',
  kind: 'whole',
  nullable: true,
  feature: 'pdvTable',
  placeOf: 'game',
  from: 'Schedule and box scores',
} as const satisfies Part;

export const IMPLIED = {
  title: 'Implied',
  inFile: 'Implied points of the team',
  hint: 'Points that the lines expect of the team',
  kind: 'decimal',
  nullable: true,
  isHighFirst: true,
  from: 'Betting lines, nflverse',
} as const satisfies Part;

export const ADP = {
  title: 'ADP',
  hint: 'Average draft position over all providers',
  kind: 'decimal',
  nullable: true,
  feature: 'adp',
  from: 'Newest list of each provider',
} as const satisfies Part;

export const GUILLOTINE_ADP = {
  title: 'ADP',
  hint: 'Mean pick in guillotine drafts, where a list of them is known',
  kind: 'decimal',
  nullable: true,
  feature: 'adpDiffs',
  from: 'Guillotine lists',
} as const satisfies Part;

export const ADP_LESS_RANK = {
  title: 'Diff',
  inFile: 'Difference',
  hint: 'ADP minus rank: above zero goes later than ranked',
  kind: 'change',
  nullable: true,
  feature: 'difference',
  isHighFirst: true,
} as const satisfies Part;

export const OVER_WIRE = {
  title: 'VORP',
  hint: 'Points above the best player left on the wire at the position',
  kind: 'decimal',
  nullable: true,
  isHighFirst: true,
} as const satisfies Part;

export const POINTS_A_GAME = {
  title: 'Mean',
  inFile: 'Points a game',
  hint: 'Points expected of a game that the player is in',
  kind: 'decimal',
  isHighFirst: true,
} as const satisfies Part;

export const CHANGE_OF_VALUE = {
  title: '30 days',
  inFile: 'Change in 30 days',
  hint: 'Change of the value in 30 days; the whole scale drifts a little',
  kind: 'wholeChange',
  nullable: true,
  isHighFirst: true,
} as const satisfies Part;

export const AGE = {
  title: 'Age',
  kind: 'decimal',
  nullable: true,
  from: 'Days of birth, nflverse and DynastyProcess',
} as const satisfies Part;
