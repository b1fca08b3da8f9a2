// What a person waits for a table while thousands sign in: alone, and with 2,000 sign-ins waiting for their turn, in
// one run on one server. The figures stand beside each other because a machine's own speed is in both.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildEdition } from '@pylon/almanac/editions/build';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { SAMPLE_DATE, sampleSeason } from '@pylon/almanac/sample/sample-season';
import { postgresEditionStore } from '@pylon/server/almanac/edition-store.queries';
import { openMigrated } from '@pylon/server/db/open';
import type { Bench, BenchRow } from './measure.ts';
import { BROWSER_ENCODINGS } from './support/load.ts';
import { loadServer } from './support/load-server.ts';

const SIGN_INS = 2_000;
const TABLES = 400;
/** Milliseconds between two requests of a table: a person reads, and does not fill the machine. */
const PAUSE_MS = 10;

interface Waits {
  /** Milliseconds, sorted. */
  readonly sorted: readonly number[];
}
const at = ({ sorted }: Waits, share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

export const bench: Bench = {
  name: `Tables while ${SIGN_INS.toLocaleString('en')} sign-ins wait (sample season)`,
  async run(): Promise<readonly BenchRow[]> {
    const dataDir = await mkdtemp(join(tmpdir(), 'pylon-bench-'));
    await storeSample(dataDir);
    const { port, close } = await loadServer(dataDir);
    try {
      return await measure(port);
    } finally {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measure(port: number): Promise<readonly BenchRow[]> {
  const token = await register(port);
  const kinds = [
    { name: 'kept table, no token', path: () => '/api/datatables/adps?seasonId=2025&limit=15&offset=0' },
    // Pages that differ, so that none is kept.
    {
      name: 'table computed anew',
      path: (n: number) => `/api/datatables/adps?seasonId=2025&limit=${15 + (n % 80)}&offset=${n % 300}`,
    },
    { name: 'kept table with a token', path: () => '/api/datatables/adps?seasonId=2025&limit=15&offset=0', token },
  ];
  for (const kind of kinds) await tableWaits(port, kind, 100);
  const alone: Waits[] = [];
  for (const kind of kinds) alone.push(await tableWaits(port, kind, TABLES));

  const agent = new Agent({ keepAlive: true, maxSockets: SIGN_INS });
  const statuses = new Map<number, number>();
  let answered = 0;
  let isOver = false;
  const start = performance.now();
  const signIn = async (index: number) => {
    // As many accounts as sign-ins: none of them is slowed down for its own sake.
    const body = { email: `person-${index}@pylon.example`, password: 'not the one' };
    // As from as many homes: a limit by address would refuse them at once, and nothing would wait.
    const from = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const status = await ask({ agent, port, path: '/api/auth/login', body, from });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    answered++;
  };
  const signIns = Array.from({ length: SIGN_INS }, (_, index) =>
    signIn(index).catch((error: unknown) => {
      if (!isOver) throw error; // those that are left at the end are hung up on
    }),
  );
  await sleep(300); // all of them have arrived
  const queued: Waits[] = [];
  for (const kind of kinds) queued.push(await tableWaits(port, kind, TABLES));
  const [done, seconds] = [answered, (performance.now() - start) / 1_000];
  const left = SIGN_INS - done;
  isOver = true;
  agent.destroy();
  await Promise.all(signIns);
  if (left < SIGN_INS / 10)
    throw new Error(`only ${left} sign-ins were left when the last table was asked for: ask for fewer`);
  if (statuses.size !== 1 || !statuses.has(401)) throw new Error(`sign-ins answered ${JSON.stringify([...statuses])}`);

  return [
    ...kinds.flatMap(({ name }, index) => {
      const [before, during] = [alone[index], queued[index]];
      if (!before || !during) return [];
      return [0.5, 0.99].map((share) => ({
        name: `${name}, p${share * 100}`,
        ours: { amount: at(during, share), unit: 'ms' as const },
        against: { amount: at(before, share), unit: 'ms' as const, what: 'alone' },
      }));
    }),
    {
      name: `sign-ins answered (${left} were left at the end of the tables)`,
      ours: { amount: done / seconds, unit: 'per second' },
    },
  ];
}

async function tableWaits(
  port: number,
  { path, token }: { path: (n: number) => string; token?: string },
  count: number,
): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: number[] = [];
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    const status = await ask({ agent, port, path: path(n), ...(token !== undefined && { token }) });
    waits.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path(n)}: ${status}`);
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  return { sorted: waits.toSorted((a, b) => a - b) };
}

interface Ask {
  readonly agent: Agent;
  readonly port: number;
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  /** The address that a trusted proxy says it calls for. */
  readonly from?: string;
}

const ask = ({ agent, port, path, body, token, from }: Ask): Promise<number> =>
  new Promise((done, fail) => {
    const headers = {
      'accept-encoding': BROWSER_ENCODINGS,
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { 'bearer-token': token }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    };
    const call = request({ agent, port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
    });
    call.once('error', fail);
    call.end(body && JSON.stringify(body));
  });

/** Somebody with an account, so that a table asked for with the token costs a read of the database. */
async function register(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@pylon.example', password: 'fourth and one' }),
  });
  const { data } = (await response.json()) as { data: { token: string } }; // the contract's answer of `registerUser`
  return data.token;
}

async function storeSample(dataDir: string): Promise<void> {
  const { db, close } = await openMigrated({ databaseUrl: null, dataDir });
  const builtAt = `${SAMPLE_DATE}T12:00:00Z`;
  const edition = buildEdition(sampleSeason({ seed: 1 }), { asOf: SAMPLE_DATE, mode: 'sample', sources: [], builtAt });
  const store = postgresEditionStore(db);
  await store.put(encodeEdition(edition));
  await store.setCurrent(edition.id, 'sample');
  await close();
}
