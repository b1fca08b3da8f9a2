import type { Season } from '@pylon/contract/wire';
import { DRAFT_STRATEGIES, type DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import type { Input } from '../../api/call.ts';
import {
  DEFAULT_SCORING,
  heldOf,
  listOf,
  parseTableSearch,
  positionsOf,
  type SearchChange,
  type TableSearch,
} from '../../widgets/table/table-search.ts';

/** What stands on a page: 120 players of all positions, or a position. */
type SheetView = 'overall' | 'positions';

/** The state of the cheat sheets in their address. */
interface CheatSheetSearch extends TableSearch {
  /** Absent is balanced. */
  readonly draftStrategy?: DraftStrategy;
  /** Whether auction values stand beside the players. */
  readonly prices?: 'on';
  /** A draft of the person's, whose picks are drawn in. */
  readonly draft?: string;
}

const DRAFT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the address; what does not fit is left out. */
export function parseCheatSheetSearch(raw: Readonly<Record<string, unknown>>): CheatSheetSearch {
  const table = parseTableSearch(raw);
  const { scoring, season, from, pos, view } = table;
  const draftStrategy = DRAFT_STRATEGIES.find((strategy) => strategy === raw['draftStrategy']);
  return {
    ...(scoring ? { scoring } : {}),
    ...(season ? { season } : {}),
    ...(from ? { from } : {}),
    ...(pos && pos !== 'ALL' && !pos.includes(',') ? { pos } : {}),
    ...(view === 'positions' ? { view } : {}),
    ...heldOf(table),
    ...(draftStrategy && draftStrategy !== 'balanced' ? { draftStrategy } : {}),
    ...(raw['prices'] === 'on' ? { prices: 'on' as const } : {}),
    ...(DRAFT.test(String(raw['draft'])) ? { draft: String(raw['draft']) } : {}),
  };
}

/** The part of an address that is this page's own; its route has read it. */
export const sheetSearch = (search: TableSearch): CheatSheetSearch => search;

/** A change of it. */
export const sheetChange = (change: {
  readonly draftStrategy?: DraftStrategy | undefined;
  readonly prices?: 'on' | undefined;
}): SearchChange => change as SearchChange; // this page's own

export const viewOf = ({ view }: TableSearch): SheetView => (view === 'positions' ? 'positions' : 'overall');

/** What to ask for the sheets in a given state. */
export function cheatSheetsInput(search: TableSearch, season: Season): Input<'getCheatSheets'> {
  const [position] = positionsOf(search, []);
  return {
    seasonId: search.season ?? season.id,
    scoringSystemId: search.scoring ?? DEFAULT_SCORING,
    ...(search.from ? { expertIds: [...listOf(search.from)] } : {}),
    draftStrategy: sheetSearch(search).draftStrategy ?? 'balanced',
    ...(position ? { rosterPosition: position } : {}),
    isOverall: viewOf(search) === 'overall' ? 'true' : 'false',
    ...heldOf(search),
  };
}

/** The auction values that stand beside the players: those of the scoring's own league, of everybody in it. */
export const sheetPricesInput = (search: TableSearch, season: Season): Input<'listAuctions'> => ({
  seasonId: search.season ?? season.id,
  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
  expertIds: [...listOf(search.from)],
  limit: 1000,
});

/** Players of a page over all positions. */
const PER_PAGE = 120;

/** A page of paper. */
export interface SheetPage<R> {
  readonly title: string;
  readonly rows: readonly R[];
}

/**
 * Pages of the players of an answer.
 *
 * @param titleOf what a position's page is called
 */
export function sheetPages<R extends { readonly position: (typeof POSITIONS)[number] }>(
  rows: readonly R[],
  view: SheetView,
  titleOf: (position: R['position']) => string,
): readonly SheetPage<R>[] {
  if (view === 'positions')
    return POSITIONS.map((position) => ({
      title: titleOf(position),
      rows: rows.filter((row) => row.position === position),
    })).filter((page) => page.rows.length > 0);
  return Array.from({ length: Math.ceil(rows.length / PER_PAGE) }, (_, page) => {
    const first = page * PER_PAGE;
    const own = rows.slice(first, first + PER_PAGE);
    return { title: `${first + 1} to ${first + own.length}`, rows: own };
  });
}
