import type { ErrorTexts } from '../error-text.ts';

export const ACCOUNTS_ERRORS = {
  'failed-login': { status: 401, message: 'Failed to login.' },
  'failed-account-creation': { status: 422, message: 'Account creation has failed.' },
  'user-already-exists': { status: 409, message: 'user already exists' },
  /** Also every other failure of a change to the profile. */
  'invalid-password': { status: 422, message: 'invalid password' },
  'link-expired': { status: 410, message: 'This link has expired or was used already.' },
  'session-not-found': { status: 404, message: 'That session has ended already.' },
  /** 401, and the same for every reason, so that the answer does not tell whose passkey it is. */
  'passkey-refused': { status: 401, message: 'This passkey was not accepted.' },
  'passkey-not-found': { status: 404, message: 'That passkey has been removed already.' },
  'too-many-passkeys': { status: 409, message: 'You keep as many passkeys as there is room for. Remove one first.' },
  /** 401, and the same for a key that never was and one that was revoked. */
  'key-unknown': { status: 401, message: 'This API key is unknown, or it was revoked.' },
  /** 401: the key is good, but the call needs its owner. 403 would be read as an unknown token. */
  'key-reads-only': { status: 401, message: 'An API key only reads, and not what belongs to the account itself.' },
  'key-used-up': { status: 429, message: 'This API key has made all the calls that it may make today.' },
  'key-not-found': { status: 404, message: 'That API key has been revoked already.' },
  'too-many-keys': { status: 409, message: 'You have as many API keys as there is room for. Revoke one first.' },
  'webhook-not-found': { status: 404, message: 'That webhook has been deleted already.' },
  'too-many-webhooks': { status: 409, message: 'You have as many webhooks as there is room for. Delete one first.' },
  /** Its fields name the address. */
  'webhook-address-refused': { status: 422, message: 'Nothing can be sent to this address.' },
  'passkeys-unavailable': { status: 409, message: 'Passkeys do not work at this address.' },
  /** 401: the session is valid, but the action needs proof of the person. */
  'proof-required': { status: 401, message: 'Confirm that it is you first.' },
  /** 401: an anonymous token is not enough. 403 would be read as an unknown token. */
  'registration-required': { status: 401, message: 'Create an account or sign in first.' },
} as const satisfies ErrorTexts;
