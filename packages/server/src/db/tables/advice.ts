// What tools told of leagues before the games, and what came of it.
import type { AdviceKind, BandSums } from '@pylon/engine/accuracy/advice-record';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { Generated, JSONColumnType } from 'kysely';

/** What a statement is about, by the ids of the league's teams and of the almanac. */
export type AdviceSubject =
  /** A starter of a team outscores somebody of its bench. */
  | { readonly teamId: string; readonly starterId: string; readonly benchId: string }
  /** Somebody is in their team's best line-up, once all points are known. */
  | { readonly teamId: string; readonly playerId: string; readonly position: Position }
  /** A team wins its match-up. */
  | { readonly teamId: string; readonly opponentId: string }
  /** A team gets a free agent for so many dollars. */
  | { readonly teamId: string; readonly entityId: string; readonly dollars: number };

/**
 * Why a statement is not counted: one of its players took no part; the platform told of no result; no claims were
 * carried out in time.
 */
export const UNJUDGED = ['did-not-play', 'not-told', 'no-run'] as const;
export type Unjudged = (typeof UNJUDGED)[number];

/** When statements are made: before the first kick-off of a week; as soon as the week before is over. */
export type AdviceOccasion = 'week' | 'bids';

/** What was told of a league at one time. */
export interface AdviceSheetTable {
  id: Generated<string>;
  league_id: string;
  season: number;
  week: number;
  occasion: AdviceOccasion;
  /** What it was told from. */
  edition_id: string;
  said_at: Date;
  judged_at: Date | null;
}

/** A statement. `outcome` and `unjudged` are null until the sheet is judged; then one of them is told. */
export interface AdviceTable {
  sheet_id: string;
  place: number;
  kind: AdviceKind;
  basis: 'house' | 'market';
  subject: JSONColumnType<AdviceSubject, string, never>;
  /** 0 to 1. */
  chance: number;
  baseline: number;
  outcome: number | null;
  unjudged: Unjudged | null;
}

/** The sums of a band, by the engine's names in the database's spelling. */
interface SumColumns extends Pick<BandSums, 'band' | 'cases' | 'said' | 'happened' | 'squared' | 'logged' | 'right'> {
  baseline_squared: number;
  baseline_logged: number;
  baseline_right: number;
}

export interface AdviceSumTable extends SumColumns {
  sheet_id: string;
  kind: AdviceKind;
  basis: 'house' | 'market';
}

/** Sums of a week over so many leagues; written once, never changed. */
export interface AdviceRecordTable extends SumColumns {
  season: number;
  week: number;
  kind: AdviceKind;
  basis: 'house' | 'market';
  leagues: number;
  since: Date;
  judged_at: Date;
}

export interface AdviceTables {
  advice_sheet: AdviceSheetTable;
  advice: AdviceTable;
  advice_sum: AdviceSumTable;
  advice_record: AdviceRecordTable;
}
