// Accounts on outside platforms, leagues as they were last read, and whose they are.
import type {
  LeagueSummary,
  OutsideDraftResult,
  OutsideFuturePick,
  OutsideKeeper,
  OutsideLeague,
  OutsideMatchup,
  OutsideRoster,
  OutsideTradeOffer,
  OutsideTransaction,
} from '@pylon/connectors/outside-league';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { SYNC_STATUSES } from '@pylon/contract/league-sync/user-league';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { LeagueSource, OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** An account of a platform that a person has connected. */
export interface FantasyAccountTable {
  id: Generated<string>;
  account_id: string;
  platform: OutsidePlatformId;
  platform_account_id: string;
  name: string;
  /** Sealed: what the platform gave at the sign-in. null where nobody signs in. */
  session: Buffer | null;
  session_ends_at: Date | null;
  /** Until when a process renews the session and no other does. */
  renewing_until: Date | null;
  /** What went wrong at the last reading; null when nothing did. */
  failure: PlatformFailure | null;
  read_at: Date | null;
  /** Its leagues of a season as it listed them last; null while it did not. */
  listing: JSONColumnType<AccountListing, string | null, string | null> | null;
  listed_at: Date | null;
  created_at: Moment;
}

/** A sign-in at a platform that a person has begun. */
export interface PlatformSignInTable {
  /** Of the state that comes back with the browser. */
  state_hash: Buffer;
  account_id: string;
  platform: OutsidePlatformId;
  /** Sealed: the verifier of PKCE. */
  verifier: Buffer;
  return_url: string;
  expires_at: Date;
}

/** The leagues that an account listed. */
export interface AccountListing {
  readonly season: number;
  readonly leagues: readonly LeagueSummary[];
}

/** A league as it was read, in one piece. */
export interface LeaguePicture {
  readonly league: OutsideLeague;
  readonly tradeOffers: readonly OutsideTradeOffer[];
  readonly draft: OutsideDraftResult | null;
  readonly keepers: readonly OutsideKeeper[];
  readonly futurePicks: readonly OutsideFuturePick[];
  /** What the platform does not give, in words. */
  readonly missing: readonly string[];
}

/** What a card shows of a league: what it is, and what is not known of it. */
export type LeagueCard = Pick<LeaguePicture, 'league' | 'missing'>;

/** A week of a league. Rosters and moves of a week to come are none. */
export interface WeekPicture {
  readonly rosters: readonly OutsideRoster[];
  readonly matchups: readonly OutsideMatchup[];
  readonly transactions: readonly OutsideTransaction[];
}

/** A league of a platform and a season, one row however many people of ours play in it; or one that is kept by hand. */
export interface LeagueTable {
  id: Generated<string>;
  platform: LeagueSource;
  platform_league_id: string;
  season: number;
  /** null until it was read for the first time. */
  picture: JSONColumnType<LeaguePicture, string | undefined, string> | null;
  /** What follows from the picture, kept beside it by the database: lists of leagues read no more. */
  card: ColumnType<LeagueCard | null, never, never>;
  /** When something of it was last read, and when all of it was. */
  read_at: Date | null;
  whole_at: Date | null;
  /** Until when a process reads it and no other does. */
  held_until: Date | null;
  /** Grows by one with every edit of a league that is kept by hand; 0 for all others. */
  version: Generated<number>;
}

export interface LeagueWeekTable {
  league_id: string;
  week: number;
  picture: JSONColumnType<WeekPicture, string, string>;
}

/** A league in a person's list. */
export interface UserLeagueTable {
  id: Generated<string>;
  account_id: string;
  league_id: string;
  /** null after the account was disconnected: the league stays as it was last read. */
  fantasy_account_id: string | null;
  team_id: string | null;
  /** Whether the platform has shown the league to this person's account: until then nothing of it is shown here. */
  is_shown: Generated<boolean>;
  is_pinned: Generated<boolean>;
  place: number;
  status: Generated<(typeof SYNC_STATUSES)[number]>;
  failure: PlatformFailure | null;
  /** Share of the work that is done, 0 to 1. */
  progress: Generated<number>;
  created_at: Moment;
}

/** A keeper that a person added to a league of their list. */
export interface LeagueKeeperTable {
  id: Generated<string>;
  user_league_id: string;
  entity_id: EntityId;
  /** Of the league; null where the person has none in it and named none. */
  team_id: string | null;
  round: number;
  turn: number | null;
  cost_dollars: number | null;
  created_at: Moment;
}

export interface LeagueTables {
  fantasy_account: FantasyAccountTable;
  platform_sign_in: PlatformSignInTable;
  league: LeagueTable;
  league_week: LeagueWeekTable;
  user_league: UserLeagueTable;
  league_keeper: LeagueKeeperTable;
}
