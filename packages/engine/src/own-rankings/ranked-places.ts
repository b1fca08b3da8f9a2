/**
 * A person's own ranking list: players in an order, in tiers, some marked, with notes.
 *
 * A list is never changed: every function gives another one. A tier is a run of neighbours, numbered from 1 without a
 * gap, so a break between tiers is nothing of its own, and no move can lose one or leave an empty tier behind.
 */

/** What a person means to do about a player. */
export const PLAYER_MARKS = ['target', 'avoid'] as const;
export type PlayerMark = (typeof PLAYER_MARKS)[number];

/** A player of a list; the place is that in the list. */
export interface RankedPlace {
  readonly entityId: string;
  /** From 1; never lower than that of the player before, and at most one higher. */
  readonly tier: number;
  readonly mark: PlayerMark | null;
  /** Empty is none. */
  readonly note: string;
}

/** The same list with tiers numbered from 1 without gaps: a tier begins where the number changes. */
export function withWholeTiers<P extends RankedPlace>(places: readonly P[]): readonly P[] {
  let tier = 0;
  let before: number | null = null;
  return places.map((place) => {
    if (place.tier !== before) tier++;
    before = place.tier;
    return place.tier === tier ? place : { ...place, tier };
  });
}

/**
 * Moves a player. Whoever moves down joins the tier of the player whom they land behind, and whoever moves up that of
 * the player whom they land before; nobody else changes tiers.
 *
 * @param to place in the list as it is afterwards, from 0; beyond either end is that end
 * @returns the same list when there is no such player, or no move
 */
export function withMoved<P extends RankedPlace>(places: readonly P[], entityId: string, to: number): readonly P[] {
  const from = places.findIndex((place) => place.entityId === entityId);
  const moved = places[from];
  const target = Math.max(0, Math.min(places.length - 1, to));
  if (!moved || target === from) return places;
  const others = places.filter((place) => place !== moved);
  const neighbour = target > from ? others[target - 1] : others[target];
  return withWholeTiers(others.toSpliced(target, 0, { ...moved, tier: neighbour?.tier ?? moved.tier }));
}

/** Begins a tier at a player, or joins the one that begins there with the one before. The first always begins one. */
export function withTierToggled<P extends RankedPlace>(places: readonly P[], entityId: string): readonly P[] {
  const at = places.findIndex((place) => place.entityId === entityId);
  const place = places[at];
  const before = places[at - 1];
  if (!place || !before) return places;
  const step = before.tier === place.tier ? 1 : -1;
  return places.map((each, index) => (index < at ? each : { ...each, tier: each.tier + step }));
}

/** Whether a tier begins at a place, from 0. */
export const beginsTier = (places: readonly RankedPlace[], index: number): boolean =>
  index > 0 && places[index]?.tier !== places[index - 1]?.tier;

/** Adds players at the end, in its last tier; who is in the list already stays where they are. */
export function withAdded<P extends RankedPlace>(places: readonly P[], added: readonly P[]): readonly P[] {
  const seen = new Set(places.map(({ entityId }) => entityId));
  const tier = places.at(-1)?.tier ?? 1;
  const fresh = added.filter(({ entityId }) => !seen.has(entityId) && seen.add(entityId));
  return fresh.length === 0 ? places : [...places, ...fresh.map((place) => ({ ...place, tier }))];
}

/**
 * In the order and the tiers of another list. Nobody is lost: whom the other leaves out follows in the order and the
 * tiers that they had, and what is said of a player stays where the other says nothing.
 */
export function withOrderOf<P extends RankedPlace>(places: readonly P[], other: readonly P[]): readonly P[] {
  const before = new Map(places.map((place) => [place.entityId, place]));
  const first = other.map((place) => {
    const own = before.get(place.entityId);
    if (own === undefined) return place;
    return { ...own, tier: place.tier, mark: place.mark ?? own.mark, note: place.note === '' ? own.note : place.note };
  });
  const named = new Set(other.map(({ entityId }) => entityId));
  const last = first.at(-1)?.tier ?? 0;
  const rest = places.flatMap((place) => (named.has(place.entityId) ? [] : [{ ...place, tier: last + place.tier }]));
  return withWholeTiers([...first, ...rest]);
}

/** Without a player. */
export const withRemoved = <P extends RankedPlace>(places: readonly P[], entityId: string): readonly P[] =>
  withWholeTiers(places.filter((place) => place.entityId !== entityId));

/** With other words on a player: a mark, a note. */
export const withNoted = <P extends RankedPlace>(
  places: readonly P[],
  entityId: string,
  noted: Partial<Pick<RankedPlace, 'mark' | 'note'>>,
): readonly P[] => places.map((place) => (place.entityId === entityId ? { ...place, ...noted } : place));
