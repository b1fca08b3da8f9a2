import type { CallName } from '@pylon/contract/calls';
import type { Input, Reply } from '../test-server.ts';
import type { PastLeague } from './past-league.ts';

/** How a walk asks, and what it notes. */
export interface Walker {
  /** The data of an answer; null of a refusal, which is a fault. */
  ask<N extends CallName>(name: N, input: Input<N>): Promise<Reply<N>['data']>;
  /** @param within how far apart two figures may be, in their unit */
  equal(what: string, ours: number | null | undefined, theirs: number | null | undefined, within?: number): void;
  fault(text: string): void;
}

/** Who walks through which league, before which week. */
export interface WalkOf {
  readonly past: PastLeague;
  readonly week: number;
  readonly userLeagueId: string;
  readonly token: string;
  readonly ownTeamId: string;
}
