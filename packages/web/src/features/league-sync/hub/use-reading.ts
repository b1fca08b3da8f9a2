import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { toasts } from '../../../ui/states/toast-store.ts';
import { isBeingRead } from '../../../widgets/league/league-words.ts';
import { awaitReading, POLL_EVERY_MS } from './await-reading.ts';
import type { LeagueActions } from './use-my-leagues.ts';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_EVERY_MS));

/**
 * Watches a league while it is read, whoever began that. What becomes of a reading that the person asked for here is
 * said when it comes to nothing.
 *
 * @returns how the reading stands, null while nothing is read; and what begins one
 */
export function useReading(league: UserLeague, { refresh, reload }: LeagueActions) {
  const call = useCall();
  const { id } = league;
  const isRead = isBeingRead(league);
  const [wasAsked, setWasAsked] = useState(false);
  const [heard, setHeard] = useState<Answer<'getUserLeagueStatus'> | null>(null);
  const end = useEffectEvent((isWhole: boolean | null) => {
    if (isWhole === null) return;
    if (!isWhole && wasAsked) toasts.show('error', 'Failed to refresh league');
    setWasAsked(false);
    reload();
  });
  const ask = useEffectEvent(() => call('getUserLeagueStatus', { id }));
  useEffect(() => {
    if (!isRead) return;
    const watch = new AbortController();
    awaitReading({ ask: () => ask(), pause, onStatus: setHeard, signal: watch.signal }).then(
      (isWhole) => end(isWhole),
      () => end(false),
    );
    return () => {
      watch.abort();
      setHeard(null);
    };
  }, [isRead]);
  return {
    reading: isRead ? (heard ?? league.sync) : null,
    begin: () => {
      setWasAsked(true);
      void refresh(league).then((hasBegun) => hasBegun || setWasAsked(false));
    },
  };
}
