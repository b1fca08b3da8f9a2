// Grades of a finished draft. A team is graded by what its picks add to its line-up over the season, against the others
// of its room; a pick by the points over replacement that it brought, against what that pick usually brings. Keepers
// were not drafted: they are left out of both.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { letterGrade } from '../../drafting/letter-grades.ts';
import {
  type DraftGrades,
  draftedValue,
  type PickGrade,
  participantGrades,
  standardised,
} from '../../drafting/team-grades.ts';
import { draftPicks, openPickNumbers, orderShape } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { seatOfPick } from '../rules/pick-order.ts';
import { type GradeBaseline, pickZ } from './grade-baseline.ts';

/**
 * Grades everybody. A draft that is still open is graded by the picks so far.
 *
 * @param baseline of the same league, order, keepers and pool
 * @source docs/sources.md "Grades"
 */
export function draftGrades(state: DraftState, pool: DraftPool, baseline: GradeBaseline): DraftGrades {
  const picks = pickGrades(state, pool, baseline);
  const points = projectedValues(state, pool);
  const { zs } = standardised(points);
  return { participants: participantGrades(state.participants, picks, { points, zs }, baseline), picks };
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
