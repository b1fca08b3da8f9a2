/**
 * A draft on an outside platform, in our words: the same whichever platform it is held on.
 *
 * Terminology: the **frame** is what a draft is (teams, order, places, status) and changes seldom; its **picks** change
 * all the time. A seat is a team's turn in round one, counted from 0. Ids are the platform's own, as text.
 */

import type { DraftedPlayers } from '@pylon/engine/mock-draft/rules/draft-state';
import type { DraftOrder } from '@pylon/engine/vocabulary/drafts';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { OutsidePlayer } from './outside-player.ts';

export const OUTSIDE_DRAFT_STATUSES = ['scheduled', 'drafting', 'paused', 'complete'] as const;
export type OutsideDraftStatus = (typeof OUTSIDE_DRAFT_STATUSES)[number];

/** A team of the draft. */
export interface OutsideTeam {
  /**
   * The platform's id of the person who drafts for the team, or of the team where a league has the same teams all the
   * time; null while there is none.
   */
  readonly ownerId: string | null;
  readonly name: string;
}

/** What a draft is. */
export interface OutsideDraftFrame {
  readonly draftId: string;
  /** The address at which a person sees the draft. */
  readonly url: string;
  /** null when it has none. */
  readonly name: string | null;
  /** 'nfl' for the football that we know. */
  readonly sport: string;
  readonly season: number;
  readonly status: OutsideDraftStatus;
  /** 'unknown' is an order that cannot be followed. */
  readonly order: DraftOrder | 'auction' | 'unknown';
  /** Whether turns are drawn already; before that, seats are provisional. */
  readonly isOrderDrawn: boolean;
  readonly leagueType: 'fantasy' | 'dynasty';
  /** Points for a reception; null when the platform does not give them. */
  readonly pointsPerReception: 0 | 0.5 | 1 | null;
  /**
   * Teams (by seat as many as `teams` here) and places. Those of a draft of whole rosters are as many as the rounds:
   * what the platform calls otherwise (single defenders) is bench.
   */
  readonly shape: LeagueShape;
  /** Of an auction whose platform does not say how much each team has to spend; what `shape` says is a guess then. */
  readonly isBudgetUnknown?: true;
  /** Of a draft that adds to rosters which are there, as drafts of rookies do; absent from one of whole rosters. */
  readonly partial?: OutsidePartialDraft;
  /** Seconds for a pick; null without a clock. */
  readonly pickTimerSeconds: number | null;
  /** By seat. */
  readonly teams: readonly OutsideTeam[];
  /** Seat by the platform's number of the roster; none while it is unknown. */
  readonly seatOfRoster: Readonly<Record<string, number>>;
  /** Who is up in an auction, with the highest bid; absent while nobody is, or where it is not told. */
  readonly block?: OutsideBlock;
  /** Picks that changed hands before they were made. */
  readonly tradedPicks: readonly { readonly pickNumber: number; readonly seat: number }[];
}

/** A player on whom teams bid. */
export interface OutsideBlock {
  readonly player: OutsidePlayer;
  readonly nominatorSeat: number;
  /** Who has bid most, and how much, whole dollars. */
  readonly seat: number;
  readonly dollars: number;
}

/** A draft that adds to rosters. */
export interface OutsidePartialDraft {
  /** Picks of each team by the order. */
  readonly rounds: number;
  readonly players: DraftedPlayers;
  /** Who is on rosters now, perhaps with those drafted already; the seat is null where it is not told. */
  readonly rostered: readonly { readonly seat: number | null; readonly player: OutsidePlayer }[];
}

/** Somebody drafted or kept. */
export interface OutsideDraftPick {
  readonly pickNumber: number;
  /** The seat that made the pick; null when the platform does not say, and then the seat whose turn it was. */
  readonly seat: number | null;
  readonly player: OutsidePlayer;
  readonly isKeeper: boolean;
  /** Price in an auction, whole dollars; null otherwise. */
  readonly amountDollars: number | null;
}
