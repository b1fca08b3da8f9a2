// What a file says that can be read, and that can hardly be meant: a season or a day to come, a player twice, a place
// below the first.
import { nameKey } from '@pylon/engine/vocabulary/name-keys';
import { addDays } from '../reading/eastern-time.ts';
import { type Fault, MOST_FAULTS } from '../reading/faults.ts';
import type { Imported } from './import-file.ts';

export const LISTS = ['adp', 'rankings', 'projections', 'auctionValues', 'ownership', 'tradeValues'] as const;

/** A line of any list. */
export type Line = NonNullable<Imported[(typeof LISTS)[number]]>[number];

/** All lines of a file. */
export const linesOf = (imported: Imported): readonly Line[] =>
  LISTS.flatMap((list): readonly Line[] => imported[list] ?? []);

/** Nobody ranks or projects the season after next. */
const SEASONS_AHEAD = 1;
/** Of the first season there are rosters by which names are joined. */
const FIRST_SEASON = 1999;

/**
 * What is wrong with the seasons and days of a file's lines, each told once.
 *
 * @param file its name
 * @param today as UTC has it; where it is later already, the day after is today
 */
export function timeFaults(file: string, imported: Imported, today: string): readonly Fault[] {
  const lines = linesOf(imported);
  const last = Number(today.slice(0, 4)) + SEASONS_AHEAD;
  const told = [
    ...new Set(
      lines.flatMap(({ season, asOf }) => [
        ...(season < FIRST_SEASON || season > last
          ? [
              `it is of season ${season}, and lists are taken of ${FIRST_SEASON} to ${last}: give the season with --season`,
            ]
          : []),
        ...(asOf !== null && asOf > addDays(today, 1)
          ? [`its day ${asOf} is still to come: give the day of the list with --as-of`]
          : []),
      ]),
    ),
  ];
  return told
    .slice(0, MOST_FAULTS)
    .map((detail): Fault => ({ file, row: null, column: null, reason: 'wrong-type', detail }));
}

type Bounds = readonly [least: number, most: number];
/** Longer than any list. */
const PLACES: Bounds = [1, 5000];
/** Some say of whoever went first everywhere that the earliest pick was 0. */
const PICKS: Bounds = [0, 2000];
/** Of a season; runners lose yards, too. */
const AMOUNTS: Bounds = [-20_000, 20_000];

/** What of a list's lines has bounds. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  rank: PLACES,
  tier: PLACES,
  mean: PLACES,
  best: PLACES,
  worst: PLACES,
  adp: [1, 1000],
  high: PICKS,
  low: PICKS,
};
/** Play-offs among them. */
const WEEKS: Bounds = [1, 22];

/** A line's numbers, with what they are called and may be. */
function boundedOf(line: Line): readonly (readonly [what: string, amount: unknown, bounds: Bounds])[] {
  const fields = Object.entries(line).flatMap(([what, amount]) => {
    const bounds = BOUNDS[what];
    return bounds ? [[what, amount, bounds] as const] : [];
  });
  if ('budgetDollars' in line) return [['dollars', line.valueDollars, [0, line.budgetDollars]]];
  if (!('line' in line)) return fields;
  const amounts = Object.entries(line.line).map(([stat, amount]) => [stat, amount, AMOUNTS] as const);
  return line.period === 'weekly' ? [['week', line.week, WEEKS], ...amounts] : amounts;
}

/** Numbers of a file that nobody can mean, each with its player: a rank of 0, more dollars than there are. */
export function boundFaults(file: string, imported: Imported): readonly Fault[] {
  const faults: Fault[] = [];
  for (const line of linesOf(imported))
    for (const [what, amount, [least, most]] of boundedOf(line)) {
      if (typeof amount !== 'number' || (amount >= least && amount <= most)) continue;
      const detail = `${line.who.name} has ${amount}, which is not from ${least} to ${most}`;
      faults.push({ file, row: null, column: what, reason: 'wrong-type', detail });
      if (faults.length === MOST_FAULTS) return faults;
    }
  return faults;
}

/**
 * Seasons of a file's lines that an edition does not have, ascending: of those nothing went in.
 *
 * @param seasons those of the edition
 */
export const seasonsNotIn = (imported: Imported, seasons: readonly number[]): readonly number[] =>
  [...new Set(linesOf(imported).map(({ season }) => season))]
    .filter((season) => !seasons.includes(season))
    .sort((a, b) => a - b);

/** What tells the lists of a file apart. */
export function listOf({ who: _, ...line }: Line): string {
  const { season, asOf, provider, expert, format, period, week, measure } = line as Readonly<Record<string, unknown>>;
  return JSON.stringify([season, asOf, provider, expert, format, period, week, measure]);
}

/** The position that a line names, without the rank in it. */
export const positionIn = ({ who }: Line): string => who.position.replace(/\d+$/, '');

/** What tells the lists of a file, and who is meant in them, apart. */
function placeOf(line: Line): string {
  const { name, teamId, ids } = line.who;
  return JSON.stringify([listOf(line), nameKey(name), positionIn(line), teamId, ids]);
}

/** Names of players whom a list of the file has more than once: the first line counts. */
export function namedTwice(imported: Imported): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const line of linesOf(imported)) {
    const place = placeOf(line);
    if (seen.has(place)) twice.add(line.who.name);
    seen.add(place);
  }
  return [...twice];
}
