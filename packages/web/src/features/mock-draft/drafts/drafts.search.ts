import { DRAFT_LIST_ORDERS, type DraftListOrder } from '@pylon/contract/drafting/draft-list-orders';
import { PAGE_SIZE } from '@pylon/contract/tables/page-limits';
import type { Input } from '../../../api/call.ts';
import type { SelectOption } from '../../../ui/overlays/Select.tsx';

const NEWEST_FIRST: DraftListOrder = '-createdAt';

/** Which part of the list is shown. A value that is at its default is absent. */
export interface DraftsSearch {
  /** From 2, for the first page is the default. */
  readonly page?: number;
  readonly sort?: DraftListOrder;
  readonly q?: string;
  readonly state?: 'open' | 'closed';
}

/** The state of an address; what does not fit is left out. */
export function parseDraftsSearch({ page, sort, q, state }: Readonly<Record<string, unknown>>): DraftsSearch {
  const order = DRAFT_LIST_ORDERS.find((each) => each === sort);
  const number = Number(page);
  return {
    ...(Number.isInteger(number) && number > 1 && number < 1_000 ? { page: number } : {}),
    ...(order && order !== NEWEST_FIRST ? { sort: order } : {}),
    ...(typeof q === 'string' && q.trim() !== '' ? { q: q.trim().slice(0, 60) } : {}),
    ...(state === 'open' || state === 'closed' ? { state } : {}),
  };
}

/** The page of the list that a search asks for. */
export const draftsInput = ({ page = 1, sort = NEWEST_FIRST, q, state }: DraftsSearch): Input<'listMockDrafts'> => ({
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
  orderBy: sort,
  ...(q ? { search: q } : {}),
  ...(state ? { state } : {}),
});

export const ORDER_OPTIONS: readonly SelectOption<DraftListOrder>[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'grade', label: 'Best grade first' },
  { value: '-grade', label: 'Worst grade first' },
  { value: '-numberOfTeams', label: 'Most teams first' },
  { value: 'numberOfTeams', label: 'Fewest teams first' },
  { value: 'scoringSystem', label: 'Scoring, A to Z' },
  { value: '-scoringSystem', label: 'Scoring, Z to A' },
];

export const STATE_OPTIONS: readonly SelectOption<'all' | 'open' | 'closed'>[] = [
  { value: 'all', label: 'All drafts' },
  { value: 'open', label: 'In progress' },
  { value: 'closed', label: 'Complete' },
];
