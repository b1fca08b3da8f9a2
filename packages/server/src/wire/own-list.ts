import { createHash } from 'node:crypto';
import { KINDS_OF_PERIOD, type ListKind, ownExpertId } from '@pylon/contract/own-rankings/list-rules';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import type { RankedPlace } from '@pylon/engine/own-rankings/ranked-places';
import type { Period } from '@pylon/engine/vocabulary/weeks';

/** A person's own ranking list. */
export interface OwnList {
  readonly id: string;
  /**
   * A digest of its content, name and day included. Anything cached for a list is cached under it, so that nobody is
   * answered from somebody else's list, nor from what the list was before.
   */
  readonly key: string;
  readonly name: string;
  readonly kind: ListKind;
  readonly season: number;
  readonly version: number;
  readonly updatedAt: Date;
  /** Best first. */
  readonly places: readonly RankedPlace[];
}

/** A list by its content, from which its key is made. */
export function ownList(list: Omit<OwnList, 'key'>): OwnList {
  const text = JSON.stringify([list.id, list.version, list.name, list.kind, list.season, list.places]);
  return { ...list, key: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}

/** Those of some lists that are experts of a period's rankings; the others say nothing of it. */
export const listsOf = (
  lists: readonly OwnList[],
  { season, period }: { readonly season: number; readonly period: Period },
): readonly OwnList[] => {
  const kinds: readonly ListKind[] = KINDS_OF_PERIOD[period];
  return lists.filter((list) => list.season === season && kinds.includes(list.kind));
};

export const toWireList = ({ id, name, kind, season, places, version, updatedAt }: OwnList): RankingListSummary => ({
  id,
  expertId: ownExpertId(id),
  name,
  kind,
  seasonId: String(season),
  size: places.length,
  version,
  updatedAt: updatedAt.toISOString(),
});
