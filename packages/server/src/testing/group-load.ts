// People who change their drafts, each from a home of their own, through what stands before several processes: it sends
// whoever calls to those that say they are ready, and to the next when nobody listens at an address.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '@pylon/contract/calls';
import { tryProcess } from './call-process.ts';
import type { Person, serverGroup } from './server-group.ts';
import type { Input, Reply } from './test-server.ts';

/** How often it asks each process whether it is ready, and the pause of whoever finds nobody. */
const PAUSE_MS = 100;
/** Between two changes of a person: below what one person may ask for. */
const PACE_MS = 120;

/** A draft, and its queue as it follows from what was acknowledged: ids of athletes, the first wish first. */
interface Changed {
  readonly person: Person;
  readonly mockDraftId: string;
  readonly queue: readonly string[];
}

/** What a second try is told where the first one was done and its answer was lost with the process. */
const DONE_BEFORE: ReadonlySet<string> = new Set(['already-queued', 'not-queued']);

interface Caller {
  readonly person: Person;
  readonly home: string;
}

export interface GroupLoad {
  /** How many calls were taken and not answered; each was made again. */
  cutOff(): number;
  /** Settles when so many more are answered. */
  answers(more: number): Promise<void>;
  /** Ends it; `wrong` are the answers that refuse. */
  end(): Promise<{ readonly wrong: readonly string[]; readonly changed: readonly Changed[] }>;
}

/** Begins with so many people, each with a draft of their own. */
export async function openLoad(
  { servers, arrive }: Awaited<ReturnType<typeof serverGroup>>,
  people: number,
): Promise<GroupLoad> {
  const ready = new Set<string>();
  const wrong: string[] = [];
  let [isEnding, answered, cutOff, turn] = [false, 0, 0, 0];

  // At all of them at once: one that starts and answers nobody yet makes nobody late who looks at the others.
  async function look(): Promise<void> {
    await Promise.all(servers.map(({ address }) => (address === null ? null : lookAt(address))));
  }
  async function lookAt(address: string): Promise<void> {
    const isReady = await fetch(`${address}/readyz`).then(
      (response) => response.text().then(() => response.ok),
      () => false,
    );
    if (isReady) ready.add(address);
    else ready.delete(address);
  }
  async function keepLooking(): Promise<void> {
    while (!isEnding) {
      await look();
      await sleep(PAUSE_MS);
    }
  }

  /** Makes a call until it is answered. */
  async function call<N extends CallName>({ person, home }: Caller, name: N, input: Input<N>): Promise<Reply<N>> {
    await sleep(PACE_MS);
    for (let wasCutOff = false; ; ) {
      const address = [...ready][turn++ % Math.max(1, ready.size)];
      const reply = address === undefined ? 'refused' : await tryProcess(address, name, input, person.token, home);
      if (typeof reply === 'object') {
        answered++;
        const isDoneBefore = wasCutOff && DONE_BEFORE.has(reply.error?.code ?? '');
        if (reply.error && !isDoneBefore) wrong.push(`${name}: ${reply.error.code}`);
        return reply;
      }
      if (reply === 'cut off') {
        cutOff++;
        wasCutOff = true;
      } else if (address === undefined) await sleep(PAUSE_MS);
      if (address !== undefined) ready.delete(address);
    }
  }

  async function live(_: unknown, place: number): Promise<Changed> {
    const person = await arrive();
    const caller = { person, home: `203.0.113.${100 + place}` };
    const { season } = await person.ask('currentSeason', {});
    const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, draftPosition: 3 } as const;
    const mockDraftId = (await person.ask('createMockDraft', wishes)).mockDraft.id;
    const { mockDraftPlayerRankings } = await person.ask('listDraftPlayers', { mockDraftId });
    const free = mockDraftPlayerRankings.flatMap(({ athlete, pickNumber }) =>
      athlete && pickNumber === null ? [athlete.id] : [],
    );
    const queue: string[] = [];
    while (!isEnding) {
      if (place % 2 === 1) {
        // What takes long: one of these is under way whenever a process ends.
        await call(caller, 'simulateRestOfDraft', { mockDraftId });
        await call(caller, 'resetMockDraft', { mockDraftId });
        continue;
      }
      const added = free.shift() ?? '';
      free.push(added);
      queue.push(added);
      await call(caller, 'addToQueue', { mockDraftId, athleteId: added });
      const dropped = queue.length > 5 ? queue.shift() : undefined;
      if (dropped !== undefined) await call(caller, 'removeFromQueue', { mockDraftId, mockDraftQueueId: dropped });
    }
    return { person, mockDraftId, queue };
  }

  await look();
  const looking = keepLooking();
  const lives = Promise.all(Array.from({ length: people }, live));
  return {
    cutOff: () => cutOff,
    async answers(more) {
      const enough = answered + more;
      while (answered < enough) await Promise.race([sleep(PAUSE_MS), lives]);
    },
    async end() {
      isEnding = true;
      const [changed] = await Promise.all([lives, looking]);
      return { wrong, changed };
    },
  };
}
