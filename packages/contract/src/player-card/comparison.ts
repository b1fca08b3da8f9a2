import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { playerIDs } from '../tables/time-series/time-series.ts';
import { Provenance, ScoringSystemIdText, SeasonId } from '../wire.ts';
import { PlayerCard } from './player-card.ts';

/** What opponents ahead are expected to allow the player's position, points a game; places among 32, 1 the easiest. */
const Schedule = z.object({
  rest: z.number().nullable(),
  restPlace: z.number().nullable(),
  nextFour: z.number().nullable(),
  playoffs: z.number().nullable(),
  playoffsPlace: z.number().nullable(),
  opponents: z.array(
    z.object({
      week: z.number(),
      opponent: z.string().nullable(),
      isHome: z.boolean(),
      place: z.number().nullable(),
    }),
  ),
  basis: z.string(),
});

export const ComparedPlayer = PlayerCard.omit({
  teamDetails: true,
  college: true,
  heightInches: true,
  weightPounds: true,
  provenance: true,
})
  .extend({ schedule: locked('playerComparison', Schedule.nullable()) })
  .meta({ id: 'ComparedPlayer' });
export type ComparedPlayer = z.output<typeof ComparedPlayer>;

export const comparePlayers = endpoint('comparePlayers', {
  summary: 'One to four players or team defences side by side, in a season and a scoring. Changes nothing.',
  byTier: true,
  query: z.object({
    playerIDs,
    seasonId: SeasonId,
    scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
  }),
  answer: z.object({ players: z.array(ComparedPlayer), provenance: Provenance }),
});
