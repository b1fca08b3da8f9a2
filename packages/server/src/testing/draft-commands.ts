// Random commands to a draft, sent as a browser window sends them.
import type { CallName } from '@pylon/contract/calls';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import fc from 'fast-check';
import type { Person } from './server-group.ts';
import type { Reply } from './test-server.ts';

const wish = fc.record({
  kind: fc.constantFrom(
    ...(['pick', 'pick', 'pick', 'pick', 'wildPick', 'lateQueue', 'enqueue', 'dequeue', 'moveQueued'] as const),
    ...(['undo', 'resetToPick', 'startOver', 'simulateRest', 'settings', 'rate'] as const),
  ),
  server: fc.nat(1),
  n: fc.nat(400),
});
export type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

/** Settings, bursts of commands, and servers killed in the middle of them. */
export const draftHistories = fc.record({
  mode: fc.constantFrom('AutoDraft', 'AutoDraft', 'Manual'),
  teams: fc.constantFrom(4, 10, 12),
  /** What is sent at once. */
  bursts: fc.array(fc.array(wish, { minLength: 2, maxLength: 6 }), { minLength: 5, maxLength: 8 }),
  crashes: fc.array(fc.record({ burst: fc.nat(7), server: fc.nat(1), afterMs: fc.nat(80) }), {
    minLength: 1,
    maxLength: 2,
  }),
});

/**
 * The player of a command, as a place in the pool: one of a few, so that commands collide, or a late one that no other
 * command touches.
 */
const SPREAD_OF: Partial<Record<Wish['kind'], (n: number) => number>> = {
  wildPick: (n) => n,
  enqueue: (n) => n % 12,
  dequeue: (n) => n % 12,
  moveQueued: (n) => n % 12,
  lateQueue: (n) => 250 + (n % 60),
};

export const entityIdOf = ({ athlete, team }: Pick<MockDraft['picks'][number], 'athlete' | 'team'>) =>
  athlete?.id ?? team?.id ?? null;
const naming = (id: string) => (/^[A-Z]{2,3}$/.test(id) ? { teamId: id } : { athleteId: id });

/** A command that was sent: what came back, and whom it was about. */
interface Sent {
  readonly reply: Reply<CallName> | null;
  readonly entityId: string | null;
}

/** Sends one command of a person, as a window does that looks first. */
export async function sendCommand(
  person: Person,
  mockDraftId: string,
  pool: readonly EntityId[],
  wished: Wish,
): Promise<Sent> {
  const { kind, server, n } = wished;
  const entityId = pool[SPREAD_OF[kind] ? SPREAD_OF[kind](n) : 0] ?? '';
  const about = { mockDraftId, mockDraftQueueId: entityId };
  const sent = async (reply: Promise<Reply<CallName> | null>): Promise<Sent> => ({ reply: await reply, entityId });
  switch (kind) {
    case 'pick':
    case 'wildPick': {
      const seen = (await person.call(server, 'getMockDraft', { mockDraftId }))?.data?.mockDraft;
      const turn = seen?.picks.find((pick) => pick.pickAt === null);
      if (!seen || !turn) return { reply: null, entityId };
      if (kind === 'wildPick') {
        const pick = { mockDraftId, mockDraftParticipantId: seen.userParticipant.id, ...naming(entityId) };
        return sent(person.call(server, 'pickEntity', pick));
      }
      const taken = new Set(seen.picks.map(entityIdOf));
      const wanted = pool.filter((id) => !taken.has(id))[n % 30] ?? '';
      const { pickNumber, participantId: mockDraftParticipantId } = turn;
      const pick = { mockDraftId, mockDraftParticipantId, pickNumber, ...naming(wanted) };
      return { reply: await person.call(server, 'pickEntity', pick), entityId: wanted };
    }
    case 'enqueue':
    case 'lateQueue':
      return sent(person.call(server, 'addToQueue', { mockDraftId, ...naming(entityId) }));
    case 'dequeue':
      return sent(person.call(server, 'removeFromQueue', about));
    case 'moveQueued':
      return sent(person.call(server, 'moveInQueue', { ...about, index: n % 4 }));
    case 'undo':
      return sent(person.call(server, 'returnToLastPick', { mockDraftId }));
    case 'resetToPick':
      return sent(person.call(server, 'resetMockDraftToPick', { mockDraftId, pickNumber: 1 + (n % 40) }));
    case 'startOver':
      return sent(person.call(server, 'resetMockDraft', { mockDraftId }));
    case 'simulateRest':
      return sent(person.call(server, 'simulateRestOfDraft', { mockDraftId }));
    case 'settings': {
      const participantStrategies = { 'seat-2': n % 2 === 0 ? 'zeroRB' : 'heroRB' } as const;
      return sent(person.call(server, 'updateMockDraft', { mockDraftId, participantStrategies }));
    }
    case 'rate':
      return sent(person.call(server, 'rateMockDraft', { mockDraftId }));
  }
}
