// The free agent who would help a team most this week, where that is worth a claim.
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { isStarting, type Slot } from '@pylon/engine/vocabulary/slots';
import type { TeamOfWeek } from '../asked-team.ts';
import { freeMember } from '../known-league.ts';
import { bestPlaces, isLocked, startersPoints } from '../line-ups.ts';
import { weekExpectations } from '../week-expectations.ts';
import { entityWeeks, type WeekPlayer } from '../week-players.ts';

/** A claim costs a place on the roster, and often money: less than this is no reason for one. */
const LEAST_GAIN = 2;

interface Claim {
  readonly agent: WeekPlayer;
  /** Where they would start. */
  readonly place: Slot;
  /** Who starts no more; null where the place was empty. */
  readonly displaced: WeekPlayer | null;
  /** Expected points that the best line-up has more. */
  readonly gain: number;
}

/** null where nobody brings enough, and where the league has no free agents to be had. */
export function worthyClaim(own: TeamOfWeek, now: Date): Claim | null {
  const { of, team } = own;
  if (of.league.waivers.kind === 'none' || of.league.isBestBall) return null;
  const before = lineUpOf(own, team, now);
  const claims = freeAgents(own, now).flatMap((agent): Claim[] => {
    const after = lineUpOf(own, [...team, agent], now);
    const place = after.places.get(agent.leagueRosterId);
    if (place === undefined || !isStarting(place)) return [];
    const displaced = team.find(({ leagueRosterId: id }) => startsIn(before, id) && !startsIn(after, id)) ?? null;
    // of the line-up
    return [{ agent, place: place as Slot, displaced, gain: after.points - before.points }];
  });
  const [best] = claims.sort((one, other) => other.gain - one.gain);
  return best && best.gain >= LEAST_GAIN ? best : null;
}

function lineUpOf({ of }: TeamOfWeek, players: readonly WeekPlayer[], now: Date) {
  const places = bestPlaces(players, of.league.shape.slots, now);
  const seated = players.map((player) => ({ ...player, place: places.get(player.leagueRosterId) ?? player.place }));
  return { places, points: startersPoints(seated) };
}

const startsIn = ({ places }: ReturnType<typeof lineUpOf>, id: string): boolean => {
  const place = places.get(id);
  return place !== undefined && isStarting(place);
};

/** The best of each position who is on no roster, plays this week, and has not begun. */
function freeAgents({ of, week, asked }: TeamOfWeek, now: Date): readonly WeekPlayer[] {
  const { edition, season, scoring } = of;
  const taken = new Set([...week.rosters.values()].flat().map(({ entityId }) => entityId as string | null));
  const weekOf = entityWeeks(of, asked);
  const free = [...weekExpectations(edition, { season, week: asked.week }, scoring, asked.basis)]
    .filter(([id]) => !taken.has(id))
    .toSorted(([, one], [, other]) => other.points.expected - one.points.expected);
  return POSITIONS.flatMap((position) => {
    for (const [id, expected] of free) {
      if (expected.position !== position) continue;
      const entityId = id as EntityId; // the keys are entities
      const player = { ...freeMember(entityId, position), ...weekOf(entityId) };
      if (player.usable > 0 && !isLocked(player, now)) return [player];
    }
    return [];
  });
}
