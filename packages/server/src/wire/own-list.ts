import { createHash } from 'node:crypto';
import { type ListKind, ownExpertId, ranksSuch } from '@pylon/contract/own-rankings/list-rules';
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
  /** Of a week's list, and of no other. */
  readonly week: number | null;
  readonly version: number;
  readonly updatedAt: Date;
  /** Best first. */
  readonly places: readonly RankedPlace[];
  /** Last known names by player, empty where none was kept; of every player of the list. */
  readonly names: Readonly<Record<string, string>>;
}

/** A list by its content, from which its key is made. */
export function ownList(list: Omit<OwnList, 'key'>): OwnList {
  const text = JSON.stringify([list.id, list.version, list.name, list.kind, list.season, list.week, list.places]);
  return { ...list, key: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}

/** Those of some lists that are experts of a period's rankings, or of a week's; the others say nothing of it. */
export const listsOf = (
  lists: readonly OwnList[],
  { season, period, week }: { readonly season: number; readonly period: Period; readonly week: number },
): readonly OwnList[] =>
  lists.filter((list) =>
    ranksSuch({ ...list, seasonId: String(list.season) }, { period, seasonId: String(season), week }),
  );

export const toWireList = ({
  id,
  name,
  kind,
  season,
  week,
  places,
  version,
  updatedAt,
}: OwnList): RankingListSummary => ({
  id,
  expertId: ownExpertId(id),
  name,
  kind,
  seasonId: String(season),
  week,
  size: places.length,
  version,
  updatedAt: updatedAt.toISOString(),
});
