import { BUDGET_DOLLARS, DEEPEST_BENCH, MOST_PER_SLOT, MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';

const count = z.number().int().min(0).max(MOST_PER_SLOT);
/** Followed drafts may have deeper benches than a person can ask for. */
const DEEPEST = 60;
const bench = z.number().int().min(0).max(DEEPEST);

/** A league's shape in the wire's spelling. `rounds` is the sum of all counts and the bench. */
export const LeagueConfig = z
  .object({
    participantCount: z.number().int().min(1).max(MOST_TEAMS),
    rounds: z
      .number()
      .int()
      .min(1)
      .max(MOST_PER_SLOT * (SLOTS.length - 1) + DEEPEST)
      .optional(),
    budget: z.number().int().min(BUDGET_DOLLARS.least).max(BUDGET_DOLLARS.most),
    qbCount: count,
    rbCount: count,
    wrCount: count,
    teCount: count,
    kCount: count,
    dstCount: count,
    flexCount: count,
    superFlexCount: count,
    flexRBWRCount: count,
    flexWRTECount: count,
    benchCount: bench,
  })
  .meta({ id: 'LeagueConfig' });
export type LeagueConfig = z.output<typeof LeagueConfig>;

/**
 * A league as it is asked for. The API document calls the input of a schema by its name and 'Input': no schema may have
 * such a name itself.
 */
export const LeagueConfigInput = LeagueConfig.extend({
  benchCount: z.number().int().min(0).max(DEEPEST_BENCH),
}).meta({ id: 'AskedLeagueConfig' });
