import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { EntityIdText, Expert, entity, NextGame, Provenance, ScoringSystemIdText, SeasonId } from '../wire.ts';

const Points = z.object({ floor: z.number(), expected: z.number(), ceiling: z.number() });

const Opinion = z.object({ rank: z.number(), expert: Expert });

export const GameLogRow = z
  .object({
    week: z.number(),
    seasonType: z.enum(['REG', 'POST']),
    /** Whose game it was: of a player who was traded the team of that week. */
    team: z.string().nullable(),
    opponent: z.string().nullable(),
    isHome: z.boolean().nullable(),
    isBye: z.boolean(),
    /** The team's and the opponent's score, when the game is over. */
    score: z.object({ own: z.number(), opponent: z.number() }).nullable(),
    /** Points in the asked scoring; null when the player has no line. */
    points: locked('gameLogTable', z.number().nullable()),
    stats: locked('gameLogTable', z.record(z.string(), z.number())),
    offensePercent: locked('gameLogTable', z.number().nullable()),
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
    rank: locked('draftChampion', z.number().nullable()),
    positionRank: locked('draftChampion', z.number().nullable()),
    tier: locked('draftChampion', z.number().nullable()),
    adp: z.number().nullable(),
    bestRanking: locked('draftChampion', Opinion.nullable()),
    worstRanking: locked('draftChampion', Opinion.nullable()),
    /** Points are the card's 'Season Proj.'; their parts belong to the projections. */
    projection: locked(
      'draftChampion',
      z
        .object({
          points: Points,
          games: locked('projections', z.number().nullable()),
          stats: locked('projections', z.record(z.string(), z.number())),
        })
        .nullable(),
    ),
    /** Regular-season totals, newest season first. */
    seasons: z.array(
      z.object({
        seasonId: SeasonId,
        /** Of a player who was traded the last of them. */
        team: z.string().nullable(),
        /** Every team of the season, the first one first. */
        teams: z.array(z.string()),
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
  byTier: true,
  query: z.object({
    /** Athlete id, or a team's alias for its defence. */
    playerId: EntityIdText,
    seasonId: SeasonId,
    scoringSystemId: ScoringSystemIdText,
  }),
  answer: z.object({ playerCard: PlayerCard }),
});
