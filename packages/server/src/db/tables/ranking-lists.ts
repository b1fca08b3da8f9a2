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
  places: JSONColumnType<RankedPlace[], string, string>;
  /** Grows by one with every change. */
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface RankingListTables {
  ranking_list: RankingListTable;
}
