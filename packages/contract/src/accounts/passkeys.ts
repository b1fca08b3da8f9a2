import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { ACCOUNT_MESSAGES, LONGEST_PASSKEY_NAME, NAME_PATTERN } from './account-rules.ts';
import { SignedIn } from './accounts.ts';

/** Bytes as the browser's own JSON forms of credentials carry them: base64url, not longer than any device needs. */
const Bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384);
/** How the browser reaches the device (WebAuthn transports). */
const Transports = z.array(z.string().max(40)).max(10);
const KnownCredential = z.object({ id: Bytes, type: z.string(), transports: Transports });

/** The server's request to a browser for a stored credential. */
export const PasskeyRequest = z
  .object({
    challenge: Bytes,
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
    /** The passkeys that may answer; when the list is empty, any passkey of this site. */
    allowCredentials: z.array(KnownCredential),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.output<typeof PasskeyRequest>;

/** The server's request to a browser to make a credential. */
export const PasskeyCreation = z
  .object({
    challenge: Bytes,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: Bytes, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(KnownCredential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.output<typeof PasskeyCreation>;

const credential = <R extends z.ZodObject>(response: R) =>
  z.object({ id: Bytes, rawId: Bytes, type: z.literal('public-key'), response });

/** A browser's answer with a stored credential. */
export const PasskeyAssertion = credential(
  z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.union([z.literal(''), Bytes]).nullish(),
  }),
).meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

/** A browser's answer with a new credential. */
export const PasskeyAttestation = credential(
  z.object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: Transports.optional() }),
).meta({ id: 'PasskeyAttestation' });
export type PasskeyAttestation = z.output<typeof PasskeyAttestation>;

const PasskeyName = z
  .string(ACCOUNT_MESSAGES.passkeyName)
  .trim()
  .max(LONGEST_PASSKEY_NAME, ACCOUNT_MESSAGES.passkeyName)
  .regex(NAME_PATTERN, ACCOUNT_MESSAGES.passkeyName);

/** A passkey as its owner sees it. */
export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    /** null when it was never used. */
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof Passkey>;

export const beginPasskeySignIn = endpoint('beginPasskeySignIn', {
  summary:
    'What to ask the browser for to sign in with a passkey: good once, for five minutes, in the browser that asks, which is given a cookie for it. Errors: passkeys-unavailable.',
  body: z.object({}),
  answer: PasskeyRequest,
});

/** The drafts and settings of the anonymous person move into the account, as at a sign-in with a password. */
export const signInWithPasskey = endpoint('signInWithPasskey', {
  summary:
    'Signs in with a passkey; the session that it was asked in ends. Errors: passkey-refused, passkeys-unavailable, too-many-requests.',
  body: z.object({ response: PasskeyAssertion }),
  answer: SignedIn,
});

export const listPasskeys = endpoint('listPasskeys', {
  summary: 'The passkeys of the person, oldest first. Changes nothing.',
  answer: z.object({
    /** The host that passkeys are bound to; null: they do not work at this server’s address. */
    host: z.string().nullable(),
    passkeys: z.array(Passkey),
  }),
});

export const beginPasskey = endpoint('beginPasskey', {
  summary:
    'What to ask the browser for to make a passkey: good once, for five minutes, in this session. Needs a fresh proof (proveSelf). Errors: proof-required, registration-required, passkeys-unavailable, too-many-passkeys.',
  body: z.object({}),
  answer: PasskeyCreation,
});

export const addPasskey = endpoint('addPasskey', {
  summary:
    'Adds the passkey that the browser has made, and tells the account by mail. Errors: passkey-refused, passkeys-unavailable, too-many-passkeys.',
  body: z.object({ name: PasskeyName, response: PasskeyAttestation }),
  answer: z.object({ passkey: Passkey }),
});

export const renamePasskey = endpoint('renamePasskey', {
  summary: 'Gives a passkey another name. Errors: passkey-not-found.',
  body: z.object({ id: z.uuid(), name: PasskeyName }),
  answer: z.object({ passkey: Passkey }),
});

export const removePasskey = endpoint('removePasskey', {
  summary:
    'Removes a passkey, and tells the account by mail. Needs a fresh proof (proveSelf). Errors: passkey-not-found, proof-required.',
  query: z.object({ id: z.uuid() }),
  answer: z.object({ removed: z.literal(1) }),
});

export const beginPasskeyProof = endpoint('beginPasskeyProof', {
  summary:
    'What to ask the browser for to prove with a passkey who uses the session: good once, for five minutes, in this session. Errors: registration-required, passkeys-unavailable.',
  body: z.object({}),
  answer: PasskeyRequest,
});

/** A session that was left open or stolen must not change how its owner signs in. */
export const proveSelf = endpoint('proveSelf', {
  summary:
    'Proves by the present password or by a passkey who uses the session; for five minutes it may do what needs a fresh proof. Errors: invalid-password, passkey-refused, registration-required, too-many-requests.',
  failsAs: 'invalid-password',
  body: z.object({ currentPassword: z.string().max(200).optional(), response: PasskeyAssertion.optional() }),
  answer: z.object({ provedUntil: z.string() }),
});
