import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetKitOfOthers } from './kit-of-others.ts';
import { type Kit, type KitList, readKit, removeKit, writeKit, writeTaken } from './kit-store.ts';

const list = (id: string): KitList => ({
  ...{ id, title: id, asOf: '2026-08-21', edition: 'e1', isSample: true, hasLocks: false },
  players: [],
});
const kitOf = (change: Partial<Kit> = {}): Kit => ({
  keptAt: '2026-08-21T10:00:00.000Z',
  seasonId: '2026',
  scoring: { id: '1', name: '0.5 PPR' },
  isOfPlan: false,
  lists: [list('rankings')],
  ...change,
});
/** Mia keeps a kit with a sheet of her own, and marks somebody as taken. */
async function keptByMia(change: Partial<Kit> = {}) {
  await writeKit(kitOf(change), { ownerId: 'mia', lists: [list('sheet')] });
  await writeTaken('mia', ['00-1']);
}

const database = new IDBFactory();
beforeEach(() => void vi.stubGlobal('indexedDB', database));
afterEach(async () => {
  await removeKit();
  vi.unstubAllGlobals();
});

/** A browser in which the worker of a kept kit stands. */
const withWorker = (isThere: boolean) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => (isThere ? {} : undefined) } });

describe('a kept kit', () => {
  test('is read as it was kept, with the marks', async () => {
    expect(await readKit('mia')).toBeNull();
    await keptByMia();
    expect(await readKit('mia')).toEqual({
      kit: kitOf(),
      own: { ownerId: 'mia', lists: [list('sheet')], taken: ['00-1'] },
    });
  });

  test('gives way to a newer one, and the marks stay', async () => {
    await keptByMia();
    await writeKit(kitOf({ keptAt: '2026-08-22T10:00:00.000Z' }), { ownerId: 'mia', lists: [] });
    const kept = await readKit('mia');
    expect([kept?.kit.keptAt, kept?.own.lists, kept?.own.taken]).toEqual(['2026-08-22T10:00:00.000Z', [], ['00-1']]);
  });

  test('that cannot be written leaves the one before', async () => {
    await keptByMia();
    const unwritable = { ...kitOf({ seasonId: '2027' }), lists: [{ ...list('bad'), asOf: () => '' }] };
    await expect(writeKit(unwritable as unknown as Kit, { ownerId: 'mia', lists: [] })).rejects.toThrow();
    expect(await readKit('mia')).toMatchObject({ kit: { seasonId: '2026' }, own: { lists: [list('sheet')] } });
  });

  test('is gone once it is removed', async () => {
    await keptByMia();
    await removeKit();
    expect(await readKit('mia')).toBeNull();
  });
});

describe('what one person keeps', () => {
  test.each([null, 'noah'])('is not read by %s, and what is everybody’s is', async (other) => {
    await keptByMia();
    expect(await readKit(other)).toEqual({ kit: kitOf(), own: { ownerId: other, lists: [], taken: [] } });
    expect((await readKit('mia'))?.own, 'it is removed, not hidden').toEqual({ ownerId: 'mia', lists: [], taken: [] });
  });

  test('leaves the device when the person leaves or another one comes, and stays with the same one', async () => {
    withWorker(true);
    await keptByMia();
    await forgetKitOfOthers('mia');
    expect((await readKit('mia'))?.own.taken).toEqual(['00-1']);
    await forgetKitOfOthers(null);
    expect((await readKit('mia'))?.own).toEqual({ ownerId: 'mia', lists: [], taken: [] });
  });

  test('takes all along that a plan opened', async () => {
    withWorker(true);
    await keptByMia({ isOfPlan: true });
    await forgetKitOfOthers('noah');
    expect(await readKit('mia')).toBeNull();
  });

  test('is not looked for in a browser that has kept no page', async () => {
    withWorker(false);
    await keptByMia();
    await forgetKitOfOthers(null);
    expect((await readKit('mia'))?.own.taken).toEqual(['00-1']);
  });

  test('is left to whoever opens it where the device refuses, and nobody else waits for it', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.reject(new Error('refused')) } });
    await forgetKitOfOthers(null);
    vi.stubGlobal('navigator', {});
    await forgetKitOfOthers(null);
  });
});
