import { Maximize } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { LiveRoom } from '../drafting/hooks/use-live-room.ts';
import { ScreenBoard, type ScreenBoardProps } from './ScreenBoard.tsx';
import { ScreenHead, type ScreenHeadProps } from './ScreenHead.tsx';
import { screenSizes } from './screen-sizes.ts';

export interface ScreenFrameProps extends ScreenBoardProps {
  readonly head: Omit<ScreenHeadProps, 'action'>;
  readonly live: Pick<LiveRoom, 'stream' | 'isDeleted'>;
  /** What is said aloud. */
  readonly children: ReactNode;
}

/** The screen of a draft of any kind: the turn, the board, and what stands between a room and its draft. */
export function ScreenFrame({ head, live, children, ...board }: ScreenFrameProps) {
  const { isFull, toggle } = useFullscreen();
  useWakeLock();
  return (
    <main
      id="main"
      style={screenSizes(board.columns.length, board.rows.length)}
      className={`flex h-dvh flex-col overflow-hidden max-md:overflow-x-auto ${isFull ? 'cursor-none' : ''}`}
    >
      <ScreenHead
        {...head}
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
      <ScreenBoard {...board} />
      {children}
    </main>
  );
}

/** Shows the window without the browser around it, and back; `toggle` is null where the browser cannot. */
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
 * Keeps the screen from going dark while nobody touches it. The browser is asked again whenever the window comes back
 * into sight.
 */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A browser refuses on a weak battery, or where it is not allowed: then the screen does what it does.
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
