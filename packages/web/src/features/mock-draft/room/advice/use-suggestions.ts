import type { Suggestion } from '@pylon/contract/drafting/draft-players';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { filterPlayers } from '../../drafting/list/player-filter.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';
import type { RoomView } from '../state/room-view.ts';

const NONE: readonly Suggestion[] = [];

/** The players among whom advice is asked for. */
export interface Among {
  readonly text: string;
  readonly position: PositionChoice | null;
}

const EVERYBODY: Among = { text: '', position: null };

/** A list of the person's own by which players are valued. */
export type ValuingList = Pick<RankingListSummary, 'id' | 'version'>;

/**
 * The best picks for the team that picks next on my behalf, by my list where the room follows one. Asked for anew after
 * each pick; until the answer is there, those of the answer before who can still be picked stand in.
 */
export function useSuggestions(
  mockDraftId: string,
  view: RoomView | null,
  isSettled: boolean,
  list: ValuingList | null,
  { text, position }: Among = EVERYBODY,
): readonly Suggestion[] {
  const positions = position === null ? [] : [position];
  const question = answer('getDraftAssistant', {
    mockDraftId,
    ...(text === '' ? {} : { athleteSearchText: text }),
    ...(position === null ? {} : { playerPositions: positions }),
    ...(list === null ? {} : { rankingListId: list.id }),
  });
  const { data } = useQuery({
    queryKey: [...question.queryKey, view?.state.version ?? 0, view?.state.picks.length ?? 0, list?.version ?? 0],
    // A draft that is followed is picked elsewhere: advice for my next pick is wanted at any time.
    enabled:
      view !== null && view.turn !== null && isSettled && (view.pickRefusal === null || view.state.isFollowed === true),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The longer key asks the same question
  const found = (data as { readonly draftAssistant: readonly Suggestion[] } | undefined)?.draftAssistant ?? NONE;
  const open = found.filter(
    (suggestion) =>
      view !== null && !view.takenAt.has(idOf(suggestion)) && view.refusals[positionOf(suggestion)] === null,
  );
  const named = open.map((suggestion) => ({ position: positionOf(suggestion), player: suggestion, suggestion }));
  return filterPlayers(named, positions, text).map(({ suggestion }) => suggestion);
}
