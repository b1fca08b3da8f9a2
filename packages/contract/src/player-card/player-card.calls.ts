import type { CallAddresses } from '../call-address.ts';

export const PLAYER_CARD_CALLS = {
  getPlayerCard: { method: 'GET', path: '/player-card' },
  comparePlayers: { method: 'GET', path: '/player-comparison' },
} as const satisfies CallAddresses;
