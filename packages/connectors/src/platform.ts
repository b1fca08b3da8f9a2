/**
 * What Pylon asks of an outside fantasy platform.
 *
 * Terminology: an **account** is what a person connects; a **league** is one of its leagues; what a platform cannot
 * give is declared `unsupported` with the reason, so that a screen can say why, and no caller needs to know platforms
 * by name.
 */
import type { PlatformId } from '@pylon/engine/vocabulary/platforms';
import type { Site } from '@pylon/outbound/site';
import type { DraftVerbs } from './outside-draft.ts';
import type {
  LeagueSummary,
  OutsideLeague,
  OutsideMatchup,
  OutsideRoster,
  OutsideTransaction,
} from './outside-league.ts';

/**
 * Why a platform did not do what was asked. The same failure has the same name on every platform:
 *
 * - `unknown-account`, `wrong-password`: what was typed leads to no account;
 * - `unknown-league`, `unknown-draft`: the platform has none of that id;
 * - `sign-in-again`: what the platform gave at the sign-in no longer holds;
 * - `refused`: the platform does not show it to whoever asks, because a league is private or because it shuts its door;
 * - `throttled`: it is asked too much; `unreachable`: it does not answer;
 * - `unreadable-answer`: an answer that is cut off, too large, or of another shape than known.
 */
export type PlatformFailure =
  | 'unknown-account'
  | 'wrong-password'
  | 'unknown-league'
  | 'unknown-draft'
  | 'sign-in-again'
  | 'refused'
  | 'throttled'
  | 'unreachable'
  | 'unreadable-answer';

export type PlatformResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: PlatformFailure };

/** What a platform lacks, and why, in words for a person. */
export interface Unsupported {
  readonly unsupported: string;
}

/** A connected account, as the platform names it. */
export interface PlatformAccount {
  readonly accountId: string;
  readonly name: string;
  /** What later calls have to show: a cookie or a token, never a password. null where nobody signs in. */
  readonly session: string | null;
}

/** A league, and who asks for it. */
export interface LeagueAddress {
  readonly platformLeagueId: string;
  readonly season: number;
  /** null for a league that everybody may read. */
  readonly account: PlatformAccount | null;
}

type Answer<T> = Promise<PlatformResult<T>>;

/** What a person types to connect an account; a platform's form asks for some of it. */
export type ConnectForm = Readonly<Partial<Record<'username' | 'password' | 'email' | 'leagueUrl', string>>>;

/** What can be asked of a platform. Verbs are asynchronous since most of them cross a network. */
export interface Verbs {
  /** The account behind a form, or where the browser has to go to sign in. */
  readonly connect: (form: ConnectForm) => Answer<PlatformAccount | { readonly redirectUrl: string }>;
  /** The leagues of an account in a season, in the platform's order; none is an empty list. */
  readonly leagues: (account: PlatformAccount | null, season: number) => Answer<readonly LeagueSummary[]>;
  /** Rules and teams. Failure: unknown-league. */
  readonly league: (league: LeagueAddress) => Answer<OutsideLeague>;
  /** Who has whom in a week. Failure: unknown-league. */
  readonly rosters: (league: LeagueAddress, week: number) => Answer<readonly OutsideRoster[]>;
  /** Who meets whom in a week, and the points so far. Failure: unknown-league. */
  readonly matchups: (league: LeagueAddress, week: number) => Answer<readonly OutsideMatchup[]>;
  /** Moves of a week, oldest first. Failure: unknown-league. */
  readonly transactions: (league: LeagueAddress, week: number) => Answer<readonly OutsideTransaction[]>;
  readonly drafts: DraftVerbs;
}

/** One platform: each verb, or the reason why it has none. */
export type Platform = { readonly [V in keyof Verbs]: Verbs[V] | Unsupported } & {
  readonly id: PlatformId;
  /** How it is asked; null for one that is no site. */
  readonly site: Site | null;
};

/** The verbs with what they give, in the order of the documents. */
export const VERBS: Readonly<Record<keyof Verbs, string>> = {
  connect: 'the account behind what a person typed',
  leagues: 'the leagues of an account',
  league: 'rules, scoring and teams',
  rosters: 'line-ups and benches of a week',
  matchups: 'who meets whom, with points',
  transactions: 'adds, drops, bids and trades of a week',
  drafts: 'drafts and their picks, while they are held and afterwards',
};

/** Whether a platform lacks a verb. */
export const isUnsupported = (verb: object): verb is Unsupported => 'unsupported' in verb;
