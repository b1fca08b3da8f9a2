import type { EditionManifest } from '@pylon/almanac/editions/edition';
import type { ImportOptions } from '@pylon/almanac/sources/imports/import-file';
import type { OutsideDraftFrame } from '@pylon/connectors/outside-draft';
import type { FollowProblem } from '@pylon/contract/companion';
import type { LiveEventName } from '@pylon/contract/live-events';
import type { AuctionState } from '@pylon/engine/auction/auction-state';
import type { DraftCapital } from '@pylon/engine/mock-draft/draft-capital';
import type { DraftState } from '@pylon/engine/mock-draft/draft-state';
import type { Likeness } from '@pylon/engine/mock-draft/expert-likeness';
import type { DraftGrades } from '@pylon/engine/mock-draft/grades';
import type { WhatIf } from '@pylon/engine/mock-draft/what-if';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A moment: read as a Date; the database fills it in unless one is given. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface AccountTable {
  id: Generated<string>;
  /** null while the person is anonymous. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  /** 0 free, 1, 2. */
  tier: Generated<number>;
  created_at: Moment;
}

export interface SessionTable {
  /** HMAC of the token; the token itself is nowhere stored. */
  token_hash: Buffer;
  account_id: string;
  created_at: Moment;
  expires_at: Date;
}

export interface AlmanacEditionTable {
  id: string;
  manifest: JSONColumnType<EditionManifest, string, never>;
  /** Compressed size of its tables. */
  bytes: number;
  stored_at: Moment;
}

/** A table's content, compressed; editions share the tables that did not change. */
export interface AlmanacTableTable {
  name: string;
  hash: string;
  content: Buffer;
}

export interface AlmanacImportTable {
  hash: string;
  name: string;
  options: JSONColumnType<ImportOptions, string, string>;
  imported_at: Moment;
  content: Buffer;
}

/** The one row that says which edition is in force, and which data mode and clock asked for it. */
export interface AlmanacCurrentTable {
  only_row: Generated<boolean>;
  edition_id: string;
  origin: string;
  changed_at: Moment;
}

/** How far each person's events are numbered. */
export interface LiveEventCounterTable {
  account_id: string;
  last: number;
}

export interface LiveEventTable {
  account_id: string;
  number: number;
  name: LiveEventName;
  data: JSONColumnType<object, string, never>;
  created_at: Moment;
}

/** What belongs to a mock draft and the rules do not look at. */
export interface MockDraftNotes {
  readonly sponsor: string | null;
  /** Names of those drafted, for an edition that no longer knows them. */
  readonly names: Readonly<Record<string, string>>;
  /** What the draft is found by in the list; written with every change. */
  readonly words?: string;
  /** Positions as an outside platform calls them, of those who play none that is drafted here; absent: of nobody. */
  readonly positions?: Readonly<Record<string, string>>;
}

/** Grades as they were given. */
export interface MockDraftRating {
  readonly grades: DraftGrades;
  readonly capital: DraftCapital;
  /** Of the person's picks. */
  readonly whatIfs: readonly WhatIf[];
  readonly likeness: Likeness | null;
}

export interface MockDraftTable {
  id: Generated<string>;
  account_id: string;
  season: number;
  /** The engine's state, whole; an auction's has sales. */
  state: JSONColumnType<DraftState | AuctionState, string, string>;
  /** What the rules do not look at: sponsor, names of the picked. */
  notes: JSONColumnType<MockDraftNotes, string, string>;
  /** Grades of all participants; null until rated. */
  rating: JSONColumnType<MockDraftRating, string | null, string | null> | null;
  version: number;
  created_at: Moment;
  closed_at: Date | null;
  /** When the clock of the current pick runs out; null without a clock. */
  deadline_at: Date | null;
  /** Names the public report; null while the draft is not shared. */
  share_id: ColumnType<string | null, never, string | null>;
}

/** A mock draft that follows one on an outside platform. */
export interface FollowedDraftTable {
  mock_draft_id: string;
  platform: 'sleeper';
  outside_draft_id: string;
  /** The platform's id of the person; null when they follow a team that nobody drafts for. */
  owner_id: string | null;
  /** The person's seat when they chose it. */
  seat: number;
  frame: JSONColumnType<OutsideDraftFrame, string, string>;
  frame_seen_at: Date;
  /** When the board was seen last. */
  seen_at: Date;
  /** Why the last look failed; null when it did not. */
  problem: FollowProblem | null;
  /** Looks in a row that failed. */
  failures: number;
  /** null: never again. */
  next_look_at: Date | null;
  watched_until: Date;
  /** Until when one process alone looks. */
  leased_until: Date | null;
}

/** Every table of the database. */
export interface Database {
  account: AccountTable;
  session: SessionTable;
  almanac_edition: AlmanacEditionTable;
  almanac_table: AlmanacTableTable;
  almanac_import: AlmanacImportTable;
  almanac_current: AlmanacCurrentTable;
  live_event_counter: LiveEventCounterTable;
  live_event: LiveEventTable;
  mock_draft: MockDraftTable;
  followed_draft: FollowedDraftTable;
}
