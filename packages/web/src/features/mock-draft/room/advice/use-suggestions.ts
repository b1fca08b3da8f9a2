import type { Suggestion } from '@pylon/contract/drafting/draft-players';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';
import type { RoomView } from '../state/room-view.ts';

const NONE: readonly Suggestion[] = [];

/**
 * The best picks for the team that picks next on my behalf. Asked for anew after each pick; until the answer is there,
 * those of the answer before who can still be picked stand in.
 */
export function useSuggestions(mockDraftId: string, view: RoomView | null, isSettled: boolean): readonly Suggestion[] {
  const question = answer('getDraftAssistant', { mockDraftId });
  const { data } = useQuery({
    queryKey: [...question.queryKey, view?.state.version ?? 0, view?.state.picks.length ?? 0],
    // A draft that is followed is picked elsewhere: advice for my next pick is wanted at any time.
    enabled:
      view !== null && view.turn !== null && isSettled && (view.pickRefusal === null || view.state.isFollowed === true),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The longer key asks the same question
  const found = (data as { readonly draftAssistant: readonly Suggestion[] } | undefined)?.draftAssistant ?? NONE;
  return found.filter(
    (suggestion) =>
      view !== null && !view.takenAt.has(idOf(suggestion)) && view.refusals[positionOf(suggestion)] === null,
  );
}
