import { describe, expect, test } from 'vitest';
import { FairQueue, type Job } from './fair-queue.ts';

/** A queue with a record of what it began. */
function queueOf({ atOnce = 2, waiting = 64, ofOneNetwork = 12, ofOnePerson = 4 } = {}) {
  const queue = new FairQueue({ atOnce, waiting, ofOneNetwork, ofOnePerson });
  const begun: string[] = [];
  const job = (name: string, caller: Job['caller'], isLong = false): Job => ({
    caller,
    isLong,
    begin: () => begun.push(name),
  });
  return { queue, begun, job };
}
const of = (id: string, network = id) => ({ id, network });

describe('a person', () => {
  test('has one piece of work done at a time; what else a page needs waits for it', () => {
    const { queue, begun, job } = queueOf();
    const first = job('first', of('ann'));
    expect([queue.add(first), queue.add(job('second', of('ann')))]).toEqual([true, true]);
    expect(begun).toEqual(['first']);
    queue.end(first);
    expect(begun).toEqual(['first', 'second']);
  });

  test('is refused a second long piece while one is in hand, and may begin it once that is done', () => {
    const { queue, begun, job } = queueOf();
    const first = job('first', of('ann'), true);
    const second = job('second', of('ann'), true);
    expect([queue.add(first), queue.add(second)]).toEqual([true, false]);
    queue.end(first);
    expect(queue.add(second)).toBe(true);
    expect(begun).toEqual(['first', 'second']);
  });

  test('is refused when as many short pieces wait as may', () => {
    const { queue, job } = queueOf({ ofOnePerson: 3 });
    const asked = ['a', 'b', 'c', 'd'].map((name) => queue.add(job(name, of('ann'))));
    expect(asked).toEqual([true, true, true, false]);
  });
});

describe('a network', () => {
  test('with much in hand waits for itself: the next thread that is free is another one’s', () => {
    const { queue, begun, job } = queueOf();
    const crowd = ['a', 'b', 'c', 'd'].map((name) => job(name, of(name, 'crowded')));
    for (const each of crowd) queue.add(each);
    queue.add(job('other', of('ann', 'at home')));
    expect(begun).toEqual(['a', 'b']);
    for (const each of crowd.slice(0, 2)) queue.end(each);
    expect(begun).toEqual(['a', 'b', 'c', 'other']);
  });

  test('is refused above its bound, whoever asks there', () => {
    const { queue, job } = queueOf({ ofOneNetwork: 2 });
    const asked = ['a', 'b', 'c'].map((name) => queue.add(job(name, of(name, 'crowded'))));
    expect(asked).toEqual([true, true, false]);
    expect(queue.add(job('d', of('d', 'elsewhere')))).toBe(true);
  });
});

test('long work leaves a thread to short work', () => {
  const { queue, begun, job } = queueOf();
  const long = ['a', 'b', 'c'].map((name) => job(name, of(name), true));
  for (const each of long) queue.add(each);
  queue.add(job('short', of('ann')));
  expect(begun).toEqual(['a', 'short']);
});

test('the queue takes no more than its bound, whoever asks', () => {
  const { queue, job } = queueOf({ waiting: 1 });
  const asked = ['a', 'b', 'c', 'd'].map((name) => queue.add(job(name, of(name))));
  expect(asked).toEqual([true, true, true, false]);
  expect(queue.size).toBe(1);
});

test('a piece whose caller has left waits no longer', () => {
  const { queue, begun, job } = queueOf();
  const [first, second, third] = ['a', 'b', 'c'].map((name) => job(name, of(name))) as [Job, Job, Job];
  for (const each of [first, second, third]) queue.add(each);
  queue.end(third);
  queue.end(first);
  expect(begun).toEqual(['a', 'b']);
  expect(queue.size).toBe(0);
});
