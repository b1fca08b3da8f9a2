import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import type { GameLogRow } from '@pylon/contract/player-card/player-card';
import { statusMark } from '@pylon/engine/vocabulary/player-status';
import type { WeekBar } from '../../ui/charts/BarPerWeek.tsx';
import { decimal, finalScore, PLAYOFF_LETTERS } from '../../widgets/player/display.ts';

/** Why a week has no points: the bye, or the injury report. */
const noteOf = (game: GameLogRow): string | undefined =>
  game.isBye ? 'BYE' : game.score ? (statusMark('', game.injury)?.letters ?? 'DNP') : undefined;

const wordsOf = (game: GameLogRow): string => {
  if (game.isBye) return `Week ${game.week}: bye`;
  const side = game.opponent ? `${game.isHome ? 'vs' : '@'} ${game.opponent}` : '';
  const points = unlocked(game.points);
  const done = points === null ? (game.score ? 'did not play' : 'not played yet') : `${decimal(points, 1)} points`;
  return [`Week ${game.week} ${side}`, done, game.score ? finalScore(game.score, game.opponent) : '']
    .filter(Boolean)
    .join(', ');
};

/** Whether what was done in the games is locked. */
export const hasLockedGame = (log: readonly GameLogRow[]): boolean => log.some((game) => isLocked(game.points));

/** Bars of a game log, in the order of the weeks. */
export const gameBars = (log: readonly GameLogRow[]): readonly WeekBar[] =>
  [...log]
    .sort((a, b) => a.week - b.week)
    .map((game) => {
      const note = noteOf(game);
      return {
        key: `${game.seasonType}${game.week}`,
        label: PLAYOFF_LETTERS[game.week] ?? String(game.week),
        value: unlocked(game.points),
        ...(note ? { note } : {}),
        words: wordsOf(game),
      };
    });

/** Mean of the games with points; null without any. */
export function meanPoints(log: readonly GameLogRow[]): number | null {
  const played = log.flatMap((game) => (game.seasonType === 'REG' ? (unlocked(game.points) ?? []) : []));
  return played.length === 0 ? null : played.reduce((sum, points) => sum + points, 0) / played.length;
}
