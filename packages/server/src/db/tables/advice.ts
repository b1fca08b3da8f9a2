// What tools told of leagues before the games, and what came of it.
import type { AdviceKind, BandSums } from '@pylon/engine/accuracy/advice-record';
import type { TradeWeek } from '@pylon/engine/trades/trade-league';
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
  | { readonly teamId: string; readonly entityId: string; readonly dollars: number }
  | TradeSubject;

/** The best line-ups of a side of a trade score more with it than without, with the rosters of its day. */
export interface TradeSubject {
  readonly teamId: string;
  /** As the platform names the transaction. */
  readonly tradeId: string;
  /** The weeks that it can count in. */
  readonly weeks: readonly TradeWeek[];
  readonly before: readonly SideMember[];
  readonly after: readonly SideMember[];
  /** What was expected of the best free agent in each of these weeks. */
  readonly wire: Readonly<Record<Position, readonly number[]>>;
}

/** Somebody on the roster of a side of a trade, by the almanac's id. */
export interface SideMember {
  readonly playerId: string;
  readonly position: Position;
}

/**
 * Why a statement is not counted: one of its players took no part; the platform, or whoever publishes projections, told
 * nothing; no claims were carried out in time; a trade changed no line-up.
 */
export const UNJUDGED = ['did-not-play', 'not-told', 'no-run', 'no-change'] as const;
export type Unjudged = (typeof UNJUDGED)[number];

/**
 * When statements are made: before the first kick-off of a week; as soon as the week before is over; after a trade was
 * made, whose id follows.
 */
export type AdviceOccasion = 'week' | 'bids' | `trade ${string}`;

/** What was told of a league at one time. */
export interface AdviceSheetTable {
  id: Generated<string>;
  league_id: string;
  season: number;
  /** The week after which it is judged. */
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
