// A browser that subscribed, and the push service of its maker: it keeps what it is sent, and opens it as the browser
// would (RFC 8291, 8188, 8292), without the library that closed it.
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A post that a push service was sent. */
export interface SentPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The parts of a body by RFC 8188, section 2.1: salt, size of records, length and value of the sender's key. */
const SALT_BYTES = 16;
const KEY_LENGTH_AT = 20;
const KEY_AT = 21;
const TAG_BYTES = 16;

let made = 0;

/** A browser with keys of its own, at a push service of its own. */
export function pushBrowser() {
  const keys: ECDH = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/browser-${++made}`;
  const address = {
    endpoint: `https://push.example.com${path}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
  /** What a body says to this browser. @throws where it was closed for another one */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, SALT_BYTES);
    const keyEnd = KEY_AT + (body[KEY_LENGTH_AT] ?? 0);
    const theirs = body.subarray(KEY_AT, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
    const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32));
    const derive = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
    const sealed = body.subarray(keyEnd);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    // The last record ends with a 2, and with zeros behind it.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
  return { address, path, read };
}

/** Who signed a post, by its header: the key, and what was signed by it; null where the signature is not its. */
export function signerOf({ headers }: SentPush): { readonly key: string; readonly claims: unknown } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const signer = { key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }) };
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { ...signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isTheirs ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : null;
}

/** Stands in for every push service: `PYLON_STAND_INS=push=<url>`. */
export async function pushService() {
  const sent: SentPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      sent.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    /** Answers so from now on. */
    answerWith(next: number) {
      status = next;
    },
    close: () => void server.close(),
  };
}
