// What the state of a draft holds whatever its kind. A kind adds what has happened in it: picks, or sales and bids.
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import type { AnyAdpProvider } from '../vocabulary/adp-providers.ts';
import type { DraftStrategy, LeagueType, PickClockSeconds, RoomType, SimulationMode } from '../vocabulary/drafts.ts';
import type { EntityId } from '../vocabulary/entities.ts';
import type { LeagueShape } from '../vocabulary/league.ts';

/** Somebody who drafts. `id` is unique in the draft. */
export interface DraftParticipant {
  readonly id: string;
  readonly name: string;
  readonly strategy: DraftStrategy;
}

/** A scoring system as it was when a draft took it: what is changed or deleted later is no business of that draft. */
export interface ScoringCopy {
  readonly name: string;
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
  /** The platform whose logo goes with it; null for none. */
  readonly platform: string | null;
}

/** The scoring of a draft. */
export interface ScoringSource {
  readonly scoringSystemId: string;
  /** Absent for a system that everybody has. */
  readonly scoring?: ScoringCopy;
}

/** What the board of the draft is made from. The rules here carry it and never look inside. */
export interface BoardSources extends ScoringSource {
  /** 'consensus' is the mean of the providers. */
  readonly adpProvider: AnyAdpProvider | 'consensus';
  /** Empty means all experts. */
  readonly expertIds: readonly string[];
}

/** Settings of a draft of any kind; keepers, and what decides whose turn it is, are the kind's. */
export interface SharedSettings {
  readonly league: LeagueShape;
  readonly leagueType: LeagueType;
  readonly mode: SimulationMode;
  readonly roomType: RoomType;
  readonly pickClockSeconds: PickClockSeconds;
  /** Decides all choices of the bots: the same seed gives the same draft. */
  readonly seed: string;
  /** What the person calls the draft; absent: nothing. */
  readonly name?: string;
  readonly sources: BoardSources;
}

export interface SharedState {
  readonly settings: SharedSettings;
  /** One per team, in the order of their first turns: the index is the seat. */
  readonly participants: readonly DraftParticipant[];
  /** The seat of the person whose draft it is. */
  readonly userSeat: number;
  /**
   * Whom the person wants, best first, each once. Those who are taken stay in it, so that taking back gives them back;
   * the queue that is shown is {@link ./queue.ts shownQueue}.
   */
  readonly queue: readonly EntityId[];
  /** When the draft begins, milliseconds since 1970. */
  readonly draftAtMs: number;
  /** When the clock was started anew by an undo, a reset or a new clock; null when nothing did. */
  readonly clockResumedAtMs: number | null;
  /** When the last place was filled; null while the draft is open. */
  readonly closedAtMs: number | null;
  /** Counts the accepted commands; a store writes only over the version it has read. */
  readonly version: number;
}
