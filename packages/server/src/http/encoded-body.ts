import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sized } from './byte-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressZstandard = promisify(zstdCompress);
/** Good for finished bodies: near the best size at a twentieth of its time. */
const BROTLI_QUALITY = 5;
/** All rows of a table take half the time at the quality below, and a tenth more bytes. */
const LARGE = { bytes: 100_000, brotliQuality: 4 } as const;
/** Zstandard takes up to 5 ms of it, by what is in it. Longer bodies are compressed where they hold up nobody else. */
const LONGEST_AT_ONCE_BYTES = 512 * 1024;
/** All rows of a table take two thirds of the time of Zstandard’s own choice, and a hundredth more bytes. */
const ZSTANDARD = { params: { [constants.ZSTD_c_compressionLevel]: 1 } } as const;
/** Below this a compressed body saves no packet. */
const SMALLEST_COMPRESSED = 1_000;

type Encoding = 'zstd' | 'br' | 'gzip';

/**
 * Encodings, best first. An answer is compressed while its caller waits: Zstandard takes a fifth of Brotli's time, and
 * a tenth more bytes. What many will load is small first.
 */
const OF_ANSWERS: readonly Encoding[] = ['zstd', 'br', 'gzip'];
const OF_KEPT: readonly Encoding[] = ['br', 'gzip'];

/** A finished body, in every encoding that it was asked for in. */
export interface EncodedBody extends Sized {
  readonly identity: Buffer;
  /** What compression gives, once somebody has asked for it; absent for a body that it would save nothing of. */
  readonly encoded: Partial<Record<Encoding, Promise<Buffer>>> | null;
}

/** A finished body in the encoding that one caller takes. */
export interface SentBody extends Sized {
  readonly sent: Buffer;
  /** Null when it is sent as it is. */
  readonly encoding: Encoding | null;
}

/** What is reserved for the compressed forms of a body: texts of tables shrink to a tenth. */
const SHARE_ENCODED = 0.25;

/** A body to send. It is compressed when it is first asked for, off the main thread. */
export function encodedBody(body: string | Buffer): EncodedBody {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  const isSmall = identity.length < SMALLEST_COMPRESSED;
  return {
    identity,
    encoded: isSmall ? null : {},
    bytes: Math.ceil(identity.length * (isSmall ? 1 : 1 + SHARE_ENCODED)),
  };
}

/**
 * Bytes that a compressor writes at a time. Its room is not free again before the next large garbage collection, which
 * holds up everybody: what a compressor takes by itself, 16 kB for a page of two, brings that on sooner.
 */
const roomFor = (identity: Buffer): number =>
  Math.min(constants.Z_DEFAULT_CHUNK, Math.ceil(identity.length * SHARE_ENCODED));

const compress: Readonly<Record<Encoding, (identity: Buffer) => Promise<Buffer>>> = {
  // Of most answers it is done sooner than another thread could be asked to.
  zstd: async (identity) =>
    identity.length > LONGEST_AT_ONCE_BYTES
      ? compressZstandard(identity, ZSTANDARD)
      : zstdCompressSync(identity, { ...ZSTANDARD, chunkSize: roomFor(identity) }),
  br: (identity) =>
    compressBrotli(identity, {
      chunkSize: roomFor(identity),
      params: {
        [constants.BROTLI_PARAM_QUALITY]: identity.length < LARGE.bytes ? BROTLI_QUALITY : LARGE.brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  gzip: (identity) => compressGzip(identity, { chunkSize: roomFor(identity) }),
};

/** Names a header of the request that the answer depends on, beside those already named. */
export function addVary(reply: FastifyReply, header: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present === undefined ? header : `${String(present)}, ${header}`);
}

/** Sends the smallest encoding that the client takes. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, encoded }: EncodedBody,
): Promise<FastifyReply> {
  const encoding = encoded && bestOf(OF_KEPT, request);
  if (!encoded || !encoding) return sendAs(reply, { sent: identity, encoding: null });
  encoded[encoding] ??= compress[encoding](identity);
  return sendAs(reply, { sent: await encoded[encoding], encoding });
}

/** Sends a body in the encoding that it has. */
export function sendAs(reply: FastifyReply, { sent, encoding }: Pick<SentBody, 'sent' | 'encoding'>): FastifyReply {
  addVary(reply, 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(sent);
}

/**
 * What the parts of a body give in an encoding. Where they are put together is used again for the next body: what is
 * new for each would be free again after a large garbage collection only.
 */
export async function sentBody(parts: readonly Buffer[], encoding: Encoding | null): Promise<SentBody> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (!encoding || length < SMALLEST_COMPRESSED) {
    return { sent: Buffer.concat(parts, length), encoding: null, bytes: length };
  }
  const room = roomOf(length);
  try {
    let end = 0;
    for (const part of parts) end += part.copy(room, end);
    const sent = await compress[encoding](room.subarray(0, length));
    return { sent, encoding, bytes: sent.length };
  } finally {
    if (rooms.length < MOST_ROOMS) rooms.push(room);
  }
}

/** Room of bodies that have been compressed. As many are compressed at once as Node has threads for it. */
const rooms: Buffer[] = [];
const MOST_ROOMS = 4;
/** Larger than nearly every answer. */
const ROOM_BYTES = 1024 * 1024;

function roomOf(bytes: number): Buffer {
  const room = rooms.pop();
  return room && room.length >= bytes ? room : Buffer.allocUnsafeSlow(Math.max(bytes, ROOM_BYTES));
}

/** The encoding that an answer is sent in; null for none. */
export const acceptedEncoding = (request: FastifyRequest): Encoding | null => bestOf(OF_ANSWERS, request);

function bestOf(encodings: readonly Encoding[], { headers }: FastifyRequest): Encoding | null {
  const accepted = (headers['accept-encoding'] ?? '').split(',').map((part) => part.trim());
  const takes = (encoding: Encoding) =>
    accepted.some((part) => part.split(/\s*;/)[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part));
  return encodings.find(takes) ?? null;
}
