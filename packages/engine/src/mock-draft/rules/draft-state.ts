// A mock draft as plain data. It holds only what cannot be worked out: the settings, who sits where, the picks that were
// made, in order, and the person's queue. Which pick a made pick was, whose turn it is and what a roster looks like follow
// from that (see draft-picks.ts and draft-roster.ts), so a stored draft cannot contradict itself. The player pool is not
// part of it: it belongs to an edition of the almanac and is handed to the functions that need it.
import type { ScoringSettings } from '../../scoring/scoring-settings.ts';
import type { AnyAdpProvider } from '../../vocabulary/adp-providers.ts';
import type {
  DraftOrder,
  DraftStrategy,
  LeagueType,
  PickClockSeconds,
  RoomType,
  SimulationMode,
} from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { LeagueShape } from '../../vocabulary/league.ts';
import type { Position } from '../../vocabulary/positions.ts';

/** Somebody who drafts. `id` is unique in the draft. */
export interface DraftParticipant {
  readonly id: string;
  readonly name: string;
  readonly strategy: DraftStrategy;
}

/** A player whom a team keeps: he takes the team's pick of `round` (1 to the roster's size). `seat` counts from 0. */
export interface Keeper {
  readonly seat: number;
  readonly round: number;
  /** The pick he takes where trades left the team another than its own of that round; absent: its own. */
  readonly pickNumber?: number;
  readonly entityId: EntityId;
  readonly position: Position;
}

/** A scoring system as it was when a draft took it: what is changed or deleted later is no business of that draft. */
export interface ScoringCopy {
  readonly name: string;
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
  /** Whose mark goes with it; null for nobody's. */
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

export interface DraftSettings {
  readonly league: LeagueShape;
  readonly leagueType: LeagueType;
  readonly order: DraftOrder;
  readonly mode: SimulationMode;
  readonly roomType: RoomType;
  readonly pickClockSeconds: PickClockSeconds;
  /** Decides every bot's pick together with the pick's number: the same seed gives the same draft. */
  readonly seed: string;
  readonly sources: BoardSources;
  readonly keepers: readonly Keeper[];
  /** Picks that changed hands before the draft; absent: none. */
  readonly tradedPicks?: readonly TradedPick[];
}

/** A pick that another seat makes than the one whose turn it is by the order. */
export interface TradedPick {
  readonly pickNumber: number;
  readonly seat: number;
}

/** A pick as it was made. The position is stored so that a roster stays readable when the pool no longer has the player. */
export interface MadePick {
  readonly entityId: EntityId;
  readonly position: Position;
  /** Whether a bot or the clock made it. */
  readonly isAutoDraft: boolean;
  /** Milliseconds since 1970. */
  readonly pickedAtMs: number;
}

export interface DraftState {
  readonly settings: DraftSettings;
  /** One per team, ordered by their picks of round one: the index is the seat. */
  readonly participants: readonly DraftParticipant[];
  /** The seat of the person whose draft it is. */
  readonly userSeat: number;
  /** The picks made, keepers left out: the first is the first pick of the draft that no keeper holds, and so on. */
  readonly picks: readonly MadePick[];
  /**
   * Whom the person wants, best first, each once. Drafted players stay in it so that taking a pick back gives them back;
   * the queue that is shown is {@link ./queue.ts openQueue}.
   */
  readonly queue: readonly EntityId[];
  /** When the draft begins, milliseconds since 1970. */
  readonly draftAtMs: number;
  /** When the clock of the current pick was started anew by an undo, a reset or a new clock; null when nothing did. */
  readonly clockResumedAtMs: number | null;
  /** When the last pick was made; null while the draft is open. */
  readonly closedAtMs: number | null;
  /** The picks are those of a draft on an outside platform: nobody picks or takes back here. Absent: an ordinary draft. */
  readonly isFollowed?: true;
  /** Counts the accepted commands; a store writes only over the version it has read. */
  readonly version: number;
}
