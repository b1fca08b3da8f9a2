// Grades of a finished draft. A team is graded by the points that its season is simulated to bring, against the others
// of its room, as the standings are; a pick by the points over replacement that it brought, against what that pick
// usually brings. Keepers, and those on rosters
// before it, were not drafted: they are left out of both.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { letterGrade } from '../../drafting/letter-grades.ts';
import { type DraftGrades, type PickGrade, participantGrades } from '../../drafting/team-grades.ts';
import { draftedPoints, teamPoints } from '../../drafting/team-points.ts';
import { draftPicks, openPickNumbers, orderShape } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { seatOfPick } from '../rules/pick-order.ts';
import { type GradeBaseline, pickZ } from './grade-baseline.ts';

/**
 * Grades everybody. A draft that is still open is graded by the picks so far.
 *
 * @param baseline of the same league, order, keepers and pool
 * @param seasonPoints of the rosters by seat where a longer simulation has told them, see season-of-draft.ts
 * @source docs/sources.md "Grades"
 */
export function draftGrades(
  state: DraftState,
  pool: DraftPool,
  baseline: GradeBaseline,
  seasonPoints?: readonly number[],
): DraftGrades {
  const picks = pickGrades(state, pool, baseline);
  const points = pointsBySeat(state, pool, seasonPoints);
  return { participants: participantGrades(state.participants, picks, points, baseline), picks };
}

/** What drafting has brought each seat. Who has left the pool brings nothing. */
export function pointsBySeat(state: DraftState, pool: DraftPool, seasonPoints?: readonly number[]): readonly number[] {
  const held = (state.settings.partial?.rostered ?? []).map((player) => ({ seat: player.seat, player, isKept: true }));
  const drafted = draftPicks(state).map(({ seat, player, isKeeper }) => ({ seat, player, isKept: isKeeper }));
  const done = [...held, ...drafted].flatMap(({ player, seat, isKept }) => {
    const number = player === null ? undefined : pool.table.numberOf.get(player.entityId);
    return number === undefined ? [] : [{ seat, isKept, number }];
  });
  const bySeat = (picks: typeof done) =>
    state.participants.map((_, seat) => picks.flatMap((each) => (each.seat === seat ? [each.number] : [])));
  const kept = bySeat(done.filter(({ isKept }) => isKept));
  return draftedPoints(teamPoints(pool, state.settings.leagueType), bySeat(done), kept, seasonPoints);
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
