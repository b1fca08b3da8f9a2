import type { UserLeague } from '@pylon/contract/league-sync/user-league';

type Known = NonNullable<UserLeague['league']>;

const participant = (id: string, teamName: string) => ({ id, teamName, ownerNames: [], avatarURL: null, isOut: false });
const standing = (participantId: string, rank: number, wins: number, losses: number, pointsFor: number) => ({
  ...{ participantId, division: null, rank, wins, losses, ties: 0, pointsFor, pointsAgainst: null },
});

const KNOWN: Known = {
  id: 'l1',
  name: 'Night Shift',
  creatorName: 'ada',
  status: 'IN_PROGRESS',
  fantasyConnector: 'Sleeper',
  fantasyConnectorId: '9001',
  season: 2026,
  rosterPositions: [],
  sport: 'Football',
  avatarURL: null,
  settings: {
    scoringMode: 'HEAD_TO_HEAD',
    currentWeek: 4,
    lastWeek: 17,
    lastTradeWeek: null,
    waiverMode: 'FAAB',
    isBestBall: false,
    carryOver: 'redraft',
  },
  scoringSettings: {},
  leagueParticipants: [participant('1', 'Ada’s Eleven'), participant('2', 'Boole Hall')],
  tableOrder: { hasDivisions: false, ties: ['points'], divisionTies: ['points'], isTold: true },
  draftLink: null,
};

/** A league of two teams in its fourth week, read whole; `known` changes the league itself. */
export const buildLeague = (
  wishes: Partial<Omit<UserLeague, 'league'>> = {},
  known: Partial<Known> | null = {},
): UserLeague => ({
  id: 'u1',
  leagueId: known && 'l1',
  scoringSystemId: known && 's1',
  seasonId: '2026',
  leagueParticipantId: '1',
  isPinned: false,
  cardGamingMode: 'head-to-head',
  league: known && { ...KNOWN, ...known },
  participant: participant('1', 'Ada’s Eleven'),
  standings: [standing('2', 1, 3, 0, 401.5), standing('1', 2, 1, 2, 380.24)],
  otherMatchups: [],
  currentMatchup: {
    leftSide: { participant: participant('1', 'Ada’s Eleven'), points: 88.4 },
    rightSide: { participant: participant('2', 'Boole Hall'), points: 91.25 },
  },
  lineupOptimizedPercentage: null,
  weekParticipant: null,
  weekRoster: [],
  sync: {
    ...{ status: 'COMPLETED', progress: 1, problem: null },
    ...{ syncedAt: '2026-10-04T20:00:00Z', unmapped: [], missing: [] },
  },
  ...wishes,
});
