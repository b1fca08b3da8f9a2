import * as z from 'zod';

const count = z.number().int().min(0).max(9);
/** Deeper benches than a mock draft may begin with exist in drafts that are followed. */
const bench = z.number().int().min(0).max(60);

/** A league's shape in the wire's spelling. `rounds` is the sum of all counts and the bench. */
export const LeagueConfig = z
  .object({
    participantCount: z.number().int().min(1).max(18),
    rounds: z.number().int().min(1).max(99).optional(),
    budget: z.number().int().min(100).max(999),
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
