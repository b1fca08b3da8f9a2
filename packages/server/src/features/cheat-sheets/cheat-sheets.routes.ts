import { getCheatSheets } from '@pylon/contract/cheat-sheets/cheat-sheets';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedRanking } from '../../plans/usable-lists.ts';
import { cheatSheets } from './cheat-sheets.service.ts';

/** Rankings to print. */
export function cheatSheetRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(
    getCheatSheets,
    cheatSheets,
    ({ query }, reader) => preparedRanking(db, reader, query),
    // whose page it is printed for makes no other answer
    ({ query: { sponsor: _sponsor, ...query }, ...input }) => ({ ...input, query }),
  );
}
