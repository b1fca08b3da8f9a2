// A device for passkeys in software: makes P-256 keys and answers as a browser would, rightly or, where a test wants
// it, wrongly.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@pylon/contract/accounts/passkeys';

interface Kept {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly userHandle: string;
  counter: number;
}

/** Differences from a good answer. */
export interface Wrongs {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** The owner was not asked for a finger, a face or a PIN. */
  readonly isUnverified?: true;
  readonly counter?: number;
  readonly userHandle?: string;
  /** A statement comes along, signed by the new key itself. */
  readonly hasStatement?: true;
  /** Another key signs. */
  readonly key?: KeyObject;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** @param origin of the pages that ask */
export function softAuthenticator(origin: string) {
  const kept = new Map<string, Kept>();

  const clientData = (type: string, challenge: string, wrongs: Wrongs) =>
    Buffer.from(
      JSON.stringify({
        type: wrongs.type ?? type,
        challenge: wrongs.challenge ?? challenge,
        origin: wrongs.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (host: string, counter: number, more: number, wrongs: Wrongs) =>
    Buffer.concat([
      sha256(wrongs.host ?? host),
      Buffer.from([USER_PRESENT | (wrongs.isUnverified ? 0 : USER_VERIFIED) | more]),
      uint(wrongs.counter ?? counter, 4),
    ]);
  const answer = <R>(id: Buffer, response: R) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response,
  });

  return {
    /** Makes a passkey. */
    create({ challenge, rp, user }: PasskeyCreation, wrongs: Wrongs = {}): PasskeyAttestation {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      kept.set(id.toString('base64url'), { id, key: privateKey, userHandle: user.id, counter: 0 });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an elliptic key of P-256 for ES256.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([
        authData(rp.id, 0, HAS_CREDENTIAL, wrongs),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        cose,
      ]);
      const client = clientData('webauthn.create', challenge, wrongs);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const format = wrongs.hasStatement ? 'packed' : 'none';
      // CBOR: { fmt, attStmt: {} or { alg: -7, sig }, authData }.
      const object = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x60 + format.length]),
        Buffer.from(format),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        wrongs.hasStatement
          ? Buffer.concat([
              Buffer.from('a263616c672663736967', 'hex'),
              Buffer.from([0x58, signature.length]),
              signature,
            ])
          : Buffer.from([0xa0]),
        Buffer.from([0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        uint(data.length, 2),
        data,
      ]);
      return answer(id, {
        clientDataJSON: client.toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Answers with a passkey that it has: the one named, or the last one that it made. */
    get({ challenge, rpId, allowCredentials }: PasskeyRequest, wrongs: Wrongs = {}): PasskeyAssertion {
      const named = allowCredentials.find(({ id }) => kept.has(id))?.id;
      const passkey = named === undefined ? [...kept.values()].at(-1) : kept.get(named);
      if (!passkey) throw new Error('the device has no passkey');
      const data = authData(rpId, ++passkey.counter, 0, wrongs);
      const client = clientData('webauthn.get', challenge, wrongs);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), wrongs.key ?? passkey.key);
      return answer(passkey.id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: wrongs.userHandle ?? passkey.userHandle,
      });
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;
