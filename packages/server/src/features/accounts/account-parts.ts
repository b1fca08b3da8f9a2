import { randomBytes } from 'node:crypto';
import type { User } from '@pylon/contract/accounts/accounts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { type Person, sessionByTokenHash } from '../../db/reads/person-by-token.ts';
import { type Identifier, tokenOf } from '../../http/identify.ts';
import { networkOf } from '../../http/network.ts';
import { publishEvents } from '../../live/live-events.queries.ts';
import type { Passwords } from './passwords/passwords.ts';
import { toUser } from './present-user.ts';
import { deviceName } from './sessions/device-name.ts';
import { insertSession } from './sessions/sessions.queries.ts';
import type { Tries } from './sessions/tries.ts';

/** What the services of accounts work with. */
export interface AccountParts {
  readonly db: Db;
  /** The stored hash of a token. */
  readonly hash: Identifier['hash'];
  readonly passwords: Passwords;
  readonly tries: Tries;
}

/** The caller and the caller's network. */
export interface Caller {
  /** null without a token. */
  readonly person: Person | null;
  /** The hash of the token that came along; null without a token. */
  readonly tokenHash: Buffer | null;
  /** The network that tries are counted by. */
  readonly network: string;
  /** In words. */
  readonly device: string;
}

export function callerOf(person: Person | null, request: FastifyRequest, hash: Identifier['hash']): Caller {
  const token = tokenOf(request);
  return {
    person,
    tokenHash: token === null ? null : hash(token),
    network: networkOf(request.ip),
    device: deviceName(request.headers['user-agent']),
  };
}

/** A person, and the token that names them from now on: told once, and stored only as a hash. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

/** A secret of 256 bits for a token or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Opens a session of an account, in the caller's transaction. */
export async function openSession(
  transaction: Db,
  { hash }: Pick<AccountParts, 'hash'>,
  session: { readonly accountId: string; readonly device: string; readonly isRegistered: boolean },
): Promise<SignedIn> {
  const token = newSecret();
  const tokenHash = hash(token);
  await insertSession(transaction, { ...session, tokenHash });
  const opened = await sessionByTokenHash(transaction, tokenHash);
  if (!opened) throw new Error('a session is not there although it was just opened');
  return { user: toUser(opened.person), token };
}

/**
 * Tells the windows of a person that something about the account changed; streams of sessions that ended are closed by
 * it.
 */
export const tellWindows = (
  transaction: Parameters<typeof publishEvents>[0],
  accountId: string,
  change: 'sessions' | 'profile',
): Promise<void> => publishEvents(transaction, accountId, [{ event: 'account:changed', data: { change } }]);
