import { afterAll, describe, expect, test } from 'vitest';
import type * as inventedWork from '../testing/invented-work.ts';
import type { Caller } from './caller.ts';
import { WorkRefused } from './work-refused.ts';
import { workThreads } from './work-threads.ts';

const filename = new URL('../testing/invented-work.ts', import.meta.url).href;
const costs = { double: { milliseconds: 1 }, endless: { milliseconds: 1_000, isLong: true } } as const;
const patient = workThreads<typeof inventedWork>({ filename, costs });
const impatient = workThreads<typeof inventedWork>({ filename, costs, longestMs: 1 });
afterAll(() => Promise.all([patient.close(), impatient.close()]));

function waiter(id: string) {
  const waits = new AbortController();
  const caller: Caller = { id, network: id, gone: waits.signal, mayCost: () => true };
  return { caller, leave: () => waits.abort() };
}

describe('a piece of work', () => {
  test('is done in a thread, and gives its result', async () => {
    expect(await patient.run('double', { number: 21 }, waiter('ann').caller)).toBe(42);
  });

  test('that never ends is given up when its time is over', async () => {
    await expect(impatient.run('endless', {}, waiter('ann').caller)).rejects.toThrow(WorkRefused);
  });

  test('ends when its caller leaves, and its thread goes to who comes next', async () => {
    const { caller, leave } = waiter('ann');
    const endless = patient.run('endless', {}, caller);
    await patient.run('double', { number: 1 }, waiter('bob').caller); // the other thread: the first has begun by now
    leave();
    await expect(endless).rejects.toThrow(WorkRefused);
    const next = waiter('cy');
    const again = patient.run('endless', {}, next.caller);
    next.leave();
    await expect(again).rejects.toThrow(WorkRefused);
    expect(await patient.run('double', { number: 2 }, waiter('ann').caller)).toBe(4);
  });

  test('of a caller who has left already is not begun', async () => {
    const { caller, leave } = waiter('ann');
    leave();
    await expect(patient.run('double', { number: 1 }, caller)).rejects.toThrow(WorkRefused);
  });

  test('of a caller who has used up what they may is not begun', async () => {
    const poor = { ...waiter('ann').caller, mayCost: (milliseconds: number) => milliseconds < 1 };
    await expect(patient.run('double', { number: 1 }, poor)).rejects.toThrow(WorkRefused);
  });

  test('of a person who has a long one in hand is refused when it is long too', async () => {
    const { caller, leave } = waiter('ann');
    const first = patient.run('endless', {}, caller);
    await expect(patient.run('endless', {}, caller)).rejects.toThrow(WorkRefused);
    leave();
    await expect(first).rejects.toThrow(WorkRefused);
  });
});
