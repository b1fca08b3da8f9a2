// What people ask for on a Sunday: of a hundred calls seventy-nine tables, ten cards, six boards of a draft, four
// changes, and one that has a league read anew.
import { Agent, request } from 'node:http';
import { BROWSER_ENCODINGS } from './load.ts';
import { openDraft } from './open-draft.ts';
import { ownLeague } from './own-league.ts';

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}

/** @example nameOf('/datatables/adps?limit=15') // → 'adps' */
const nameOf = (path: string): string => path.replace(/\?.*/, '').replace(/.*\//, '');

/** One of the people. */
type Next = (n: number) => Call;

export const SEASON = '2025';

/**
 * People with a draft each, who make the calls of the mix in turn.
 *
 * @param bases addresses of processes on one database
 * @param firstLeague number of the first person's league at the stand-in
 */
export async function sundayPeople(
  bases: readonly string[],
  people: number,
  firstLeague: number,
): Promise<readonly Next[]> {
  const [base = ''] = bases;
  return Promise.all(
    Array.from({ length: people }, async (_, person): Promise<Next> => {
      const owner = firstLeague + person;
      const wishes = { numberOfTeams: 12, draftPosition: 1 + (person % 12) };
      const { id, token, ask } = await openDraft(base, wishes, `sunday-${owner}@pylon.example`);
      const { mockDraftPlayerRankings } = (await ask('GET', `/mock-drafts/list-player-rankings?mockDraftId=${id}`)) as {
        mockDraftPlayerRankings: readonly { athlete: { id: string } | null; pickNumber: number | null }[];
      };
      const free = mockDraftPlayerRankings.flatMap(({ athlete, pickNumber }) =>
        athlete && pickNumber === null ? [athlete.id] : [],
      );
      const league = await ownLeague({ ask }, owner, Number(SEASON));
      let queued = 0;
      return (n) => {
        const kind = (n * 37 + person * 53) % 100; // all hundred come, and no kind in a row or to many at once
        if (kind < 40) {
          const body = { seasonId: SEASON, scoringSystemId: '1', limit: 15 + (n % 5), offset: 15 * (n % 4) };
          return { method: 'POST', path: '/datatables/rankings', token, body };
        }
        if (kind < 79) {
          const page = `limit=${n % 3 === 0 ? 50 : 15}&offset=${15 * (n % 4)}`;
          return { method: 'GET', path: `/datatables/adps?seasonId=${SEASON}&${page}`, token };
        }
        if (kind < 80) return { method: 'POST', path: `/user-leagues/${league}/resync`, token };
        if (kind < 90) {
          const playerId = free[(n * 7) % 200];
          const path = `/player-card?playerId=${playerId}&seasonId=${SEASON}&scoringSystemId=1`;
          return { method: 'GET', path, token };
        }
        if (kind < 96) return { method: 'GET', path: `/mock-drafts/list-player-rankings?mockDraftId=${id}`, token };
        const athleteId = free[queued++ % free.length];
        return { method: 'POST', path: '/mock-drafts/queue', token, body: { mockDraftId: id, athleteId } };
      };
    }),
  );
}

export interface Load {
  /** Calls a second that were answered. */
  readonly perSecond: number;
  /** Each call by the last part of its path, and the milliseconds until it was answered. */
  readonly calls: readonly { readonly name: string; readonly milliseconds: number }[];
}

/**
 * Lets people call at processes in turn: as fast as they are answered or, with `pace`, so many calls a second in all.
 *
 * @throws when an answer is not 200
 */
export async function callInTurn(
  bases: readonly string[],
  people: readonly Next[],
  { forMs, pace }: { readonly forMs: number; readonly pace?: number },
): Promise<Load> {
  const agents = bases.map(() => new Agent({ keepAlive: true }));
  const calls: { readonly name: string; readonly milliseconds: number }[] = [];
  const end = performance.now() + forMs;
  const everyMs = pace === undefined ? 0 : (1_000 * people.length) / pace;
  await Promise.all(
    people.map(async (next, person) => {
      let dueMs = performance.now() + (everyMs * person) / people.length;
      for (let n = 0; performance.now() < end; n++) {
        const waitMs = dueMs - performance.now();
        if (everyMs > 0 && waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
        const at = (n + person) % bases.length;
        // Whoever had to wait for the call before waits from when this one was due.
        const begin = everyMs > 0 ? Math.min(dueMs, performance.now()) : performance.now();
        const call = next(n);
        await make(agents[at], bases[at] ?? '', call);
        calls.push({ name: nameOf(call.path), milliseconds: performance.now() - begin });
        dueMs += everyMs;
      }
    }),
  );
  for (const agent of agents) agent.destroy();
  return { perSecond: (1_000 * calls.length) / forMs, calls };
}

const make = (agent: Agent | undefined, base: string, { method, path, token, body }: Call): Promise<void> =>
  new Promise((done, fail) => {
    const headers = {
      'accept-encoding': BROWSER_ENCODINGS,
      'bearer-token': token,
      ...(body && { 'content-type': 'application/json' }),
    };
    const call = request(`${base}/api${path}`, { ...(agent && { agent }), method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`${path}: ${answer.statusCode}`))));
    });
    call.once('error', fail);
    call.end(body && JSON.stringify(body));
  });
