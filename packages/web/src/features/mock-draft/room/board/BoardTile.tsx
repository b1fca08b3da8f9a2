import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import { memo } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { POSITION_TILES } from '../../../../widgets/player/position-tiles.ts';
import { isDone } from '../state/wire-draft.ts';

export interface BoardTileProps {
  readonly pick: MockDraftPick;
  readonly label: string;
  readonly isOnClock: boolean;
  readonly isMine: boolean;
  /** Who has traded for the pick; null where it is the column's own. */
  readonly owner: string | null;
  /** Of another position than the one looked for. */
  readonly isFaint: boolean;
  /** Makes the pick; null where it is not to be made here and now. */
  readonly onPick: (() => void) | null;
  readonly onOpen: (pick: MockDraftPick) => void;
}

/** @example traded('Team 9') // → '→ Team 9' */
const traded = (owner: string): string => `→ ${owner}`;

/** A place of the board: a player on their position's colour, or what is still to come. */
export const BoardTile = memo(function BoardTile(props: BoardTileProps) {
  const { pick, label, isOnClock, isMine, owner, isFaint, onPick, onOpen } = props;
  const entity = entityOf(pick);
  if (!entity || !isDone(pick)) {
    const open = classNames(
      'flex h-14 w-full flex-col justify-between rounded-sm border px-1.5 py-1 text-left text-muted text-xs',
      isOnClock ? 'border-accent bg-accent-wash text-ink' : isMine ? 'border-accent/50' : 'border-hairline',
    );
    const inside = (
      <>
        <span className="figures text-right leading-3.5">{label}</span>
        {owner && <span className="truncate leading-3.5">{traded(owner)}</span>}
        {isOnClock && (
          <span className="scoreboard font-semibold text-base leading-5">
            {onPick ? 'Make this pick' : 'On the clock'}
          </span>
        )}
      </>
    );
    return onPick ? (
      <button type="button" data-on-clock="" className={open} onClick={onPick}>
        {inside}
      </button>
    ) : (
      <div data-on-clock={isOnClock ? '' : undefined} className={open}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      // A player whom nobody here ranks has no card.
      disabled={pick.rank === null}
      onClick={() => onOpen(pick)}
      className={classNames(
        'flex h-14 w-full min-w-0 flex-col justify-between rounded-sm px-1.5 py-1 text-left',
        isFaint
          ? 'bg-raised text-muted'
          : classNames('text-on-fill', entity.position ? POSITION_TILES[entity.position] : 'bg-raised'),
        isMine && 'outline-2 outline-accent-fill -outline-offset-2',
      )}
    >
      <span className="flex w-full items-baseline justify-between gap-1 font-semibold text-xs leading-3.5">
        <span className="truncate">
          {entity.position ? POSITION_LABELS[entity.position] : entity.positionLabel} {entity.teamAlias ?? 'FA'}
        </span>
        <span className="figures">{label}</span>
      </span>
      {/* Beside the position there is no room for a name. */}
      {(pick.isKeeper || owner) && (
        <span className="w-full truncate text-xs leading-3.5">
          {[pick.isKeeper && 'kept', owner && traded(owner)].filter(Boolean).join(' ')}
        </span>
      )}
      <span className="scoreboard w-full truncate font-semibold text-lg leading-5">{entity.shortName}</span>
    </button>
  );
}, isSame);

/** Tiles call back with their own pick, so that a new function from the room is no reason to draw 360 of them anew. */
function isSame(before: BoardTileProps, after: BoardTileProps): boolean {
  return (
    before.pick === after.pick &&
    before.label === after.label &&
    before.isOnClock === after.isOnClock &&
    before.isMine === after.isMine &&
    before.owner === after.owner &&
    before.isFaint === after.isFaint &&
    (before.onPick === null) === (after.onPick === null)
  );
}
