import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { LeagueConfig } from './league-config-schema.ts';

/** Points per unit by the wire's setting key; absent is 0. */
export const ScoringSettings = z.record(z.string(), z.number()).meta({ id: 'ScoringSettings' });

export const ScoringSystem = z
  .object({
    id: z.string(),
    name: z.string(),
    userId: z.string().nullable(),
    leagueId: z.string().nullable(),
    sport: z.literal('Football'),
    sportLeague: z.literal('NFL'),
    isHidden: z.boolean(),
    ADPProviderName: z.string().nullable(),
    scoringLeagueConfig: LeagueConfig,
    scoringSettings: ScoringSettings,
  })
  .meta({ id: 'ScoringSystem' });
export type ScoringSystem = z.output<typeof ScoringSystem>;

export const listScoringSystems = endpoint('listScoringSystems', {
  summary: 'The scoring systems that the caller can use.',
  answer: z.object({ scoringSystems: z.array(ScoringSystem) }),
});
