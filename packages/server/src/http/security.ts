import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { BRAND } from '@pylon/contract/brand';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the scripts and styles that this answer may run. */
    nonce: string;
  }
}

const HSTS_SECONDS = 180 * 24 * 3_600;

/** helmet's functions are given the raw request, so the nonce travels on it. */
type WithNonce = IncomingMessage & { nonce: string };

/**
 * Hosts whose pages may stand in ours: those of the operator's film and support chat.
 *
 * @example framedHosts(['https://chat.example/embed', '/films/why.webm', null]) // → ['https://chat.example']
 */
export const framedHosts = (addresses: readonly (string | null | undefined)[]): readonly string[] =>
  addresses.flatMap((address) => (address?.startsWith('https://') ? [new URL(address).origin] : []));

const FRAMED_HOSTS = framedHosts([BRAND.seeWhy?.url, BRAND.supportChat]);

/**
 * Security headers on every answer: a strict Content-Security-Policy with a nonce per answer, no framing, no sniffing.
 *
 * @param development lets Vite's own scripts and socket through
 * @param isHttps whether people come by https, and are to come by nothing else
 */
export async function secure(
  app: FastifyInstance,
  { development, isHttps }: { readonly development: boolean; readonly isHttps: boolean },
): Promise<void> {
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request) => {
    request.nonce = randomBytes(16).toString('base64');
    Object.assign(request.raw, { nonce: request.nonce });
  });
  const nonce = (raw: IncomingMessage) => `'nonce-${(raw as WithNonce).nonce}'`; // set in the hook above
  await app.register(helmet, {
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", nonce],
            // Style attributes carry what only data know, team colours for one; style elements need the nonce.
            styleSrcElem: ["'self'", nonce],
            styleSrcAttr: ["'unsafe-inline'"],
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', ...IMAGE_HOSTS.map((host) => `https://${host}`)],
            fontSrc: ["'self'"],
            connectSrc: ["'self'"],
            mediaSrc: ["'self'"],
            frameSrc: FRAMED_HOSTS.length > 0 ? [...FRAMED_HOSTS] : ["'none'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    // Whether the product stands behind https is the operator's to say, and whether its sister hosts do, nobody's here.
    strictTransportSecurity: isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}

/**
 * Whether a page of another site makes a browser change something here. Such a page cannot send a token or a body;
 * without both it could still sign a person out. Browsers state the origin of a call, which is enough to refuse it; a
 * sister of our own host is another site, too.
 *
 * @param publicUrl the product's own address, whatever host a proxy asks for
 */
export function isOfAnotherSite({ method, headers }: FastifyRequest, publicUrl: string | null): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== publicUrl && URL.parse(origin)?.host !== host;
}

/** Hosts of the images that the open sources name. */
const SOURCE_HOSTS = ['a.espncdn.com', 'static.www.nfl.com', 'sleepercdn.com', 'raw.githubusercontent.com'] as const;

/**
 * Where platforms keep the pictures of leagues. Managers may also name a picture anywhere else, which would tell that
 * place who looks at it: such pictures are not shown.
 */
const LEAGUE_PICTURE_HOSTS = [
  's.yimg.com',
  'yahoofantasysports-res.cloudinary.com',
  'g.espncdn.com',
  'sports.cbsimg.net',
  'cloudfront.rtsports.com',
  'www.fleaflicker.com',
] as const;

/** Hosts that pictures may come from. */
const IMAGE_HOSTS: readonly string[] = [...SOURCE_HOSTS, ...LEAGUE_PICTURE_HOSTS];

/** The address of a picture that the Content-Security-Policy lets through; null for any other. */
export function shownPicture(url: string | null): string | null {
  const { protocol, hostname } = (url === null ? null : URL.parse(url)) ?? {};
  return protocol === 'https:' && IMAGE_HOSTS.includes(hostname ?? '') ? url : null;
}
