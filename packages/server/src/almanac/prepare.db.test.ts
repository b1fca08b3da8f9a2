import type { Edition, EditionMode } from '@pylon/almanac/editions/edition';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { editionId } from '@pylon/almanac/editions/hash';
import { METHOD_VERSION } from '@pylon/almanac/house/consensus/method-version';
import { outboundParts } from '@pylon/outbound/outbound';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { sampleEdition } from '../testing/sample-edition.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { originOf } from './data-mode.ts';
import { EditionHolder } from './edition-holder.ts';
import { postgresEditionStore } from './edition-store.queries.ts';
import { prepareAlmanac, prepareUntilServing } from './prepare.ts';
import { proposal } from './proposal.ts';
import { sourceMemory } from './source-memory.queries.ts';
import { syncAlmanac } from './sync.ts';
import type { SyncWish } from './sync-process.ts';

const { db } = await scratchDatabase();
const store = postgresEditionStore(db);

const configOf = (env: Readonly<Record<string, string>>) => {
  const outcome = parseConfig(env, '/nowhere');
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
};
const sample = configOf({ PYLON_ALMANAC: 'sample' });
const emptyMirror = configOf({ PYLON_ALMANAC: 'mirror', PYLON_MIRROR: '/nowhere/mirror' });

/** Puts an edition of the given house methods into force, as the settings would have asked for it. */
async function inForce(config: typeof sample, mode: EditionMode, method: string): Promise<Edition> {
  const edition = sampleEdition();
  const manifest = { ...edition.manifest, mode, method };
  const stored = { ...edition, manifest, id: editionId(manifest) };
  await store.put(encodeEdition(stored));
  await store.setCurrent(stored.id, originOf(mode, config));
  return stored;
}
const prepared = async (config: typeof sample) => {
  const holder = new EditionHolder();
  const warnings: string[] = [];
  const parts = { store, outbound: outboundParts(), memory: sourceMemory(db) };
  const preparation = await prepareAlmanac(config, {
    ...parts,
    holder,
    sync: (wish: SyncWish) => syncAlmanac(proposal(wish.mode, config, { ...parts, onProgress: () => {} }), wish),
    warn: (line: string) => void warnings.push(line),
  });
  return { preparation, manifest: holder.current()?.manifest, warnings };
};

beforeEach(async () => {
  await db.deleteFrom('almanac_current').execute();
  await db.deleteFrom('almanac_edition').execute();
});

describe('a start with an edition present', () => {
  test('loads it when it was made by the house methods of today', async () => {
    await inForce(sample, 'sample', METHOD_VERSION);
    expect((await prepared(sample)).preparation).toEqual({ ok: true, mode: 'sample', outcome: null });
  });

  test('makes it anew when the product was brought up to date since', async () => {
    await inForce(sample, 'sample', '0');
    const { preparation, manifest } = await prepared(sample);
    expect(preparation).toMatchObject({ ok: true, outcome: { ok: true, isNew: true } });
    expect(manifest?.method).toBe(METHOD_VERSION);
  });

  test('goes on with the old one when the sources cannot be read', async () => {
    const old = await inForce(emptyMirror, 'mirror', '0');
    const { preparation, manifest } = await prepared(emptyMirror);
    expect(preparation).toEqual({ ok: true, mode: 'mirror', outcome: null });
    expect(manifest).toEqual(old.manifest);
  });

  test('goes on with it when the settings ask for another one that cannot be made', async () => {
    const real = await inForce(emptyMirror, 'mirror', METHOD_VERSION);
    const otherMirror = configOf({ PYLON_MIRROR: '/nowhere/else' });
    const { preparation, manifest } = await prepared(otherMirror);
    expect(preparation).toMatchObject({ ok: false, mode: 'mirror', outcome: { ok: false } });
    expect(manifest).toEqual(real.manifest);
  });

  test('heals it when it is damaged, and says so', async () => {
    await inForce(sample, 'sample', METHOD_VERSION);
    const outcome = await prepared(sample);
    expect(outcome.warnings).toEqual([]);
    await db
      .updateTable('almanac_table')
      .set({ content: Buffer.from('damaged') })
      .where('name', '=', 'players')
      .execute();
    const healed = await prepared(sample);
    expect(healed.preparation).toMatchObject({ ok: true });
    expect(healed.warnings).toEqual([
      'The stored edition is damaged, or of another version of Pylon; it is made anew.',
    ]);
    expect((await prepared(sample)).warnings).toEqual([]);
  });
});

describe('a first start', () => {
  test('with a mirror that cannot be read shows nothing, and never the invented season', async () => {
    const { preparation, manifest } = await prepared(configOf({ PYLON_MIRROR: '/nowhere/mirror' }));
    expect(preparation).toMatchObject({ ok: false, mode: 'mirror', outcome: { ok: false, reason: 'refused-file' } });
    expect(manifest).toBeUndefined();
  });

  test('tries again with growing pauses until there is something to show', async () => {
    const pauses: number[] = [];
    let attempts = 0;
    await prepareUntilServing(
      async () => ++attempts > 8,
      async (ms) => void pauses.push(ms),
    );
    expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_800_000, 1_800_000]);
  });
});
