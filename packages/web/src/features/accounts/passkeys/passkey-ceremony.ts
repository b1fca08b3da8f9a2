// What the browser asks its owner: for a passkey that it keeps, or to make one. Load it lazily.
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@pylon/contract/accounts/passkeys';
import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Whether the browser offers passkeys where a name is typed. */
export const canOffer = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/**
 * @param isOffered in the list of the field for the name, without asking
 * @returns null when the owner cancelled, and when the browser offers nothing: nobody has asked for it
 */
export function askForPasskey(request: PasskeyRequest, isOffered = false): Promise<PasskeyAssertion | null> {
  const ceremony = startAuthentication({ optionsJSON: request, useBrowserAutofill: isOffered });
  return isOffered ? ceremony.catch(() => null) : unlessLeft(ceremony);
}

/** @returns null when the owner cancelled; 'known' when the device has a passkey of the account */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyAttestation | 'known' | null> {
  try {
    return await unlessLeft(startRegistration({ optionsJSON: creation }));
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'known';
    throw error;
  }
}

const unlessLeft = <T>(ceremony: Promise<T>): Promise<T | null> =>
  ceremony.catch((error: unknown) => {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null;
    throw error;
  });
