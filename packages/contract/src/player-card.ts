import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { Expert, entity, NextGame, Provenance, SeasonId } from './wire.ts';

const Points = z.object({ floor: z.number(), expected: z.number(), ceiling: z.number() });

export const GameLogRow = z
  .object({
    week: z.number(),
    seasonType: z.enum(['REG', 'POST']),
    opponent: z.string().nullable(),
    isHome: z.boolean().nullable(),
    isBye: z.boolean(),
    /** The team's and the opponent's score, when the game is over. */
    score: z.object({ own: z.number(), opponent: z.number() }).nullable(),
    /** Points in the asked scoring; null when the player has no line. */
    points: z.number().nullable(),
    stats: z.record(z.string(), z.number()),
    offensePercent: z.number().nullable(),
    injury: z.string().nullable(),
  })
  .meta({ id: 'GameLogRow' });
export type GameLogRow = z.output<typeof GameLogRow>;

export const PlayerCard = z
  .object({
    ...entity,
    seasonId: SeasonId,
    teamDetails: z
      .object({
        alias: z.string(),
        fullName: z.string(),
        primaryColor: z.string(),
        secondaryColor: z.string(),
        logoURL: z.string().nullable(),
      })
      .nullable(),
    age: z.number().nullable(),
    heightInches: z.number().nullable(),
    weightPounds: z.number().nullable(),
    college: z.string().nullable(),
    rookieYear: z.number().nullable(),
    draftOverall: z.number().nullable(),
    byeWeek: z.number().nullable(),
    nextGame: NextGame.nullable(),
    rank: z.number().nullable(),
    positionRank: z.number().nullable(),
    tier: z.number().nullable(),
    adp: z.number().nullable(),
    bestRanking: z.object({ rank: z.number(), expert: Expert }).nullable(),
    worstRanking: z.object({ rank: z.number(), expert: Expert }).nullable(),
    projection: z
      .object({ points: Points, games: z.number().nullable(), stats: z.record(z.string(), z.number()) })
      .nullable(),
    /** Regular-season totals, newest season first. */
    seasons: z.array(
      z.object({
        seasonId: SeasonId,
        team: z.string().nullable(),
        games: z.number(),
        points: z.number(),
        pointsPerGame: z.number(),
        positionFinish: z.number().nullable(),
        stats: z.record(z.string(), z.number()),
      }),
    ),
    lastSeasonalFPTS: z.number().nullable(),
    gameLog: z.array(GameLogRow),
    provenance: Provenance,
  })
  .meta({ id: 'PlayerCard' });
export type PlayerCard = z.output<typeof PlayerCard>;

export const getPlayerCard = endpoint('getPlayerCard', {
  summary: 'Everything about one player or team defence, in a season and a scoring. Changes nothing.',
  query: z.object({
    /** Athlete id, or a team's alias for its defence. */
    playerId: z.string().min(2).max(40),
    seasonId: SeasonId,
    scoringSystemId: z.string().max(40),
  }),
  answer: z.object({ playerCard: PlayerCard }),
});
