// What a pre-season rank has meant: a kernel mean over neighbouring ranks, on a logarithmic scale because the step
// from 1st to 2nd is as long as the one from 10th to 20th.
import { emptyLine, historyStats, type Line, type RankedSeason } from './history.ts';

/** Games of a team's season now and in the history. */
export const GAMES_NOW = 17;
export const GAMES_THEN = 16;
export const BANDWIDTH = 0.18;

export interface RankLine {
  readonly games: number;
  readonly line: Line;
}

/** Mean season at a rank, for a season of 17 games. */
export function rankLine(seasons: readonly RankedSeason[], rank: number, bandwidth = BANDWIDTH): RankLine {
  let weightSum = 0;
  let games = 0;
  const line = emptyLine();
  for (const season of seasons) {
    const distance = Math.log(season.rank / rank) / bandwidth;
    if (Math.abs(distance) > 4) continue;
    const weight = Math.exp(-0.5 * distance * distance);
    weightSum += weight;
    games += weight * season.totals.games;
    for (const stat of historyStats) line[stat] += weight * season.totals.line[stat];
  }
  const scale = weightSum > 0 ? GAMES_NOW / GAMES_THEN / weightSum : 0;
  for (const stat of historyStats) line[stat] *= scale;
  return { games: games * scale, line };
}
