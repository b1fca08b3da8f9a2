import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { answer } from '../../../api/answers.ts';
import { useSeason } from '../../table/use-season.ts';
import { CornerMark } from './CornerMark.tsx';
import { followedList } from './followed-list.ts';
import type { DrawMark } from './marks-here.ts';
import { markedList, marksOf } from './own-marks.ts';
import { usePlayerMarks } from './player-marks.ts';

/** Marks change where lists are edited, which asks for them anew. */
const STALE_AFTER_MS = 5 * 60_000;

/**
 * Reads what the registered person means to do about players, once for all tables: their list by the calls that there
 * are, and what draft rooms noted in this browser. Draws nothing itself.
 */
export function MarksReader({ onRead }: { readonly onRead: (draw: () => DrawMark) => void }) {
  const season = useSeason();
  const noted = usePlayerMarks();
  const followed = useSyncExternalStore(followedList.subscribe, followedList.read, followedList.none);
  const lists = useQuery({ ...answer('listRankingLists', {}), staleTime: STALE_AFTER_MS }).data?.rankingLists;
  const id = lists ? markedList(lists, season.id, followed) : null;
  const listed = useQuery({
    ...answer('getRankingList', { id: id ?? '' }),
    enabled: id !== null,
    staleTime: STALE_AFTER_MS,
  });
  const places = listed.data?.places;
  useEffect(() => {
    const marks = marksOf(places ?? [], noted);
    onRead(() => (playerId) => {
      const mark = marks[playerId]?.mark ?? null;
      return mark && <CornerMark mark={mark} />;
    });
  }, [places, noted, onRead]);
  return null;
}
