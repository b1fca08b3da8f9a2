// Pages are rendered here by the components that run in the browser, from the same answers. A registered person's page,
// and anybody's room, is rendered for that person alone, with everything their plan opens; all others get the page that
// is kept for everybody.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Envelope, ERRORS } from '@pylon/contract/errors';
import { ownBrand } from '@pylon/contract/own-brand';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EditionSource } from '../almanac/edition-holder.ts';
import type { App } from '../app/app.ts';
import { type Shelf, shelfWith } from '../content/file-shelf.ts';
import { NO_PICTURES, type Pictures } from '../content/picture-shelf.ts';
import type { Person } from '../db/reads/person-by-token.ts';
import { type ArticleShelf, NO_ARTICLES } from '../features/articles/article-shelf.ts';
import { ByteCache } from '../http/byte-cache.ts';
import { addVary, type EncodedBody, encodedBody, sendEncoded } from '../http/encoded-body.ts';
import { TOKEN_HEADER } from '../http/identify.ts';
import { networkOf } from '../http/network.ts';
import { sendPlain } from '../http/plain-page.ts';
import { tokenOfCookie } from '../http/user-cookie.ts';
import { WorkRefused } from '../threads/work-refused.ts';
import { serveArticleFeed } from './article-feed.ts';
import { BRANDED_FILES, serveBrandedFiles } from './branded-files.ts';
import { serveContentPictures } from './content-pictures.ts';
import { serveInstalledApp } from './installed-app.ts';
import { serveSitemap } from './sitemap.ts';
import type { Render, WebBundle } from './web-bundle.ts';

const CAPACITY_BYTES = 32 * 1024 * 1024;
const PAGE_LIFETIME_MS = 60_000;
/** The one cookie that enters a page: light or dark. */
const THEME_COOKIE = 'pylon_theme';
const THEME = /^[a-z]{1,10}$/;
/** A path that no page will ever have. */
const NO_PAGE = '/no-page';
/** What rendering a page costs, with the answers in it. */
const RENDER_MS = 30;
const PREPARING = 'The data are being prepared. This page reloads by itself.';
const HTML_TYPE = 'text/html; charset=utf-8';
/** Folder of the files that the build names by what is in them. */
const BUILT = 'assets';
/** Files with a content hash in their name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What a device keeps to work without network: a browser asks each time whether there is another one. */
const OFFLINE = /\/(sw\.js|offline\.html)$/;
/** What only a browser that opens an answer as a page asks of it; a page fetches a dozen files that are none. */
const FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

interface RenderedPage {
  readonly body: EncodedBody;
  readonly bytes: number;
  readonly status: number;
  readonly location: string | null;
  /**
   * The policy that names the nonce in this body. A kept page keeps its nonce for its minute: nobody could know it when
   * the page was rendered, so nothing that got into the page can carry it.
   */
  readonly policy: string | undefined;
}

export interface PageParts {
  readonly bundle: WebBundle;
  readonly editions: EditionSource;
  /** Articles; none unless given. */
  readonly articles?: ArticleShelf;
  /** Pictures of texts; none unless given. */
  readonly pictures?: Shelf<Pictures>;
  /** Address that people reach the product at. */
  readonly publicUrl?: string | null;
  /** Whether plans are sold; they are unless told. */
  readonly hasPlans?: boolean;
}

/** Serves web's files and, for every other path, the page rendered for it. */
export async function servePages(
  app: App,
  {
    bundle,
    editions,
    articles = NO_ARTICLES,
    pictures = shelfWith(NO_PICTURES),
    publicUrl = null,
    hasPlans = true,
  }: PageParts,
): Promise<void> {
  const { server, ownCall, limiter, identify } = app;
  if (bundle.filesFolder !== null) {
    const own = ownBrand();
    if (own) serveBrandedFiles(server, bundle.filesFolder, own);
    const served = { index: false, preCompressed: true, cacheControl: false } as const;
    // One route for the hundreds of them: a route for each takes a tenth of a start.
    await server.register(fastifyStatic, {
      ...served,
      root: join(bundle.filesFolder, BUILT),
      prefix: `/${BUILT}/`,
      setHeaders: (reply) => {
        reply.header('cache-control', IMMUTABLE);
        for (const name of FOR_PAGES) reply.raw.removeHeader(name);
      },
    });
    await server.register(fastifyStatic, {
      ...served,
      root: bundle.filesFolder,
      wildcard: false,
      decorateReply: false,
      globIgnore: [`${BUILT}/**`, ...(own ? BRANDED_FILES : [])],
      setHeaders: (reply, path) => {
        reply.header('cache-control', OFFLINE.test(path) ? 'no-cache' : 'public, max-age=3600');
      },
    });
  }

  serveInstalledApp(server);
  serveContentPictures(app, pictures);
  serveArticleFeed(app, articles);
  serveSitemap(app, { bundle, editions, articles, hasPlans });

  const kept = new ByteCache<RenderedPage>(CAPACITY_BYTES);
  /** Calls on behalf of whoever the page is for; null is nobody in particular. */
  const apiFor =
    (token: string | null, address: string) =>
    async (method: string, path: string, body?: unknown): Promise<Envelope<unknown>> => {
      const response = await server.inject({
        method: method as 'GET' | 'POST', // the calls of the contract
        url: path,
        remoteAddress: address, // what the page needs is work for its visitor
        headers: { [ownCall.header]: ownCall.value, ...(token !== null && { [TOKEN_HEADER]: token }) },
        ...(body !== undefined && { payload: body as object }), // bodies of the contract are objects
      });
      return response.json();
    };

  /**
   * The person whom a page is for; null for everybody else, with whom a page may be shared. Somebody without an account
   * has pages of their own in a room only.
   */
  async function readerOf(
    request: FastifyRequest,
  ): Promise<{ readonly person: Person; readonly token: string } | null> {
    const token = tokenOfCookie(request);
    const person = token === null ? null : await identify.personByToken(token);
    const isTheirs = person !== null && (person.email !== null || bundle.isRoom(pathOf(request)));
    return token !== null && person !== null && isTheirs ? { person, token } : null;
  }

  async function renderPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { theme, token, url }: { readonly theme: string | null; readonly token: string | null; readonly url: string },
  ): Promise<RenderedPage> {
    const visitor = { network: networkOf(request.ip), personId: null };
    if (!limiter.takeWork(visitor, RENDER_MS)) throw new WorkRefused('a page');
    const render: Render = await bundle.render();
    // A shared page is kept by its path, so neither the host that was asked for nor any other header may shape it.
    const address = new URL(url, 'http://localhost');
    const response = await render(
      new Request(address, { headers: theme ? { cookie: `${THEME_COOKIE}=${theme}` } : {} }),
      {
        api: apiFor(token, request.ip),
        assets: bundle.assets,
        nonce: request.nonce,
        publicUrl,
        hasPlans,
      },
    );
    const body = encodedBody(await bundle.finish(url, await response.text()));
    const policy = reply.getHeader('content-security-policy');
    return {
      body,
      bytes: body.bytes,
      status: response.status,
      location: response.headers.get('location'),
      policy: typeof policy === 'string' ? policy : undefined,
    };
  }

  server.get('/*', { schema: { hide: true } }, async (request, reply) => {
    // A path that begins like an address would be read as another host's.
    if (/^\/[/\\]/.test(request.url)) return sendPlain(reply, 404, ERRORS['not-found'].message);
    const edition = editions.current();
    reply.type(HTML_TYPE).header('cache-control', 'no-cache');
    if (!edition) return sendPlain(reply.header('retry-after', 5), 503, PREPARING, { reloadAfterSeconds: 3 });
    if (!limiter.countCall(request, reply)) return sendPlain(reply, 429, ERRORS['too-many-requests'].message);
    const theme = THEME.exec(request.cookies[THEME_COOKIE] ?? '')?.[0] ?? null;
    addVary(reply, 'cookie');
    const reader = await readerOf(request);
    if (reader) {
      reply.header('cache-control', 'private, no-store');
      if (!limiter.countPerson(reader.person.id, request, reply)) {
        return sendPlain(reply, 429, ERRORS['too-many-requests'].message);
      }
      const page = await renderPage(request, reply, { theme, token: reader.token, url: request.url });
      // A session may end while its page is rendered: what failed for want of it is rendered for nobody in particular.
      if (page.status < 500 || (await readerOf(request))) return sendPage(request, reply, page);
    }
    // All paths without a page get one and the same: whoever invents many has nothing made.
    const url = bundle.isPage(pathOf(request)) ? request.url : NO_PAGE;
    const make = () => renderPage(request, reply, { theme, token: null, url });
    if (bundle.holdsSecret(pathOf(request))) {
      reply.header('cache-control', 'private, no-store');
      return sendPage(request, reply, await make());
    }
    const minute = Math.floor(Date.now() / PAGE_LIFETIME_MS);
    const page =
      bundle.filesFolder === null ? await make() : await kept.get(`${edition.id} ${minute} ${theme} ${url}`, make);
    return sendPage(request, reply, page);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  reply.status(page.status);
  if (page.policy !== undefined) reply.header('content-security-policy', page.policy);
  if (page.location !== null) reply.header('location', page.location);
  return sendEncoded(request, reply, page.body);
}

/** The page of a server whose web part was not built: it says what to do. */
export function servePagesMissing(server: FastifyInstance): void {
  server.get('/*', { schema: { hide: true } }, async (_request, reply) =>
    sendPlain(reply, 503, 'The pages are not built yet. Run: npm run build'),
  );
}
