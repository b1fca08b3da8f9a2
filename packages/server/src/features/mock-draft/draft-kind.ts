// What a kind of draft is to the server. Rooms, their clock and stream, sharing, rating and history are written once
// and ask the kind of the draft at hand; a further kind is a folder in the engine and such a record here.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { listRateOutputs } from '@pylon/contract/drafting/draft-rating';
import type { BoldMove } from '@pylon/contract/drafting/draft-results';
import type { DraftConfiguration } from '@pylon/contract/drafting/draft-settings';
import type { MockDraftPick, pickEntity } from '@pylon/contract/drafting/mock-draft';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import type { ErrorCode } from '@pylon/contract/errors';
import type { LiveEvent } from '@pylon/contract/live/live-events';
import type { Locked } from '@pylon/contract/plans/tiers';
import type { AuctionRefusal } from '@pylon/engine/auction/rules/auction-command';
import type { AuctionCreationRefusal } from '@pylon/engine/auction/rules/create-auction';
import type { DraftPick } from '@pylon/engine/drafting/draft-pick';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import type { Outcome as Applied, Creation, Step } from '@pylon/engine/drafting/outcome';
import type { DraftRoster } from '@pylon/engine/drafting/roster';
import type { RunOptions, ComparedRuns as Runs } from '@pylon/engine/drafting/run-tally';
import type { SharedCommand } from '@pylon/engine/drafting/shared-command';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { DraftGrades, ParticipantGrade } from '@pylon/engine/drafting/team-grades';
import type { DraftRefusal } from '@pylon/engine/mock-draft/rules/draft-command';
import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { DraftKindName, DraftRating } from '../../db/tables/mock-drafts.ts';
import type { Failure, Outcome } from '../../http/errors.ts';
import type { Caller } from '../../threads/caller.ts';
import type { OwnList } from '../../wire/own-list.ts';
import type { AnyStored, Stored } from './mock-draft.queries.ts';
import type { RoomPool } from './players/room-pool.ts';
import type { WishedRoom, Wishes } from './wished-room.ts';

type MaybePromise<T> = T | Promise<T>;

/** A draft with what is needed to decide and to show it. */
export interface DraftView<S extends SharedState = SharedState> {
  readonly stored: Stored<S>;
  readonly edition: Edition;
  readonly room: RoomPool;
}

/**
 * A draft as somebody sees it. With the plan that is the room itself; below it everything that is shown is worked out
 * from the market, and `lock` stands in the place of the figures that the plan opens.
 */
export type Seen<V> = V & {
  /** null when the plan opens the figures. */
  readonly lock: Locked | null;
};

/** A decision about a draft as it stands: what to do, or why not. */
export type Decide<S, C> = (state: S) => readonly Step<C | SharedCommand>[] | Failure;

/** S: its state, C: commands that it alone has, E: its events, V: what it is decided and shown from. */
export interface DraftKind<S extends SharedState, C, E, V extends DraftView<S>> {
  readonly name: DraftKindName;
  /** What a call that this kind alone has answers for a draft of another. */
  readonly onlyHere: ErrorCode;
  readonly owns: (stored: AnyStored) => stored is AnyStored & Stored<S>;
  readonly look: (view: DraftView<S>) => V;

  readonly create: (
    room: WishedRoom & { readonly draftAtMs: number },
    wishes: Wishes,
    pool: DraftPool,
  ) => Creation<S, AuctionCreationRefusal>;
  /** The same settings and keepers with another seed. */
  readonly copy: (
    original: S,
    anew: { readonly seed: string; readonly draftAtMs: number },
    pool: DraftPool,
  ) => Creation<S, AuctionCreationRefusal>;
  readonly apply: (
    state: S,
    steps: readonly Step<C | SharedCommand>[],
    context: { readonly pool: DraftPool; readonly nowMs: number; readonly caller: Caller },
  ) => MaybePromise<Applied<S, E, DraftRefusal | AuctionRefusal>>;
  /** The rest is simulated; `advice` is what the person is advised from. */
  readonly simulateRest: (
    state: S,
    context: {
      readonly pool: DraftPool;
      readonly advice: RoomPool;
      readonly nowMs: number;
      readonly caller: Caller;
    },
  ) => Promise<Applied<S, E, DraftRefusal | AuctionRefusal>>;
  /** The catalogue's entry for a refusal of the rules. */
  readonly refusal: (reason: DraftRefusal | AuctionRefusal, stored: Stored<S>) => Failure | Promise<Failure>;
  /** The person takes a player, or nominates them. */
  readonly pick: (
    entityId: EntityId,
    wish: Pick<BodyOf<typeof pickEntity>, 'mockDraftParticipantId' | 'pickNumber'>,
  ) => Decide<S, C>;
  /** Takes back the pick or sale of a number and all after it; with another seed the bots choose otherwise. */
  readonly resetTo: (pickNumber: number, seed?: string) => C;
  /** The same on a copy that goes on by itself. */
  readonly replayFrom: (pickNumber: number) => readonly Step<C | SharedCommand>[];
  readonly deadlineMs: (state: S) => number | null;
  /** Picks in order, done and not done; of an auction, where none is known before it is made, those that are done. */
  readonly picksOf: (state: S) => readonly DraftPick[];
  /** How many picks or sales fill all rosters, keepers among them. */
  readonly placesIn: (state: S) => number;
  /** Who is on rosters, by pick or sale or from before the draft; places that are not done say nobody. */
  readonly rosteredIn: (state: S) => readonly DraftPick[];
  /** Players of all rosters, and who else is named where the draft is shown. */
  readonly named: (state: S) => readonly { readonly entityId: EntityId }[];
  readonly rosterOf: (view: V, seat: number) => DraftRoster;
  /** Whether grades that were given still speak of the picks or sales as they are, in the points of their scoring. */
  readonly keepsGrades: (events: readonly E[], before: S) => boolean;
  readonly canRate: (state: S) => boolean;
  readonly rate: (view: V, caller: Caller) => Promise<DraftRating>;
  /** The same draft many times. */
  readonly runAgain: (view: V, options: RunOptions, caller: Caller) => Promise<Runs>;

  readonly draftType: (state: S) => DraftConfiguration['draftType'];
  /** The words for a draft's order by which people search their drafts. */
  readonly orderWords: (state: S) => string;
  /** The strategies that the participant of a seat has followed. */
  readonly strategiesKept: (view: V) => (seat: number) => readonly DraftStrategy[];
  readonly presentPicks: (view: Seen<V>) => readonly MockDraftPick[];
  readonly presentPlayers: (
    view: Seen<V>,
    by: {
      readonly tier: number;
      readonly expertIds: readonly string[];
      /** The person's own lists among the experts. */
      readonly own: readonly OwnList[];
    },
  ) => Outcome<DraftPlayer[]>;
  /**
   * For the person's streams: without the figures that a plan opens, for nobody knows under which plan it will be read.
   */
  readonly presentEvents: (view: V, events: readonly E[]) => LiveEvent[];
  readonly gradeWords: (view: Seen<V>) => (grade: ParticipantGrade, grades: DraftGrades) => string;
  /** What grades are made of, and how teams with such grades did. */
  readonly gradeBasis: (state: S) => Omit<AnswerOf<typeof listRateOutputs>, 'mockDraftRateOutputs'>;
  /** The room's picks to talk about; none before the draft is rated. */
  readonly boldMoves: (view: Seen<V>) => { readonly topPicks: BoldMove[]; readonly topReaches: BoldMove[] };
}
