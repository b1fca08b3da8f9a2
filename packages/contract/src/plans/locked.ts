// How a schema marks a value that may be locked. The browser loads no schemas and reads the same from tiers.ts.
import * as z from 'zod';
import type { PaidFeature } from './tiers.ts';

/** The placeholder of a locked value. */
const Lock = z
  .strictObject({ locked: z.literal(true), tier: z.literal([1, 2]) })
  .meta({ id: 'Locked', description: 'A value that a plan opens: it stays on the server.' });

/** The key under which a schema names the feature that opens its value; the API reference shows it too. */
export const FEATURE_MARK = 'x-feature';

/**
 * A value, or its lock for callers below the feature's tier.
 *
 * @param feature decides the tier, by the one table in tiers.ts; tests walk every answer by these marks
 */
export const locked = <T extends z.ZodType>(feature: PaidFeature, value: T) =>
  z.union([value, Lock]).meta({ [FEATURE_MARK]: feature });
