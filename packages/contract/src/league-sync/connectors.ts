import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { CONNECTOR_NAMES, MOST_AT_ONCE } from './connector-names.ts';

/** Accounts that a person may have connected, and leagues of theirs that are kept. */
export const MOST_FANTASY_ACCOUNTS = 20;
export const MOST_USER_LEAGUES = 40;

const Connector = z.enum(Object.values(CONNECTOR_NAMES) as [string, ...string[]]);
const typed = z.string().trim().min(1).max(320);
/** Longer than any that a platform takes; never kept. */
const password = z.string().min(1).max(200);
const accountId = z.uuid();

/**
 * What is typed, by platform. A platform without an entry is signed in to there (Yahoo), or is named with the league
 * that is synced (ESPN).
 */
export const CONNECTOR_SETTINGS = {
  guillotine: z.object({ username: typed }),
  cbs: z.object({ leagueURL: typed }),
  nfl: z.object({ email: typed, password }),
  sleeper: z.object({ username: typed }),
  mfl: z.object({ username: typed, password }),
  rtsports: z.object({ username: typed, password }),
  ffpc: z.object({ email: typed }),
  fleaflicker: z.object({ email: typed }),
} as const satisfies Partial<Record<OutsidePlatformId, z.ZodObject>>;

/** A connected account, and how it stands. */
export const FantasyAccount = z.object({
  id: z.string(),
  fantasyConnector: Connector,
  name: z.string(),
  /** When something of it was last read; null while nothing was. */
  readAt: z.string().nullable(),
  /** What went wrong at the last reading, for the person; null when nothing did. */
  problem: z.string().nullable(),
  /** Whether connecting it again is what mends it. */
  needsSignIn: z.boolean(),
  /** When the sign-in has to be made anew; null when no end is known, and when it is renewed without the person. */
  signInEndsAt: z.string().nullable(),
});
export type FantasyAccount = z.output<typeof FantasyAccount>;

export const listConnectors = endpoint('listConnectors', {
  summary: 'The platforms that leagues can be synced from, and how each is connected. Changes nothing.',
  answer: z.object({
    connectors: z.array(
      z.object({
        fantasyConnector: Connector,
        label: z.string(),
        /** What its form asks for. */
        signIn: z.enum([
          'username',
          'email',
          'username-password',
          'email-password',
          'team-url',
          'league-url',
          'redirect',
        ]),
        /** null when it can be connected; else why not. */
        closedFor: z.string().nullable(),
        /** What is assumed of a platform that does not say how it is asked; null for all others. */
        experimental: z.string().nullable(),
      }),
    ),
  }),
});

/** Where the browser goes to sign in. */
const redirectURL = z.url({ protocol: /^https?$/ });

export const connectAccount = endpoint('connectAccount', {
  summary:
    'Connects an account of a platform, or begins a sign-in there, which finishConnecting ends. A password is used once and never kept; connecting an account again renews its sign-in.',
  body: z.object({
    fantasyConnector: Connector,
    guillotineSettings: CONNECTOR_SETTINGS.guillotine.optional(),
    cbsSettings: CONNECTOR_SETTINGS.cbs.optional(),
    nflSettings: CONNECTOR_SETTINGS.nfl.optional(),
    sleeperSettings: CONNECTOR_SETTINGS.sleeper.optional(),
    mflSettings: CONNECTOR_SETTINGS.mfl.optional(),
    rtsportsSettings: CONNECTOR_SETTINGS.rtsports.optional(),
    ffpcSettings: CONNECTOR_SETTINGS.ffpc.optional(),
    fleaflickerSettings: CONNECTOR_SETTINGS.fleaflicker.optional(),
  }),
  answer: z.object({
    /** null where the person signs in at the platform first. */
    fantasyAccount: FantasyAccount.nullable(),
    /** null when the account is connected. */
    redirectURL: redirectURL.nullable(),
  }),
});

/** Parameters of an address that a platform sends the browser back with. */
const MOST_PARAMETERS = 30;

export const finishConnecting = endpoint('finishConnecting', {
  summary:
    'Connects the account that the caller has signed in to at a platform, with what came back from there. Each sign-in is good once, for a quarter of an hour, for whoever began it.',
  body: z.object({
    /** As they stand in the address, `state` among them. */
    parameters: z
      .record(z.string().max(100), z.string().max(8_000))
      .refine((parameters) => Object.keys(parameters).length <= MOST_PARAMETERS),
  }),
  answer: z.object({ fantasyAccount: FantasyAccount }),
});

export const signInAgain = endpoint('signInAgain', {
  summary: 'Begins a new sign-in at the platform of a connected account, for platforms that are signed in to there.',
  body: z.object({ userFantasyAccountId: accountId }),
  answer: z.object({ redirectURL }),
});

export const listFantasyAccounts = endpoint('listFantasyAccounts', {
  summary: 'The accounts that the caller has connected, and how each stands. Changes nothing.',
  answer: z.object({ fantasyAccounts: z.array(FantasyAccount) }),
});

export const disconnectAccount = endpoint('disconnectAccount', {
  summary: 'Forgets a connected account with its sign-in. Its leagues stay as they were last read.',
  query: z.object({ userFantasyAccountId: accountId }),
  answer: z.object({ id: z.string() }),
});

export const fetchLeagues = endpoint('fetchLeagues', {
  summary: 'The leagues of a connected account in a season, as the platform lists them. Changes nothing.',
  body: z.object({
    userFantasyAccountId: accountId,
    sportLeague: z.literal('NFL').default('NFL'),
    seasonYear: z.number().int().min(2000).max(2100),
  }),
  answer: z.object({
    leagues: z.array(
      z.object({
        /** The id under which it is synced; '' when it is not. */
        id: z.string(),
        fantasyConnectorId: z.string(),
        name: z.string(),
        participant: z.object({ teamName: z.string().nullable() }),
        avatarURL: z.string().nullable(),
      }),
    ),
  }),
});

export const syncLeagues = endpoint('syncLeagues', {
  summary:
    'Begins to sync leagues of an account in the season that is played or comes next. A league that is synced is synced anew.',
  body: z.object({
    /** null for ESPN, whose leagues are named by the address of a team's page. */
    userFantasyAccountId: accountId.nullable(),
    fantasyConnectorLeagueIds: z.array(z.string().min(1).max(300)).min(1).max(MOST_AT_ONCE),
  }),
  answer: z.object({
    /** Ids of the caller's leagues, in the order asked. */
    syncedLeagueIds: z.array(z.string()),
    /** Reading goes on behind the answer. */
    asyncStarted: z.boolean(),
  }),
});
