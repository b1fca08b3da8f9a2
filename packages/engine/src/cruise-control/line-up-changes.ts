/**
 * What to change in a line-up that is set, by the rules of whoever owns the team.
 *
 * Terminology of this room:
 * - **Change**: somebody comes from the bench, somebody goes to it (or nobody, where a place is empty), and on the way
 *   others may move over from place to place.
 * - **Kept**: never benched, whatever is expected of them.
 *
 * Changes share no place: each can be taken or left without the others, and any of them together are a legal line-up.
 */
import { bestLineup } from '../lineup/best-lineup.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { type RosterPlace, SLOT_POSITIONS, STARTING_SLOTS, type StartingSlot } from '../vocabulary/slots.ts';

/** Somebody on the roster. */
export interface CruisePlayer {
  readonly id: string;
  /** None for positions that are not counted here: whoever has none stays where they are. */
  readonly positions: readonly Position[];
  readonly place: RosterPlace;
  /** Expected points; null where nobody projects them: then they neither come nor go, unless they are idle. */
  readonly points: number | null;
  /** Why they surely do not play; null when they may. */
  readonly idle: 'out' | 'bye' | null;
  /** Whether the platform lets nobody move them any more. */
  readonly isLocked: boolean;
}

/** What the owner of a team allows. */
export interface LineupRules {
  /** Ids of those who are never benched. */
  readonly kept: ReadonlySet<string>;
  /** Whether starters who may play are never benched. */
  readonly onlyIdle: boolean;
  /** Expected points that a change has to bring, 0 or more. */
  readonly leastGain: number;
}

/** Who comes in for whom: how changes are told apart. `goes` is null where a place was empty. */
export interface Pair {
  readonly comes: string;
  readonly goes: string | null;
}

/** A pair that was told before, and the place that was told with it. */
export type ToldPair = Pick<LineupChange, 'comes' | 'goes' | 'slot'>;

/** A starter who goes over to another place. */
export interface Shift {
  readonly id: string;
  readonly from: StartingSlot;
  readonly to: StartingSlot;
}

export interface LineupChange extends Pair {
  readonly reason: 'out' | 'bye' | 'empty-place' | 'better-bench';
  /** The place that `comes` takes. */
  readonly slot: StartingSlot;
  /** Starters who move over so that there is room, in the order in which they can be moved. */
  readonly shifts: readonly Shift[];
  /** Expected points more. */
  readonly gain: number;
}

/** More than any points: whoever may not be benched is seated before everybody else. */
const MUST_START = 100_000;

/** A place of the line-up that may change, with whoever stands in it. */
interface Place {
  readonly slot: StartingSlot;
  readonly player: CruisePlayer | null;
}

const fits = ({ positions }: CruisePlayer, slot: StartingSlot): boolean =>
  positions.some((position) => SLOT_POSITIONS[slot].includes(position));

/** What an idle player brings is nothing. */
const worthOf = ({ idle, points }: CruisePlayer): number => (idle ? 0 : (points ?? 0));

/**
 * The changes that make a line-up the best that the rules allow, those who do not play first.
 *
 * @param standing pairs that were told before: where they still hold they are told again, rather than another pair of
 *   the same people
 */
export function lineupChanges(
  roster: readonly CruisePlayer[],
  slots: SlotCounts,
  rules: LineupRules,
  standing: readonly ToldPair[] = [],
): readonly LineupChange[] {
  const places = openPlaces(roster, slots);
  const bench = roster.filter(
    (player) => player.place === 'BN' && !player.isLocked && player.idle === null && player.points !== null,
  );
  const starts = startersOfBest(places, bench, rules);
  const mayGo = new Set(
    places.flatMap(({ player }) => (player && !starts.has(player.id) && !isHeld(player, rules) ? player.id : [])),
  );
  const coming = new Set(bench.filter(({ id }) => starts.has(id)));
  const free = new Set(places);
  const changes: LineupChange[] = [];
  const take = (place: Place, candidates: Iterable<CruisePlayer>): boolean => {
    const staying = [...free].filter(({ player }) => player !== null && !mayGo.has(player.id));
    const way = shortestWay(place, candidates, staying);
    if (!way) return false;
    const change = changeOf(way);
    if (change.gain < rules.leastGain) return false;
    changes.push(change);
    coming.delete(way.comes);
    for (const taken of way.places) free.delete(taken);
    return true;
  };
  const vacant = places.filter(({ player }) => player === null || mayGo.has(player.id)).toSorted(byNeed);
  for (const { comes, goes, slot } of standing) {
    const left = vacant.filter((each) => free.has(each) && (each.player?.id ?? null) === goes);
    const place = left.find((each) => each.slot === slot) ?? left[0];
    const player = [...coming].find(({ id }) => id === comes);
    if (place && player) take(place, [player]);
  }
  const byPoints = (one: CruisePlayer, other: CruisePlayer) => worthOf(other) - worthOf(one);
  for (const place of vacant) if (free.has(place)) take(place, [...coming].sort(byPoints));
  return changes;
}

/** Whoever does not play is replaced first, then empty places are filled, then whoever is expected to make least. */
function byNeed(one: Place, other: Place): number {
  const rank = ({ player }: Place) => (player === null ? 1 : player.idle ? 0 : 2);
  return rank(one) - rank(other) || (one.player?.points ?? 0) - (other.player?.points ?? 0);
}

const isHeld = (player: CruisePlayer, { kept, onlyIdle }: LineupRules): boolean =>
  kept.has(player.id) || (player.idle === null && (onlyIdle || player.points === null));

/** Places that may change. Whoever is locked, or stands where only the platform lets them, keeps theirs. */
function openPlaces(roster: readonly CruisePlayer[], slots: SlotCounts): readonly Place[] {
  return STARTING_SLOTS.flatMap((slot) => {
    const standing = roster.filter(({ place }) => place === slot);
    const movable = standing.filter((player) => !player.isLocked && fits(player, slot));
    const empty = Math.max(0, slots[slot] - standing.length);
    return [...movable, ...Array.from({ length: empty }, () => null)].map((player) => ({ slot, player }));
  });
}

/** Ids of those who start in the best line-up that keeps whoever is held. */
function startersOfBest(
  places: readonly Place[],
  bench: readonly CruisePlayer[],
  rules: LineupRules,
): ReadonlySet<string> {
  const open = Object.fromEntries(
    [...STARTING_SLOTS, 'BN' as const].map((slot) => [slot, places.filter((place) => place.slot === slot).length]),
  ) as SlotCounts; // every slot is named
  const starters = places.flatMap(({ player }) => player ?? []);
  const candidates = [
    // Whoever starts is left in their place for less than the least gain.
    ...starters
      .filter((player) => isHeld(player, rules) || player.idle === null)
      .map((player) => ({
        ...player,
        points: worthOf(player) + rules.leastGain + (isHeld(player, rules) ? MUST_START : 0),
      })),
    ...bench.map((player) => ({ ...player, points: worthOf(player) })),
  ];
  return new Set(bestLineup(candidates, open).places.flatMap(({ starter }) => starter?.id ?? []));
}

/** How somebody comes to a place: into it, or into another one whose starter moves over, and so on. */
interface Way {
  readonly comes: CruisePlayer;
  /** From the place that is left to the one that is taken. */
  readonly places: readonly Place[];
}

/** The way with the fewest who move over; of equal ones that of the first candidate. */
function shortestWay(left: Place, candidates: Iterable<CruisePlayer>, staying: readonly Place[]): Way | null {
  const all = [...candidates];
  const reached = new Set([left]);
  let ways: readonly (readonly Place[])[] = [[left]];
  while (ways.length > 0) {
    for (const comes of all) {
      const places = ways.find((way) => fits(comes, endOf(way).slot));
      if (places) return { comes, places };
    }
    ways = ways.flatMap((way) =>
      staying.flatMap((next) => {
        if (reached.has(next) || next.player === null || !fits(next.player, endOf(way).slot)) return [];
        reached.add(next);
        return [[...way, next]];
      }),
    );
  }
  return null;
}

const endOf = (way: readonly Place[]): Place => way[way.length - 1] as Place; // a way has its first place

function changeOf({ comes, places }: Way): LineupChange {
  const [left] = places as [Place]; // a way has its first place
  const goes = left.player;
  return {
    comes: comes.id,
    goes: goes?.id ?? null,
    reason: goes === null ? 'empty-place' : (goes.idle ?? 'better-bench'),
    slot: endOf(places).slot,
    shifts: places.slice(1).flatMap(({ player, slot: from }, at) => {
      const to = places[at]?.slot;
      return player && to ? [{ id: player.id, from, to }] : [];
    }),
    gain: worthOf(comes) - (goes ? worthOf(goes) : 0),
  };
}
