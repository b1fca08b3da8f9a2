import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sized } from './byte-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Good for finished bodies: near the best size at a twentieth of its time. */
const BROTLI_QUALITY = 5;
/** Below this a compressed body saves no packet. */
const SMALLEST_COMPRESSED = 1_000;

type Encoding = 'br' | 'gzip';

/** A finished body, in every encoding that it was asked for in. */
export interface EncodedBody extends Sized {
  readonly identity: Buffer;
  /** What compression gives, once somebody has asked for it; absent for a body that it would save nothing of. */
  readonly encoded: Partial<Record<Encoding, Promise<Buffer>>> | null;
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
  br: (identity) =>
    compressBrotli(identity, {
      chunkSize: roomFor(identity),
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
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
  addVary(reply, 'accept-encoding');
  const encoding = encoded && acceptedEncoding(request.headers['accept-encoding'] ?? '');
  if (!encoded || !encoding) return reply.send(identity);
  encoded[encoding] ??= compress[encoding](identity);
  return reply.header('content-encoding', encoding).send(await encoded[encoding]);
}

function acceptedEncoding(accepted: string): Encoding | null {
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : null;
}
