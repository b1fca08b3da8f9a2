import type { RankingListSummary, RankingPlace } from '@pylon/contract/own-rankings/own-rankings';
import { LONGEST_NOTE, type PlayerMarks } from './player-marks.ts';

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

type MarkedPlace = Pick<RankingPlace, 'entityId' | 'mark' | 'note'>;

/** Marks and notes of a list. */
export const listedMarks = (places: readonly MarkedPlace[]): PlayerMarks =>
  Object.fromEntries(
    places
      .filter(({ mark, note }) => mark !== null || note !== '')
      .map(({ entityId, mark, note }) => [entityId, { mark, note: note.slice(0, LONGEST_NOTE) }]),
  );

/** Marks and notes of a list, and what was noted in draft rooms, which is newer. */
export const marksOf = (places: readonly MarkedPlace[], noted: PlayerMarks): PlayerMarks => ({
  ...listedMarks(places),
  ...noted,
});
