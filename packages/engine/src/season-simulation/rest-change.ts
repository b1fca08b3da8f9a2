// What a change of rosters or line-ups does to everybody's odds: both leagues are played through the same seasons with
// the same luck, so that they differ by the change and by nothing else.
import { seededRandom } from '../random/random.ts';
import { drawLuck } from './draw-luck.ts';
import { type Odds, oddsOf } from './odds.ts';
import { type RestOfSeason, type RestRun, restPlayer } from './rest-of-season.ts';

/** Odds before and after a change, and the change itself, whose error is that of pairs: far below that of either. */
export interface OddsChange {
  readonly before: Odds;
  readonly after: Odds;
  /** After less before, -1 to 1. */
  readonly change: number;
  readonly standardError: number;
}

/** What a change does to a team. */
export interface TeamChange {
  readonly team: number;
  readonly playoffs: OddsChange;
  readonly title: OddsChange | null;
}

/**
 * Plays a league as it is and as it would be.
 *
 * @param before the league as it is
 * @param after the same league with other expectations: as many teams and weeks
 * @returns in the order of the league's records
 * @throws RangeError when the two are not of one shape
 */
export function restChange(
  before: RestOfSeason,
  after: RestOfSeason,
  { seasons, seed }: RestRun,
): readonly TeamChange[] {
  const [own, other] = [restPlayer(before), restPlayer(after)];
  if (own.luckLength !== other.luckLength || before.records.length !== after.records.length)
    throw new RangeError('a change is of one league');
  const random = seededRandom(seed);
  const luck = new Float64Array(own.luckLength);
  const teams = before.records.length;
  const playoffs = newPairs(teams);
  const titles = newPairs(teams);
  const inBefore = new Uint8Array(teams);
  const inAfter = new Uint8Array(teams);
  for (let season = 0; season < seasons; season++) {
    drawLuck(luck, random);
    const winner = own.play(luck);
    const otherWinner = other.play(luck);
    inBefore.fill(0);
    inAfter.fill(0);
    for (let place = 0; place < before.places; place++) inBefore[own.table[place] as number] = 1;
    for (let place = 0; place < after.places; place++) inAfter[other.table[place] as number] = 1;
    for (let team = 0; team < teams; team++) {
      addPair(playoffs, team, inBefore[team] as number, inAfter[team] as number);
      addPair(titles, team, +(winner === team), +(otherWinner === team));
    }
  }
  const isTitleTold = before.rounds !== null && after.rounds !== null;
  return Array.from({ length: teams }, (_, team) => ({
    team,
    playoffs: changeOf(playoffs, team, seasons),
    title: isTitleTold ? changeOf(titles, team, seasons) : null,
  }));
}

/** How often something happened before, after, and in one of the two alone. */
interface Pairs {
  readonly before: Float64Array;
  readonly after: Float64Array;
  readonly unlike: Float64Array;
}

const newPairs = (teams: number): Pairs => ({
  before: new Float64Array(teams),
  after: new Float64Array(teams),
  unlike: new Float64Array(teams),
});

function addPair(pairs: Pairs, team: number, before: number, after: number): void {
  add(pairs.before, team, before);
  add(pairs.after, team, after);
  if (before !== after) add(pairs.unlike, team, 1);
}

function changeOf({ before, after, unlike }: Pairs, team: number, seasons: number): OddsChange {
  const [was, is] = [oddsOf(before[team] ?? 0, seasons), oddsOf(after[team] ?? 0, seasons)];
  const change = is.odds - was.odds;
  const variance = Math.max(0, (unlike[team] ?? 0) / seasons - change ** 2);
  return { before: was, after: is, change, standardError: Math.sqrt(variance / seasons) };
}

const add = (sums: Float64Array, at: number, amount: number): void => {
  sums[at] = (sums[at] as number) + amount; // within the array
};
