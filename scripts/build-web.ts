// Builds the browser's bundle when its sources changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow, fingerprint, ROOT, run } from './project.ts';

const SOURCES = [
  'packages/web/src',
  'packages/web/offline.html',
  'packages/web/worker',
  'packages/web/vite.config.ts',
  'packages/web/light-registry.ts',
  'packages/web/light-icons.ts',
  'packages/engine/src',
  'packages/contract/src',
  'package-lock.json',
];
const CLIENT = join(ROOT, 'packages/web/dist/client');
/** Where the worker has the list of its files; the name is Workbox's. */
const LIST_PLACE = 'self.__WB_MANIFEST';
const STAMP = join(ROOT, 'packages/web/dist/.built-from');

/** Makes sure that packages/web/dist is what the sources give. Throws when the build fails. */
export async function buildWeb(): Promise<void> {
  const now = fingerprint(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  console.log('Building the pages ...');
  const built = await run('vite', ['build', '--app', 'packages/web', '--logLevel', 'warn'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (!built) throw new Error('The pages could not be built.');
  listKeptFiles();
  compressAssets();
  writeFileSync(STAMP, now);
}

/**
 * Tells the worker what a device keeps: the offline page by what is in it, and its files, whose names say what is in
 * them. Another build has another list, and so another worker.
 */
function listKeptFiles(): void {
  const page = readFileSync(join(CLIENT, 'offline.html'));
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  const files = readdirSync(join(CLIENT, 'assets/kept')).sort();
  const list = [
    { url: '/offline.html', revision },
    ...files.map((file) => ({ url: `/assets/kept/${file}`, revision: null })),
  ];
  const worker = join(CLIENT, 'sw.js');
  const code = readFileSync(worker, 'utf8');
  if (!code.includes(LIST_PLACE)) throw new Error('The worker has no place for the list of files that it keeps.');
  writeFileSync(worker, code.replace(LIST_PLACE, JSON.stringify(list)));
}

/** Writes a Brotli twin beside every text asset, which the server sends to browsers that take it. */
function compressAssets(): void {
  for (const file of filesBelowDist()) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    const bytes = readFileSync(join(ROOT, file));
    writeFileSync(
      join(ROOT, `${file}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}

const filesBelowDist = () => filesBelow('packages/web/dist/client/assets');
