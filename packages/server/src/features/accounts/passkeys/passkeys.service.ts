import type {
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@pylon/contract/accounts/passkeys';
import type { Transaction } from 'kysely';
import type { Person } from '../../../db/reads/person-by-token.ts';
import type { Database } from '../../../db/schema.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { orderMail } from '../../../outside/mail/send-mail.job.ts';
import { type AccountParts, type Caller, type SignedIn, tellWindows } from '../account-parts.ts';
import { isRegistered } from '../present-user.ts';
import { isProved, markProved } from '../sessions/sessions.queries.ts';
import { enter } from '../sessions/sign-in.service.ts';
import { type Refused, tooEarly } from '../sessions/too-early.ts';
import { challengeOf, creationFor, requestFor, verifiedCredential, verifiedUse } from './passkey-answers.ts';
import { type Challenge, insertChallenge, takeChallenge } from './passkey-challenges.queries.ts';
import type { PasskeySite } from './passkey-site.ts';
import {
  deletePasskey,
  insertPasskey,
  type ListedPasskey,
  MOST_PASSKEYS,
  notePasskeyUse,
  passkeyByCredential,
  passkeysOf,
  type StoredPasskey,
  storedPasskeys,
  updatePasskeyName,
} from './passkeys.queries.ts';

/** What the services of passkeys work with. */
export interface PasskeyParts extends AccountParts {
  /** Where passkeys are good; null: nowhere at this server's address. */
  readonly site: () => PasskeySite | null;
}

/** Asks a browser for any passkey to sign in with. `holder` is a secret of that browser alone. */
export async function beginSignIn(parts: PasskeyParts, holder: string): Promise<Outcome<PasskeyRequest>> {
  const site = parts.site();
  if (!site) return failure('passkeys-unavailable');
  return found(await challenged(parts, await requestFor(site, []), 'sign-in', parts.hash(holder)));
}

/** Signs in with a passkey. Whatever is wrong with the answer, the refusal is the same. */
export async function signInWithPasskey(
  parts: PasskeyParts,
  { response, holder }: { readonly response: PasskeyAssertion; readonly holder: string | null },
  caller: Caller,
): Promise<Outcome<SignedIn> | Refused> {
  if (holder === null) return failure('passkey-refused');
  const asked = { purpose: 'sign-in', holderHash: parts.hash(holder) } as const;
  return withPasskey(parts, { response, asked, caller, owner: null }, (transaction, { accountId }) =>
    enter(transaction, parts, accountId, caller),
  );
}

/** Asks a browser for a passkey of the person, to prove who uses the session. */
export async function beginProof(parts: PasskeyParts, { person, tokenHash }: Caller): Promise<Outcome<PasskeyRequest>> {
  const site = parts.site();
  if (!isRegistered(person) || !tokenHash) return failure('registration-required');
  if (!site) return failure('passkeys-unavailable');
  return found(
    await challenged(parts, await requestFor(site, await storedPasskeys(parts.db, person.id)), 'prove', tokenHash),
  );
}

/** Notes that the person uses the session, once a passkey of theirs has answered in it; until when that holds. */
export async function proveByPasskey(
  parts: PasskeyParts,
  response: PasskeyAssertion,
  caller: Caller,
): Promise<Outcome<Date> | Refused> {
  const { person, tokenHash } = caller;
  if (!person || !tokenHash) return failure('passkey-refused');
  const asked = { purpose: 'prove', holderHash: tokenHash } as const;
  return withPasskey(parts, { response, asked, caller, owner: person.id }, (transaction) =>
    markProved(transaction, person.id, tokenHash),
  );
}

export async function listOwn({ db, site }: PasskeyParts, { id }: Person) {
  return found({ host: site()?.host ?? null, passkeys: (await passkeysOf(db, id)).map(toPasskey) });
}

/** Asks a browser to make a passkey. */
export async function beginAdding(parts: PasskeyParts, caller: Caller): Promise<Outcome<PasskeyCreation>> {
  const { person, tokenHash } = caller;
  if (!isRegistered(person) || !tokenHash) return failure('registration-required');
  const site = parts.site();
  if (!site) return failure('passkeys-unavailable');
  if (!(await isProved(parts.db, person.id, tokenHash))) return failure('proof-required');
  const known = await storedPasskeys(parts.db, person.id);
  if (known.length >= MOST_PASSKEYS) return failure('too-many-passkeys');
  return found(await challenged(parts, await creationFor(site, person, known), 'add', tokenHash));
}

/** Adds the passkey that a browser has made. */
export async function addOwn(
  parts: PasskeyParts,
  { name, response }: { readonly name: string; readonly response: PasskeyAttestation },
  { person, tokenHash }: Caller,
): Promise<Outcome<{ passkey: Passkey }>> {
  const site = parts.site();
  if (!site) return failure('passkeys-unavailable');
  const challenge = challengeOf(response);
  if (!isRegistered(person) || !tokenHash || challenge === null) return failure('passkey-refused');
  const isOurs = await takeChallenge(parts.db, {
    challengeHash: parts.hash(challenge),
    holderHash: tokenHash,
    purpose: 'add',
  });
  const credential = isOurs ? await verifiedCredential(site, response, challenge) : null;
  if (!credential) return failure('passkey-refused');
  return parts.db.transaction().execute(async (transaction): Promise<Outcome<{ passkey: Passkey }>> => {
    const added = await insertPasskey(transaction, {
      accountId: person.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      name,
    });
    if (added === 'too-many') return failure('too-many-passkeys');
    if (added === 'taken') return failure('passkey-refused');
    await orderMail(transaction, { kind: 'passkey-added', to: person.email, data: { name } });
    await tellWindows(transaction, person.id, 'profile');
    return found({ passkey: toPasskey(added) });
  });
}

export async function renameOwn(
  { db }: PasskeyParts,
  { id: accountId }: Person,
  change: { readonly id: string; readonly name: string },
): Promise<Outcome<{ passkey: Passkey }>> {
  const passkey = await updatePasskeyName(db, accountId, change);
  return passkey ? found({ passkey: toPasskey(passkey) }) : failure('passkey-not-found');
}

/** Removes a passkey of the person. */
export async function removeOwn(
  { db }: PasskeyParts,
  { person, tokenHash }: Caller,
  id: string,
): Promise<Outcome<{ removed: 1 }>> {
  if (!isRegistered(person)) return failure('passkey-not-found');
  if (!tokenHash || !(await isProved(db, person.id, tokenHash))) return failure('proof-required');
  return db.transaction().execute(async (transaction): Promise<Outcome<{ removed: 1 }>> => {
    const name = await deletePasskey(transaction, person.id, id);
    if (name === null) return failure('passkey-not-found');
    await orderMail(transaction, { kind: 'passkey-removed', to: person.email, data: { name } });
    await tellWindows(transaction, person.id, 'profile');
    return found({ removed: 1 as const });
  });
}

interface Use {
  readonly response: PasskeyAssertion;
  /** The purpose of the question, and the browser that was asked. */
  readonly asked: Omit<Challenge, 'challengeHash'>;
  readonly caller: Pick<Caller, 'network'>;
  /** The account that must own it; null for any account. */
  readonly owner: string | null;
}

/**
 * Does what a passkey opens, once everything about its answer is right. The use is noted in the transaction of what it
 * opens, so that a passkey that is removed meanwhile opens nothing. Tries are counted as those of passwords are; of an
 * account only where the passkey is known.
 */
async function withPasskey<T>(
  { db, hash, tries, site: siteOf }: PasskeyParts,
  { response, asked, caller: { network }, owner }: Use,
  act: (transaction: Transaction<Database>, passkey: StoredPasskey) => Promise<T>,
): Promise<Outcome<T> | Refused> {
  const site = siteOf();
  if (!site) return failure('passkeys-unavailable');
  const passkey = await passkeyByCredential(db, response.id);
  const tried = { 'passkey-from-address': network, ...(passkey && { 'passkey-of-account': passkey.accountId }) };
  const waitSeconds = await tries.count(tried);
  if (waitSeconds !== null) return tooEarly(waitSeconds);
  const challenge = challengeOf(response);
  if (challenge === null || !(await takeChallenge(db, { ...asked, challengeHash: hash(challenge) })))
    return failure('passkey-refused');
  if (!passkey || (owner !== null && passkey.accountId !== owner)) return failure('passkey-refused');
  const counter = await verifiedUse(site, passkey, response, challenge);
  if (counter === null) return failure('passkey-refused');
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome<T>> => {
    if (!(await notePasskeyUse(transaction, passkey, counter))) return failure('passkey-refused');
    return found(await act(transaction, passkey));
  });
  if (outcome.ok) await tries.good(tried);
  return outcome;
}

/** Notes the challenge of what a browser is asked for. */
async function challenged<A extends { readonly challenge: string }>(
  { db, hash }: PasskeyParts,
  asked: A,
  purpose: Challenge['purpose'],
  holderHash: Buffer,
): Promise<A> {
  await insertChallenge(db, { challengeHash: hash(asked.challenge), holderHash, purpose });
  return asked;
}

const toPasskey = ({ createdAt, lastUsedAt, ...passkey }: ListedPasskey): Passkey => ({
  ...passkey,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
