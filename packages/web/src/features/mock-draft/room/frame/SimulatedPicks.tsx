import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useEffect, useEffectEvent } from 'react';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { nameOfParticipant } from '../../draft-words.ts';
import type { RoomModel } from '../state/use-room.ts';

/** Picks in sight at a time. */
const SHOWN = 5;

export interface SimulatedPicksProps {
  readonly draft: MockDraft;
  readonly room: RoomModel;
  /** Called when the person wants the picks of others shown all at once from now on. */
  readonly onQuiet: () => void;
}

/**
 * The picks of the others as they come in, until it is my turn. The window opens only where nobody waits for a
 * clock and picks are shown one by one: without motion they are all there at once. It lies over the room and locks
 * nothing.
 */
export function SimulatedPicks({ draft, room, onQuiet }: SimulatedPicksProps) {
  const { live, actions } = room;
  const { simulationMode, pickClock } = draft.configuration;
  const isWanted = simulationMode === 'AutoDraft' && pickClock === null;
  const isOpen = isWanted && !live.isSettled && (actions.busy === null || actions.busy === 'pick');
  useSkipKey(isOpen, live.skip);
  const shown = isOpen ? live.arrived.filter(({ participantId }) => participantId !== draft.userParticipant.id) : [];
  if (shown.length === 0) return null;
  const button =
    'h-9 px-1 font-semibold text-muted text-sm underline-offset-2 hover:text-ink hover:underline max-md:h-11';
  return (
    <dialog
      open
      aria-labelledby="simulated-title"
      className="appear -translate-x-1/2 fixed top-1/4 left-1/2 z-40 m-0 w-80 max-w-[calc(100vw-2rem)] rounded-md border border-ink bg-surface px-4 pt-2 text-ink shadow-2xl"
    >
      <h2 id="simulated-title" className="label">
        Simulated picks
      </h2>
      <ol className="min-h-[8.75rem]">
        {shown.slice(-SHOWN).map((pick) => {
          const entity = entityOf(pick);
          return (
            <li key={pick.pickNumber} className="appear flex items-baseline gap-3 py-0.5">
              <span className="w-16 shrink-0 truncate text-muted text-sm">
                {nameOfParticipant(draft, pick.participantId)}
              </span>
              <span className="scoreboard min-w-0 grow truncate font-semibold text-lg">{entity?.name}</span>
              <PositionTag position={entity?.position ?? null} />
            </li>
          );
        })}
      </ol>
      <p className="flex justify-between gap-4 border-hairline border-t">
        <button type="button" className={button} onClick={live.skip}>
          Skip
        </button>
        <button
          type="button"
          className={button}
          onClick={() => {
            onQuiet();
            live.skip();
          }}
        >
          Don’t show again
        </button>
      </p>
    </dialog>
  );
}

/** Escape shows at once what is still to come. */
function useSkipKey(isOpen: boolean, onSkip: () => void): void {
  const skip = useEffectEvent(onSkip);
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && skip();
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);
}
