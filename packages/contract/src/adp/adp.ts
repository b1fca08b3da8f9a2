import { ADP_FORMATS } from '@pylon/engine/vocabulary/adp-formats';
import { ADP_PROVIDERS, OTHER_ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { adp } from '../tables/draft/adp.table.ts';
import { type RowOf, rowSchema, tableQuery } from '../tables/table-schemas.ts';
import { entity, heldQuery, PositionFilter, Provenance, queryList, SeasonId } from '../wire.ts';

const providerId = z.enum([...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS]);

export const AdpProviderInfo = z
  .object({
    id: providerId,
    name: z.string(),
    /** Day of the numbers shown; null when the provider has none for the season. */
    asOf: z.string().nullable(),
    /** First day on which the provider had numbers for any season; null when never seen. */
    since: z.string().nullable(),
    format: z.string().nullable(),
    /** Who tells of the provider's drafts, where it does not itself ('RotoWire'); else null. */
    toldBy: z.string().nullable(),
    /** Whether it is one of the nine columns, or one of the further sources of the consensus. */
    isColumn: z.boolean(),
  })
  .meta({ id: 'AdpProviderInfo' });
export type AdpProviderInfo = z.output<typeof AdpProviderInfo>;

const format = z.enum(ADP_FORMATS);

/** Drafts of one format: of the one provider asked for, else of all who have it. */
export const AdpFormatInfo = z
  .object({
    id: format,
    /** Day of the newest list; null when there is none for the season. */
    asOf: z.string().nullable(),
    /** Names of the providers whose lists are in it. */
    providers: z.array(z.string()),
  })
  .meta({ id: 'AdpFormatInfo' });
export type AdpFormatInfo = z.output<typeof AdpFormatInfo>;

export const AdpRow = rowSchema(adp);
export type AdpRow = RowOf<typeof adp>;

/**
 * `orderBy`: a provider id, `consensus`, `dynasty`, `athleteName`, `byeWeek`, or a provider id with `Delta`; a leading
 * − sorts downward. Below tier 1 `consensus` and differences answer `tier-required`.
 */
export const listAdps = endpoint('listAdps', {
  summary: 'Average draft positions of every provider. Changes nothing.',
  byTier: true,
  query: tableQuery(adp).extend({
    /** Drafts that `formatAdp` is of; of the one provider asked for, else of all who have the format. */
    format: format.optional(),
    /** Drafts that `besideAdp` is of, and that are taken from `format`, or without one from what the table shows. */
    beside: format.optional(),
  }),
  answer: z.object({
    playerADP: z.array(AdpRow),
    total: z.number(),
    providers: z.array(AdpProviderInfo),
    formats: z.array(AdpFormatInfo),
    provenance: Provenance,
  }),
});

export const Mover = z
  .object({
    ...entity,
    /** Provider id or `consensus`. */
    sortColumn: z.string(),
    from: z.number(),
    to: z.number(),
    /** Picks risen (above 0) or fallen. */
    change: z.number(),
    fromDate: z.string(),
    toDate: z.string(),
    /** The consensus over all snapshots, oldest first; empty where a provider's numbers are compared. */
    history: z.array(z.object({ asOf: z.string(), adp: z.number() })),
  })
  .meta({ id: 'Mover' });
export type Mover = z.output<typeof Mover>;

export const listAdpMovers = endpoint('listAdpMovers', {
  summary: 'Who rose and fell most between the two newest snapshots, largest moves first. Changes nothing.',
  byTier: true,
  query: z.object({
    seasonId: SeasonId,
    rosterPositions: queryList(PositionFilter).optional(),
    /**
     * The provider whose numbers are compared, or `consensus` (tier 1). When absent, the consensus for callers who may
     * see it, else the first provider with moves.
     */
    sortKey: z.string().max(40).optional(),
    ...heldQuery,
  }),
  answer: z.object({ movers: z.array(Mover), provenance: Provenance }),
});
