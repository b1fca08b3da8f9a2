import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { PointsSpan } from '../my-roster/roster-row.ts';
import { locked } from '../plans/locked.ts';
import {
  EntityIdText,
  entity,
  GameProgress,
  NextGame,
  Provenance,
  queryWhole,
  ScoringSystemIdText,
  SeasonId,
} from '../wire.ts';
import { HOLDERS, MOST_IN_START_SIT, REASONS, SURENESSES } from './start-sit-limits.ts';

/** The rules and the week that players are compared in. */
const where = {
  /** One of the caller's leagues, whose scoring, line-up and rosters count; without it the comparison is in general. */
  userLeagueId: z.uuid().optional(),
  /** In general alone: a league has its own. */
  scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
  /** The week that is played unless named. */
  week: queryWhole.min(1).max(18).optional(),
};

const body = z.object({
  /** Athletes, or teams for their defences; each once. */
  PlayerIDs: z
    .array(EntityIdText)
    .min(1)
    .max(MOST_IN_START_SIT)
    .refine((ids) => new Set(ids).size === ids.length, 'named twice'),
});

const Player = z.object({ id: z.string(), ...entity });

/** Percents, 0 to 100. */
const percent = z.number();

export const StartSitRow = z
  .object({
    player: Player,
    /** null for one that fantasy leagues here do not draft. */
    position: z.enum(POSITIONS).nullable(),
    /** null on a bye, and for whoever has no team. */
    game: NextGame.extend({ progress: GameProgress }).nullable(),
    /** The opponent's place among all teams by what it gives up to the position, 1 the most; null without a game. */
    opponentRank: z.number().nullable(),
    isBye: z.boolean(),
    /** Known not to play: out, on a reserve list or suspended. */
    isOut: z.boolean(),
    /** Whether the game has begun, and nobody can be moved. */
    hasBegun: z.boolean(),
    recommended: z.enum(['start', 'sit']),
    /**
     * Percent of weeks in which they are among the best `startersNeeded` of those compared; 0 for who does not play,
     * null for whom nobody projects.
     */
    topPercent: percent.nullable(),
    /** Percent of weeks in which they outscore each of the others; who has no projection is left out on both sides. */
    outscores: z.array(z.object({ playerId: z.string(), percent })),
    /**
     * Percent of weeks in which the best line-up of the caller's own team has them in it, whoever of those compared is
     * not on the team added; null without a league, in one where the caller has no team, on its reserve, and of
     * who does not play.
     */
    startPercent: percent.nullable(),
    /** null where nobody projects them. */
    projFPValueRange: locked('startSitProjections', PointsSpan.nullable()),
    /**
     * Percent of weeks that are a boom (as only five or six of the position have), safe (at least what a replacement
     * brings) and a dud (less); null for who does not play.
     */
    weekPercents: locked('startSitProjections', z.object({ boom: percent, safe: percent, dud: percent }).nullable()),
    /** The utilization score of the last four weeks, 0 to 100; null for who has none. */
    utilization: locked('gameLogTable', z.number().nullable()),
    /** What speaks for or against them, the weightiest first. */
    reasons: z.array(
      z.object({
        code: z.enum(REASONS),
        /** A place among all teams, or points; null where the reason has no figure. */
        value: z.number().nullable(),
        speaks: z.enum(['for', 'against', 'neither']),
      }),
    ),
    /** Who has them in the league; null in general. */
    holder: z
      .object({
        state: z.enum(HOLDERS),
        /** The fantasy team; null for a free agent. */
        teamName: z.string().nullable(),
        isMine: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'StartSitRow' });
export type StartSitRow = z.output<typeof StartSitRow>;

const told = {
  seasonId: SeasonId,
  week: z.number(),
  /** When the league was last read; null in general. */
  readAt: z.string().nullable(),
  provenance: Provenance,
};

/** Who of one to eight players is to be started. */
export const compareStartSit = endpoint('compareStartSit', {
  reads: true,
  summary:
    'Whom of one to eight players to start in a week, in one of the caller’s leagues or in general, with the chances behind it. Changes nothing.',
  plans:
    'Below tier 2 the chances are made from published projections, and points, booms, duds and utilization are locked.',
  byTier: true,
  query: z.object({ ...where, startersNeeded: queryWhole.min(1).max(MOST_IN_START_SIT).default(1) }),
  body,
  answer: z.object({
    ...told,
    startersNeeded: z.number(),
    basis: Basis,
    /** Who starts first, then by chance. */
    startSitTable: z.array(StartSitRow),
    /** Between the last one who starts and the first one who sits; null where there is nothing to choose. */
    verdict: z
      .object({
        sureness: z.enum(SURENESSES),
        /** Expected points between the two; chances decide, so that a coin flip may have less than none. */
        margin: locked('startSitProjections', z.number()),
      })
      .nullable(),
    /**
     * The best line-up of the caller's own team that agrees with the verdict, whoever of those compared is not on the
     * team added; null in general, without a team, and where no line-up is set.
     */
    lineup: z
      .object({
        /** Every starting place, in the order in which line-ups list them; of one kind best first. */
        places: z.array(
          z.object({
            position: z.enum(STARTING_SLOTS),
            /** null where nobody fits; the id is null of somebody unknown. */
            player: z.object({ ...Player.shape, id: z.string().nullable(), name: z.string() }).nullable(),
            /** Expected of them, 0 for who does not play and for an empty place. */
            points: locked('startSitProjections', z.number()),
            isCompared: z.boolean(),
            /** Whether they start here and not in the line-up that is set. */
            isNew: z.boolean(),
          }),
        ),
        /** Expected points of all of it. */
        points: locked('startSitProjections', z.number()),
        /** Those less the ones of the line-up that is set; less than none where chances and points choose otherwise. */
        gainedPoints: locked('startSitProjections', z.number()),
      })
      .nullable(),
  }),
});

/** What those players are projected to do. */
export const listStartSitStats = endpoint('listStartSitStats', {
  reads: true,
  summary:
    'The stat lines that one to eight players are projected to have in a week, in the order asked for. Changes nothing.',
  plans: 'The figures come with tier 2.',
  byTier: true,
  query: z.object(where),
  body,
  answer: z.object({
    ...told,
    startSitProjectedStatsTable: z.array(
      z.object({
        player: Player,
        position: z.enum(POSITIONS).nullable(),
        /** null where nobody projects them. */
        projFPValueRange: locked('startSitProjections', PointsSpan.nullable()),
        /** Amounts by the stat's name; null where nobody projects them. */
        stats: locked('startSitProjections', z.record(z.string(), z.number()).nullable()),
      }),
    ),
  }),
});
