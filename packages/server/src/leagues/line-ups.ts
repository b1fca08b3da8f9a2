// Line-ups of a team in a week: the one that is set, and the best by what is asked for.
import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { RESERVE_SLOTS, type RosterPlace } from '@pylon/engine/vocabulary/slots';
import { isOver } from '../football/games/game-progress.ts';
import type { WeekPlayer } from './week-players.ts';

/** What a line-up is to have most of: points, a good day's points, or a bad day's. */
export type LineupGoal = 'points' | 'boom' | 'bust';

/** Whether a place counts. */
export const isStarting = (place: RosterPlace): boolean => place !== 'BN' && !isReserve(place);
/** Whether a place is on a list of those who cannot be started. */
export const isReserve = (place: RosterPlace): boolean => (RESERVE_SLOTS as readonly RosterPlace[]).includes(place);

/** Whether nobody can be moved any more: the game has begun, or is over. */
export const isLocked = ({ game }: Pick<WeekPlayer, 'game'>, now: Date): boolean =>
  game !== null && (game.state === 'live' || isOver(game.state) || Date.parse(game.kickoff) <= now.getTime());

/** Points that the starters of a line-up are expected to make. */
export const startersPoints = (players: readonly WeekPlayer[]): number =>
  players.reduce((sum, { place, usable }) => (isStarting(place) ? sum + usable : sum), 0);

/**
 * The best line-up of a team, exact: everybody with their place in it. Players on a reserve list stay there, and
 * whoever nobody knows stays where they are.
 */
export function bestPlaces(
  players: readonly WeekPlayer[],
  slots: SlotCounts,
  goal: LineupGoal = 'points',
): ReadonlyMap<string, RosterPlace> {
  const candidates = players.flatMap((player) => {
    const { position, place, leagueRosterId } = player;
    if (position === null || isReserve(place)) return [];
    return [{ leagueRosterId, points: pointsFor(player, goal), positions: [position] }];
  });
  const { places, bench } = bestLineup(candidates, slots);
  return new Map<string, RosterPlace>([
    ...players.map(({ leagueRosterId, place }) => [leagueRosterId, isStarting(place) ? 'BN' : place] as const),
    ...places.flatMap(({ slot, starter }) => (starter ? [[starter.leagueRosterId, slot] as const] : [])),
    ...bench.map(({ leagueRosterId }) => [leagueRosterId, 'BN'] as const),
  ]);
}

function pointsFor({ usable, expected }: WeekPlayer, goal: LineupGoal): number {
  if (usable === 0 || !expected || goal === 'points') return usable;
  return goal === 'boom' ? expected.points.ceiling : expected.points.floor;
}

/** Share of the best line-up's expected points that the set one has, 0 to 100; null where nobody is projected. */
export function lineupPercentage(players: readonly WeekPlayer[], slots: SlotCounts): number | null {
  const places = bestPlaces(players, slots);
  const best = players.reduce(
    (sum, { leagueRosterId, usable }) => (isStarting(places.get(leagueRosterId) ?? 'BN') ? sum + usable : sum),
    0,
  );
  return best > 0 ? Math.min(100, (startersPoints(players) / best) * 100) : null;
}
