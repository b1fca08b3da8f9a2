// Four weeks of a player, and the points of the four that came after.
import type { UtilizationPart, UtilizedPosition } from '../../packages/engine/src/player-value/utilization.shape.ts';
import { mean } from '../statistics.ts';
import type { Game, PlayerGames } from './games.ts';

export interface Window extends Readonly<Record<UtilizationPart, number>> {
  readonly position: UtilizedPosition;
  /** Last of the four weeks. */
  readonly week: number;
  /** Targets and carries a game. */
  readonly touches: number;
  /** Points a game in the four weeks after; null with fewer games than are asked for. */
  readonly next: number | null;
}

const SPAN = 4;
const LAST_WEEK = 18;

/** A part of a whole; a team without one gives nobody a share, and less than nothing is nothing. */
const part = (own: number, whole: number): number => (whole > 0 ? Math.max(0, own / whole) : 0);
const sum = (games: readonly Game[], value: (game: Game) => number): number =>
  games.reduce((total, game) => total + value(game), 0);

/** What is needed of a player to be looked at. */
interface Needed {
  /** Games in the four weeks, and in the four after. */
  readonly games: number;
  /** Which games count. */
  readonly isGame: (game: Game) => boolean;
}

/** Everybody with a snap in two of the four weeks. */
export const EVERYBODY: Needed = { games: 2, isGame: () => true };
/** Those with a carry or a target in three of them. */
export const REGULARS: Needed = { games: 3, isGame: ({ targets, carries }) => targets + carries > 0 };

/** Every four weeks of every player who had enough games in them. */
export function windowsOf(players: readonly PlayerGames[], { games: needed, isGame }: Needed): readonly Window[] {
  return players.flatMap(({ position, byWeek }) => {
    const gamesIn = (from: number) =>
      Array.from({ length: SPAN }, (_, index) => byWeek.get(from + index)).filter(
        (game) => game !== undefined && isGame(game),
      ) as Game[]; // the undefined are gone
    return Array.from({ length: LAST_WEEK - SPAN + 1 }, (_, index): Window | null => {
      const games = gamesIn(index + 1);
      const after = gamesIn(index + 1 + SPAN);
      const isWhole = index + 2 * SPAN <= LAST_WEEK && after.length >= needed;
      if (games.length < needed) return null;
      return {
        ...{ position, week: index + SPAN },
        targetShare: part(
          sum(games, (game) => game.targets),
          sum(games, (game) => game.team.targets),
        ),
        carryShare: part(
          sum(games, (game) => game.carries),
          sum(games, (game) => game.team.carries),
        ),
        airYardsShare: part(
          sum(games, (game) => game.airYards),
          sum(games, (game) => game.team.airYards),
        ),
        snapShare: mean(games.map(({ snapShare }) => snapShare)),
        points: mean(games.map(({ points }) => points)),
        touches: mean(games.map(({ targets, carries }) => targets + carries)),
        next: isWhole ? mean(after.map(({ points }) => points)) : null,
      };
    }).filter((window) => window !== null);
  });
}

/** A window whose end is known. */
export type Judged = Window & { readonly next: number };
export const judgedOf = (windows: readonly Window[]): readonly Judged[] =>
  windows.filter((window): window is Judged => window.next !== null);
