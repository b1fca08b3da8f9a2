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

/** A finished body in every encoding that browsers ask for. */
export interface EncodedBody extends Sized {
  readonly identity: Buffer;
  /** null when compression saves nothing. */
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Compresses a body, off the main thread. */
export async function encodeBody(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  if (identity.length < SMALLEST_COMPRESSED) return { identity, brotli: null, gzip: null, bytes: identity.length };
  const [brotli, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity),
  ]);
  return { identity, brotli, gzip: zipped, bytes: identity.length + brotli.length + zipped.length };
}

/** Names a header of the request that the answer depends on, beside those already named. */
export function addVary(reply: FastifyReply, header: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present === undefined ? header : `${String(present)}, ${header}`);
}

/** Sends the smallest encoding that the client takes. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  addVary(reply, 'accept-encoding');
  if (body.brotli && /\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) {
    return reply.header('content-encoding', 'br').send(body.brotli);
  }
  if (body.gzip && /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(body.gzip);
  }
  return reply.send(body.identity);
}
