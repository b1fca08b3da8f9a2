import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Maximize } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { DraftsLink } from '../drafting/frame/DraftsLink.tsx';
import { Announcements } from '../room/frame/Announcements.tsx';
import { heldDraft } from '../room/state/held-draft.ts';
import { useLiveDraft } from '../room/state/use-live-draft.ts';
import { isDone, openPick } from '../room/state/wire-draft.ts';
import { ScreenBoard } from './ScreenBoard.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { screenSizes } from './screen-sizes.ts';

/** A draft on a television: dark, because a room watches it in the evening. */
export function ScreenPage() {
  const { mockDraftId } = useParams({ from: '/draft-champion/$mockDraftId/screen' });
  const { data, error, refetch } = useQuery(heldDraft(mockDraftId, useCall()));
  return (
    <div className="whole-screen min-h-dvh bg-page text-ink">
      {data && !error ? (
        <Screen draft={data.draft} />
      ) : (
        <main id="main" className="mx-auto flex w-full max-w-2xl flex-col items-start gap-4 px-4 py-16">
          <h1 className="sr-only">Draft board</h1>
          {error ? (
            <>
              <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
              <DraftsLink />
            </>
          ) : (
            <p role="status" className="scoreboard text-center font-semibold text-2xl text-muted">
              The board is coming …
            </p>
          )}
        </main>
      )}
    </div>
  );
}

/** The pick that was made last: by time, for keepers hold picks that are still to come. */
const lastMade = (draft: MockDraft, turn: MockDraftPick | null): MockDraftPick | null =>
  draft.picks
    .slice(0, turn === null ? undefined : turn.pickNumber - 1)
    .findLast((pick) => isDone(pick) && !pick.isKeeper) ?? null;

function Screen({ draft }: { readonly draft: MockDraft }) {
  const live = useLiveDraft(draft.id);
  const turn = openPick(draft) ?? null;
  const last = lastMade(draft, turn);
  const { isFull, toggle } = useFullscreen();
  useWakeLock();
  const rounds = Math.ceil(draft.picks.length / draft.configuration.numberOfTeams);
  return (
    <main
      id="main"
      style={screenSizes(draft.configuration.numberOfTeams, rounds)}
      className={`flex h-dvh flex-col overflow-hidden max-md:overflow-x-auto ${isFull ? 'cursor-none' : ''}`}
    >
      <ScreenHead
        draft={draft}
        turn={turn}
        last={last}
        action={
          toggle &&
          !isFull && (
            <Button size="small" kind="quiet" className="-my-2" onClick={toggle}>
              <Maximize aria-hidden size={16} /> Full screen
            </Button>
          )
        }
      />
      {live.isDeleted && (
        <p role="alert" className="scoreboard bg-bad px-[1vw] font-semibold text-[3vh] text-page">
          This draft was deleted in another window.
        </p>
      )}
      {live.stream !== 'connected' && live.stream !== 'connecting' && !live.isDeleted && (
        <p role="status" className="scoreboard bg-caution px-[1vw] font-semibold text-[2.4vh] text-page">
          The connection is lost; trying again.
        </p>
      )}
      <ScreenBoard draft={draft} turn={turn} lastNumber={last?.pickNumber ?? null} />
      <Announcements draft={draft} isSettled={live.isSettled} />
    </main>
  );
}

/** The window without the browser around it; null where the browser cannot. */
function useFullscreen(): { readonly isFull: boolean; readonly toggle: (() => void) | null } {
  const [isFull, setIsFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const handleChange = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  if (!document.fullscreenEnabled) return { isFull, toggle: null };
  return {
    isFull,
    // A browser may refuse, as when no key or click came before; then everything stays as it is.
    toggle: () =>
      void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  };
}

/**
 * Keeps the screen from going dark while nobody touches it. Asked for anew whenever the window comes back into sight.
 */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on a weak battery, or where it is not allowed: then the screen does what it does.
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) void given?.release();
      else lock = given;
    };
    const handleReturn = () => void ask();
    handleReturn();
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', handleReturn);
      void lock?.release();
    };
  }, []);
}
