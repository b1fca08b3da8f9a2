import { LayoutGrid, ListOrdered, ListPlus, Users } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { lasts } from '../../draft-words.ts';
import { RoomBar, Waiting } from '../../drafting/frame/RoomBar.tsx';
import { useFocusInPlace } from '../../drafting/hooks/use-focus-in-place.ts';
import { idOf } from '../../drafting/player-ids.ts';
import { reasonsFor } from '../advice/SuggestionPanel.tsx';
import type { FreePlayer } from '../state/room-view.ts';
import type { RoomModel } from '../state/use-room.ts';

const PHONE_TABS = ['board', 'players', 'queue', 'team'] as const;
export type PhoneTab = (typeof PHONE_TABS)[number];

const TABS = {
  board: { label: 'Board', icon: LayoutGrid },
  players: { label: 'Players', icon: ListOrdered },
  queue: { label: 'Queue', icon: ListPlus },
  team: { label: 'Team', icon: Users },
} as const;

export interface PhoneBarProps {
  readonly room: RoomModel;
  /** Null where no tab is shown. */
  readonly tab: PhoneTab | null;
  readonly onTab: (tab: PhoneTab) => void;
  readonly onDraft: (row: FreePlayer) => void;
  /** Shows the suggestion with all its reasons. */
  readonly onWhy: () => void;
  /** Set once every pick is made: the way to the grades is all that is left. */
  readonly onRate: (() => void) | null;
}

/** On a phone, at the foot: the suggestion with one button within the thumb's reach, and the four views. */
export function PhoneBar({ room, tab, onTab, onDraft, onWhy, onRate }: PhoneBarProps) {
  const { view, turn, top, suggestions, queue, isPicking } = room;
  const place = useFocusInPlace<HTMLDivElement>();
  const entity = top && entityOf(top.player);
  const first = suggestions[0];
  const why = first ? reasonsFor(first, view).slice(0, 3).join('; ') : '';
  const queueLength = queue.items.filter((item) => !view.takenAt.has(idOf(item))).length;
  return (
    <RoomBar
      tabs={PHONE_TABS.map((value) => {
        const { label, icon } = TABS[value];
        return { value, icon, label: value === 'queue' && queueLength > 0 ? `${label} ${queueLength}` : label };
      })}
      tab={tab}
      onTab={onTab}
    >
      <div {...place} className="flex h-16 items-center gap-3 border-hairline border-b px-4">
        {(view.pickRefusal === null || view.state.isFollowed) && turn.pick && top && entity ? (
          <>
            <button type="button" onClick={onWhy} className="h-full min-w-0 grow text-left">
              <span className="sr-only">Why the suggestion: </span>
              <span className="flex items-baseline gap-2">
                <span className="scoreboard truncate font-bold text-xl">{entity.shortName}</span>
                <span className="figures whitespace-nowrap text-sm">
                  <PositionTag position={entity.position} rank={top.player.positionRank} />
                </span>
              </span>
              <span className="block truncate text-muted text-sm">{why || `${lasts(top.odds)} to come back`}</span>
            </button>
            {!view.state.isFollowed && (
              <Button kind="primary" size="large" isBusy={isPicking} onClick={() => onDraft(top)}>
                Draft
              </Button>
            )}
          </>
        ) : (
          <Waiting text={turn.pick === null ? 'All picks are in.' : `${turn.status} …`} onRate={onRate} />
        )}
      </div>
    </RoomBar>
  );
}
