// People's own ranking lists.
import type { ListKind } from '@pylon/contract/own-rankings/list-rules';
import type { RankedPlace } from '@pylon/engine/own-rankings/ranked-places';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** A list with its players in one row: it is read and written whole. */
export interface RankingListTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  kind: ListKind;
  season: number;
  /** Of a week's list, and of no other. */
  week: number | null;
  places: JSONColumnType<RankedPlace[], string, string>;
  /**
   * Under which name each player of the list was shown when it was last saved, empty where that is not known; with
   * those who were taken out after the almanac had lost them, so that taking it back is possible.
   */
  names: JSONColumnType<Record<string, string>, string | undefined, string>;
  /** What the browser calls the last save, by which one that is sent twice is known. */
  last_save_id: string | null;
  /** Grows by one with every change. */
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface RankingListTables {
  ranking_list: RankingListTable;
}
