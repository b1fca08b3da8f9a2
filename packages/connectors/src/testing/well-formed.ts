// What holds of whatever a platform's folder makes of an answer, however strange the answer was.
import { isScoringKey, SCORING_RULES } from '@pylon/engine/scoring/scoring-keys';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { OutsideDraftFrame, OutsideDraftPick } from '../outside-draft.ts';
import type { Verbs } from '../platform.ts';

type Told<V> = V extends (...asked: never[]) => Promise<infer R>
  ? R extends { ok: true; value: infer T }
    ? T
    : never
  : never;
type Value<K extends keyof Verbs> = Told<Verbs[K]>;

/** The longest text: a label of a rule, or an address of a picture. */
const LONGEST_TEXT = 400;
const MOST = 10_000;

/**
 * What is wrong with a value that a platform told.
 *
 * @param verb as a question is called
 * @returns one line for each fault; none of a value that is well formed
 */
export function faultsOf(verb: string, value: unknown): readonly string[] {
  const own = Object.hasOwn(FAULTS, verb) ? FAULTS[verb] : undefined;
  return [...plainFaults(value, verb), ...(own?.(value as never) ?? [])]; // each verb tells what its faults look at
}

/** Texts that a database and a page can hold, amounts that are amounts, lists that end. */
function plainFaults(value: unknown, where: string): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${where} is ${value}`];
  if (typeof value === 'string') {
    const isBounded = value.length <= LONGEST_TEXT;
    // A control character is refused by the database, half a character by what writes UTF-8.
    return isBounded && !/\p{Cc}/u.test(value) && value.isWellFormed()
      ? []
      : [`${where}: ${JSON.stringify(value.slice(0, 40))}`];
  }
  if (value === undefined) return [`${where} is undefined`];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length > MOST) return [`${where} holds ${entries.length}`];
  return entries.flatMap(([key, inner]) => plainFaults(inner, `${where}.${key}`));
}

const onceEach = (ids: readonly string[], what: string): readonly string[] =>
  new Set(ids).size === ids.length ? [] : [`${what} twice`];
const inOrder = <T extends string | number>(values: readonly T[], what: string): readonly string[] =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value) ? [] : [`${what} out of order`];

function leagueFaults(league: Value<'league'>): readonly string[] {
  const { shape, scoring, unmapped, teams, name, weeks, season, waivers } = league;
  const { leastBidDollars: least = 0, runs = [] } = waivers;
  const ids = teams.map(({ teamId }) => teamId);
  const values = Object.entries(scoring);
  return [
    ...onceEach(ids, 'a team'),
    ...(teams.length > 0 && ids.length !== shape.teams ? [`${ids.length} teams in a league of ${shape.teams}`] : []),
    ...(rosterSize(shape.slots) > 0 ? [] : ['no places']),
    ...(values.length + unmapped.length > 0 ? [] : ['no scoring']),
    ...values.flatMap(([key, value]) =>
      isScoringKey(key) && Math.abs(value) <= 2 * SCORING_RULES[key].max ? [] : [`scoring ${key} ${value}`],
    ),
    ...(name === '' || teams.some((team) => team.name === '') ? ['no name'] : []),
    ...(season >= 1990 && season <= 2100 ? [] : [`season ${season}`]),
    ...(runs.every(({ at }) => at === null || (at.hour <= 23 && at.minute <= 59)) ? [] : ['a time of no day']),
    ...(Number.isInteger(least) && least >= 0 ? [] : [`a least bid of ${least}`]),
    ...[weeks.first, weeks.last, weeks.current ?? 1]
      .filter((week) => !(Number.isInteger(week) && week >= 1 && week <= 18))
      .map((week) => `week ${week}`),
  ];
}

function movesFaults(moves: Value<'transactions'>): readonly string[] {
  return [
    ...inOrder(
      moves.map(({ at }) => at),
      'moves',
    ),
    ...moves.flatMap(({ at }) => momentFaults(at)),
    ...moves.flatMap(({ bidDollars }) =>
      bidDollars === null || Number.isInteger(bidDollars) ? [] : ['half a dollar'],
    ),
  ];
}

const momentFaults = (at: string): readonly string[] =>
  !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at ? [] : [`a moment ${at}`];

const numbersFaults = (picks: readonly { readonly pickNumber: number }[]): readonly string[] => {
  const numbers = picks.map(({ pickNumber }) => pickNumber);
  return [...onceEach(numbers.map(String), 'a pick'), ...inOrder(numbers, 'picks')];
};

// Each by the verb whose value it looks at, as the questions call them.
const FAULTS: Readonly<Record<string, (value: never) => readonly string[]>> = {
  connect: ({ accountId, name }: { accountId: string; name: string }) => (accountId && name ? [] : ['nobody']),
  leagues: (leagues: Value<'leagues'>) =>
    leagues.flatMap(({ name }) => (name === '' ? ['a league without a name'] : [])),
  league: leagueFaults,
  rosters: (rosters: Value<'rosters'>) => [
    ...onceEach(
      rosters.map(({ teamId }) => teamId),
      'a roster',
    ),
    ...onceEach(
      rosters.flatMap(({ players }) => players.map(({ player }) => `${player.id.system}:${player.id.id}`)),
      'a player',
    ),
    ...rosters.flatMap(({ players }) => players.flatMap(({ player }) => (player.name === '' ? ['no name'] : []))),
  ],
  matchups: (matchups: Value<'matchups'>) => {
    const pairs = matchups.map(({ teams }) => teams.map((team) => team?.teamId ?? '').sort());
    return [
      ...onceEach(
        pairs.map((pair) => pair.join(' ')),
        'a pair',
      ),
      ...pairs.flatMap(([one, other]) => (one === other ? ['a team against itself'] : [])),
    ];
  },
  transactions: movesFaults,
  draftResult: (draft: Value<'draftResult'>) => [
    ...numbersFaults(draft?.picks ?? []),
    ...(draft?.startsAt ? momentFaults(draft.startsAt) : []),
  ],
  keepers: (keepers: Value<'keepers'>) =>
    onceEach(
      keepers.map(({ player }) => `${player.id.system}:${player.id.id}`),
      'a keeper',
    ),
  pastDrafts: ({ drafts, leftOut }: Value<'pastDrafts'>) => [
    ...onceEach(
      [...drafts, ...leftOut].map(({ season }) => String(season)),
      'a season',
    ),
    ...drafts.flatMap(({ draft, shape, season }) => [
      ...numbersFaults(draft.picks),
      ...(season >= 1990 && season <= 2100 ? [] : [`season ${season}`]),
      ...(draft.order === 'auction' ? ['an auction'] : []),
      ...(rosterSize(shape.slots) > 0 ? [] : ['no rounds']),
    ]),
  ],
  'drafts.readFrame': ({ teams, shape, season }: OutsideDraftFrame) => [
    ...(teams.length === shape.teams ? [] : ['teams and seats']),
    ...(season >= 1990 && season <= 2100 ? [] : [`season ${season}`]),
  ],
  'drafts.readPicks': (picks: readonly OutsideDraftPick[]) => numbersFaults(picks),
};
