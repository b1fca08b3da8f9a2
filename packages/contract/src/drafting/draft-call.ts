// Parts that all calls about one mock draft share, auctions included.

import { MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import * as z from 'zod';

export const MockDraftId = z.uuid();
export const ParticipantIdText = z.string().max(40);

/** The number of a pick or sale, from 1. No draft has more: 18 teams of 100 places. */
export const pickNumber = z.number().int().min(1).max(1800);

/** A team's place in round 1, from 1. */
export const draftPosition = z.number().int().min(1).max(MOST_TEAMS);

/** Names the draft, and nothing else. */
export const draftQuery = z.object({ mockDraftId: MockDraftId });

/** The answer to a change of a draft: the version that the change made. */
export const versionAnswer = z.object({ version: z.number() });

/** A draft that was just opened, or changed in its settings. */
export const openedDraft = z.object({ mockDraft: z.object({ id: z.string() }) });
