// What the market says: where players are drafted, what is paid for them, who is owned, what publishers expect, and how
// games stand. A source is declared once, in a folder of its own and a line of `market-sources.ts`; asking, checking,
// joining, keeping what was said before, and telling what is missing are the frame's.
import type { AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { GameState } from '@pylon/engine/vocabulary/game-states';
import type { Site } from '@pylon/outbound/site';
import type { Imported } from '../imports/import-file.ts';
import type { ReadByRecord } from '../reading/faults.ts';

/** How a game stands when the source is asked. */
export interface ToldGame {
  /** The source's name. */
  readonly provider: string;
  readonly season: number;
  readonly seasonType: 'REG' | 'POST';
  /** null in the play-offs, whose rounds sources count otherwise. */
  readonly week: number | null;
  readonly homeTeamId: TeamId;
  readonly awayTeamId: TeamId;
  /** UTC, '2026-09-11T00:20:00Z'; null while no time is set. */
  readonly kickoff: string | null;
  readonly state: GameState;
  /** Where a live game is ('Q2 6:22', 'Halftime'); null of every other. */
  readonly clock: string | null;
  /** Of a game that is live or final; null of every other. */
  readonly score: { readonly home: number; readonly away: number } | null;
}

/** What an answer says, not yet joined to our athletes: lists as in an operator's file, or games. */
export interface MarketLists extends Omit<Imported, 'kind'> {
  readonly games?: readonly ToldGame[];
}

/** A season that sources are asked for. */
export interface MarketSeason {
  readonly season: number;
  /** Whether it is the season of the day on which they are asked: most tell only how things stand now. */
  readonly isCurrent: boolean;
  /** The day on which they are asked: that of an answer that does not say its own. */
  readonly day: string;
  /** The week being played or coming next; undefined after the last game. */
  readonly week: number | undefined;
  /** Day before the season's first game; undefined for a season that the schedule lacks. */
  readonly eve: string | undefined;
}

/** Rows of a table that an answer feeds: the source's own of the season, of one format, period or site where named. */
export interface MarketFeed {
  readonly table: 'adp' | 'rankings' | 'projections' | 'auctionValues' | 'ownership' | 'tradeValues' | 'games';
  readonly format?: string;
  readonly period?: 'seasonal' | 'weekly';
  /** What is counted, of who has, adds and drops a player. */
  readonly measure?: string;
  /** Whose drafts these are, where the source tells of another site's. */
  readonly provider?: AnyAdpProvider;
}

/** One address, and what its answer says. */
export interface MarketQuestion {
  readonly url: string;
  readonly read: (bytes: Buffer, file: string) => ReadByRecord<MarketLists>;
  readonly feeds: readonly MarketFeed[];
}

export interface MarketSource {
  /** Names the source in `PYLON_SOURCES_OFF` and `PYLON_STAND_INS`, its pace, and its rows' provider. */
  readonly name: string;
  /** As people know it. */
  readonly label: string;
  /** Whom to ask, and what differs from how other sources are asked. */
  readonly site: Pick<Site, 'hosts'> & Partial<Pick<Site, 'paceMs' | 'headers'>>;
  /** At whose pace it is asked; default: that of the market. */
  readonly family?: 'scores';
  /** What is known of its terms: its line in docs/sources.md. */
  readonly terms: string;
  readonly questions: (season: MarketSeason) => readonly MarketQuestion[];
}

/** Keeps a declaration's literal types. */
export const defineMarketSource = <const S extends MarketSource>(source: S): S => source;
