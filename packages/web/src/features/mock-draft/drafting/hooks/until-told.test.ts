import { expect, test } from 'vitest';
import { untilTold } from './until-told.ts';

/** A draft on the screen whose stream and grace the test moves on. */
function screen() {
  let version: number | null = 1;
  let listeners: readonly (() => void)[] = [];
  let endGrace: (() => void) | null = null;
  let loads = 0;
  const draft = {
    version: () => version,
    onChange: (listener: () => void) => {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((each) => each !== listener);
      };
    },
    reload: async () => {
      loads += 1;
    },
    startGrace: (onOver: () => void) => {
      endGrace = onOver;
      return () => {
        endGrace = null;
      };
    },
  };
  return {
    draft,
    tell: (told: number) => {
      version = told;
      for (const listener of listeners) listener();
    },
    forget: () => {
      version = null;
    },
    endGrace: () => endGrace?.(),
    isWaiting: () => endGrace !== null || listeners.length > 0,
    loads: () => loads,
  };
}

test('a change that the stream has told of is not waited for', async () => {
  const { draft, tell, isWaiting, forget } = screen();
  tell(2);
  await untilTold(2, draft);
  forget();
  await untilTold(9, draft);
  expect(isWaiting()).toBe(false);
});

test('a change is waited for until the stream tells of it, and nothing is loaded', async () => {
  const { draft, tell, isWaiting, loads } = screen();
  let isDone = false;
  const done = untilTold(3, draft).then(() => {
    isDone = true;
  });
  tell(2);
  await Promise.resolve();
  expect(isDone).toBe(false);
  tell(3);
  await done;
  expect(isWaiting()).toBe(false);
  expect(loads()).toBe(0);
});

test('a change that the stream does not tell of in time is loaded', async () => {
  const { draft, endGrace, isWaiting, loads } = screen();
  const done = untilTold(2, draft);
  endGrace();
  await done;
  expect(loads()).toBe(1);
  expect(isWaiting()).toBe(false);
});
