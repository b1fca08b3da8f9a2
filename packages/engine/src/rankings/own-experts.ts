/** A person's own ranking lists among the experts: each is one, with its places as its ranks and its own tiers. */
import type { RankedPlace } from '../own-rankings/ranked-places.ts';

/** A list as an expert. */
export interface OwnRanking {
  readonly expertId: string;
  /** Day of the last change. */
  readonly asOf: string;
  /** Best first. */
  readonly places: readonly Pick<RankedPlace, 'entityId' | 'tier'>[];
}

/** As any other expert's list; it has no opinion of whom it leaves out. */
export const ownExpertList = ({ expertId, asOf, places }: OwnRanking) => ({
  expertId,
  asOf,
  format: null,
  ranks: new Map(places.map(({ entityId }, index) => [entityId, index + 1] as const)),
  isPartial: true,
});

/** The tiers of the one list that a board shows, by entity; null where it shows others too, or the list has none. */
export function ownTiers(
  own: readonly OwnRanking[],
  shown: readonly Pick<OwnRanking, 'expertId'>[],
): ReadonlyMap<string, number> | null {
  const [only, ...others] = shown;
  const list = others.length === 0 ? own.find(({ expertId }) => expertId === only?.expertId) : undefined;
  if (!list || (list.places.at(-1)?.tier ?? 1) === 1) return null;
  return new Map(list.places.map(({ entityId, tier }) => [entityId, tier]));
}
