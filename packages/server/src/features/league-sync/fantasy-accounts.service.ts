// Accounts of outside platforms: connected, listed, disconnected, and which leagues they have.
import { type ConnectForm, isUnsupported } from '@pylon/connectors/platform';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import { CONNECTOR_NAMES, platformNamed } from '@pylon/contract/league-sync/connector-names';
import {
  type connectAccount,
  type FantasyAccount,
  type fetchLeagues,
  type listConnectors,
  MOST_FANTASY_ACCOUNTS,
} from '@pylon/contract/league-sync/connectors';
import { PLATFORM_SIGN_INS } from '@pylon/engine/vocabulary/platform-sign-ins';
import { type OutsidePlatformId, PLATFORM_IDS, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import {
  type AccountRow,
  accountOf,
  accountsOf,
  forgetAccount,
  keepAccount,
  opened,
} from './fantasy-accounts.queries.ts';
import { listAnew } from './listing.ts';
import { closedFor, openPlatform, problemOf, refusalBy } from './platform-words.ts';
import type { SyncParts } from './sync-parts.ts';
import { syncedAs } from './user-leagues.queries.ts';

type Body = BodyOf<typeof connectAccount>;

/** Every platform, and whether it can be connected here. */
export const connectors = (parts: SyncParts): AnswerOf<typeof listConnectors> => ({
  connectors: PLATFORM_IDS.map((id) => ({
    fantasyConnector: CONNECTOR_NAMES[id],
    label: PLATFORM_LABELS[id],
    signIn: PLATFORM_SIGN_INS[id],
    closedFor: closedFor(parts, id),
    experimental: parts.platformFor(id)?.assumption ?? null,
  })),
});

/** What a person typed, in the words of the platforms; null when the settings of the platform are missing. */
function formOf(platform: OutsidePlatformId, body: Body): ConnectForm | null {
  const { guillotineSettings, cbsSettings, nflSettings, sleeperSettings, mflSettings, rtsportsSettings } = body;
  const forms: Readonly<Record<OutsidePlatformId, ConnectForm | null>> = {
    guillotine: guillotineSettings ?? null,
    sleeper: sleeperSettings ?? null,
    mfl: mflSettings ?? null,
    ffpc: body.ffpcSettings ?? null,
    fleaflicker: body.fleaflickerSettings ?? null,
    cbs: cbsSettings ? { leagueUrl: cbsSettings.leagueURL } : null,
    // Their wire has a name that may be an address, and an address that is called a name.
    nfl: nflSettings ? { username: nflSettings.email, password: nflSettings.password } : null,
    rtsports: rtsportsSettings ? { email: rtsportsSettings.username, password: rtsportsSettings.password } : null,
    espn: null,
    yahoo: null,
  };
  return forms[platform];
}

/** Connects an account by what was typed. */
export async function connect(
  parts: SyncParts,
  person: Person,
  body: Body,
): Promise<Outcome<{ fantasyAccount: FantasyAccount }>> {
  if (person.email === null) return failure('registration-required');
  const id = platformNamed(body.fantasyConnector);
  if (!id) return failure('invalid-parameters', { fantasyConnector: 'is no connector' });
  const form = formOf(id, body);
  if (!form) return failure('missing-parameters', { [`${id}Settings`]: 'This field is required.' });
  const kept = await connectBy(parts, person.id, id, form);
  if (!kept.ok) return kept;
  const { row, isNew } = kept.value;
  // The specification's answer for an account that is linked already.
  if (!isNew && id === 'sleeper') return failure('sleeper-already-connected');
  return found({ fantasyAccount: toWireAccount(row) });
}

/** Connects an account and keeps it, or renews the sign-in of one that is kept. */
export async function connectBy(
  parts: SyncParts,
  accountId: string,
  id: OutsidePlatformId,
  form: ConnectForm,
): Promise<Outcome<{ readonly row: AccountRow; readonly isNew: boolean }>> {
  const platform = openPlatform(parts, id);
  if ('ok' in platform) return platform;
  const { connect: way } = platform;
  if (isUnsupported(way) || !('byForm' in way)) throw new Error(`${id} is not connected by a form`); // it is not open
  const account = await way.byForm(form);
  if (!account.ok) return refusalBy(id, account.reason);
  const kept = await keepAccount(parts, { accountId, platform: id, of: account.value }, MOST_FANTASY_ACCOUNTS);
  return kept === 'full' ? failure('too-many-fantasy-accounts') : found(kept);
}

/** The accounts that a person has connected. */
export const fantasyAccounts = async ({ db }: SyncParts, person: Person): Promise<FantasyAccount[]> =>
  (await accountsOf(db, person.id)).map(toWireAccount);

/** Forgets an account. */
export const disconnect = async ({ db }: SyncParts, person: Person, id: string): Promise<Outcome<{ id: string }>> =>
  (await forgetAccount(db, person.id, id)) ? found({ id }) : failure('fantasy-account-not-found');

/** The leagues of an account in a season. */
export async function leaguesOfAccount(
  parts: SyncParts,
  person: Person,
  { userFantasyAccountId, seasonYear }: BodyOf<typeof fetchLeagues>,
): Promise<Outcome<AnswerOf<typeof fetchLeagues>>> {
  const row = await accountOf(parts.db, person.id, userFantasyAccountId);
  if (!row) return failure('fantasy-account-not-found');
  const platform = openPlatform(parts, row.platform);
  if ('ok' in platform) return platform;
  const account = opened(parts, row);
  if (!account) return refusalBy(row.platform, 'sign-in-again');
  const listed = await listAnew({ db: parts.db, platform, row, account, season: seasonYear });
  if (!listed.ok) return refusalBy(row.platform, listed.reason);
  const ids = await syncedAs(parts.db, person.id, row.platform, seasonYear);
  return found({
    leagues: listed.value.map(({ platformLeagueId, name, teamName, avatarUrl }) => ({
      id: ids.get(platformLeagueId) ?? '',
      fantasyConnectorId: platformLeagueId,
      name,
      participant: { teamName },
      avatarURL: avatarUrl,
    })),
  });
}

const toWireAccount = ({
  id,
  platform,
  name,
  read_at,
  failure: failed,
  session_ends_at,
}: AccountRow): FantasyAccount => ({
  id,
  fantasyConnector: CONNECTOR_NAMES[platform],
  name,
  readAt: read_at?.toISOString() ?? null,
  problem: failed === null ? null : problemOf(platform, failed),
  needsSignIn: failed === 'sign-in-again' || failed === 'wrong-password',
  signInEndsAt: session_ends_at?.toISOString() ?? null,
});
