// Where teams have spent what a draft gives to spend: picks, or money.
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/** Capital in one position. */
export interface PositionCapital {
  readonly position: Position;
  /** Picks, or purchases. */
  readonly count: number;
  /** What they were worth or cost, ≥ 0. */
  readonly capital: number;
}

/** One participant's capital in one position. */
export interface ParticipantCapital extends PositionCapital {
  readonly seat: number;
  /** How many of them fell in the first third of the draft. */
  readonly earlySelections: number;
}

export interface DraftCapital {
  /** Of all participants together, one per position. */
  readonly positions: readonly PositionCapital[];
  /** One per participant and position. */
  readonly participants: readonly ParticipantCapital[];
}

/** What one pick or sale took of a seat. */
export interface Spent {
  readonly seat: number;
  readonly position: Position;
  readonly worth: number;
  readonly isEarly: boolean;
}

/** Capital by position and participant. @param seats how many take part */
export function capitalOf(spent: readonly Spent[], seats: number): DraftCapital {
  const sum = (picks: readonly Spent[]) => ({
    count: picks.length,
    capital: picks.reduce((total, { worth }) => total + worth, 0),
  });
  return {
    positions: POSITIONS.map((position) => ({ position, ...sum(spent.filter((pick) => pick.position === position)) })),
    participants: Array.from({ length: seats }, (_, seat) =>
      POSITIONS.map((position): ParticipantCapital => {
        const own = spent.filter((pick) => pick.seat === seat && pick.position === position);
        return { seat, position, ...sum(own), earlySelections: own.filter(({ isEarly }) => isEarly).length };
      }),
    ).flat(),
  };
}
