// How a match-up may end, by the line-ups that are set.
import { isStarting } from '@pylon/engine/vocabulary/slots';
import { lowestChances } from '@pylon/engine/week-odds/lowest-chances';
import { leadOf, winChance } from '@pylon/engine/week-odds/win-chance';
import { oddsPlayers } from './odds-players.ts';
import type { WeekPlayer } from './week-players.ts';

const inLineUp = (team: readonly WeekPlayer[]) => team.filter(({ place }) => isStarting(place));
const setStarters = (team: readonly WeekPlayer[]) => oddsPlayers(inLineUp(team));

/** Whether more than half of who is set is projected, or is known not to play. */
function isTold(team: readonly WeekPlayer[]): boolean {
  const line = inLineUp(team);
  const told = line.filter(({ expected, isOut, isBye }) => expected !== null || isOut || isBye);
  return line.length === 0 || told.length > line.length / 2;
}

/**
 * A team's chance to win against another.
 *
 * @returns 0 to 1, to the thousandth; null where hardly anybody of a line-up is projected, or nobody of both: it would
 *   be a coin's, or that of the one who is
 */
export function winShare(team: readonly WeekPlayer[], others: readonly WeekPlayer[]): number | null {
  const [own, met] = [setStarters(team), setStarters(others)];
  if (own.length + met.length === 0 || !isTold(team) || !isTold(others)) return null;
  return Math.round(winChance(own, met) * 1_000) / 1_000;
}

/**
 * The chance of each team to score least of all.
 *
 * @returns 0 to 1, to the thousandth; null where hardly anybody of some line-up is projected
 */
export function lowestShares(teams: readonly (readonly WeekPlayer[])[]): readonly number[] | null {
  const lines = teams.map(setStarters);
  if (lines.every((line) => line.length === 0) || !teams.every(isTold)) return null;
  return lowestChances(lines.map((line) => leadOf(line, []))).map((chance) => Math.round(chance * 1_000) / 1_000);
}

/** Points that the set line-up is expected to end the week with: those of games under way count as they stand. */
export const expectedEnd = (team: readonly WeekPlayer[]): number => leadOf(setStarters(team), []).mean;
