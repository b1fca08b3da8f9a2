// What experts say of the players of a league, in its own rules.
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { AuctionRow } from '../auctions/auctions.ts';
import { endpoint } from '../endpoint.ts';
import { RankingBasis, RankingRow } from '../rankings/rankings.ts';
import { MOST_WIDGET_ROWS, PAGE_SIZE } from '../tables/page-limits.ts';
import { Expert, entity, PositionFilter, Provenance, queryList, queryWhole, SeasonId } from '../wire.ts';

/** Whose team somebody is on; null for a free agent. */
const owner = { leagueParticipantId: z.string().nullable() };

/** A page of a list, and whose list it is. */
const paging = {
  limit: queryWhole.min(1).max(MOST_WIDGET_ROWS).default(PAGE_SIZE),
  offset: queryWhole.min(0).default(0),
};
const list = {
  total: z.number(),
  experts: z.array(Expert),
  /** Whether it is made in the league’s own scoring and shape; else in the scoring that is open to everybody. */
  isInOwnRules: z.boolean(),
  provenance: Provenance,
};

export const leagueExpertRankings = endpoint('leagueExpertRankings', {
  summary:
    'Who is ranked best in a league by the experts, of a week or the rest of the season, and who has them. Changes nothing.',
  plans: 'Below tier 1 it is in 0.5 PPR, in the order of the open experts.',
  query: z.object({
    leagueId: z.uuid(),
    /** A week’s order; that of the rest of the season unless told. */
    week: queryWhole.min(1).max(18).optional(),
    athletePositions: queryList(PositionFilter).optional(),
    ...paging,
  }),
  byTier: true,
  answer: z.object({
    leagueExpertRankingTable: z.array(RankingRow.and(z.object(owner))),
    basis: RankingBasis,
    ...list,
  }),
});

export const leagueAuctionTable = endpoint('leagueAuctionTable', {
  summary: 'What players are worth in an auction of a league, in its own money, and who has them. Changes nothing.',
  plans: 'Below tier 1 it is in 0.5 PPR, and what projections say is left out.',
  query: z.object({
    leagueId: z.uuid(),
    /** The league’s own unless told. */
    seasonId: SeasonId.optional(),
    ...paging,
  }),
  byTier: true,
  answer: z.object({
    auctionTable: z.array(AuctionRow.and(z.object(owner))),
    /** Dollars that each team has. */
    budget: z.number(),
    ...list,
  }),
});

const Said = z.object({
  id: z.string(),
  name: z.string(),
  /** Places in the expert’s list of the week, from 1. */
  startRank: z.number(),
  sitRank: z.number(),
});

const Rostered = z.object({ leagueRosterId: z.string(), ...entity });

export const expertRecommendations = endpoint('expertRecommendations', {
  summary:
    'Whom of the bench most experts rank above a starter of the same position this week, with each expert’s places. Changes nothing.',
  plans: 'Experts of a plan are asked from its tier on.',
  params: z.object({ userLeagueId: z.uuid() }),
  byTier: true,
  answer: z.object({
    week: z.number(),
    /** Whoever has ranked somebody of the team for the week, and is open to the caller. */
    experts: z.array(Expert),
    /** Where most agree comes first; none where the line-up is as most would set it. */
    recommendations: z.array(
      z.object({
        position: z.enum(POSITIONS),
        /** The place of the starter. */
        place: z.string(),
        start: Rostered,
        sit: Rostered,
        /** Experts who rank both, those who prefer the bench first. */
        said: z.array(Said),
        /** How many of them prefer the bench: more than half. */
        agreeing: z.number(),
      }),
    ),
  }),
});
