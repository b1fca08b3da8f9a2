/**
 * What Pylon asks of an outside fantasy platform.
 *
 * Terminology: an **account** is what a person connects; a **league** is one of its leagues; what a platform cannot give
 * is declared `unsupported` with the reason, so that a screen can say why, and no caller needs to know platforms by name.
 */
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';

/** The platforms by their name in code. */
export const PLATFORM_NAMES = ['template'] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

/** Why a platform could not do what was asked. The same failure has the same name on every platform. */
export type PlatformFailure =
  | 'unknown-account'
  | 'wrong-password'
  | 'unknown-league'
  | 'unknown-draft'
  | 'private-league'
  | 'sign-in-again'
  | 'throttled'
  | 'unreachable'
  | 'unreadable-answer';

export type PlatformOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: PlatformFailure };

/** What a platform lacks, and why, in words for a person. */
export interface Unsupported {
  readonly unsupported: string;
}

/** A connected account, as the platform names it. */
export interface PlatformAccount {
  readonly accountId: string;
  readonly name: string;
}

/** A league in the list of an account. */
export interface LeagueSummary {
  readonly platformLeagueId: string;
  readonly name: string;
  readonly season: number;
  readonly teamName: string | null;
  readonly avatarUrl: string | null;
}

/** How a league is played. */
export interface LeagueRules {
  readonly platformLeagueId: string;
  readonly name: string;
  readonly season: number;
  readonly shape: LeagueShape;
  readonly scoring: ScoringSettings;
}

/** One platform. Verbs are asynchronous since most of them cross a network. */
export interface Platform {
  readonly name: PlatformName;
  readonly label: string;
  /** The leagues of an account in a season, in the platform's order. */
  readonly listLeagues:
    | ((account: PlatformAccount, season: number) => Promise<PlatformOutcome<readonly LeagueSummary[]>>)
    | Unsupported;
  /** Roster places and scoring of a league. Failure: unknown-league. */
  readonly readRules: (platformLeagueId: string, season: number) => Promise<PlatformOutcome<LeagueRules>>;
}

/** Whether a platform has a verb. */
export const isUnsupported = (verb: unknown): verb is Unsupported =>
  typeof verb === 'object' && verb !== null && 'unsupported' in verb;
