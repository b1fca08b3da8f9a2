import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { SharedWork } from './shared-work.ts';
import { WorkRefused } from './work-refused.ts';

/** Somebody who waits until they leave. */
function waiter(id: string) {
  const waits = new AbortController();
  const caller: Caller = { id, network: id, gone: waits.signal, mayCost: () => true };
  return { caller, leave: () => waits.abort() };
}

/** Work that is done when the test says so. */
function pieceOfWork() {
  const done = Promise.withResolvers<string>();
  const ordered: Caller[] = [];
  const make = (caller: Caller) => {
    ordered.push(caller);
    caller.gone.addEventListener('abort', () => done.reject(new WorkRefused('given up')));
    return done.promise;
  };
  return { make, ordered, finish: () => done.resolve('made') };
}

test('several who ask for the same get one result, which is kept', async () => {
  const work = new SharedWork<string>(4);
  const { make, ordered, finish } = pieceOfWork();
  const both = [work.of('key', waiter('ann').caller, make), work.of('key', waiter('bob').caller, make)];
  finish();
  expect(await Promise.all(both)).toEqual(['made', 'made']);
  expect(await work.of('key', waiter('cy').caller, make)).toBe('made');
  expect(ordered.map(({ id }) => id)).toEqual(['ann']);
});

test('the work goes on when the one who ordered it leaves and another still waits', async () => {
  const work = new SharedWork<string>(4);
  const { make, finish } = pieceOfWork();
  const ann = waiter('ann');
  const ofAnn = work.of('key', ann.caller, make);
  const ofBob = work.of('key', waiter('bob').caller, make);
  ann.leave();
  await expect(ofAnn).rejects.toThrow(WorkRefused);
  finish();
  expect(await ofBob).toBe('made');
});

test('the work ends when the last who waits leaves, and whoever asks then begins anew', async () => {
  const work = new SharedWork<string>(4);
  const left = pieceOfWork();
  const ann = waiter('ann');
  const ofAnn = work.of('key', ann.caller, left.make);
  ann.leave();
  await expect(ofAnn).rejects.toThrow(WorkRefused);
  expect(left.ordered[0]?.gone.aborted).toBe(true);
  const anew = pieceOfWork();
  anew.finish();
  expect(await work.of('key', waiter('bob').caller, anew.make)).toBe('made');
});

test('work that failed is tried again for the next who asks', async () => {
  const work = new SharedWork<string>(4);
  await expect(work.of('key', waiter('ann').caller, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await work.of('key', waiter('ann').caller, async () => 'made')).toBe('made');
});
