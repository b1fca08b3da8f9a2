import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { LeagueConfig } from './league-config-schema.ts';
import { DraftKeeper, DraftType, MockDraftPick, WireLeagueType } from './mock-draft.ts';
import { SeasonId } from './wire.ts';

/** A keeper as the draft will show him: his pick, filled. */
export const MockDraftKeeper = MockDraftPick.extend({
  /** Draft position of the keeping team, from 1. */
  participantIndex: z.number(),
  /** Round, dot, pick within the round. */
  orderLabel: z.string(),
}).meta({ id: 'MockDraftKeeper' });
export type MockDraftKeeper = z.output<typeof MockDraftKeeper>;

export const buildKeeper = endpoint('buildKeeper', {
  summary:
    'A player as the keeper of a team: the pick that he takes, and what is known of him. Changes nothing. Errors: player-not-found, invalid-keepers with the reason in words.',
  body: DraftKeeper.extend({
    numberOfTeams: z.number().int().min(1).max(18),
    draftType: DraftType.default('SNAKE'),
    /** Keepers that stand already: the new one must fit beside them. */
    keepers: z.array(DraftKeeper).max(200).default([]),
    /** Absent is the current season. */
    seasonId: SeasonId.optional(),
    leagueType: WireLeagueType.default('FANTASY'),
    scoringSystemId: z.string().max(40).default('1'),
    footballScoringLeagueConfig: LeagueConfig.nullish(),
  }),
  answer: z.object({ mockDraftKeeper: MockDraftKeeper }),
});
