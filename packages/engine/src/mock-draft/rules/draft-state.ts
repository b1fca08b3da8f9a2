// A mock draft as plain data. It holds only what cannot be worked out: the settings, who sits where, the picks that
// were made, in order, and the person's queue. Which pick a made pick was, whose turn it is and what a roster looks
// like follow from that (see draft-picks.ts and draft-roster.ts), so a stored draft cannot contradict itself. The
// player pool is not part of it: it belongs to an edition of the almanac and is handed to the functions that need it.
import type { Keeper } from '../../drafting/keeper-rules.ts';
import type { SharedSettings, SharedState } from '../../drafting/shared-state.ts';
import type { DraftOrder } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { Position } from '../../vocabulary/positions.ts';
import type { LeagueRoom } from '../mates/league-room.ts';

export interface DraftSettings extends SharedSettings {
  readonly order: DraftOrder;
  readonly keepers: readonly Keeper[];
  /** Picks that changed hands before the draft; absent: none. */
  readonly tradedPicks?: readonly TradedPick[];
  /** Absent: rosters are empty before the draft and full after it. */
  readonly partial?: PartialDraft;
  /** A scenario: the seats are the teams of a league. Absent: an ordinary draft. */
  readonly leagueRoom?: LeagueRoom;
}

/** Whom a draft is about; 'rookies' play their first season, 'veterans' do not. */
export const DRAFTED_PLAYERS = ['all', 'rookies', 'veterans'] as const;
export type DraftedPlayers = (typeof DRAFTED_PLAYERS)[number];

/** A draft that adds to rosters which are there: of rookies, or of what a league still lacks. */
export interface PartialDraft {
  /** Picks of each team by the order, 1 to the places of a roster. */
  readonly rounds: number;
  readonly players: DraftedPlayers;
  /** Who is on rosters before the draft, each once; nobody where that is not known. */
  readonly rostered: readonly RosteredPlayer[];
}

/** Somebody whom a team had before the draft: they take no pick of it and cannot be drafted. */
export interface RosteredPlayer {
  /** null while it is not known which seat drafts for their team. */
  readonly seat: number | null;
  readonly entityId: EntityId;
  readonly position: Position;
}

/** A pick that another seat makes than the one whose turn it is by the order. */
export interface TradedPick {
  readonly pickNumber: number;
  readonly seat: number;
}

/**
 * A pick as it was made. The position is stored so that a roster stays readable when the pool no longer has the player.
 */
export interface MadePick {
  readonly entityId: EntityId;
  readonly position: Position;
  /** Whether a bot or the clock made it. */
  readonly isAutoDraft: boolean;
  /** Milliseconds since 1970. */
  readonly pickedAtMs: number;
}

export interface DraftState extends SharedState {
  readonly settings: DraftSettings;
  /** The picks made, keepers left out: the first is the first pick of the draft that no keeper holds, and so on. */
  readonly picks: readonly MadePick[];
  /**
   * The picks are those of a draft on an outside platform: nobody picks or takes back here. Absent: an ordinary draft.
   */
  readonly isFollowed?: true;
}
