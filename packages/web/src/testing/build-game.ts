import type { GameLogRow } from '@pylon/contract/player-card/player-card';

/** A game of the regular season that was won, otherwise as told. */
export const buildGame = (week: number, over: Partial<GameLogRow> = {}): GameLogRow => ({
  week,
  seasonType: 'REG',
  team: 'KC',
  opponent: 'SEA',
  isHome: true,
  isBye: false,
  score: { own: 24, opponent: 17 },
  points: 10,
  stats: {},
  offensePercent: null,
  injury: null,
  expectedScore: null,
  opponentPlace: null,
  utilization: { week: null, four: null },
  ...over,
});
