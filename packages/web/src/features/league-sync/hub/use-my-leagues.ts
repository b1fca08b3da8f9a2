import { MOST_PINS } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { toasts } from '../../../ui/states/toast-store.ts';
import { withMoved } from '../../../widgets/league/league-words.ts';

/** Leagues of a page. @source docs/sources.md "League sync" */
const PAGE = 10;
const NO_PINS_LEFT = `You've run out of pins. You can pin up to ${MOST_PINS} leagues.`;

/** What can be done with a league of the list. */
export interface LeagueActions {
  readonly pin: (league: UserLeague) => void;
  /** To a place among the leagues of its kind, from 0. */
  readonly move: (league: UserLeague, to: number) => void;
  readonly remove: (league: UserLeague) => Promise<boolean>;
  readonly refresh: (league: UserLeague) => Promise<boolean>;
  /** Asks for the list again. */
  readonly reload: () => void;
}

const KEY = ['listUserLeagues'] as const;

/**
 * A person's leagues, ten more at a time. All that are shown are one answer, so that what is moved or pinned changes
 * its place in one list.
 */
export function useMyLeagues() {
  const [limit, setLimit] = useState(PAGE);
  const count = useQuery({ ...answer('countUserLeagues', {}), staleTime: 0 });
  const list = useQuery({
    ...answer('listUserLeagues', { limit }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const leagues = list.data?.userLeagues;
  const total = count.data?.count ?? 0;
  return {
    leagues,
    error: list.error,
    retry: () => void list.refetch(),
    total,
    /** null when all are shown. */
    more: leagues && leagues.length < total && !list.isPlaceholderData ? () => setLimit(limit + PAGE) : null,
  };
}

/** Changes a person's leagues; what fails is said in a toast. */
export function useLeagueActions(): LeagueActions {
  const call = useCall();
  const queries = useQueryClient();
  const reload = () => {
    void queries.invalidateQueries({ queryKey: ['countUserLeagues'] });
    return queries.invalidateQueries({ queryKey: KEY });
  };
  const pinning = useMutation({
    mutationFn: ({ id, isPinned }: UserLeague) => call('pinUserLeague', { id, isPinned: !isPinned }),
    onSettled: reload,
    onError: (failure) =>
      toasts.show(
        'error',
        failure instanceof ApiFailure && failure.code === 'too-many-pins' ? NO_PINS_LEFT : 'Failed to pin league',
      ),
  });
  const moving = useMutation({
    mutationFn: ({ league, to }: { readonly league: UserLeague; readonly to: number }) =>
      call('moveUserLeague', { id: league.id, order: to }),
    onMutate: async ({ league, to }) => {
      await queries.cancelQueries({ queryKey: KEY });
      const before = queries.getQueriesData<{ readonly userLeagues: UserLeague[] }>({ queryKey: KEY });
      queries.setQueriesData<{ readonly userLeagues: UserLeague[] }>(
        { queryKey: KEY },
        (data) => data && { userLeagues: withMoved(data.userLeagues, league.id, to) },
      );
      return before;
    },
    onError: (_failure, _move, before) => {
      for (const [key, data] of before ?? []) queries.setQueryData(key, data);
      toasts.show('error', 'Failed to move league');
    },
    onSettled: reload,
  });
  const attempt = async (asked: Promise<unknown>, words: string): Promise<boolean> => {
    try {
      await asked;
      return true;
    } catch {
      toasts.show('error', words);
      return false;
    } finally {
      await reload(); // a dialog that asked first knows as it closes whether its row is still there
    }
  };
  return {
    pin: pinning.mutate,
    move: (league, to) => moving.mutate({ league, to }),
    remove: ({ id }) => attempt(call('unsyncUserLeague', { id }), 'Failed to remove league'),
    refresh: ({ id }) => attempt(call('resyncUserLeague', { id }), 'Failed to refresh league'),
    reload: () => void reload(),
  };
}
