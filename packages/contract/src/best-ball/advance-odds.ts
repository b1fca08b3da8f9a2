// How likely the caller's teams are to get on, by simulated seasons.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageQuery, SeasonId } from '../wire.ts';
import { BestBallTeam } from './teams.ts';

/** 0 to 1. */
const Chance = z.number().min(0).max(1);
const Odds = z.object({
  advance: Chance,
  /** To be in the last round; simulated, and never held against results. */
  final: Chance,
  /** To get through each round and all before it; those after the first are held against nothing. */
  rounds: z.array(Chance),
});
/** A score of ours beside that of telling everybody the same. */
const Score = z.object({ ours: z.number(), base: z.number() });

export const listBestBallOdds = endpoint('listBestBallOdds', {
  summary:
    'How likely the caller’s best-ball teams of a season are to advance and to be in the final, the likeliest first: simulated seasons of each against a field drafted on the site’s newest list, with what such odds have been worth in a season that they were not fitted to. Teams under way and superflex teams have none. Changes nothing. Errors: too-many-requests.',
  query: z.object({ seasonId: SeasonId, ...pageQuery }),
  answer: z.object({
    /** The day of the list; null without one, and then nobody has odds. */
    asOf: z.string().nullable(),
    siteName: z.string(),
    /** Of anybody in the usual tournament. */
    base: Odds,
    /** Teams with odds, and how many of them advance on average. */
    told: z.number(),
    expected: z.number(),
    /** How many of as many of anybody’s do. */
    expectedOfAnybody: z.number(),
    teams: z.array(
      z.object({
        team: BestBallTeam,
        odds: Odds,
        /** Of anybody in the same contest. */
        base: Odds,
        /** Last weeks of its rounds. */
        lastWeeks: z.array(z.number()),
        /** Whether the rounds are the contest’s own, as the operator’s content has them; else the usual ones. */
        isByContest: z.boolean(),
      }),
    ),
    total: z.number(),
    /** How the odds did in real drafts. */
    record: z.object({
      seasonId: z.string(),
      teams: z.number(),
      brier: Score,
      logLoss: Score,
      areaUnderCurve: z.number(),
      groups: z.array(z.object({ teams: z.number(), told: Chance, advanced: Chance })),
    }),
  }),
});
