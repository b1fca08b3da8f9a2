// Whom a person wants next, in order.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { EntityIdText, entity, entityInput } from '../wire.ts';
import { MockDraftId, ParticipantIdText, versionAnswer } from './draft-call.ts';

export const QueueItem = z.object({ id: z.string(), index: z.number(), ...entity }).meta({ id: 'QueueItem' });
export type QueueItem = z.output<typeof QueueItem>;

export const listQueue = endpoint('listQueue', {
  summary: "The caller's queue, in order.",
  query: z.object({ mockDraftId: MockDraftId, mockDraftParticipantId: ParticipantIdText.optional() }),
  answer: z.object({ mockDraftQueue: z.array(QueueItem) }),
});

export const addToQueue = endpoint('addToQueue', {
  summary: 'Adds a player to the end of the queue.',
  body: z.object({ mockDraftId: MockDraftId, ...entityInput }),
  answer: z.object({ mockDraftQueue: z.array(QueueItem) }),
});

export const moveInQueue = endpoint('moveInQueue', {
  summary: 'Moves a queued player to another place, from 0.',
  body: z.object({ mockDraftId: MockDraftId, mockDraftQueueId: EntityIdText, index: z.number().int().min(0).max(500) }),
  answer: versionAnswer,
});

export const removeFromQueue = endpoint('removeFromQueue', {
  summary: 'Takes a player out of the queue.',
  body: z.object({ mockDraftId: MockDraftId, mockDraftQueueId: EntityIdText }),
  answer: versionAnswer,
});
