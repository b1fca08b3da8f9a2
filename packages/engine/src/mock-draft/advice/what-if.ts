// What if the person had taken somebody else? For one of their picks the draft is put back to that moment, the first
// suggestion is taken instead, and the rest is drafted again with the same chance: the bots draw the same numbers, and
// the person takes whom they really took as long as they are still there. So does everybody whose picks were typed in.

import { roundOfPick } from '../../drafting/draft-pick.ts';
import type { LetterGrade } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { GradeBaseline } from '../report/grade-baseline.ts';
import { draftGrades } from '../report/grades.ts';
import {
  addPick,
  beginCourse,
  botChoice,
  type DraftContext,
  refusalInCourse,
  turnOfCourse,
} from '../rules/draft-course.ts';
import { openPickNumbers, orderShape } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { seatOfPick } from '../rules/pick-order.ts';
import { suggestions } from './suggestions.ts';

/** One pick of a participant with its alternative. */
export interface WhatIf {
  readonly seat: number;
  readonly round: number;
  readonly pickNumber: number;
  readonly actual: EntityId;
  /** The same as `actual` when the pick was the best. */
  readonly shouldHave: EntityId;
  /** By how many projected points the roster comes out better as suggestions see it; 0 when the pick was the best. */
  readonly pointsMissed: number;
  /** The participant's grade had they been taken. */
  readonly whatIfLetterGrade: LetterGrade;
}

/**
 * The alternatives of one participant's picks, in draft order. Costs about a suggestion (1 ms) a pick.
 *
 * @param state a finished draft; an open one gives the picks so far, graded by them
 * @param baseline see {@link draftGrades}
 */
export function whatIfs(
  state: DraftState,
  seat: number,
  baseline: GradeBaseline,
  context: DraftContext,
): readonly WhatIf[] {
  const numbers = openPickNumbers(state.settings);
  const shape = orderShape(state.settings);
  return state.picks.flatMap((pick, index): readonly WhatIf[] => {
    const pickNumber = numbers[index];
    if (pickNumber === undefined || seatOfPick(shape, pickNumber) !== seat) return [];
    const moment: DraftState = { ...state, picks: state.picks.slice(0, index), closedAtMs: null };
    const asked = suggestions(moment, context.pool, seat, [pick.entityId]);
    const best = asked[0];
    const actual = asked.find((suggestion) => suggestion.entityId === pick.entityId);
    const shouldHave = best?.entityId ?? pick.entityId;
    const other = shouldHave === pick.entityId ? state : draftedAgain(state, index, shouldHave, context);
    const grade = draftGrades(other, context.pool, baseline).participants.find((each) => each.seat === seat);
    if (grade === undefined) return [];
    return [
      {
        seat,
        round: roundOfPick(pickNumber, shape.teams),
        pickNumber,
        actual: pick.entityId,
        shouldHave,
        pointsMissed: shouldHave === pick.entityId ? 0 : Math.max(0, -(actual?.reasons.pointsOverRunnerUp ?? 0)),
        whatIfLetterGrade: grade.letterGrade,
      },
    ];
  });
}

/** The draft with another player at one pick and the rest drafted again, as far as the draft had come. */
export function draftedAgain(state: DraftState, index: number, entityId: EntityId, context: DraftContext): DraftState {
  const course = beginCourse({ ...state, picks: state.picks.slice(0, index), closedAtMs: null }, context);
  const numbers = course.numbers;
  const changedSeat = seatOfPick(orderShape(state.settings), numbers[index] ?? 1);
  for (let turn = turnOfCourse(course); turn !== null; turn = turnOfCourse(course)) {
    const made = course.picks.length;
    if (made >= state.picks.length) break;
    const before = state.picks[made];
    const isRepeated = turn.seat === changedSeat || before?.isAutoDraft === false;
    const wished = made === index ? entityId : isRepeated ? before?.entityId : undefined;
    const isPossible = wished !== undefined && refusalInCourse(course, turn, wished) === null;
    const chosen = isPossible ? wished : botChoice(course, turn);
    if (chosen === null) break;
    addPick(course, turn, chosen, before?.isAutoDraft ?? true);
  }
  return { ...state, picks: course.picks };
}
