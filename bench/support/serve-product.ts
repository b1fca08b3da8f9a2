// The whole product on its sample season, for what looks at it from outside: benchmarks and the README's pictures.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedPath } from '@pylon/engine/testing/shared-data';
import { startProcess } from '@pylon/server/testing/server-process';
import { buildWeb } from '../../scripts/build-web.ts';

export interface ServedProduct {
  /** Without a slash at its end. */
  readonly base: string;
  close(): Promise<void>;
}

/** Where the data of a season under way come from: the shared files where they are present, else the sample season. */
export const midSeason = (): Readonly<Record<string, string>> =>
  existsSync(sharedPath('data'))
    ? { PYLON_ALMANAC: 'mirror', PYLON_MIRROR: sharedPath('data'), PYLON_CLOCK: '2025-10-29' }
    : { PYLON_ALMANAC: 'sample' };

/**
 * Starts the product as `npm start` does on a data folder, at a port that is free, and gives it once it is ready.
 *
 * @param settings beside those of the folder: where its data come from, the sample season unless they say
 */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = { PYLON_ALMANAC: 'sample' },
): Promise<ServedProduct> {
  const { child, ended, address } = startProcess('../../../scripts/start.ts', { PYLON_DATA_DIR: dataDir, ...settings });
  return {
    base: await address(),
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Builds the pages when they are stale, and starts the product on data of its own, which go when it is closed. */
export async function serveProduct(): Promise<ServedProduct> {
  await buildWeb();
  const dataDir = await mkdtemp(join(tmpdir(), 'pylon-product-'));
  const product = await startProduct(dataDir);
  return {
    base: product.base,
    async close() {
      await product.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
