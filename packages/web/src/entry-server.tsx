import { existsSync, readFileSync } from 'node:fs';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { Transport } from './api/call.ts';
import { makeRouter } from './router.tsx';
import { onlyWithPlans } from './routes/only-with-plans.ts';
import { routeTree } from './routes.tsx';
import { themeOf } from './theme.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Vite's list of what became of each source; absent in development, where nothing is announced. */
function readManifest(): Readonly<Record<string, Chunk>> {
  const file = new URL('../client/.vite/manifest.json', import.meta.url);
  return import.meta.env.PROD && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
const manifest = readManifest();

const ENTRY = 'src/entry-client.tsx';

/** The built file of a source of ours, or of the declaration of a table by its name. */
const chunkOf = (name: string): string =>
  name in manifest ? name : (Object.keys(manifest).find((path) => path.endsWith(`/${name}.table.ts`)) ?? name);

/**
 * What the entry imports, and a page's source, or a table's name, with what it imports: each after its own imports, the
 * entry left out.
 */
function modulesOf(source: string): readonly string[] {
  const seen = new Set([ENTRY]);
  const files: string[] = [];
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
    files.push(`/${chunk.file}`);
  };
  manifest[ENTRY]?.imports?.forEach(add);
  add(chunkOf(source));
  return files;
}

/** Text of the built style sheets; null in development, where Vite serves them. */
function readStyles(files: readonly string[]): string | null {
  if (!import.meta.env.PROD) return null;
  return files.map((file) => readFileSync(new URL(`../client${file}`, import.meta.url), 'utf8')).join('\n');
}
const stylesOf = new Map<string, string | null>();

function stylesFor(files: readonly string[]): string | null {
  const key = files.join();
  if (!stylesOf.has(key)) stylesOf.set(key, readStyles(files));
  return stylesOf.get(key) ?? null;
}

/** What the server brings: calls on behalf of the page, and where the browser's files are. */
export interface RenderOptions {
  readonly api: Transport;
  readonly assets: { readonly js: string; readonly css: readonly string[] };
  readonly nonce?: string;
  readonly publicUrl?: string | null;
  /** Whether plans are sold; they are unless told. */
  readonly hasPlans?: boolean;
}

const unasked: Transport = () => Promise.reject(new Error('a page is only looked for, so nothing is asked'));
const map = makeRouter({
  transport: unasked,
  assets: null,
  theme: themeOf(null),
  publicUrl: null,
  hasPlans: true,
});

/** Whether a page belongs to a path; what it is about may still not exist. */
export function isPage(path: string): boolean {
  const [, params, found] = map.getMatchedRoutes(path);
  // A page that stands further up is found too, with what is too much of the path under two stars.
  return found !== undefined && params['**'] === undefined;
}

/** Whether a page is a room, which is rendered for its person alone, also for one without an account. */
export const isRoom = (path: string): boolean => map.getMatchedRoutes(path)[2]?.options.staticData?.isRoom === true;

/** Whether a page's query may hold what opens something: a token of a mail, a code of a sign-in elsewhere. */
export const holdsSecret = (path: string): boolean =>
  map.getMatchedRoutes(path)[2]?.options.staticData?.holdsSecret === true;

/** What there is a page for each of: the name in its address, and the day it changed. */
type Each = Readonly<
  Record<
    NonNullable<StaticDataRouteOption['each']>,
    readonly { readonly name: string; readonly changed?: string | undefined }[]
  >
>;

/**
 * The pages that search engines may list, each by the one path that it is known by: those without parameters as the
 * routes stand, then one for each thing that a route is there for.
 */
export function listedPages(each: Each, hasPlans: boolean): { path: string; changed?: string | undefined }[] {
  const listed = Object.values(routeTree.children ?? {}).filter(
    ({ options: { staticData, beforeLoad } }) => !staticData?.isUnlisted && (hasPlans || beforeLoad !== onlyWithPlans),
  );
  const alone = listed.filter(({ fullPath }) => !fullPath.includes('$')).map(({ fullPath }) => ({ path: fullPath }));
  const many = listed.flatMap(({ fullPath, options: { staticData } }) =>
    (staticData?.each ? each[staticData.each] : []).map(({ name, changed }) => ({
      path: fullPath.replace(/\$\w+/, encodeURIComponent(name)),
      changed,
    })),
  );
  return [...alone, ...many];
}

/**
 * Renders the page of a request, with the answers that it shows. Of the request, the address and the theme's cookie
 * count.
 */
export const render = (
  request: Request,
  { api, assets, nonce, publicUrl = null, hasPlans = true }: RenderOptions,
): Promise<Response> =>
  createRequestHandler({
    request,
    createRouter: () =>
      makeRouter({
        transport: api,
        assets: { ...assets, styles: stylesFor(assets.css), modulesOf, ...(nonce ? { nonce } : {}) },
        theme: themeOf(request.headers.get('cookie')),
        publicUrl,
        hasPlans,
        ...(nonce ? { nonce } : {}),
      }),
  })(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
