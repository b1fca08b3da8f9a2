// Grades of a finished draft. A team is graded by what its picks add to its line-up over the season, against the others of its
// room; a pick by the points over replacement that it brought, against what that pick usually brings. Keepers were not
// drafted: they are left out of both.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { byLetterGrade, type LetterCuts, letterGrade } from '../../drafting/letter-grades.ts';
import type { LetterGrade } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { draftPicks, openPickNumbers, orderShape } from '../rules/draft-picks.ts';
import type { DraftParticipant, DraftState } from '../rules/draft-state.ts';
import { seatOfPick } from '../rules/pick-order.ts';
import { draftedValue, type GradeBaseline, pickZ, standardised } from './grade-baseline.ts';

/** The grade of one pick. */
export interface PickGrade {
  readonly pickNumber: number;
  readonly seat: number;
  readonly entityId: EntityId;
  /** Points over replacement; negative below it. */
  readonly vorp: number;
  /** What the pick usually brings. */
  readonly expectedVorp: number;
  readonly z: number;
  readonly letterGrade: LetterGrade;
}

/** The grade of one participant. Points are projected points of the season. */
export interface ParticipantGrade {
  readonly participantId: string;
  readonly seat: number;
  readonly letterGrade: LetterGrade;
  /** Sums over the participant's picks. */
  readonly vorp: number;
  readonly expectedVorp: number;
  /** What the picks add to the line-up: each player's points weighted by how much he will play. */
  readonly projectionPoints: number;
  /** Mean and standard deviation of that over the room, and how many of them this participant is above the mean. */
  readonly meanProjectionValue: number;
  readonly stdDevProjectionValue: number;
  readonly zProjectionValue: number;
}

export interface DraftGrades {
  /** Best first. */
  readonly participants: readonly ParticipantGrade[];
  /** In draft order. */
  readonly picks: readonly PickGrade[];
}

/**
 * Grades everybody. A draft that is still open is graded by the picks so far.
 *
 * @param baseline of the same league, order, keepers and pool
 * @source research algorithms §5
 */
export function draftGrades(state: DraftState, pool: DraftPool, baseline: GradeBaseline): DraftGrades {
  const picks = pickGrades(state, pool, baseline);
  const points = projectedValues(state, pool);
  const { zs } = standardised(points);
  return { participants: participantGrades(state.participants, picks, { points, zs }, baseline), picks };
}

/**
 * Everybody's grade in a draft of any kind, best first.
 *
 * @param teams by seat: what the picks add to the line-up, and what the letters go by
 */
export function participantGrades(
  participants: readonly DraftParticipant[],
  picks: readonly PickGrade[],
  teams: { readonly points: readonly number[]; readonly zs: readonly number[] },
  { participantCuts }: { readonly participantCuts: LetterCuts },
): readonly ParticipantGrade[] {
  const { mean, standardDeviation, zs } = standardised(teams.points);
  const grades = participants.map(({ id }, seat): ParticipantGrade => {
    const own = picks.filter((pick) => pick.seat === seat);
    return {
      participantId: id,
      seat,
      letterGrade: letterGrade(teams.zs[seat] ?? 0, participantCuts),
      vorp: own.reduce((sum, pick) => sum + pick.vorp, 0),
      expectedVorp: own.reduce((sum, pick) => sum + pick.expectedVorp, 0),
      projectionPoints: teams.points[seat] ?? 0,
      meanProjectionValue: mean,
      stdDevProjectionValue: standardDeviation,
      zProjectionValue: zs[seat] ?? 0,
    };
  });
  return grades.sort(byGrade);
}

/** What each seat's picks add to its line-up. Who has left the pool adds nothing. */
function projectedValues(state: DraftState, pool: DraftPool): readonly number[] {
  const done = draftPicks(state).flatMap(({ player, seat, isKeeper }) => {
    const number = player === null ? undefined : pool.table.numberOf.get(player.entityId);
    return number === undefined ? [] : [{ seat, isKeeper, number }];
  });
  return state.participants.map((_, seat) => {
    const own = done.filter((each) => each.seat === seat);
    const kept = own.filter((each) => each.isKeeper);
    return draftedValue(
      pool,
      own.map((each) => each.number),
      kept.map((each) => each.number),
    );
  });
}

/** Better letters first, then the higher z. */
const byGrade = (one: ParticipantGrade, other: ParticipantGrade): number =>
  byLetterGrade(one.letterGrade, other.letterGrade) || other.zProjectionValue - one.zProjectionValue;

/** The grade of each made pick, keepers left out; who has left the pool counts as replacement. */
export function pickGrades(state: DraftState, pool: DraftPool, baseline: GradeBaseline): readonly PickGrade[] {
  const numbers = openPickNumbers(state.settings);
  const shape = orderShape(state.settings);
  return state.picks.map((pick, turn): PickGrade => {
    const player = pool.table.numberOf.get(pick.entityId);
    const vorp = player === undefined ? 0 : (pool.vorp[player] ?? 0);
    const z = pickZ(baseline, turn, vorp);
    const pickNumber = numbers[turn] ?? turn + 1;
    return {
      pickNumber,
      seat: seatOfPick(shape, pickNumber),
      entityId: pick.entityId,
      vorp,
      expectedVorp: baseline.expectedVorp[turn] ?? 0,
      z,
      letterGrade: letterGrade(z, baseline.pickCuts),
    };
  });
}
