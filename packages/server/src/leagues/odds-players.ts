// Players of a league's week as the odds of a week take them.

import { rangeRatio } from '@pylon/almanac/house/projections/ranges';
import { isReserve } from '@pylon/engine/vocabulary/slots';
import { CURVE_LEVELS, type WeekPlayer as OddsPlayer } from '@pylon/engine/week-odds/week-player';
import type { TeamGame } from '../football/team-games.ts';
import type { Expected } from './week-expectations.ts';
import type { WeekPlayer } from './week-players.ts';

/** Seconds of a game without overtime. */
const GAME_SECONDS = 3_600;
const QUARTER_SECONDS = 900;

/** How much of a game is still to be played, 1 before it and 0 after it. */
export function shareLeft({ state, live }: TeamGame): number {
  if (state === 'final' || state === 'canceled') return 0;
  if (!live) return 1;
  return live.left ?? leftByClock(live.clock);
}

/** @example leftByClock('Q2 15:00') // → 0.75 */
function leftByClock(clock: string): number {
  const [, quarter, minutes, seconds] = /^Q([1-4]) (\d+):(\d+)$/.exec(clock) ?? [];
  const [, ended] = /^End of Q([1-4])$/.exec(clock) ?? [];
  if (ended !== undefined) return 1 - Number(ended) / 4;
  // A game that stands still does not say where.
  if (clock === 'Halftime' || clock === 'Delayed') return 0.5;
  if (quarter === undefined) return 0;
  const left = (4 - Number(quarter)) * QUARTER_SECONDS + Number(minutes) * 60 + Number(seconds);
  return Math.min(1, left / GAME_SECONDS);
}

/** What is known of anybody's week. */
export interface OddsFacts {
  readonly id: string;
  readonly nflTeam: string | null;
  readonly game: TeamGame | null;
  readonly isOut: boolean;
  readonly expected: Expected;
  /** In the week so far; null where nobody counts. */
  readonly points: number | null;
}

export function toOddsPlayer({ id, nflTeam, game, isOut, expected, points }: OddsFacts): OddsPlayer {
  const { position, reference, depth } = expected;
  const own = expected.points.expected;
  const left = game ? shareLeft(game) : 1;
  return {
    id,
    positions: [position],
    team: nflTeam ?? id,
    opponent: game?.opponent ?? null,
    isOut,
    depth,
    points: own,
    percentiles: CURVE_LEVELS.map((share) => own * rangeRatio(position, 'weekly', reference, 1, share)),
    ...(left < 1 && points !== null && { game: { scored: points, left } }),
  };
}

/** Players of a roster; whoever nobody projects has no odds. */
export const oddsPlayers = (players: readonly WeekPlayer[]): readonly OddsPlayer[] =>
  players.flatMap(({ leagueRosterId, nflTeam, game, isOut, expected, points }) =>
    expected ? [toOddsPlayer({ id: leagueRosterId, nflTeam, game, isOut, expected, points })] : [],
  );

/**
 * Whoever of a team may be started, under the name that the odds of a week know them by: a player is as lucky in
 * whatever tool.
 */
export const startable = (players: readonly WeekPlayer[]): readonly OddsPlayer[] =>
  players.flatMap((player) => {
    const { place, nflTeam, game, isOut, expected, points } = player;
    return expected && !isReserve(place)
      ? [toOddsPlayer({ id: oddsIdOf(player), nflTeam, game, isOut, expected, points })]
      : [];
  });

export const oddsIdOf = ({ entityId, leagueRosterId }: Pick<WeekPlayer, 'entityId' | 'leagueRosterId'>): string =>
  entityId ?? leagueRosterId;

/** The seed of a week's odds: of the week, not of who is asked about. */
export const weekSeed = ({ season, week }: { readonly season: number; readonly week: number }): string =>
  `${season} ${week}`;
