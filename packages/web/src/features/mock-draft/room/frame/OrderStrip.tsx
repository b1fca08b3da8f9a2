import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { memo, useEffect, useRef } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { FROM_MD, useMedia } from '../../../../ui/hooks/use-media.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { nameOfParticipant } from '../../draft-words.ts';
import { StripName } from '../../drafting/frame/StripName.tsx';
import type { RoomView } from '../state/room-view.ts';
import { isDone } from '../state/wire-draft.ts';

/** Pixels from one cell to the next, the same for all but the one on the clock, so that nothing has to be measured. */
const STEP = 100;
const GAP = 4;
/** Cells in sight before the one at hand, on a desktop and on a phone. */
const BEFORE = { wide: 2, narrow: 0.45 };
/** Picks that are drawn, before and after the one at hand; those before them leave empty space. */
const DRAWN_BEFORE = 14;
const DRAWN_AFTER = 40;

export interface OrderStripProps {
  readonly draft: MockDraft;
  /** The pick at hand; null when the draft is complete. */
  readonly turn: MockDraftPick | null;
  readonly view: RoomView;
}

/**
 * Who has just picked, who is on the clock and on deck, and who comes then. It follows the draft by itself; my next
 * pick stays in sight.
 */
export function OrderStrip({ draft, turn, view }: OrderStripProps) {
  const list = useRef<HTMLOListElement>(null);
  const at = turn === null ? draft.picks.length : turn.pickNumber - 1;
  const deck = draft.picks.slice(at + 1).find((pick) => !isDone(pick));
  const isWide = useMedia(FROM_MD);
  useEffect(() => {
    // Scrolling needs the layout. In the next frame it is worked out anyway; here it would be worked out twice.
    const frame = requestAnimationFrame(() => {
      const before = isWide ? BEFORE.wide : BEFORE.narrow;
      if (list.current) list.current.scrollLeft = Math.max(0, (at - before) * STEP);
    });
    return () => cancelAnimationFrame(frame);
  }, [at, isWide]);
  const from = Math.max(0, at - DRAWN_BEFORE);
  return (
    <div className="flex min-w-0 gap-2">
      <ol
        ref={list}
        aria-label="Order of picks"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        className="relative flex min-w-0 grow gap-1 overflow-x-auto scroll-smooth [scrollbar-width:none]"
      >
        {from > 0 && <li aria-hidden className="shrink-0" style={{ width: from * STEP - GAP }} />}
        {draft.picks.slice(from, at + DRAWN_AFTER).map((pick) => (
          <StripCell
            key={pick.pickNumber}
            pick={pick}
            name={nameOfParticipant(draft, pick.participantId)}
            label={pickLabel(pick.pickNumber, draft.configuration.numberOfTeams)}
            isMine={pick.participantId === draft.userParticipant.id}
            role={pick === turn ? 'clock' : pick === deck ? 'deck' : 'other'}
          />
        ))}
      </ol>
      <MyNext draft={draft} view={view} />
    </div>
  );
}

interface StripCellProps {
  readonly pick: MockDraftPick;
  readonly name: string;
  readonly label: string;
  readonly isMine: boolean;
  readonly role: 'clock' | 'deck' | 'other';
}

const ROLE_WORDS = { clock: 'On the clock', deck: 'On deck', other: null };

const StripCell = memo(function StripCell({ pick, name, label, isMine, role }: StripCellProps) {
  const entity = entityOf(pick);
  return (
    <li
      aria-current={role === 'clock' ? 'step' : undefined}
      className={classNames(
        'flex h-14 shrink-0 flex-col justify-between rounded-sm border px-2 py-1',
        role === 'clock' ? 'w-36' : 'w-24',
        isMine ? 'border-accent bg-accent-wash' : role === 'clock' ? 'border-ink bg-surface' : 'border-hairline',
        entity && 'text-muted',
      )}
    >
      <span className="flex items-baseline justify-between gap-1 text-xs">
        <span className={classNames('truncate', role === 'clock' ? 'font-semibold text-ink' : 'text-muted')}>
          {ROLE_WORDS[role] ?? (entity ? <PositionTag position={entity.position} /> : ' ')}
        </span>
        <span className="figures text-muted">{label}</span>
      </span>
      <StripName name={entity ? entity.shortName : name} isWide={role === 'clock'} />
    </li>
  );
});

/** My next pick, the one at hand not counted, at the end of the strip. */
function MyNext({ draft, view }: Pick<OrderStripProps, 'draft' | 'view'>) {
  const number = view.myTurns[view.isMine ? 1 : 0];
  if (view.turn === null || number === undefined) return null;
  const ahead = view.picksBetween;
  return (
    <p className="flex h-14 w-20 shrink-0 flex-col justify-between border-accent border-l-[3px] py-1 pl-2">
      <span className="label whitespace-nowrap text-xs">{view.isMine ? 'You, then' : 'You next'}</span>
      <span className="figures flex items-baseline gap-1.5 whitespace-nowrap">
        <span className="scoreboard font-bold text-lg leading-5">
          {pickLabel(number, draft.configuration.numberOfTeams)}
        </span>
        <span className="text-muted text-xs">
          {ahead === 0 ? (
            'at once'
          ) : (
            <>
              in {ahead}
              <span className="sr-only"> {ahead === 1 ? 'pick' : 'picks'}</span>
            </>
          )}
        </span>
      </span>
    </p>
  );
}
