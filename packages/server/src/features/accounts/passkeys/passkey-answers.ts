// Questions to browsers about passkeys, and the check of their answers. A passkey always finds its account by itself
// (it is discoverable) and always asks its owner for a finger, a face or a PIN, so that it stands for a password and
// for more.

import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@pylon/contract/accounts/passkeys';
import { BRAND } from '@pylon/contract/brand';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { CHALLENGE_MINUTES } from './passkey-challenges.queries.ts';
import type { PasskeySite } from './passkey-site.ts';
import type { StoredPasskey } from './passkeys.queries.ts';

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
/** Ed25519, ES256 and RS256, which every device has one of. @source docs/sources.md "Passkeys" */
const ALGORITHMS = [-8, -7, -257];

const named = ({ credentialId, transports }: StoredPasskey) => ({ id: credentialId, transports: [...transports] });

/** The request for an answer with a passkey: with one of these, or with any passkey when the list is empty. */
export const requestFor = async ({ host }: PasskeySite, known: readonly StoredPasskey[]): Promise<PasskeyRequest> => ({
  ...(await generateAuthenticationOptions({ rpID: host })),
  rpId: host,
  timeout: TIMEOUT_MS,
  userVerification: 'required',
  allowCredentials: known.map((passkey) => ({ ...named(passkey), type: 'public-key' })),
});

/** The request to make a passkey of an account on a device that has none of the account yet. */
export const creationFor = async (
  { host }: PasskeySite,
  { id, email }: { readonly id: string; readonly email: string },
  known: readonly StoredPasskey[],
): Promise<PasskeyCreation> =>
  (await generateRegistrationOptions({
    rpName: BRAND.name,
    rpID: host,
    userID: userHandleOf(id),
    userName: email,
    userDisplayName: email,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })) as PasskeyCreation; // the library's type is of what may be asked for, this of what is

/** The device's handle of an account: its id, which reveals nothing about the person. */
const userHandleOf = (accountId: string) => new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'));

/** The challenge that a browser says it answers; null when it says nothing. */
export function challengeOf({ response }: PasskeyAssertion | PasskeyAttestation): string | null {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null; // anybody may send anything
  }
}

/** The new counter of a passkey that answered rightly; null when anything about the answer is wrong. */
export async function verifiedUse(
  { host, origin }: PasskeySite,
  passkey: StoredPasskey,
  { response, ...assertion }: PasskeyAssertion,
  challenge: string,
): Promise<number | null> {
  const { userHandle, ...signed } = response;
  if (userHandle && userHandle !== Buffer.from(userHandleOf(passkey.accountId)).toString('base64url')) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // the library throws for whatever is not as it should be
  }
}

type NewCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];

/** The credential that a browser has made; null when anything about the answer is wrong. */
export async function verifiedCredential(
  { host, origin }: PasskeySite,
  { response, ...attestation }: PasskeyAttestation,
  challenge: string,
): Promise<NewCredential | null> {
  try {
    // The device's maker is not asked for. Certificates that come along are not followed, because they name addresses.
    const object = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
    if (object.get('fmt') !== 'none') return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, response: { ...response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null; // the library throws for whatever is not as it should be
  }
}
