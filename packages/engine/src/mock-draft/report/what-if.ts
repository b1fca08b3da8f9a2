// What if the person had taken somebody else? For each of their picks the best of the suggestions of that moment are
// tried: the rest of the draft is played many times with each and with the pick that was made, and both rosters get the
// points that grades go by. Only an alternative that came out better is told, by how much and how often.

import { roundOfPick } from '../../drafting/draft-pick.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { letterGrade } from '../../drafting/letter-grades.ts';
import { standardised } from '../../drafting/team-grades.ts';
import { teamPoints } from '../../drafting/team-points.ts';
import { seededRandom } from '../../random/random.ts';
import type { LetterGrade } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { suggestions } from '../advice/suggestions.ts';
import { openPickNumbers, orderShape } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { outOfDraft } from '../rules/partial-draft.ts';
import { seatOfPick } from '../rules/pick-order.ts';
import type { GradeBaseline } from './grade-baseline.ts';
import { pointsBySeat } from './grades.ts';
import { type Replay, replaysFrom } from './replays.ts';

/** One pick of a participant with its alternative. */
export interface WhatIf {
  readonly seat: number;
  readonly round: number;
  readonly pickNumber: number;
  readonly actual: EntityId;
  /** The same as `actual` when no alternative came out better. */
  readonly shouldHave: EntityId;
  /** Mean points by which the team came out better, in those a grade goes by; 0 when the pick was the best. */
  readonly pointsMissed: number;
  /** In how many of how many replays it came out better; 0 of 0 when the pick was the best. */
  readonly betterIn: number;
  readonly replays: number;
  /** The participant's grade with so many points more. */
  readonly whatIfLetterGrade: LetterGrade;
}

/** Suggestions of a moment that are tried. */
const TRIED = 3;
/** Replays to choose the best of them, and others that it has to prove itself in. */
const REPLAYS_TO_CHOOSE = 8;
const REPLAYS_TO_PROVE = 24;
/**
 * An alternative is told when it came out better in so large a share of replays, by so many points and by so many times
 * the error of their mean. Without the last, one of sixty lowered the team in fresh replays
 * (analysis/grades/agreement.ts).
 */
const LEAST_SHARE = 0.7;
const LEAST_POINTS = 2;
const LEAST_ERRORS = 3;

/**
 * The alternatives of one participant's picks, in draft order.
 *
 * @param state a finished draft; an open one gives the picks so far, graded by them
 * @param pool whose points judge, as in the grades, and suggest
 * @param seasonPoints see draftGrades
 */
export function whatIfs(
  state: DraftState,
  seat: number,
  baseline: Pick<GradeBaseline, 'participantCuts'>,
  pool: DraftPool,
  seasonPoints?: readonly number[],
): readonly WhatIf[] {
  const numbers = openPickNumbers(state.settings);
  const shape = orderShape(state.settings);
  const points = pointsBySeat(state, pool, seasonPoints);
  const letterWith = (gain: number): LetterGrade => {
    const { zs } = standardised(points.map((each, at) => (at === seat ? each + gain : each)));
    return letterGrade(zs[seat] ?? 0, baseline.participantCuts);
  };
  return state.picks.flatMap((pick, index): readonly WhatIf[] => {
    const pickNumber = numbers[index];
    if (pickNumber === undefined || seatOfPick(shape, pickNumber) !== seat) return [];
    const better = betterThan(state, seat, index, pool);
    return [
      {
        seat,
        round: roundOfPick(pickNumber, shape.teams),
        pickNumber,
        actual: pick.entityId,
        shouldHave: better?.entityId ?? pick.entityId,
        pointsMissed: better?.gain ?? 0,
        betterIn: better?.betterIn ?? 0,
        replays: better ? REPLAYS_TO_PROVE : 0,
        whatIfLetterGrade: letterWith(better?.gain ?? 0),
      },
    ];
  });
}

interface Better {
  readonly entityId: EntityId;
  readonly gain: number;
  readonly betterIn: number;
}

/** The best alternative to a pick that was made; null when none proves to be better. */
function betterThan(state: DraftState, seat: number, index: number, pool: DraftPool): Better | null {
  const actual = state.picks[index]?.entityId;
  const was = actual === undefined ? undefined : pool.table.numberOf.get(actual);
  if (was === undefined) return null;
  const moment: DraftState = { ...state, picks: state.picks.slice(0, index), closedAtMs: null };
  // A platform's draft of rookies may have a pick of somebody else: nobody could have chosen so here.
  if (outOfDraft(moment, pool.table).has(was)) return null;
  const others = suggestions(moment, pool, seat).filter(({ entityId }) => entityId !== actual);
  if (others.length === 0) return null;
  const replay = replaysFrom(state, pool, seat, index);
  const compare = (entityId: EntityId, from: number, times: number) =>
    gains({ replay, state, pool, index, was, other: pool.table.numberOf.get(entityId) ?? was, from, times });
  const chosen = others
    .slice(0, TRIED)
    .map(({ entityId }) => ({ entityId, gain: standardised(compare(entityId, 0, REPLAYS_TO_CHOOSE)).mean }))
    .sort((one, other) => other.gain - one.gain)[0];
  if (chosen === undefined || chosen.gain < LEAST_POINTS) return null;
  const proof = compare(chosen.entityId, REPLAYS_TO_CHOOSE, REPLAYS_TO_PROVE);
  const betterIn = proof.filter((gain) => gain > 0).length;
  const { mean: gain, standardDeviation } = standardised(proof);
  const error = standardDeviation / Math.sqrt(REPLAYS_TO_PROVE);
  if (betterIn < LEAST_SHARE * REPLAYS_TO_PROVE || gain < Math.max(LEAST_POINTS, LEAST_ERRORS * error)) return null;
  return { entityId: chosen.entityId, gain, betterIn };
}

interface Comparison {
  readonly replay: Replay;
  readonly state: DraftState;
  readonly pool: DraftPool;
  readonly index: number;
  readonly was: number;
  readonly other: number;
  /** Number of the first replay, and how many. */
  readonly from: number;
  readonly times: number;
}

/** By how many points the roster with the other player came out better, in replays with equal chances for both. */
function gains({ replay, state, pool, index, was, other, from, times }: Comparison): readonly number[] {
  const { leagueType, seed } = state.settings;
  return Array.from({ length: times }, (_, at) => {
    const number = from + at;
    const random = seededRandom(`${seed} what if`).fork(index).fork(number);
    const [before = 0, after = 0] = teamPoints(pool, leagueType, number)([replay(was, random), replay(other, random)]);
    return after - before;
  });
}
