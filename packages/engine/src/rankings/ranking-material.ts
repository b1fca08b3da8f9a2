/**
 * What the rankings of a period are made from whatever the scoring and the league: published opinions and projections.
 */
import type { RangeRatios } from '../scoring/expected/points-range.ts';
import type { ScoringSeason } from '../scoring/rescore.ts';
import type { Position } from '../vocabulary/positions.ts';
import type { Period } from '../vocabulary/weeks.ts';
import type { ListFormat } from './list-formats.ts';
import type { OwnRanking } from './own-experts.ts';

/** Somebody with a projection. */
export interface ProjectedPlayer extends RangeRatios {
  readonly entityId: string;
  readonly position: Position;
  /** Factor of the defences ahead on the player's points, near 1. */
  readonly scheduleRatio: number;
  /** What is made of the points of a first season, as a factor; null for everybody but this year's rookies. */
  readonly rookieRatio: number | null;
}

/**
 * Somebody's place in the consensus of a format, over all positions, or within the position where lists are by
 * position.
 */
export interface ConsensusEntry {
  readonly entityId: string;
  /** From 1. */
  readonly rank: number;
  readonly positionRank: number;
  readonly mean: number;
  /** Null where there is one opinion only. */
  readonly sd: number | null;
  /** Within the position, from 1; null where there is one opinion only. */
  readonly tier: number | null;
}

/** A publisher's list. */
export interface PublishedList {
  readonly expertId: string;
  readonly asOf: string;
  readonly places: readonly Pick<ConsensusEntry, 'entityId' | 'rank' | 'positionRank'>[];
}

/** Lists of one scoring format. */
export interface FormatLists {
  readonly format: ListFormat;
  /** Best first; empty when nobody published any. Only positions that fantasy leagues draft. */
  readonly entries: readonly ConsensusEntry[];
  readonly experts: readonly PublishedList[];
}

/**
 * The market of a format: average draft positions of a season; of a week, where published projections place everybody.
 */
export interface Market {
  readonly format: ListFormat;
  /** Day of the newest list, '' without any. */
  readonly asOf: string;
  readonly places: ReadonlyMap<string, number>;
}

export interface RankingMaterial {
  readonly period: Period;
  /** Positions of everybody who can stand on the board. Others count in lists, and are not shown. */
  readonly positions: ReadonlyMap<string, string>;
  readonly projected: readonly ProjectedPlayer[];
  /** Expected units; cell n is the n-th of `projected`. */
  readonly units: ScoringSeason;
  /** Day of the newest projection, '' without any. */
  readonly projectedAsOf: string;
  readonly lists: readonly FormatLists[];
  /** Of whole seasons and weeks; empty for the rest of a season. */
  readonly markets: readonly Market[];
  /** The asking person's own lists that are to be shown; absent is none. */
  readonly own?: readonly OwnRanking[];
}
