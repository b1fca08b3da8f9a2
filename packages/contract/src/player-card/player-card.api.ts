import type { EndpointsOf } from '../endpoint.ts';
import { comparePlayers } from './comparison.ts';
import { getLeagueHolders, getPlayerHolders } from './holders.ts';
import type { PLAYER_CARD_CALLS } from './player-card.calls.ts';
import { getPlayerCard } from './player-card.ts';

export const playerCardApi = {
  getPlayerCard,
  comparePlayers,
  getLeagueHolders,
  getPlayerHolders,
} as const satisfies EndpointsOf<typeof PLAYER_CARD_CALLS>;
