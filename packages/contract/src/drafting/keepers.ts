import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LeagueConfigInput } from '../league/league-config-schema.ts';
import { ScoringSystemIdText, SeasonId } from '../wire.ts';
import { MOST_KEEPERS } from './draft-limits.ts';
import { AskedDraftType, DraftKeeper, WireLeagueType } from './draft-settings.ts';
import { MockDraftPick } from './mock-draft.ts';

/** A keeper as the draft will show it: the pick, filled. */
export const MockDraftKeeper = MockDraftPick.extend({
  /** Draft position of the keeping team, from 1. */
  participantIndex: z.number(),
  /** Round, dot, pick within the round. */
  orderLabel: z.string(),
}).meta({ id: 'MockDraftKeeper' });
export type MockDraftKeeper = z.output<typeof MockDraftKeeper>;

export const buildKeeper = endpoint('buildKeeper', {
  summary:
    'A player as the keeper of a team: the pick that they take, and what is known of them. Changes nothing. Errors: player-not-found, invalid-keepers with the reason in words.',
  body: DraftKeeper.extend({
    numberOfTeams: z.number().int().min(1).max(MOST_TEAMS),
    draftType: AskedDraftType.default('SNAKE'),
    /** Keepers that stand already: the new one must fit beside them. */
    keepers: z.array(DraftKeeper).max(MOST_KEEPERS).default([]),
    /** Absent is the current season. */
    seasonId: SeasonId.optional(),
    leagueType: WireLeagueType.default('FANTASY'),
    scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
    footballScoringLeagueConfig: LeagueConfigInput.nullish(),
  }),
  answer: z.object({ mockDraftKeeper: MockDraftKeeper }),
});
