// Where pages come from: web's built bundle, or in development its sources through Vite. Web's source is never
// imported.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Envelope } from '@pylon/contract/errors';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_FOLDER } from '../product-folder.ts';

/** Addresses of the browser's part. */
export interface Assets {
  readonly js: string;
  readonly css: readonly string[];
}

/** What web's server part exports: renders the page of a request. */
export type Render = (
  request: Request,
  options: {
    /** Makes a call of the API on behalf of the page; `path` begins with /api/. */
    readonly api: (method: string, path: string, body?: unknown) => Promise<Envelope<unknown>>;
    readonly assets: Assets;
    readonly nonce: string;
    /** Address that people reach the product at, for links that leave it; null when nobody has said. */
    readonly publicUrl: string | null;
    readonly hasPlans: boolean;
  },
) => Promise<Response>;

/** A page that search engines may list. */
export interface ListedPage {
  readonly path: string;
  /** The day it was last made anew, where that is known. */
  readonly changed?: string;
}

/** What there is a page for each of: the name in its address, and the day it changed. */
type Each = Readonly<
  Record<'teams' | 'players' | 'articles', readonly { readonly name: string; readonly changed?: string }[]>
>;

/** What pages are made with. */
export interface WebBundle {
  readonly assets: Assets;
  render(): Promise<Render>;
  /** Whether a path is one of a page. */
  isPage(path: string): boolean;
  /** Whether a page shows what belongs to one person, who need not have an account. */
  isRoom(path: string): boolean;
  /** Whether a page's query may hold what opens something, so that nobody keeps the page. */
  holdsSecret(path: string): boolean;
  /** Every page that search engines may list. */
  listedPages(each: Each, hasPlans: boolean): Promise<readonly ListedPage[]>;
  /** Adds what development needs to a finished page. */
  finish(url: string, html: string): Promise<string>;
  /** Folder of the files to serve as they are; null in development, where Vite serves them. */
  readonly filesFolder: string | null;
}

/** What web's server part exports. */
interface ServerEntry {
  readonly render: Render;
  readonly isPage: WebBundle['isPage'];
  readonly isRoom: WebBundle['isRoom'];
  readonly holdsSecret: WebBundle['holdsSecret'];
  readonly listedPages: (each: Each, hasPlans: boolean) => readonly ListedPage[];
}

const ENTRY = 'src/entry-client.tsx';
const webFolder = join(PRODUCT_FOLDER, 'packages/web');

/** The built bundle; null when web has not been built. */
export async function builtBundle(): Promise<WebBundle | null> {
  const filesFolder = join(webFolder, 'dist/client');
  const manifestFile = join(filesFolder, '.vite/manifest.json');
  const serverEntry = join(webFolder, 'dist/server/entry-server.js');
  if (!existsSync(manifestFile) || !existsSync(serverEntry)) return null;
  // Vite's manifest: entries by source, each with its file and styles.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string; css?: string[] }>;
  const entry = manifest[ENTRY];
  if (!entry) return null;
  // Web's promise to the server
  const { render, isPage, isRoom, holdsSecret, listedPages } = (await import(
    pathToFileURL(serverEntry).href
  )) as ServerEntry;
  return {
    assets: { js: `/${entry.file}`, css: (entry.css ?? []).map((file) => `/${file}`) },
    render: async () => render,
    isPage,
    isRoom,
    holdsSecret,
    listedPages: async (each, hasPlans) => listedPages(each, hasPlans),
    finish: async (_url, html) => html,
    filesFolder,
  };
}

/** Web's sources, compiled as they are asked for and reloaded when they change. */
export async function developmentBundle(app: FastifyInstance): Promise<WebBundle> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api\/|healthz|readyz|metrics)/.test(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  // Web's promise to the server
  const entry = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as ServerEntry;
  return {
    assets: { js: `/${ENTRY}`, css: ['/src/app.css'] },
    isPage: () => true, // pages are kept by nobody
    isRoom: (path) => path.startsWith('/draft-champion/'),
    holdsSecret: () => false, // pages are kept by nobody
    listedPages: async (each, hasPlans) => (await entry()).listedPages(each, hasPlans),
    render: async () => (await entry()).render,
    finish: (url, html) => vite.transformIndexHtml(url, html),
    filesFolder: null,
  };
}
