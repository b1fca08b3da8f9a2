// Builds the browser's bundle when its sources changed since the last build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow, fingerprint, ROOT, run } from './project.ts';

const SOURCES = [
  'packages/web/src',
  'packages/web/vite.config.ts',
  'packages/web/light-registry.ts',
  'packages/web/light-icons.ts',
  'packages/engine/src',
  'packages/contract/src',
  'package-lock.json',
];
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
  compressAssets();
  writeFileSync(STAMP, now);
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
