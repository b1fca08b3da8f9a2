// Mock drafts, and those of them that follow one elsewhere.
import type { OutsideDraftFrame } from '@pylon/connectors/outside-draft';
import type { FollowProblem } from '@pylon/contract/drafting/companion';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import type { DraftCapital } from '@pylon/engine/drafting/capital';
import type { Verdict } from '@pylon/engine/drafting/judges';
import type { DraftGrades } from '@pylon/engine/drafting/team-grades';
import type { Likeness } from '@pylon/engine/mock-draft/bots/expert-likeness';
import type { WhatIf } from '@pylon/engine/mock-draft/report/what-if';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** Parts of a mock draft that the rules do not use. */
export interface MockDraftNotes {
  readonly sponsor: string | null;
  /** Names of those drafted, for an edition that no longer knows them. */
  readonly names: Readonly<Record<string, string>>;
  /** Search words of the draft in the list; written with every change. */
  readonly words?: string;
  /** Positions as an outside platform calls them, of those who play none that is drafted here; absent: of nobody. */
  readonly positions?: Readonly<Record<string, string>>;
}

/** Grades as they were given, by one valuation of the players. */
export interface DraftRating {
  readonly grades: DraftGrades;
  readonly capital: DraftCapital;
  /** Of the person's picks. */
  readonly whatIfs: readonly WhatIf[];
  /** What each judge made of the teams; absent from grades that were given before there were judges. */
  readonly judges?: readonly Verdict[];
  readonly likeness: Likeness | null;
}

/** Grades as they are kept: those by our projections beside those by the market, which everybody may read. */
export interface MockDraftRating extends DraftRating {
  /** Absent where the grades themselves are by the market. */
  readonly byMarket?: DraftRating;
  /** Given to somebody below the plan: by the market alone. */
  readonly isByMarket?: boolean;
}

/** The engine's state of each kind of draft; 'snake' is every draft in which teams pick in turn, whatever the order. */
export interface DraftStates {
  readonly snake: DraftState;
  readonly auction: AuctionState;
}
export type DraftKindName = keyof DraftStates;

interface MockDraftTable {
  id: Generated<string>;
  account_id: string;
  season: number;
  kind: ColumnType<DraftKindName, DraftKindName, never>;
  /** The engine's state, whole, of the row's kind. */
  state: JSONColumnType<DraftStates[DraftKindName], string, string>;
  /** Parts that the rules do not use: sponsor, names of the picked players. */
  notes: JSONColumnType<MockDraftNotes, string, string>;
  /** Grades of all participants; null until rated. */
  rating: JSONColumnType<MockDraftRating, string | null, string | null> | null;
  version: number;
  created_at: Moment;
  closed_at: Date | null;
  /** When the clock of the current pick runs out; null without a clock. */
  deadline_at: Date | null;
  /** Until when one process alone goes on with a draft whose clock ran out. */
  leased_until: Date | null;
  /** Names the public report; null while the draft is not shared. */
  share_id: ColumnType<string | null, never, string | null>;
}

/** A mock draft that follows one on an outside platform. */
interface FollowedDraftTable {
  mock_draft_id: string;
  platform: OutsidePlatformId;
  outside_draft_id: string;
  /** The platform's id of the person; null when they follow a team that nobody drafts for. */
  owner_id: string | null;
  /** The person's seat when they chose it. */
  seat: number;
  frame: JSONColumnType<OutsideDraftFrame, string, string>;
  frame_seen_at: Date;
  /** When the board was seen last. */
  seen_at: Date;
  /** Why the last poll failed; null when it succeeded. */
  problem: FollowProblem | null;
  /** Consecutive polls that failed. */
  failures: number;
  /** null: never again. */
  next_look_at: Date | null;
  watched_until: Date;
  /** Until when one process alone polls. */
  leased_until: Date | null;
}

export interface MockDraftTables {
  mock_draft: MockDraftTable;
  followed_draft: FollowedDraftTable;
}
