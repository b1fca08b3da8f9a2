// Where a team has spent its picks. An early pick is worth more than a late one; capital measures how much of that worth went
// into each position. The first pick of the draft is worth 100, the last 0, in between it falls as the usual yield of picks does.
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import { openPickNumbers, orderShape, pickCount } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { seatOfPick } from '../rules/pick-order.ts';
import type { GradeBaseline } from './grade-baseline.ts';

/** Capital in one position. */
export interface PositionCapital {
  readonly position: Position;
  /** Picks. */
  readonly count: number;
  /** In hundredths of the first pick, ≥ 0. */
  readonly capital: number;
}

/** One participant's capital in one position. */
export interface ParticipantCapital extends PositionCapital {
  readonly seat: number;
  /** How many of the picks fell in the first third of the draft. */
  readonly earlySelections: number;
}

export interface DraftCapital {
  /** Of all participants together, one per position. */
  readonly positions: readonly PositionCapital[];
  /** One per participant and position. */
  readonly participants: readonly ParticipantCapital[];
}

/** The worth of each made pick: 100 for the first, falling to 0. */
export function capitalCurve(baseline: Pick<GradeBaseline, 'expectedVorp'>): Float64Array {
  const { expectedVorp } = baseline;
  const last = expectedVorp.at(-1) ?? 0;
  const range = (expectedVorp[0] ?? 0) - last;
  return expectedVorp.map((vorp) => (range <= 0 ? 0 : (100 * (vorp - last)) / range));
}

/** Capital by position and participant; keepers were not bought with picks and do not count. */
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
  const sum = (picks: typeof spent) => ({
    count: picks.length,
    capital: picks.reduce((total, pick) => total + pick.worth, 0),
  });
  return {
    positions: POSITIONS.map((position) => ({ position, ...sum(spent.filter((pick) => pick.position === position)) })),
    participants: state.participants.flatMap((_, seat) =>
      POSITIONS.map((position): ParticipantCapital => {
        const own = spent.filter((pick) => pick.seat === seat && pick.position === position);
        return { seat, position, ...sum(own), earlySelections: own.filter((pick) => pick.isEarly).length };
      }),
    ),
  };
}
