import type { CallName } from '@pylon/contract/calls';
import type { ErrorCode } from '@pylon/contract/errors';
import type { Belongings } from '../belongings.ts';
import type { Cell } from '../locked-cells.ts';

/** The input of a call, for somebody with these belongings. */
export type GoodInput = (mine: Belongings) => object;

/** The tiers from which an answer hides figures. */
interface Hides {
  /** Tiers whose answer lacks a number that tier 2 sees. */
  readonly from: readonly (0 | 1)[];
  /** Input, beyond the good one, that makes the answers of two tiers comparable. */
  readonly more?: object;
}

/** Everything that the test of every call has to know of a feature's calls. */
export interface CallCases {
  /** In the order in which the calls are made: those that end something come last. */
  readonly goodInputs: Partial<Record<CallName, GoodInput>>;
  /** Calls whose answers hold no player, no figure and no order of players, and so need no good input. */
  readonly withoutFootball?: readonly CallName[];
  /** Calls of registered people alone, by what anybody else is answered. */
  readonly needsAccount?: Partial<Record<CallName, ErrorCode>>;
  /** Calls that a tier opens whole: below it they are refused. */
  readonly openedWhole?: Partial<Record<CallName, 1 | 2>>;
  /** Those of them that ask for a token before they look at the plan. */
  readonly needsPerson?: readonly CallName[];
  /** Inputs, beyond the good one, that only a tier opens: an order, a scoring and experts tell what it may not know. */
  readonly tooLow?: readonly (readonly [name: CallName, needs: 1 | 2, more: object])[];
  /** Inputs, beyond the good one, that are refused for their fault at every tier. */
  readonly badInputs?: readonly (readonly [name: CallName, more: object, code: ErrorCode])[];
  /** Cells that are open below their feature's tier: the free part of something that a plan opens whole. */
  readonly freeParts?: Partial<Record<CallName, (cell: Cell) => boolean>>;
  /** Every call whose answer depends on the tier, except those opened whole. */
  readonly hides?: Partial<Record<CallName, Hides>>;
}

export const nothing: GoodInput = () => ({});
export const thisSeason: GoodInput = ({ seasonId }) => ({ seasonId });
