import {
  createRankingList,
  deleteRankingList,
  getRankingList,
  importRankingList,
  listRankingLists,
  updateRankingList,
} from '@pylon/contract/own-rankings/own-rankings';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import {
  createList,
  deleteList,
  importedList,
  type OwnRankingsParts,
  rankingList,
  rankingLists,
  updateList,
} from './own-rankings.service.ts';

/** A person's own ranking lists. */
export function ownRankingsRoutes(route: Router, parts: OwnRankingsParts): void {
  route.forPerson(listRankingLists, async ({ person }) => found({ rankingLists: await rankingLists(parts, person) }));
  route.forPerson(getRankingList, ({ person, query }) => rankingList(parts, person, query.id));
  route.forPerson(createRankingList, ({ person, body }) => createList(parts, person, body));
  route.forPerson(updateRankingList, ({ person, body }) => updateList(parts, person, body));
  route.forPerson(deleteRankingList, ({ person, query }) => deleteList(parts, person, query.id));
  route.forPerson(importRankingList, ({ person, caller, body }) => importedList(parts, person, caller, body));
}
