// Accounts of outside platforms: connected, listed, disconnected, and which leagues they have.
import { type ConnectForm, isUnsupported } from '@pylon/connectors/platform';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import { CONNECTOR_NAMES, platformNamed } from '@pylon/contract/league-sync/connector-names';
import type {
  connectAccount,
  FantasyAccount,
  fetchLeagues,
  listConnectors,
} from '@pylon/contract/league-sync/connectors';
import { PLATFORM_SIGN_INS } from '@pylon/engine/vocabulary/platform-sign-ins';
import { type OutsidePlatformId, PLATFORM_IDS, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { shownPicture } from '../../http/security.ts';
import { type AccountRow, accountOf, accountsOf, forgetAccount, noteReading } from './fantasy-accounts.queries.ts';
import { keep, toWireAccount } from './kept-accounts.ts';
import { listAnew } from './listing.ts';
import { closedFor, openPlatform, refusalBy, refusalOfTyped } from './platform-words.ts';
import { beginSignIn } from './sign-in/platform-sign-ins.service.ts';
import { withAccount } from './sign-in/renewal.ts';
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
    // Nothing is typed here.
    yahoo: {},
  };
  return forms[platform];
}

/** Connects an account by what was typed, or begins a sign-in at the platform. */
export async function connect(
  parts: SyncParts,
  person: Person,
  body: Body,
): Promise<Outcome<AnswerOf<typeof connectAccount>>> {
  if (person.email === null) return failure('registration-required');
  const id = platformNamed(body.fantasyConnector);
  if (!id) return failure('invalid-parameters', { fantasyConnector: 'is no connector' });
  const form = formOf(id, body);
  if (!form) return failure('missing-parameters', { [`${id}Settings`]: 'This field is required.' });
  const platform = openPlatform(parts, id);
  if ('ok' in platform) return platform;
  const { connect: way } = platform;
  if ('begin' in way) {
    const begun = await beginSignIn(parts, person.id, { platform: id, way, form });
    return begun.ok ? found({ fantasyAccount: null, ...begun.value }) : begun;
  }
  const kept = await connectBy(parts, person.id, id, form);
  if (!kept.ok) return kept;
  const { row, isNew } = kept.value;
  // The specification's answer for an account that is linked already.
  if (!isNew && id === 'sleeper') return failure('sleeper-already-connected');
  return found({ fantasyAccount: toWireAccount(parts, row), redirectURL: null });
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
  if (!account.ok) return refusalOfTyped(id, account.reason);
  return keep(parts, { accountId, platform: id, of: account.value });
}

/** The accounts that a person has connected. */
export const fantasyAccounts = async (parts: SyncParts, person: Person): Promise<FantasyAccount[]> =>
  (await accountsOf(parts.db, person.id)).map((row) => toWireAccount(parts, row));

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
  const listed = await withAccount(parts, { row, platform }, (account) =>
    listAnew({ db: parts.db, platform, row, account, season: seasonYear }),
  );
  // Noted once renewing has come to nothing, too.
  if (!listed.ok && listed.reason === 'sign-in-again') await noteReading(parts.db, row, listed.reason);
  if (!listed.ok) return refusalBy(row.platform, listed.reason);
  const ids = await syncedAs(parts.db, person.id, row.platform, seasonYear);
  return found({
    leagues: listed.value.map(({ platformLeagueId, name, teamName, avatarUrl }) => ({
      id: ids.get(platformLeagueId) ?? '',
      fantasyConnectorId: platformLeagueId,
      name,
      participant: { teamName },
      avatarURL: shownPicture(avatarUrl),
    })),
  });
}
