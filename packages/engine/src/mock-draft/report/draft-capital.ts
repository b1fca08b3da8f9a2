// Where a team has spent its picks. An early pick is worth more than a late one; capital measures how much of that
// worth went into each position. The first pick of the draft is worth 100, the last 0, in between it falls as the usual
// yield of picks does.
import { capitalOf, type DraftCapital } from '../../drafting/capital.ts';
import { openPickNumbers, orderShape, pickCount } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { seatOfPick } from '../rules/pick-order.ts';
import type { GradeBaseline } from './grade-baseline.ts';

/** The worth of each made pick: 100 for the first, falling to 0. */
export function capitalCurve(baseline: Pick<GradeBaseline, 'expectedVorp'>): Float64Array {
  const { expectedVorp } = baseline;
  const last = expectedVorp.at(-1) ?? 0;
  const range = (expectedVorp[0] ?? 0) - last;
  return expectedVorp.map((vorp) => (range <= 0 ? 0 : (100 * (vorp - last)) / range));
}

/**
 * Capital by position and participant, in hundredths of the first pick; keepers were not bought with picks and do not
 * count.
 */
export function draftCapital(state: DraftState, baseline: Pick<GradeBaseline, 'expectedVorp'>): DraftCapital {
  const curve = capitalCurve(baseline);
  const numbers = openPickNumbers(state.settings);
  const shape = orderShape(state.settings);
  const third = pickCount(state.settings) / 3;
  const spent = state.picks.map((pick, turn) => {
    const pickNumber = numbers[turn] ?? turn + 1;
    const seat = seatOfPick(shape, pickNumber);
    return { seat, position: pick.position, worth: curve[turn] ?? 0, isEarly: pickNumber <= third };
  });
  return capitalOf(spent, state.participants.length);
}
