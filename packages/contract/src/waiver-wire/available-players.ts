import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { entity, PositionFilter, Provenance, queryList } from '../wire.ts';
import { LEAST_POINTS, ROSTER_STRATEGIES } from './waiver-limits.ts';

/** What a pickup does to the caller's roster. */
export const pickupGain = {
  /** Points of the best line-ups in all weeks that are left, playoffs twice, more than without them. */
  gain: z.number(),
  /** The same a week, each by its weight. */
  gainPerWeek: z.number(),
  /** Who would go; null where there is room. */
  drop: z.object({ leagueRosterId: z.string(), name: z.string() }).nullable(),
};

/** A free agent. */
export const freePlayer = {
  /** Of the athlete, or the team for its defence. */
  id: z.string(),
  ...entity,
  name: z.string(),
  position: z.enum(POSITIONS),
};

export const AvailablePlayer = z.object({
  ...freePlayer,
  ...pickupGain,
  /** Expected in the next week, and in all that are left. */
  nextWeekPoints: z.number(),
  restOfSeasonPoints: z.number(),
  /** Of the last week that is over, in the league's scoring; null without a game. */
  lastWeekPoints: z.number().nullable(),
  /** Weeks that are left and without a game. */
  byeWeeks: z.array(z.number()),
});

/** How a league's free agents are had, and what the caller has to do it with. */
export const WaiverDetails = z.object({
  waiverMode: z.enum(['FAAB', 'PRIORITY', 'NONE']),
  /** Whether that is what the league does: of one by hand nobody says it. */
  isModeTold: z.boolean(),
  /** The next week in which a change counts. */
  week: z.number(),
  /** What every team began with, dollars; null where nobody bids. */
  budget: z.number().nullable(),
  /** What the caller's team has left; null where nobody bids. */
  left: z.number().nullable(),
  /** What a bid is at least, dollars; null where nobody bids or the platform does not say. */
  leastBid: z.number().nullable(),
  /** 1 for whoever claims first; null where the platform does not say. */
  waiverPriority: z.number().nullable(),
  /** Teams that are still in the league. */
  teams: z.number(),
  /** Players with bids of this season that were learned from. */
  pastClaims: z.number(),
  /** When the league was last read. */
  readAt: z.string().nullable(),
});

export const listAvailablePlayers = endpoint('listAvailablePlayers', {
  summary:
    'Players on no roster of the caller’s league, with what each would add to the caller’s team and who would go. Changes nothing.',
  plans: 'Below tier 2 the players are locked.',
  query: z.object({
    userLeagueId: z.uuid(),
    /** Those that the league starts, unless named. */
    rosterPositions: queryList(PositionFilter).optional(),
    /** Expected points of the next week at least. */
    minFPTS: z.coerce.number().min(0).max(100).default(LEAST_POINTS),
    /** By what the roster needs, or by points of the rest of the season. */
    rosterStrategy: z.enum(ROSTER_STRATEGIES).default('NEED'),
  }),
  byTier: true,
  answer: z.object({
    /** The best sixty by points of the rest of the season, in the order asked for. */
    availablePlayers: locked('standaloneWaiverWire', z.array(AvailablePlayer)),
    userLeagueDetails: WaiverDetails,
    provenance: Provenance,
  }),
});
