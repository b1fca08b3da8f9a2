// Line-ups of a team in a week: the one that is set, and the best by what is asked for.
import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { isReserve, isStarting, type RosterPlace, type Slot } from '@pylon/engine/vocabulary/slots';
import { bestLineupFor, type LineupGoal } from '@pylon/engine/week-odds/goal-lineups';
import { leadOf } from '@pylon/engine/week-odds/win-chance';
import { isOver } from '../football/games/game-progress.ts';
import { oddsPlayers } from './odds-players.ts';
import type { WeekPlayer } from './week-players.ts';

/** Whether nobody can be moved any more: the game has begun, or is over. */
export const isLocked = ({ game }: Pick<WeekPlayer, 'game'>, now: Date): boolean =>
  game !== null && (game.state === 'live' || isOver(game.state) || Date.parse(game.kickoff) <= now.getTime());

/** Points that the starters of a line-up are expected to make. */
export const startersPoints = (players: readonly WeekPlayer[]): number =>
  players.reduce((sum, { place, usable }) => (isStarting(place) ? sum + usable : sum), 0);

/**
 * Who keeps their place: whoever's game has begun, unless all have, and players on a reserve list. Whoever rests or has
 * no team has no game to wait for.
 */
export function staying(players: readonly WeekPlayer[], now: Date): (player: WeekPlayer) => boolean {
  const isOpen = players.some((player) => !isReserve(player.place) && player.game !== null && !isLocked(player, now));
  return (player) => isReserve(player.place) || (isOpen && isLocked(player, now));
}

/**
 * The best line-up of a team, exact: everybody with their place in it, as far as they can be moved
 * ({@link staying}). Once all games have begun it is what would have been best to set.
 */
export function bestPlaces(
  players: readonly WeekPlayer[],
  slots: SlotCounts,
  now: Date,
  goal: LineupGoal = 'points',
): ReadonlyMap<string, RosterPlace> {
  const stays = staying(players, now);
  const open: Record<Slot, number> = { ...slots };
  for (const player of players) {
    if (stays(player) && !isReserve(player.place)) open[player.place as Slot] -= 1; // reserve was ruled out
  }
  const left = Object.fromEntries(
    Object.entries(open).map(([slot, count]) => [slot, Math.max(0, count)]),
  ) as typeof open;
  const moving = players.filter((player) => !stays(player));
  const { places } = bestLineupFor(goal, oddsPlayers(moving.map((player) => ({ ...player, points: null }))), left);
  const seats = new Map(places.flatMap(({ slot, starter }) => (starter ? [[starter.id, slot] as const] : [])));
  return new Map(
    players.map((player) => [
      player.leagueRosterId,
      stays(player) ? player.place : (seats.get(player.leagueRosterId) ?? 'BN'),
    ]),
  );
}

/**
 * A best-ball team at the places where its points are expected to count: nobody sets a line-up, and what a platform
 * tells of one before the week's end is no choice of anybody's. Whoever has played counts with what they made.
 */
export function bestBallLineup(players: readonly WeekPlayer[], slots: SlotCounts): readonly WeekPlayer[] {
  const candidates = players.flatMap((player) =>
    isReserve(player.place) || player.position === null
      ? []
      : [{ id: player.leagueRosterId, points: endOf(player), positions: [player.position] }],
  );
  const seats = new Map(
    bestLineup(candidates, slots).places.flatMap(({ slot, starter }) => (starter ? [[starter.id, slot] as const] : [])),
  );
  return players.map((player) =>
    isReserve(player.place) ? player : { ...player, place: seats.get(player.leagueRosterId) ?? 'BN' },
  );
}

/** Points that somebody is expected to end the week with. */
const endOf = (player: WeekPlayer): number =>
  player.game !== null && isOver(player.game.state) && player.points !== null
    ? player.points
    : leadOf(oddsPlayers([player]), []).mean;

/** Share of the best line-up's expected points that the set one has, 0 to 100; null where nobody is projected. */
export function lineupPercentage(
  players: readonly WeekPlayer[],
  best: ReadonlyMap<string, RosterPlace>,
): number | null {
  const most = startersPoints(players.map((player) => ({ ...player, place: best.get(player.leagueRosterId) ?? 'BN' })));
  return most > 0 ? Math.min(100, (startersPoints(players) / most) * 100) : null;
}
