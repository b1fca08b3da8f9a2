/**
 * What a game of the league can be at. `live`: kicked off and not over, its breaks included; `canceled`: never played.
 */
export const GAME_STATES = ['scheduled', 'live', 'final', 'postponed', 'canceled'] as const;
export type GameState = (typeof GAME_STATES)[number];
