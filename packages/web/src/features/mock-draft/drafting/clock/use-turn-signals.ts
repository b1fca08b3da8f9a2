import { useEffect, useRef } from 'react';
import type { RoomOptions } from '../dialogs/room-options.ts';
import { playTone, shake } from './turn-signals.ts';

/** Milliseconds for which a title stands before it changes. */
const FLASH_MS = 900;
/** Events that show that somebody is there. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls when my turn begins while the room is open; not for the turn that was there when it was opened. */
export function useTurnCall(isMine: boolean, { sound, vibration }: RoomOptions): void {
  const wasMine = useRef(isMine);
  const wanted = useRef({ sound, vibration });
  useEffect(() => {
    wanted.current = { sound, vibration };
  });
  useEffect(() => {
    const begins = isMine && !wasMine.current;
    wasMine.current = isMine;
    if (!begins) return;
    if (wanted.current.sound) playTone();
    if (wanted.current.vibration) shake();
  }, [isMine]);
}

/**
 * The title of the window: whose pick it is, and on my turn a call that comes and goes until somebody touches the room.
 * A screen reader reads a title only when asked, so nothing is said twice.
 */
export function useTurnTitle(isMine: boolean, label: string, isFlashing: boolean): void {
  useEffect(() => {
    const before = document.title;
    const usual = isMine ? `Your pick · ${label}` : `${label} · Draft room`;
    document.title = usual;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, stop, true);
      document.title = usual;
    };
    if (isMine && isFlashing) {
      timer = setInterval(() => {
        document.title = document.title === usual ? `● On the clock · ${label}` : usual;
      }, FLASH_MS);
      for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, stop, { capture: true, passive: true });
    }
    return () => {
      stop();
      document.title = before;
    };
  }, [isMine, label, isFlashing]);
}
