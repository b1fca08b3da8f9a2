// Answers of NFL.com's shape, written by us: a league of two teams after its first week. Settings are assumed.
const answer = (leagues: Readonly<Record<string, object>>, more: object = {}) => ({
  games: { 102026: { gameKey: '102026', leagues } },
  ...more,
});
const points = (first: string) => ({ week: { 2026: { 1: { pts: first }, 2: { pts: '0' } } } });
const entry = (rosterSlotId: number, playerId: string) => ({ rosterSlotId, playerId, isEditable: '1' });
const LEAGUE = { leagueId: '60001', name: 'Invented NFL League', leagueType: 'custom', numTeams: '2', maxTeams: 2 };
const ADA = { teamId: '1', ownerUserId: '811', name: 'Ada’s Aces', imageUrl: 'https://pictures.example/1.png' };
const BOB = { teamId: '2', ownerUserId: '812', name: 'Bob', imageUrl: '' };
const GAMES = [
  { week: '1', homeTeam: { teamId: '1' }, awayTeam: { teamId: '2' } },
  { week: '2', homeTeam: { teamId: '2' }, awayTeam: null },
];

export const INVENTED_LEAGUES = answer({ 60001: { ...LEAGUE, teams: { 1: ADA } } });

export const INVENTED_SETTINGS = answer({
  60001: {
    ...LEAGUE,
    settings: {
      rosterSlots: { 1: '1', 2: 2, 3: 2, 4: 1, 6: 1, 7: 1, 8: 1, 11: 1, 20: 6, 21: 2 },
      scoring: { 5: '0.04', 6: 4, 7: -2, 14: 0.1, 15: 6, 20: 1, 32: 2, 54: -0.5, 70: 1, 22: 5_000 },
    },
  },
});

export const INVENTED_STANDINGS = answer({
  60001: {
    ...LEAGUE,
    teams: {
      1: { ...ADA, rank: '1', wins: '1', losses: '0', ties: 0, pointsFor: '101.5', pointsAgainst: '90' },
      2: { ...BOB, rank: '2', wins: '0', losses: '1', ties: 0, pointsFor: '90', pointsAgainst: '101.5' },
    },
  },
});

/** @param week whose rosters they are */
export const inventedTeams = (week: number) =>
  answer(
    {
      60001: {
        ...LEAGUE,
        teams: {
          1: {
            ...ADA,
            stats: points('101.5'),
            rosters: { [week]: { 1: [entry(1, '2565276')], 20: [entry(20, '100026'), entry(20, '0')] } },
          },
          2: { ...BOB, stats: points('90'), rosters: { [week]: { 11: [entry(11, '77')], 21: [entry(21, '78')] } } },
        },
      },
    },
    {
      users: { 811: { userId: '811', name: 'Ada Invented' } },
      players: {
        2565276: { name: 'Ian Invented', position: 'RB', nflTeamAbbr: 'WAS' },
        100026: { name: 'Los Angeles Rams', position: 'DEF', nflTeamAbbr: 'LA' },
        77: { name: 'Joe Invented', position: 'LB', nflTeamAbbr: 'DAL' },
      },
    },
  );

/** Of the league, whom the teams' answer does not name. */
export const INVENTED_PLAYERS = answer(
  {},
  { players: { 79: { name: 'Lou Invented', position: 'TE', nflTeamAbbr: 'KC' } } },
);

export const INVENTED_MATCHUPS = answer({
  60001: {
    ...LEAGUE,
    teams: { 1: { ...ADA, stats: points('101.5') }, 2: { ...BOB, stats: points('90') } },
    matchups: GAMES,
  },
});
