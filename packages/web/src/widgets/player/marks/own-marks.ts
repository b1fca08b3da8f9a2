import type { RankingListSummary, RankingPlace } from '@pylon/contract/own-rankings/own-rankings';
import type { PlayerMarks } from './player-marks.ts';

/**
 * The list whose marks are shown: the one that draft rooms follow, else the one of the season that was changed last.
 *
 * @param lists changed last first
 */
export function markedList(
  lists: readonly Pick<RankingListSummary, 'id' | 'seasonId'>[],
  seasonId: string,
  followed: string | null,
): string | null {
  const ofSeason = lists.filter((list) => list.seasonId === seasonId);
  return (ofSeason.find(({ id }) => id === followed) ?? ofSeason[0])?.id ?? null;
}

/** Marks of a list, and what was noted in draft rooms, which is newer. */
export const marksOf = (
  places: readonly Pick<RankingPlace, 'entityId' | 'mark' | 'note'>[],
  noted: PlayerMarks,
): PlayerMarks => ({
  ...Object.fromEntries(
    places.flatMap(({ entityId, mark, note }) => (mark === null ? [] : [[entityId, { mark, note }]])),
  ),
  ...noted,
});
