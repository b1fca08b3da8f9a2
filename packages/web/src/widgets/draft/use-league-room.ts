import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiFailure, failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { PATHS } from '../../paths.ts';

interface WantedRoom {
  readonly userLeagueId: string;
  /** Whether seats lean as past drafts suggest. */
  readonly isBent: boolean;
}

/**
 * Opens the mock room of a league of the person's and goes there. Where there is none, `problem` says why, until it is
 * forgotten.
 */
export function useLeagueRoom() {
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, reset, isPending, error } = useMutation({
    async mutationFn(wanted: WantedRoom) {
      const { mockDraft } = await call('openLeagueRoom', wanted);
      void queries.invalidateQueries({ queryKey: ['listMockDrafts'] });
      await navigate({ to: PATHS.draftRoom, params: { mockDraftId: mockDraft.id } });
    },
  });
  return { open: mutate, isOpening: isPending, problem: error === null ? '' : problemOf(error), forget: reset };
}

/** What stood in the way, in words. */
const problemOf = (thrown: unknown): string =>
  (thrown instanceof ApiFailure && thrown.code === 'league-room-unsupported'
    ? thrown.fields['userLeagueId']
    : undefined) ?? failureWords(thrown).text;
