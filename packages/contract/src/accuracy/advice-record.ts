import { ADVICE_KINDS, BASELINES } from '@pylon/engine/accuracy/advice-record';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';

/** Brier score and log loss in nats: lower is better. `right`: share of sides that came out, 0 to 1. */
const Score = z.object({ brier: z.number(), logLoss: z.number(), right: z.number() }).meta({ id: 'AdviceScore' });

export const AdviceRecord = z
  .object({
    /**
     * The tool: a starter outscores the player on the bench; a player is in their team’s best line-up, once all points
     * are known; the first team of a match-up wins; a recommended bid wins; the best line-ups of a side of a trade that
     * was made score more with it than without.
     */
    kind: z.enum(ADVICE_KINDS),
    /** Whose expectations the chances were made from. */
    basis: Basis,
    /** Statements that were judged, and weeks of leagues that they were made for. */
    cases: z.number(),
    leagueWeeks: z.number(),
    /** When the first of them was made, and when the last was judged: moments in UTC. */
    since: z.string(),
    judgedAt: z.string(),
    own: Score,
    /** What stands beside it: who only takes sides counts as if it had said how often it turned out right. */
    baselineName: z.enum([
      BASELINES.start.name,
      BASELINES.lineup.name,
      BASELINES.win.name,
      BASELINES.bid.name,
      BASELINES.trade.name,
    ]),
    baseline: Score,
    /** By tenths of the chance, rising: the mean chance and how often it happened, 0 to 1. */
    bands: z.array(
      z
        .object({ band: z.number(), cases: z.number(), said: z.number(), happened: z.number() })
        .meta({ id: 'AdviceBand' }),
    ),
  })
  .meta({ id: 'AdviceRecord' });
export type AdviceRecord = z.output<typeof AdviceRecord>;

export const listAdviceRecords = endpoint('listAdviceRecords', {
  summary:
    'What came of chances told before the games, tool by tool, over all leagues together. A week counts once enough leagues of enough people were judged in it. Changes nothing.',
  answer: z.object({ records: z.array(AdviceRecord) }),
});

export const listMyAdviceRecords = endpoint('listMyAdviceRecords', {
  summary: 'The same over the leagues of one’s own list, by the expectations that one is shown. Changes nothing.',
  answer: z.object({ records: z.array(AdviceRecord) }),
});
