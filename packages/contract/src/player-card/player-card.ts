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
    /** Points that betting lines expect of a game to come; null where there are none, and once it was played. */
    expectedScore: z.object({ own: z.number(), opponent: z.number() }).nullable(),
    /** The opponent's place among all teams by what it allows the position, 1 the most; null on a bye. */
    opponentPlace: locked('pdvTable', z.number().nullable()),
    /** Utilization scores, 0 to 100, of the week alone and of the four up to it; null where there is none. */
    utilization: locked('utilizationScore', z.object({ week: z.number().nullable(), four: z.number().nullable() })),
  })
  .meta({ id: 'GameLogRow' });
export type GameLogRow = z.output<typeof GameLogRow>;

/** As the table of the score tells it after the last week that was played. */
const Usage = z.object({
  /** Of the last four weeks, 0 to 100. */
  score: z.number(),
  /** Place at the position by the score. */
  rank: z.number(),
  /** The score less that of the four weeks before. */
  change: z.number().nullable(),
  /** The score of the last week alone, and of the season so far. */
  week: z.number().nullable(),
  season: z.number().nullable(),
  /** Shares of the team's in the four weeks, 0 to 100. */
  snapShare: z.number().nullable(),
  targetShare: z.number().nullable(),
  carryShare: z.number().nullable(),
});

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
    /** null for positions without the score, and for whoever had no snap in the last four weeks. */
    usage: locked('utilizationScore', Usage.nullable()),
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
