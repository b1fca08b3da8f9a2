/**
 * What Pylon asks of an outside fantasy platform.
 *
 * Terminology: an **account** is what a person connects; a **league** is one of its leagues; what a platform cannot
 * give is declared `unsupported` with the reason, so that a screen can say why, and no caller needs to know platforms
 * by name.
 */
import type { AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { PlatformId } from '@pylon/engine/vocabulary/platforms';
import type { Result } from '@pylon/engine/vocabulary/result';
import type { Site } from '@pylon/outbound/site';
import type { OutsideDraftFrame, OutsideDraftPick } from './outside-draft.ts';
import type {
  LeagueSummary,
  OutsideDraftResult,
  OutsideFuturePick,
  OutsideKeeper,
  OutsideLeague,
  OutsideMatchup,
  OutsidePastDrafts,
  OutsideRoster,
  OutsideTradeOffer,
  OutsideTransaction,
} from './outside-league.ts';
import type { PlatformFailure } from './platform-failure.ts';

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
  /** When the session ends, ISO 8601; null when it has no known end. */
  readonly sessionEndsAt: string | null;
}

/** A league, and who asks for it. */
export interface LeagueAddress {
  readonly platformLeagueId: string;
  readonly season: number;
  /** null for a league that everybody may read. */
  readonly account: PlatformAccount | null;
}

/**
 * Games of weeks that are over and were read before, by week: a platform that tells a team's points by the week alone
 * is not asked for these weeks again.
 */
export type WeeksOver = ReadonlyMap<number, readonly OutsideMatchup[]>;

type Answer<T> = Promise<Result<T, PlatformFailure>>;

/** What a person types to connect an account; a platform's form asks for some of it. */
export type ConnectForm = Readonly<Partial<Record<'username' | 'password' | 'email' | 'leagueUrl', string>>>;

/** What goes along when the browser is sent to a platform to sign in. */
export interface SignInRequest {
  /** Comes back with the browser: random, of one use. */
  readonly state: string;
  /** Of PKCE: the SHA-256 of the verifier in base64url, for platforms that take one. */
  readonly codeChallenge: string;
  /** Where the platform sends the browser afterwards, an address of this product. */
  readonly returnUrl: string;
}

/** What the browser brought back. */
export interface SignInReturn {
  /** The parameters of the address, as they came. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly codeVerifier: string;
  readonly returnUrl: string;
}

/** How an account is connected. */
export type Connect =
  | {
      /** By what a person types. Failures: unknown-account, wrong-password, unknown-league. */
      readonly byForm: (form: ConnectForm) => Answer<PlatformAccount>;
      /** The account with a new session, where one ends soon and nothing has to be typed. Failure: sign-in-again. */
      readonly renew?: (account: PlatformAccount) => Answer<PlatformAccount>;
    }
  | {
      /** Whether an operator has given what the sign-in needs; else nobody can begin one. */
      readonly isSetUp: boolean;
      /** By a sign-in at the platform: the address to send the browser to. Failure: unknown-league. */
      readonly begin: (form: ConnectForm, request: SignInRequest) => Answer<{ readonly redirectUrl: string }>;
      /** Failures: wrong-password when the person or the platform declined. */
      readonly finish: (given: SignInReturn) => Answer<PlatformAccount>;
      /** The account with a new session. Failure: sign-in-again. */
      readonly renew?: (account: PlatformAccount) => Answer<PlatformAccount>;
      /** What the form of a known account would hold, to sign in to it again. Absent: the form holds nothing. */
      readonly again?: (account: PlatformAccount) => ConnectForm;
    };

/**
 * What can be asked of a platform about drafts. Whoever asks shows an account where one is connected: a draft may be
 * shown to its league alone.
 */
export interface DraftVerbs {
  /** How the address of a draft begins, for somebody who looks for it ('sleeper.com/draft/nfl/…'). */
  readonly addressHint: string;
  /** Whose average draft positions its drafters have before their eyes; 'consensus' where it shows none of its own. */
  readonly adpProvider: AnyAdpProvider | 'consensus';
  /** Milliseconds between two looks at a running draft at least; absent: as soon as a person would like to know. */
  readonly lookEveryMs?: number;
  /** Whether frames of auctions say who is up, so that one is read with every look. */
  readonly tellsBids?: true;
  /** The draft's id in what a person pasted: an address of the platform, or the id itself; null when it is neither. */
  readonly draftIdIn: (text: string) => string | null;
  /** Failure: unknown-draft. */
  readonly readFrame: (draftId: string, account?: PlatformAccount | null) => Answer<OutsideDraftFrame>;
  /** By pick number, each once. Failure: unknown-draft. */
  readonly readPicks: (
    frame: OutsideDraftFrame,
    account?: PlatformAccount | null,
  ) => Answer<readonly OutsideDraftPick[]>;
}

/** What can be asked of a platform. Verbs are asynchronous since most of them cross a network. */
export interface Verbs {
  readonly connect: Connect;
  /** The leagues of an account in a season, in the platform's order; none is an empty list. */
  readonly leagues: (account: PlatformAccount | null, season: number) => Answer<readonly LeagueSummary[]>;
  /** Rules, teams and standings. Failure: unknown-league. */
  readonly league: (league: LeagueAddress, over?: WeeksOver) => Answer<OutsideLeague>;
  /** Who has whom in a week. Failure: unknown-league. */
  readonly rosters: (league: LeagueAddress, week: number) => Answer<readonly OutsideRoster[]>;
  /** Who meets whom in a week, and the points so far. Failure: unknown-league. */
  readonly matchups: (league: LeagueAddress, week: number) => Answer<readonly OutsideMatchup[]>;
  /** Moves and lost claims of a week, oldest first. Failure: unknown-league. */
  readonly transactions: (league: LeagueAddress, week: number) => Answer<readonly OutsideTransaction[]>;
  /** Trades on offer that the account may see, oldest first. Failure: unknown-league. */
  readonly tradeOffers: (league: LeagueAddress) => Answer<readonly OutsideTradeOffer[]>;
  /** The league's draft of the season; null when it has none yet. Failure: unknown-league. */
  readonly draftResult: (league: LeagueAddress) => Answer<OutsideDraftResult | null>;
  /** Who is kept for the season. Failure: unknown-league. */
  readonly keepers: (league: LeagueAddress) => Answer<readonly OutsideKeeper[]>;
  /** Picks of later seasons that changed hands; all of them where the platform tells all. Failure: unknown-league. */
  readonly futurePicks: (league: LeagueAddress) => Answer<readonly OutsideFuturePick[]>;
  /** How the league drafted in earlier seasons: at most `most` drafts. Failure: unknown-league. */
  readonly pastDrafts: (league: LeagueAddress, most: number) => Answer<OutsidePastDrafts>;
  readonly drafts: DraftVerbs;
}

/** One platform: each verb, or the reason why it has none. */
export type Platform = { readonly [V in keyof Verbs]: Verbs[V] | Unsupported } & {
  readonly id: PlatformId;
  /** How it is asked; null for one that is no site. */
  readonly site: Site | null;
  /**
   * What is assumed of its protocol, for a person who runs the product; null for one that is known. One of assumptions
   * is off unless it is turned on.
   */
  readonly assumption: string | null;
};

/** What an operator gives to platforms that know applications. Absent: the platform says that it is not set up. */
export interface PlatformKeys {
  readonly yahoo?: { readonly clientId: string; readonly clientSecret: string };
  /** The partner's address and key. */
  readonly guillotine?: { readonly apiUrl: string; readonly key: string };
  /** Given by NFL: of its league data, of its sign-in, and of its tokens. */
  readonly nfl?: {
    readonly appKey: string;
    readonly apiKey: string;
    readonly clientKey: string;
    readonly clientSecret: string;
  };
}

/** The verbs with what they give, in the order of the documents. */
export const VERBS: Readonly<Record<keyof Verbs, string>> = {
  connect: 'the account behind what a person typed',
  leagues: 'the leagues of an account',
  league: 'rules, scoring, teams and standings',
  rosters: 'line-ups and benches of a week',
  matchups: 'who meets whom, with points',
  transactions: 'adds, drops, bids and trades of a week',
  tradeOffers: 'trades on offer',
  draftResult: 'how the league was drafted',
  keepers: 'who is kept for the season',
  futurePicks: 'picks of seasons to come that changed hands',
  pastDrafts: 'how the league drafted in earlier seasons',
  drafts: 'drafts and their picks, while they are held and afterwards',
};

/** Whether a platform lacks a verb. */
export const isUnsupported = (verb: object): verb is Unsupported => 'unsupported' in verb;
