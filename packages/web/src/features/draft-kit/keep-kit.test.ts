import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import type { GatheredKit } from './gather-kit.ts';
import { type KeepParts, keepKit } from './keep-kit.ts';
import { keepWords } from './keep-words.ts';

const GATHERED: GatheredKit = {
  kit: {
    keptAt: '2026-08-21T10:00:00Z',
    seasonId: '2026',
    scoring: { id: '1', name: '0.5 PPR' },
    isOfPlan: false,
    lists: [],
  },
  own: { ownerId: null, lists: [] },
};

/** A device that keeps what it is given, unless told. */
const device = (other: Partial<KeepParts> = {}) => ({
  canKeep: () => true,
  gather: vi.fn(async () => GATHERED),
  keepPage: vi.fn(async () => {}),
  write: vi.fn(async () => {}),
  removePage: vi.fn(async () => {}),
  ...other,
});
const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
const refused = () => Promise.reject(new DOMException('not here', 'InvalidStateError'));

test('a kit is written once all of it and the page that shows it are there', async () => {
  const parts = device();
  await keepKit(parts, false);
  expect(parts.write).toHaveBeenCalledWith(GATHERED);
  expect(parts.removePage).not.toHaveBeenCalled();
});

test('a browser that keeps no pages is told of before anything is asked', async () => {
  const parts = device({ canKeep: () => false });
  await expect(keepKit(parts, false)).rejects.toMatchObject({ reason: 'unsupported' });
  expect(parts.gather).not.toHaveBeenCalled();
});

test('a part that does not come leaves the device untouched', async () => {
  const parts = device({ gather: vi.fn(() => Promise.reject(new ApiFailure('offline', 'network failure'))) });
  await expect(keepKit(parts, false)).rejects.toMatchObject({ code: 'offline' });
  expect(parts.keepPage).not.toHaveBeenCalled();
  expect(parts.write).not.toHaveBeenCalled();
});

test.each([
  ['no room for the page', { keepPage: full }, 'full'],
  ['a page that the browser does not keep', { keepPage: () => Promise.reject(new Error('redundant')) }, 'page'],
  ['no room for the kit', { write: full }, 'full'],
  ['a browser that stores nothing', { write: refused }, 'refused'],
] as const)(
  '%s leaves no page behind where no kit was, and the old one where one was',
  async (_name, other, reason) => {
    const first = device(other);
    await expect(keepKit(first, false)).rejects.toMatchObject({ reason });
    expect(first.removePage).toHaveBeenCalledOnce();
    const later = device(other);
    await expect(keepKit(later, true)).rejects.toMatchObject({ reason });
    expect(later.removePage).not.toHaveBeenCalled();
  },
);

test('what failed is told with what is kept', async () => {
  const failure = await keepKit(device({ write: full }), false).catch((thrown: unknown) => thrown);
  expect(keepWords(failure, false)).toMatchObject({ title: 'There is no room on this device' });
  expect(keepWords(failure, false).text).toContain('Nothing was kept.');
  expect(keepWords(new ApiFailure('offline', ''), true)).toMatchObject({ title: 'No connection' });
  expect(keepWords(failure, true).text).toContain('The kit that you had is still there.');
});
