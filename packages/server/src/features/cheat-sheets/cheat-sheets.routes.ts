import { getCheatSheets } from '@pylon/contract/cheat-sheets/cheat-sheets';
import type { Router } from '../../http/route.ts';
import { withHeld } from '../../leagues/holders/held-among.ts';
import type { LeagueParts } from '../../leagues/known-league.ts';
import { preparedRanking } from '../../plans/usable-lists.ts';
import { cheatSheets } from './cheat-sheets.service.ts';

/** Rankings to print. */
export function cheatSheetRoutes(route: Router, parts: LeagueParts): void {
  route.fromEdition(
    getCheatSheets,
    cheatSheets,
    async ({ query }, reader) => withHeld(parts, reader, query, await preparedRanking(parts.db, reader, query)),
    // whose page it is printed for makes no other answer
    ({ query: { sponsor: _sponsor, ...query }, ...input }) => ({ ...input, query }),
  );
}
