import type { CallAddresses } from '../call-address.ts';

export const MY_ROSTER_CALLS = {
  getMyRoster: { method: 'GET', path: '/my-roster' },
  optimizeMyRoster: { method: 'GET', path: '/my-roster/optimize' },
  boomRoster: { method: 'GET', path: '/my-roster/boom' },
  bustRoster: { method: 'GET', path: '/my-roster/bust' },
  myRosterByes: { method: 'GET', path: '/my-roster/bye-week' },
  myRosterTopStats: { method: 'GET', path: '/my-roster/top-stats' },
  myRosterScoring: { method: 'GET', path: '/my-roster/total-scoring-stats' },
  myRosterPlayerStrength: { method: 'GET', path: '/my-roster/strength-player' },
  myRosterPositionStrength: { method: 'GET', path: '/my-roster/strength-position' },
  myRosterPlayoffOdds: { method: 'GET', path: '/my-roster/playoff-odds' },
  listMyRosterLeagues: { method: 'GET', path: '/my-roster/user-leagues' },
} as const satisfies CallAddresses;
