/**
 * Guillotine leagues: every week the team with the fewest points is out, and all of its players go to the wire, until
 * one team is left. Neither kickers nor defences are played.
 *
 * So the wire grows richer week by week: what a drafted player is worth lies in the weeks in which the wire has nobody
 * as good, and a team lives to see the early ones more often than the late ones.
 */
import { benchAwareReplacementPoints, type ReplacementPoints, type ValuedPlayer } from '../player-value/replacement.ts';
import type { LeagueShape } from '../vocabulary/league.ts';

/** The last team stands after this week of a league of eighteen. */
export const ELIMINATION_WEEKS = 17;

/** Fewer than two do not play a week. */
const FEWEST_TEAMS = 2;

/**
 * Teams that play a week of a league that begins with so many.
 *
 * @param week from 1
 * @example teamsLeft(18, 1) // → 18
 * @example teamsLeft(18, 17) // → 2
 */
export const teamsLeft = (teams: number, week: number): number => Math.max(FEWEST_TEAMS, teams - week + 1);

/**
 * What the wire still has when the rosters of so many teams are full, bench included: points of the best player left at
 * each position.
 *
 * @param players with their points of one week
 */
export const wireLevels = (players: readonly ValuedPlayer[], league: LeagueShape, teams: number): ReplacementPoints =>
  benchAwareReplacementPoints(players, { ...league, teams });

/** A player with points of an average week, those missed counted in, and the week of the bye. */
export interface EliminationPlayer extends ValuedPlayer {
  readonly byeWeek: number | null;
}

/**
 * What each player brings over the wire while an average team lives: points above the wire of every week but the bye,
 * times the share of teams that still play it, of those that are left at first. It is the same forecast counted
 * otherwise: no odds of surviving.
 *
 * @param from the first week that counts, 1 to {@link ELIMINATION_WEEKS}
 * @returns points of the weeks that count, in the order of the players, ≥ 0
 */
export function eliminationValues(
  players: readonly EliminationPlayer[],
  league: LeagueShape,
  from = 1,
): readonly number[] {
  const values = new Array<number>(players.length).fill(0);
  const first = teamsLeft(league.teams, from);
  for (let week = from; week <= ELIMINATION_WEEKS; week++) {
    const teams = teamsLeft(league.teams, week);
    const playing = players.filter(({ byeWeek }) => byeWeek !== week);
    const levels = wireLevels(playing, league, teams);
    players.forEach(({ points, position, byeWeek }, index) => {
      if (byeWeek === week) return;
      values[index] = (values[index] ?? 0) + (teams / first) * Math.max(0, points - levels[position]);
    });
  }
  return values;
}
