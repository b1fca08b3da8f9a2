import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { hold } from './hold.ts';

const { db } = await scratchDatabase();

/** A league that nobody reads. */
async function league() {
  const address = { platform: 'sleeper' as const, platform_league_id: crypto.randomUUID(), season: 2025 };
  const { id } = await db.insertInto('league').values(address).returning('id').executeTakeFirstOrThrow();
  const heldUntil = async () =>
    (await db.selectFrom('league').select('held_until').where('id', '=', id).executeTakeFirstOrThrow()).held_until;
  return { id, heldUntil };
}

test('a league that is held is held on, and by nobody else, until it is let go', async () => {
  const { id, heldUntil } = await league();
  const held = await hold(db, id, 1);
  const first = await heldUntil();
  await expect.poll(async () => Number(await heldUntil()) > Number(first)).toBe(true);
  expect(await hold(db, id)).toBeNull();
  expect(held?.isOurs()).toBe(true);
  await held?.release();
  expect(await heldUntil()).toBeNull();
});

test('a holder that was not heard of in time knows that the league is another’s, and takes it from nobody', async () => {
  const { id, heldUntil } = await league();
  const late = await hold(db, id, 1);
  const now = new Date(Date.now() + 60_000);
  // What another process does once the time has run out.
  await db.updateTable('league').set({ held_until: now }).where('id', '=', id).execute();
  await expect.poll(() => late?.isOurs()).toBe(false);
  expect(await late?.settle()).toBeNull();
  await late?.release();
  expect(await heldUntil()).toEqual(now);
});

test('a league whose holder is dead is somebody else’s half a minute later', async () => {
  const { id } = await league();
  const dead = await hold(db, id);
  await dead?.settle(); // it holds on no longer, and lets go of nothing
  expect(await hold(db, id)).toBeNull();
  await sql`update league set held_until = held_until - interval '30 seconds'`.execute(db);
  const next = await hold(db, id);
  expect(next?.isOurs()).toBe(true);
  await next?.release();
});
