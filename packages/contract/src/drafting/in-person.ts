// Corrections of picks that were typed wrongly in a draft in person.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { EntityIdText, entityInput } from '../wire.ts';
import { MockDraftId, pickNumber, versionAnswer } from './draft-call.ts';

/**
 * 'replace': another player was meant; 'insert': a pick was missed before this one; 'remove': nobody made this pick.
 */
export const CORRECTIONS = ['replace', 'insert', 'remove'] as const;

export const correctPick = endpoint('correctPick', {
  summary:
    'Puts an earlier pick of a draft in person right. Replacing by a drafted player lets the two change places; inserting and removing move the later picks by one. Errors: in-person-only, pick-not-made, kept-player, player-taken, roster-full, too-few-players, draft-closed, draft-changed.',
  body: z.object({
    mockDraftId: MockDraftId,
    correction: z.enum(CORRECTIONS),
    pickNumber,
    /** The player whom the caller saw at that pick; another one by now answers draft-changed. */
    seenEntityId: EntityIdText,
    /** The player of the corrected pick; absent when the pick is removed. */
    ...entityInput,
  }),
  answer: versionAnswer,
});
