import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { useUser } from '../../api/use-user.ts';
import { chosenLeague } from './chosen-league.ts';

/** Rosters change when a league is read, not from page to page. */
const STALE_AFTER_MS = 5 * 60_000;

const holdersOf = (userLeagueId: string | undefined) => ({
  ...answer('getLeagueHolders', userLeagueId === undefined ? {} : { userLeagueId }),
  staleTime: STALE_AFTER_MS,
});

const unknown = () => undefined;

/**
 * Who has whom in a league of the person's: the one named, else the one that was chosen last in this browser, else the
 * first. Asked once for all that is on the screen, by the browser alone: a page that is rendered on the server knows
 * neither what was chosen nor, where it is kept for everybody, whose it is.
 *
 * @param isWanted while not, nothing is asked
 * @returns null for visitors, without a league, and until it is known
 */
export function useLeagueHolders(named?: string, isWanted = true): Answer<'getLeagueHolders'> | null {
  const isAsked = useUser() !== null && isWanted;
  // Whoever does not ask is not drawn again for a choice, as the page wakes.
  const last = useSyncExternalStore(chosenLeague.subscribe, isAsked ? chosenLeague.read : unknown, unknown);
  const isReady = isAsked && last !== undefined;
  const wanted = useQuery({ ...holdersOf(named ?? last ?? undefined), enabled: isReady });
  // What was chosen last may be gone, or over.
  const first = useQuery({ ...holdersOf(undefined), enabled: isReady && wanted.isError });
  return isReady ? (wanted.data ?? first.data ?? null) : null;
}
