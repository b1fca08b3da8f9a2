// Somebody on a roster of a week, as the tools of leagues show them.
import { ROSTER_PLACES } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { locked } from '../plans/locked.ts';
import { entity, GameProgress, NextGame } from '../wire.ts';
import { DANGER_GRADES } from './danger-grades.ts';

/** How the points of a game went against what was expected of it. */
export const PERFORMANCES = ['hot', 'cold', 'arrow', 'none'] as const;

/** Expected points of a week in the league's scoring: tenth percentile, mean, ninetieth percentile. */
export const PointsSpan = z.object({ min: z.number(), avg: z.number(), max: z.number() });

export const RosterRow = z
  .object({
    /** The same as long as they are on the team. */
    leagueRosterId: z.string(),
    /** From 0, in the order in which rosters list places. */
    index: z.number(),
    week: z.number(),
    /** The place: one of the line-up's, BN, IR or TAXI. */
    position: z.enum(ROSTER_PLACES),
    ...entity,
    /** As the platform writes it where we do not know them. */
    name: z.string(),
    /** The own position; null for one that fantasy leagues here do not draft. */
    ownPosition: z.string().nullable(),
    /** null on a bye, and for whoever has no team. */
    game: NextGame.extend({ progress: GameProgress }).nullable(),
    isBye: z.boolean(),
    /** Known not to play: out, on a reserve list or suspended. */
    isOut: z.boolean(),
    /** Whether the game has begun, and nobody can be moved. */
    hasBegun: z.boolean(),
    /** In the week, as the platform counts; null where it does not say. */
    fantasyPoints: z.number().nullable(),
    /** null where nobody projects them. */
    projFPValueRange: locked('startSitProjections', PointsSpan.nullable()),
    /** How often they are in the best line-up of the roster, 0 to 100; null for whoever has no projected game. */
    startPercentage: z.number().nullable(),
    /** How often they reach what anybody could pick up, and how often not, 0 to 100: together 100. */
    safeProbability: z.number().nullable(),
    dudProbability: z.number().nullable(),
    /** How often they reach what five or six of their position do in a week, 0 to 100. */
    boomProbability: z.number().nullable(),
    /** By the chance of a dud; F also for whoever does not play, null where nothing is known. */
    dangerGrade: z.enum(DANGER_GRADES).nullable(),
    /** Of the last four games, 0 to 100; null for positions that have none. */
    utilizationScore: locked('gameLogTable', z.number().nullable()),
    performance: z.enum(PERFORMANCES),
    /** Whether the best line-up has them in it, and the set one on the bench. */
    shouldStart: z.boolean(),
    /** Whether the set line-up has them in it, and the best one on the bench. */
    shouldSit: z.boolean(),
    /** The opponent's place among all teams by what it gives up to the position, 1 the most; null without a game. */
    opponentRank: z.number().nullable(),
  })
  .meta({ id: 'RosterRow' });
export type RosterRow = z.output<typeof RosterRow>;
