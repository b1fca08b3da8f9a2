import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { type ListContent, listSaver, SAVE_AFTER_MS, type Save } from './list-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const content = (name: string): ListContent => ({ name, places: [] });
const pause = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);

/** A server that keeps one list, and takes its time. */
function keptList() {
  const kept = { version: 1, name: 'first', saves: 0, lastId: '' };
  return {
    kept,
    elsewhere: () => {
      kept.version++;
      kept.name = 'elsewhere';
      kept.lastId = 'elsewhere';
    },
    save: async ({ id, version, content: { name } }: Save) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (id === kept.lastId && version === kept.version - 1) return kept.version;
      if (version !== kept.version) throw new ApiFailure('ranking-list-changed', 'changed');
      kept.lastId = id;
      kept.saves++;
      kept.name = name;
      return ++kept.version;
    },
  };
}

test('changes in a row are one save, a little after the last', async () => {
  const { kept, save } = keptList();
  const saver = listSaver(1, save);
  for (const name of ['a', 'b', 'c']) saver.change(content(name));
  expect([saver.read(), kept.saves]).toEqual(['waiting', 0]);
  await pause();
  expect(saver.read()).toBe('saving');
  await pause();
  expect([saver.read(), kept]).toMatchObject(['saved', { version: 2, name: 'c', saves: 1 }]);
});

test('a change while a save is under way is saved after it', async () => {
  const { kept, save } = keptList();
  const saver = listSaver(1, save);
  saver.change(content('a'));
  await pause();
  saver.change(content('b'));
  await pause();
  expect([saver.read(), kept.name, kept.version]).toEqual(['saved', 'b', 3]);
});

test('what was changed elsewhere stops the saving until the person has chosen', async () => {
  const { kept, save, elsewhere } = keptList();
  const saver = listSaver(1, save);
  elsewhere();
  saver.change(content('mine'));
  await pause();
  await pause();
  expect([saver.read(), kept.name]).toEqual(['changed', 'elsewhere']);
  saver.change(content('still mine'));
  await pause();
  expect([saver.read(), kept.name]).toEqual(['changed', 'elsewhere']);
  saver.keepMine(kept.version);
  await pause();
  expect([saver.read(), kept.name]).toEqual(['saved', 'still mine']);
});

test('a save that fails is not lost: it goes with the next change, or when it is asked for', async () => {
  const { kept, save } = keptList();
  let isAway = true;
  const saver = listSaver(1, (sent) => (isAway ? Promise.reject(new ApiFailure('offline', 'offline')) : save(sent)));
  saver.change(content('a'));
  await pause();
  expect([saver.read(), kept.name]).toEqual(['failed', 'first']);
  expect(saver.failure()).toMatchObject({ code: 'offline' });
  isAway = false;
  saver.flush();
  await pause();
  expect([saver.read(), kept.name]).toEqual(['saved', 'a']);
});

test.each(['offline', 'unreadable', 'unexpected'] as const)(
  'a save that was made though its answer was lost (%s) asks nobody whose version counts, and what came after it is saved',
  async (code) => {
    const { kept, save } = keptList();
    let isLost = true;
    const saver = listSaver(1, async (sent) => {
      const version = await save(sent);
      if (isLost) throw new ApiFailure(code, 'lost');
      return version;
    });
    saver.change(content('a'));
    await pause();
    await pause();
    expect([saver.read(), kept.name, kept.version]).toEqual(['failed', 'a', 2]);
    isLost = false;
    saver.change(content('b'));
    await pause();
    await pause();
    expect([saver.read(), kept.name, kept.version, kept.saves]).toEqual(['saved', 'b', 3, 2]);
  },
);

test('a save in doubt that somebody wrote over meanwhile leaves the choice to the person', async () => {
  const { kept, save, elsewhere } = keptList();
  let isLost = true;
  const saver = listSaver(1, async (sent) => {
    const version = await save(sent);
    if (isLost) throw new ApiFailure('offline', 'lost');
    return version;
  });
  saver.change(content('a'));
  await pause();
  await pause();
  elsewhere();
  isLost = false;
  saver.flush();
  await pause();
  expect([saver.read(), kept.name]).toEqual(['changed', 'elsewhere']);
});

test('a save that was refused for what it says is not sent again', async () => {
  const { kept, save } = keptList();
  const saver = listSaver(1, (sent) =>
    sent.content.name === '' ? Promise.reject(new ApiFailure('invalid-parameters', 'name')) : save(sent),
  );
  saver.change(content(''));
  await pause();
  expect(saver.read()).toBe('failed');
  saver.change(content('b'));
  await pause();
  await pause();
  expect([saver.read(), kept.name, kept.version]).toEqual(['saved', 'b', 2]);
});

test('whatever comes in whatever order, the last change stands in the end, and nothing of another window’s is lost unseen', async () => {
  const anyStep = fc.constantFrom('change', 'flush', 'pause', 'elsewhere', 'keep', 'lose');
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      const { kept, save, elsewhere } = keptList();
      let toLose = 0;
      const saver = listSaver(1, async (sent) => {
        const version = await save(sent);
        if (toLose === 0) return version;
        toLose--;
        throw new ApiFailure('offline', 'the answer was lost');
      });
      let last = '';
      for (const [index, step] of steps.entries()) {
        if (step === 'change') {
          last = `mine ${index}`;
          saver.change(content(last));
        }
        if (step === 'flush') saver.flush();
        if (step === 'pause') await vi.advanceTimersByTimeAsync(150);
        if (step === 'elsewhere') elsewhere();
        if (step === 'lose') toLose++;
        if (step === 'keep') saver.keepMine(kept.version);
      }
      toLose = 0;
      for (let tries = 0; tries < 3; tries++) {
        saver.flush();
        await pause();
        await pause();
        saver.keepMine(kept.version);
      }
      await pause();
      expect(saver.read()).toBe('saved');
      if (last !== '' && kept.name !== 'elsewhere') expect(kept.name).toBe(last);
    }),
    { numRuns: 60 },
  );
});
