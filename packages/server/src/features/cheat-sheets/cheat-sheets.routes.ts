import { getCheatSheets } from '@pylon/contract/cheat-sheets/cheat-sheets';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { cheatSheets } from './cheat-sheets.service.ts';

/** Rankings to print. */
export function cheatSheetRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(
    getCheatSheets,
    cheatSheets,
    ({ query }, reader) => preparedScoring(db, reader, query.scoringSystemId),
    // whose page it is printed for makes no other answer
    ({ query: { sponsor: _sponsor, ...query }, ...input }) => ({ ...input, query }),
  );
}
