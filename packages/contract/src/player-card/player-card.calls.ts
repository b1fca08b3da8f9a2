import type { CallAddresses } from '../call-address.ts';

export const PLAYER_CARD_CALLS = {
  getPlayerCard: { method: 'GET', path: '/player-card' },
  comparePlayers: { method: 'GET', path: '/player-comparison' },
  getLeagueHolders: { method: 'GET', path: '/player-card/league-holders' },
  getPlayerHolders: { method: 'GET', path: '/player-card/holders' },
} as const satisfies CallAddresses;
