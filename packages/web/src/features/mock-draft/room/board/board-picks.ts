import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { isOfChoice } from '../../drafting/list/drafted-positions.ts';
import { positionOf } from '../../drafting/player-ids.ts';
import { isDone } from '../state/wire-draft.ts';

/** Picks of a page. @source docs/sources.md "Paging" */
const BOARD_PAGE = 60;
/** Rows drawn in the place of those that are coming. @source docs/sources.md "Board of picks" */
export const SKELETON_ROWS = 6;

/** The page that a pick is on, from 1. */
export const boardPage = (pickNumber: number): number => Math.ceil(pickNumber / BOARD_PAGE);

/** Picks in sight, and whether there are more. */
export interface PicksInSight {
  readonly shown: readonly MockDraftPick[];
  readonly hasMore: boolean;
}

/**
 * The first pages of the board, in whole rounds so that no team of a round is left out.
 *
 * @param pages from 1
 */
export function roundsInSight(draft: MockDraft, pages: number): PicksInSight {
  const { numberOfTeams } = draft.configuration;
  const rounds = Math.ceil((pages * BOARD_PAGE) / numberOfTeams);
  const shown = draft.picks.slice(0, rounds * numberOfTeams);
  return { shown, hasMore: shown.length < draft.picks.length };
}

/** The first pages of the picks that are made, of one choice of positions or all. */
export function madePicks(draft: MockDraft, choice: PositionChoice | null, pages: number): PicksInSight {
  const made = draft.picks.filter((pick) => isDone(pick) && isOfChoice(positionOf(pick), choice));
  const shown = made.slice(0, pages * BOARD_PAGE);
  return { shown, hasMore: shown.length < made.length };
}
