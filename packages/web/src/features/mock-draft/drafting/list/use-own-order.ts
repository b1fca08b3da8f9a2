// A list of the person's own in a room: which one the room's list follows is kept in this browser, for every room.
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { answer } from '../../../../api/answers.ts';
import { useOwnLists } from '../../../../widgets/experts/use-own-experts.ts';
import { followedList } from '../../../../widgets/player/marks/followed-list.ts';
import { listedMarks } from '../../../../widgets/player/marks/own-marks.ts';
import { type PlayerMark, type PlayerMarks, usePlayerMarks } from '../../../../widgets/player/marks/player-marks.ts';

/** The list that is followed. */
interface OwnOrder {
  readonly name: string;
  /** Places by player, from 1. */
  readonly places: ReadonlyMap<string, number>;
  /** Marks and notes of the list. */
  readonly marks: PlayerMarks;
}

export interface OwnOrderModel {
  /** The person's lists that rank such a draft. */
  readonly lists: readonly RankingListSummary[];
  readonly chosenId: string | null;
  /** The one that is chosen, as it is listed; its version tells whether advice by it is out of date. */
  readonly chosen: RankingListSummary | null;
  readonly choose: (id: string | null) => void;
  /** The list that the room follows; null is none, or not here yet. */
  readonly order: OwnOrder | null;
  /** Marks and notes of that list, and those noted in rooms, which are newer. */
  readonly marks: PlayerMarks;
}

/** The lists that rank such a draft, and the one that the room follows. */
export function useOwnOrder({ season, configuration }: AnyDraft): OwnOrderModel {
  const period = configuration.leagueType === 'DYNASTY' ? 'dynasty' : 'seasonal';
  const lists = useOwnLists({ period, seasonId: season.id });
  const kept = useSyncExternalStore(followedList.subscribe, followedList.read, followedList.none);
  const chosen = lists.find(({ id }) => id === kept) ?? null;
  const { data } = useQuery({ ...answer('getRankingList', { id: chosen?.id ?? '' }), enabled: chosen !== null });
  const order = useMemo(() => (chosen && data ? orderOf(chosen.name, data.places) : null), [chosen, data]);
  const noted = usePlayerMarks();
  const marks = useMemo(() => (order ? { ...order.marks, ...noted } : noted), [order, noted]);
  return { lists, chosenId: chosen?.id ?? null, chosen, choose: followedList.write, order, marks };
}

type Places = readonly (PlayerMark & { readonly entityId: string })[];

function orderOf(name: string, places: Places): OwnOrder {
  return {
    name,
    places: new Map(places.map(({ entityId }, index) => [entityId, index + 1])),
    marks: listedMarks(places),
  };
}
