// A league that never was, in the list of a person, as if it had been synced.
import type { OutsideLeague, OutsideLeagueTeam } from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { Db } from '../db/database.ts';
import type { LeaguePicture, WeekPicture } from '../db/tables/leagues.ts';

const team = (teamId: string): OutsideLeagueTeam => ({
  teamId,
  name: `Team ${teamId}`,
  ownerIds: [],
  ownerNames: [],
  avatarUrl: null,
  standing: { rank: null, wins: Number(teamId), losses: 0, ties: 0, pointsFor: 100, pointsAgainst: 90 },
  faabLeftDollars: null,
  waiverPriority: null,
  division: null,
  outInWeek: null,
});

/** A league of two teams in its second week. */
export const inventedLeague = (season: number): OutsideLeague => ({
  platformLeagueId: 'never',
  name: 'Never Was',
  season,
  avatarUrl: null,
  commissionerName: null,
  status: 'in-progress',
  scoringMode: 'head-to-head',
  isElimination: false,
  isBestBall: false,
  carryOver: 'redraft',
  shape: { ...DEFAULT_LEAGUE, teams: 2 },
  reserve: { ir: 0, taxi: 0 },
  scoring: {},
  unmapped: [],
  weeks: { current: 2, first: 1, last: 17 },
  playoffs: null,
  hasMedianGame: false,
  waivers: { kind: 'priority', budgetDollars: null },
  keepersPerTeam: null,
  lastTradeWeek: null,
  draftId: null,
  teams: [team('1'), team('2')],
});

/** Whom the other team has: a defence. */
const DEFENCE: OutsidePlayer = {
  id: { system: 'sleeper', id: 'KC' },
  teamId: 'KC' as TeamId, // one of the NFL's
  name: 'Kansas City Chiefs',
  position: 'DST',
  positionCode: 'DEF',
};

/** Puts it into a person's list, with a player on their roster and another on the other; its id there. */
export async function listInvented(db: Db, accountId: string, season: number, gsisId: string): Promise<string> {
  const league = inventedLeague(season);
  const picture: LeaguePicture = { league, tradeOffers: [], draft: null, keepers: [], futurePicks: [], missing: [] };
  const player = {
    id: { system: 'gsis', id: gsisId },
    teamId: null,
    name: '',
    position: null,
    positionCode: '',
  } as const;
  const week: WeekPicture = {
    rosters: [
      { teamId: '1', players: [{ player, slot: 'QB', points: 12.5 }] },
      { teamId: '2', players: [{ player: DEFENCE, slot: 'DST', points: 4 }] },
    ],
    matchups: [],
    transactions: [],
  };
  const { id: leagueId } = await db
    .insertInto('league')
    .values({ platform: 'sleeper', platform_league_id: crypto.randomUUID(), season, picture: JSON.stringify(picture) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('league_week')
    .values({ league_id: leagueId, week: 2, picture: JSON.stringify(week) })
    .execute();
  const { id } = await db
    .insertInto('user_league')
    .values({ account_id: accountId, league_id: leagueId, team_id: '1', is_shown: true, place: 0, status: 'COMPLETED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
