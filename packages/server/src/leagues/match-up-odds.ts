// How a match-up may end, by the line-ups that are set.
import { isStarting } from '@pylon/engine/vocabulary/slots';
import { leadOf, winChance } from '@pylon/engine/week-odds/win-chance';
import { oddsPlayers } from './odds-players.ts';
import type { WeekPlayer } from './week-players.ts';

const setStarters = (team: readonly WeekPlayer[]) => oddsPlayers(team.filter(({ place }) => isStarting(place)));

/** A team's chance to win against another, 0 to 1, to the thousandth. */
export const winShare = (team: readonly WeekPlayer[], others: readonly WeekPlayer[]): number =>
  Math.round(winChance(setStarters(team), setStarters(others)) * 1_000) / 1_000;

/** The same; null where nobody of either line-up is projected: then it would be a coin's. */
export const knownWinShare = (team: readonly WeekPlayer[], others: readonly WeekPlayer[]): number | null =>
  setStarters(team).length + setStarters(others).length > 0 ? winShare(team, others) : null;

/** Points that the set line-up is expected to end the week with: those of games under way count as they stand. */
export const expectedEnd = (team: readonly WeekPlayer[]): number => leadOf(setStarters(team), []).mean;
