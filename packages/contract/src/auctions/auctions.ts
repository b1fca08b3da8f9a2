import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { DRAFT_STRATEGIES } from '@pylon/engine/vocabulary/drafts';
import * as z from 'zod';
import { MOST_EXPERTS } from '../drafting/draft-limits.ts';
import { endpoint } from '../endpoint.ts';
import { LeagueConfigInput } from '../league/league-config-schema.ts';
import { auctions } from '../tables/draft/auctions.table.ts';
import { MOST_ROWS, MOST_WIDGET_ROWS, PAGE_SIZE, WIDGET_ROWS } from '../tables/page-limits.ts';
import { type RowOf, rowSchema } from '../tables/table-schemas.ts';
import { Expert, heldQuery, PositionFilter, Provenance, queryWhole, ScoringSystemIdText, SeasonId } from '../wire.ts';

/**
 * Below a column's tier, ordering by it answers `tier-required`, and so do a scoring other than 0.5 PPR and an expert
 * of a plan.
 * @source docs/sources.md "Auction values"
 */
export const AuctionsBody = z.object({
  seasonId: SeasonId,
  expertRankingPeriod: z.enum(['Seasonal', 'RestOfSeason']).default('Seasonal'),
  scoringSystemId: ScoringSystemIdText,
  expertIds: z.array(z.string().max(60)).max(MOST_EXPERTS).default([]),
  /** Says how high to go for the first of each position. */
  draftStrategy: z.enum(DRAFT_STRATEGIES).default('balanced'),
  athleteSearchText: z.string().trim().max(60).nullish(),
  rosterPositions: z.array(PositionFilter).max(8).default([]),
  teamId: z.string().max(4).nullish(),
  ...heldQuery,
  orderBy: z.string().max(60).default(auctions.sort),
  limit: z.number().int().min(1).max(MOST_ROWS).default(PAGE_SIZE),
  offset: z.number().int().min(0).default(0),
  /** The league whose money is spent; absent is the scoring system's. */
  footballScoringLeagueConfig: LeagueConfigInput.nullish(),
});

export const AuctionRow = rowSchema(auctions);
export type AuctionRow = RowOf<typeof auctions>;

/** Whose real prices are shown: the day of the newest, and how many players they name. */
const PriceSource = z
  .object({ id: z.string(), name: z.string(), asOf: z.string(), players: z.number() })
  .meta({ id: 'PriceSource' });

export const listAuctions = endpoint('listAuctions', {
  reads: true,
  summary:
    "What players are worth in an auction, by expert, beside what is really paid, in a league's own money. Changes nothing.",
  byTier: true,
  body: AuctionsBody,
  answer: z.object({
    experts: z.array(Expert),
    /** Whoever ranks the period, shown or not. */
    everyExpert: z.array(Expert),
    total: z.number(),
    playerAuction: z.array(AuctionRow),
    /** Empty where none were read, or none speak of such a league: real ones are of leagues with one quarterback. */
    prices: z.array(PriceSource),
    provenance: Provenance,
  }),
});

export const getAuctionTable = endpoint('getAuctionTable', {
  summary: 'The players who are worth most in an auction, for a page that shows a few of them. Changes nothing.',
  byTier: true,
  query: z.object({
    /** The season that is played or comes next unless told. */
    seasonId: SeasonId.optional(),
    scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
    limit: queryWhole.min(1).max(MOST_WIDGET_ROWS).default(WIDGET_ROWS),
  }),
  answer: z.object({
    auctionTable: z.array(AuctionRow),
    experts: z.array(Expert),
    total: z.number(),
    provenance: Provenance,
  }),
});
