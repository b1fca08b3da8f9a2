import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { networkOf } from '../../../http/network.ts';
import { scratchDatabase } from '../../../testing/scratch-database.ts';
import { countTry, forgetOldTries, forgetTries, takeTryBack } from './tries.queries.ts';
import { countedTries } from './tries.ts';

const { db } = await scratchDatabase();
const POLICY = { free: 3, longestWaitSeconds: 60 };
let made = 0;
const newKey = () => Buffer.from(`key ${++made}`);

/** Lets time pass for what is counted. */
const later = (seconds: number) =>
  sql`update sign_in_try set wait_until = wait_until - make_interval(secs => ${seconds}),
    forget_at = forget_at - make_interval(secs => ${seconds})`.execute(db);

describe('tries that fail', () => {
  test('are free at first, then wait twice as long each time, up to a bound', async () => {
    const key = newKey();
    for (let round = 0; round < POLICY.free; round++) expect(await countTry(db, key, POLICY)).toBe(null);
    const waits: (number | null)[] = [];
    for (let round = 0; round < 8; round++) {
      const wait = await countTry(db, key, POLICY);
      waits.push(wait);
      await later(wait ?? 0);
      expect(await countTry(db, key, POLICY)).toBe(null);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('at the same moment are all counted', async () => {
    const key = newKey();
    const waits = await Promise.all(Array.from({ length: 20 }, () => countTry(db, key, POLICY)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(POLICY.free);
  });

  test('leave fewer than a hundred an hour for one account', async () => {
    const tries = countedTries(db, 'a secret');
    let through = 0;
    for (let seconds = 0; seconds < 3_600; ) {
      const wait = await tries.count({ 'password-of-account': 'someone@pylon.example' });
      if (wait === null) through++;
      else {
        seconds += wait;
        await later(wait);
      }
    }
    expect(through).toBeLessThan(100);
  });

  test('are forgotten after an hour without one', async () => {
    const key = newKey();
    for (let round = 0; round < 3; round++) await countTry(db, key, POLICY);
    expect(await countTry(db, key, POLICY)).not.toBe(null);
    await later(3_601);
    await Promise.all([1, 2, 3].map(() => countTry(db, key, POLICY)));
    expect(await countTry(db, key, POLICY)).not.toBe(null);
    await later(3_601);
    await forgetOldTries(db);
    expect(await db.selectFrom('sign_in_try').selectAll().execute()).toEqual([]);
  });

  test('of an owner who then knew the password count no more', async () => {
    const key = newKey();
    for (let round = 0; round < 3; round++) await countTry(db, key, POLICY);
    await forgetTries(db, key);
    expect(await countTry(db, key, POLICY)).toBe(null);
  });

  test('from an address stay counted when a good one comes between', async () => {
    const key = newKey();
    // Somebody who guesses signs in to an account of their own after each guess.
    for (let round = 0; round < 2; round++) {
      expect(await countTry(db, key, POLICY)).toBe(null);
      expect(await countTry(db, key, POLICY)).toBe(null);
      await takeTryBack(db, key);
    }
    await countTry(db, key, POLICY);
    expect(await countTry(db, key, POLICY)).not.toBe(null);
  });

  test('are stored without the address and the account that they are of', async () => {
    await countedTries(db, 'a secret').count({ 'password-of-account': 'someone@pylon.example' });
    const rows = await db.selectFrom('sign_in_try').selectAll().execute();
    expect(rows.map(({ key }) => key.toString('latin1')).join()).not.toContain('someone');
  });

  test('from an address that has to wait do not slow the account’s owner down', async () => {
    const tries = countedTries(db, 'another secret');
    const stranger = { 'password-from-address': '203.0.113.7', 'password-of-account': 'owner@pylon.example' };
    for (let round = 0; round < 60; round++) await tries.count({ 'password-from-address': '203.0.113.7' });
    for (let round = 0; round < 20; round++) expect(await tries.count(stranger)).not.toBe(null);
    expect(
      await tries.count({ 'password-from-address': '198.51.100.2', 'password-of-account': 'owner@pylon.example' }),
    ).toBe(null);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
