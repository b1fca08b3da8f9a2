import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { GAME_STATES } from '@pylon/engine/vocabulary/game-states';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { entity, NextGame, Provenance, ScoringSystemIdText, SeasonId, Team } from '../wire.ts';

const FixtureSchema = z
  .object({
    week: z.number(),
    seasonType: z.enum(['REG', 'POST']),
    kickoff: z.string(),
    isHome: z.boolean(),
    opponent: z.string(),
    state: z.enum(GAME_STATES),
    /** null before the end. */
    score: z.object({ own: z.number(), opponent: z.number() }).nullable(),
    /** As in a game's progress, from this team's side. */
    live: z.object({ own: z.number(), opponent: z.number(), clock: z.string(), asOf: z.string() }).nullable(),
  })
  .meta({ id: 'TeamFixture' });

const RosterRow = z
  .object({
    ...entity,
    age: z.number().nullable(),
    rookieYear: z.number().nullable(),
    /** What the player did in the regular season, for whichever teams; null without a game. */
    games: locked('seasonStatsTableBottom', z.number().nullable()),
    points: locked('seasonStatsTableBottom', z.number().nullable()),
    pointsPerGame: locked('seasonStatsTableBottom', z.number().nullable()),
    positionFinish: locked('seasonStatsTableBottom', z.number().nullable()),
  })
  .meta({ id: 'TeamRosterRow' });

/** Shares are parts of all that the team had in the regular season, 0 to 100; null where nobody counted. */
const UsageRow = z
  .object({
    ...entity,
    targets: locked('airYardsTable', z.number()),
    targetShare: locked('airYardsTable', z.number().nullable()),
    carries: z.number(),
    carryShare: z.number().nullable(),
    snapShare: locked('snapCountTable', z.number().nullable()),
  })
  .meta({ id: 'TeamUsageRow' });

const TeamPageSchema = z
  .object({
    team: Team,
    seasonId: SeasonId,
    /** Of the regular season so far. */
    record: z.object({
      wins: z.number(),
      losses: z.number(),
      ties: z.number(),
      pointsFor: z.number(),
      pointsAgainst: z.number(),
    }),
    byeWeek: z.number().nullable(),
    nextGame: NextGame.nullable(),
    /** In the order of kick-offs. */
    schedule: z.array(FixtureSchema),
    /** The newest chart of the season; null without any. */
    depthChart: z
      .object({
        week: z.number(),
        asOf: z.string().nullable(),
        /** Places that fantasy leagues draft come first, in their usual order. */
        places: z.array(
          z.object({
            slot: z.string(),
            isFantasy: z.boolean(),
            players: z.array(z.object({ ...entity, rank: z.number() })),
          }),
        ),
      })
      .nullable(),
    /** Players whom fantasy leagues draft, and the defence, by position. */
    roster: z.array(RosterRow),
    usage: locked('utilizationScore', z.array(UsageRow)),
    /** The newest report of the season; null without any. */
    injuries: z
      .object({
        week: z.number(),
        players: z.array(
          z.object({
            ...entity,
            report: z.string().nullable(),
            injury: z.string().nullable(),
            practice: z.string().nullable(),
          }),
        ),
      })
      .nullable(),
    provenance: Provenance,
  })
  .meta({ id: 'TeamPage' });
export type TeamPage = z.output<typeof TeamPageSchema>;

export const getTeamPage = endpoint('getTeamPage', {
  summary:
    'One team in a season: record, schedule, depth chart, roster with points in a scoring, usage and injuries. Changes nothing.',
  byTier: true,
  params: z.object({
    /** Market and name, every run of other characters replaced by a hyphen ('kansas-city-chiefs'). */
    slug: z.string().min(1).max(80),
  }),
  query: z.object({ seasonId: SeasonId, scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID) }),
  answer: z.object({ teamPage: TeamPageSchema }),
});
