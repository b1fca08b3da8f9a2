// Every call of the contract, asked by everybody: nothing of a higher tier is in the answer to a lower one.
import { inventedRecording } from '@pylon/connectors/testing/invented-recording';
import { startSleeperStandIn } from '@pylon/connectors/testing/sleeper-stand-in';
import { api } from '@pylon/contract/api';
import type { CallName } from '@pylon/contract/calls';
import { isLocked, lockOf, opens, type Tier } from '@pylon/contract/plans/tiers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { settleIn } from './testing/belongings.ts';
import {
  BAD_INPUTS,
  FREE_PARTS,
  GOOD_INPUTS,
  HIDES,
  NEEDS_ACCOUNT,
  NEEDS_PERSON,
  OPENED_WHOLE,
  TOO_LOW,
  WITHOUT_FOOTBALL,
} from './testing/every-call.ts';
import { lockableCells, numbersIn } from './testing/locked-cells.ts';
import { SAMPLE_NOW, sampleEdition } from './testing/sample-edition.ts';
import { testServer } from './testing/test-server.ts';

// Some ask every call, and the first of each group makes all that is asked about.
vi.setConfig({ testTimeout: 240_000 });

const sleeper = await startSleeperStandIn();
afterAll(() => sleeper.close());
const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW, standIns: { sleeper: sleeper.url } });
const { call, arrive, db, ask } = server;
const seasonId = (await ask('currentSeason', {})).season.id;
const names = [...GOOD_INPUTS.keys()];

/** A registered person without a plan. */
async function register(): Promise<string> {
  const token = await arrive();
  const { user } = await ask('login', {}, token);
  await db
    .updateTable('account')
    .set({ email: `${user.id}@pylon.example` })
    .where('id', '=', user.id)
    .execute();
  return token;
}

/** A value made at the first request, once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Every kind of viewer. */
const VIEWERS = [
  { viewer: 'anonymous', tier: 0, arriveAs: () => arrive() },
  { viewer: 'registered', tier: 0, arriveAs: register },
  { viewer: 'tier 1', tier: 1, arriveAs: () => arrive({ tier: 1 }) },
  { viewer: 'tier 2', tier: 2, arriveAs: () => arrive({ tier: 2 }) },
] as const;

let links = 200_000_000;
const recording = inventedRecording(seasonId);
const settle = (token: string) => {
  const link = String(++links);
  sleeper.set(link, { recording, made: 3 });
  return settleIn(server, token, link);
};
const say = (name: CallName, input: object, token: string | null) => call(name, input as never, token ?? undefined);

/** Whether a tier is refused a call whole. */
const isClosed = (name: CallName, tier: Tier): boolean => tier < (OPENED_WHOLE.get(name) ?? 0);

/** Cells whose lock or value is wrong for the tier. */
const wrongCells = (name: CallName, tier: Tier, answer: unknown) =>
  lockableCells(api[name].answer, answer)
    .filter((cell) => {
      if (opens(tier, cell.feature)) return isLocked(cell.value);
      return isLocked(cell.value) ? cell.value.tier !== lockOf(cell.feature).tier : !FREE_PARTS.get(name)?.(cell);
    })
    .map(({ path, value }) => `${path} ${JSON.stringify(value)}`)
    .slice(0, 5);

test('every call has an entry: a good input, or that it tells nothing of football', () => {
  const missing = Object.keys(api).filter((name) => {
    const call = name as CallName; // a key of the contract
    return !GOOD_INPUTS.has(call) && !WITHOUT_FOOTBALL.has(call);
  });
  expect(missing).toEqual([]);
});

test('calls that tell nothing of football have nothing to lock, and are the same at every tier', () => {
  for (const name of WITHOUT_FOOTBALL) {
    const schema = JSON.stringify(z.toJSONSchema(api[name].answer, { unrepresentable: 'any' }));
    expect(schema, name).not.toMatch(/"(athlete|team|points|ranks?|adps?|stats|x-feature)"/);
    expect('byTier' in api[name], name).toBe(false);
  }
});

describe.each(VIEWERS)('to $viewer', ({ viewer, tier, arriveAs }) => {
  const belongings = once(async () => settle(await arriveAs()));

  test.each(names)('%s answers what the plan opens, and locks the rest', async (name) => {
    const settled = await belongings();
    const good = GOOD_INPUTS.get(name);
    const { data, error } = await say(name, good?.(settled) ?? {}, settled.token);
    const stranger = viewer === 'anonymous' ? NEEDS_ACCOUNT.get(name) : undefined;
    expect(error?.code ?? null).toBe(stranger ?? (isClosed(name, tier) ? 'tier-required' : null));
    if (error === null) expect(wrongCells(name, tier, data)).toEqual([]);
  });
});

describe('below its tier', () => {
  const belongings = once(async () => settle(await arrive()));
  const token = { 0: once(() => arrive()), 1: once(() => arrive({ tier: 1 })), 2: once(() => arrive({ tier: 2 })) };

  test.each(TOO_LOW)('%s needs tier %s for %j, which opens it', async (name, needs, more) => {
    const input = { ...GOOD_INPUTS.get(name)?.(await belongings()), ...more };
    const lower = needs === 2 ? token[1] : token[0];
    for (const asking of [null, await lower()]) {
      const reply = await say(name, input, asking);
      expect([reply.status, reply.error?.code]).toEqual([402, 'tier-required']);
    }
    expect((await say(name, input, await token[needs]())).error).toBeNull();
  });

  test.each(BAD_INPUTS)('%s refuses bad input %j for what it is, whoever asks', async (name, more, code) => {
    const input = { ...GOOD_INPUTS.get(name)?.(await belongings()), ...more };
    for (const asking of [null, await token[0](), await token[2]()]) {
      expect((await say(name, input, asking)).error?.code).toBe(code);
    }
  });
});

describe('signed out', () => {
  const owner = once(async () => settle(await arrive()));

  test.each(names)('%s answers like tier 0, or asks for a token', async (name) => {
    const settled = await owner();
    const { status, data, error } = await say(name, GOOD_INPUTS.get(name)?.(settled) ?? {}, null);
    if (isClosed(name, 0) && !NEEDS_PERSON.has(name)) expect([status, error?.code]).toEqual([402, 'tier-required']);
    else if (error) expect([status, error.code]).toEqual([401, 'token-not-found']);
    else expect(wrongCells(name, 0, data)).toEqual([]);
  });
});

/** Numbers with a fraction that only cells hold which the lower tier is not told; whole ones are everywhere. */
function secretNumbers(name: CallName, lower: unknown, higher: unknown): ReadonlySet<number> {
  const { answer } = api[name];
  const open = lockableCells(answer, lower).filter(({ value }) => !isLocked(value));
  const told = new Set(open.map(({ path }) => path));
  const left = new Map<number, number>();
  for (const number of numbersIn(higher)) left.set(number, (left.get(number) ?? 0) + 1);
  const hidden = lockableCells(answer, higher)
    .filter(({ path }) => !told.has(path))
    .flatMap(({ value }) => numbersIn(value));
  for (const number of hidden) left.set(number, (left.get(number) ?? 0) - 1);
  return new Set(hidden.filter((number) => !Number.isInteger(number) && left.get(number) === 0));
}

describe('numbers that a higher tier sees', () => {
  const byTier = names.filter((name) => 'byTier' in api[name] && !OPENED_WHOLE.has(name));

  test('are looked for in every call that depends on the tier', () => {
    expect([...byTier].sort()).toEqual([...HIDES.keys()].sort());
  });

  test.each([0, 1] as const)('appear nowhere in an answer to tier %s', async (tier) => {
    const settled = await arrive().then(settle);
    const [low, high] = [tier === 0 ? null : await arrive({ tier: 1 }), await arrive({ tier: 2 })];
    for (const name of byTier) {
      const { from, more } = HIDES.get(name) ?? { from: [] };
      const input = { ...GOOD_INPUTS.get(name)?.(settled), ...more };
      const [lower, higher] = [(await say(name, input, low)).data, (await say(name, input, high)).data];
      const secret = secretNumbers(name, lower, higher);
      expect(secret.size > 0, `${name} has a number to hide`).toBe(from.includes(tier));
      expect(
        numbersIn(lower).filter((number) => secret.has(number)),
        name,
      ).toEqual([]);
    }
  });
});
