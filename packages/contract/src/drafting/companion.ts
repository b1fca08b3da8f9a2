import { DRAFTED_PLAYERS } from '@pylon/engine/mock-draft/rules/draft-state';
import { PLATFORM_IDS } from '@pylon/engine/vocabulary/platforms';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { ScoringSystemIdText, SeasonId } from '../wire.ts';
import { draftPosition, draftQuery, openedDraft, versionAnswer } from './draft-call.ts';
import { DraftType } from './draft-settings.ts';

export const OutsideDraftStatus = z.enum(['scheduled', 'drafting', 'paused', 'complete']);

/** A draft on an outside platform, as shown before a person follows it. */
export const OutsideDraft = z
  .object({
    platform: z.enum(PLATFORM_IDS),
    draftId: z.string(),
    /** The platform that holds the draft. */
    url: z.string(),
    name: z.string().nullable(),
    seasonId: SeasonId,
    status: OutsideDraftStatus,
    draftType: DraftType,
    numberOfTeams: z.number(),
    rounds: z.number(),
    /** Whom the draft is about. */
    players: z.enum(DRAFTED_PLAYERS),
    picksMade: z.number(),
    picksTotal: z.number(),
    /** Whether the draft order is drawn. Until then the teams' positions are provisional and change by themselves. */
    isOrderDrawn: z.boolean(),
    /** The nearest of the scoring systems that everybody has. */
    scoringSystemId: z.string(),
    teams: z.array(z.object({ draftPosition: z.number(), name: z.string() })),
  })
  .meta({ id: 'OutsideDraft' });
export type OutsideDraft = z.output<typeof OutsideDraft>;

/** Why the platform's last answer could not be used. */
export const FollowProblem = z.enum(['unreachable', 'throttled', 'unreadable-answer', 'unknown-draft', 'unsupported']);
export type FollowProblem = z.output<typeof FollowProblem>;

/** The state of following. */
export const FollowState = z
  .object({
    platform: z.enum(PLATFORM_IDS),
    url: z.string(),
    name: z.string().nullable(),
    status: OutsideDraftStatus,
    isOrderDrawn: z.boolean(),
    /** When the platform's board was read last. */
    seenAt: z.string(),
    /** The server's time of the answer, from which the browser counts. */
    serverTime: z.string(),
    /** null while following works. */
    problem: FollowProblem.nullable(),
  })
  .meta({ id: 'FollowState' });
export type FollowState = z.output<typeof FollowState>;

/** An address of a draft, or its number. */
const Link = z.string().trim().min(1).max(300);

export const findOutsideDraft = endpoint('findOutsideDraft', {
  summary:
    'A draft on another platform by its address or number. Changes nothing. Errors: outside-draft-not-found, outside-draft-unsupported, platform-unreachable.',
  query: z.object({ link: Link }),
  answer: z.object({ outsideDraft: OutsideDraft }),
});

export const followOutsideDraft = endpoint('followOutsideDraft', {
  summary:
    'Opens a room whose picks are those of a draft on another platform; the same one when the caller follows that draft as that team already. Errors: as findOutsideDraft.',
  body: z.object({
    link: Link,
    /** The caller's team, by its position when it was looked up. */
    draftPosition,
    scoringSystemId: ScoringSystemIdText.optional(),
  }),
  answer: openedDraft,
});

export const watchOutsideDraft = endpoint('watchOutsideDraft', {
  summary:
    'Says that somebody watches a followed draft, so that it is looked at for some minutes more, and how following goes; null of a draft that follows nothing, or no longer. Errors: draft-not-found.',
  body: draftQuery,
  answer: z.object({ follow: FollowState.nullable() }),
});

export const leaveOutsideDraft = endpoint('leaveOutsideDraft', {
  summary: 'Ends following: the draft goes on from where it stands, against bots. Errors: draft-not-found.',
  body: draftQuery,
  answer: versionAnswer,
});
