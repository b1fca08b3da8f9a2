import { Button } from '../../../../ui/Button.tsx';
import { NameButton } from '../../../../ui/NameButton.tsx';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { useOwnOrder } from '../../drafting/list/use-own-order.ts';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomModel } from '../state/use-room.ts';
import { nextOfOwn } from './next-of-own.ts';

interface NextOnMyListProps {
  readonly room: RoomModel;
  readonly rows: RowActions;
}

/** Whom the person's own list would take, beside the advice of the room. */
export function NextOnMyList({ room, rows }: NextOnMyListProps) {
  const { view, rested } = room;
  const { order } = useOwnOrder(rested.draft);
  const row = order && nextOfOwn(rested.view.free, order, view.refusals);
  const entity = row && entityOf(row.player);
  if (!row || !entity) return null;
  return (
    <p className="flex items-center gap-3 border-hairline border-b py-2 text-base">
      <span className="min-w-0 grow">
        <span className="block text-muted text-sm">
          Next on {order.name}, place {order.places.get(row.id)}
        </span>
        <span className="flex items-baseline gap-2">
          <NameButton name={entity.name} onClick={() => rows.open(row)} />
          <span className="figures whitespace-nowrap text-muted text-sm">
            <PositionTag position={entity.position} rank={row.player.positionRank} /> {entity.teamAlias}
          </span>
        </span>
      </span>
      {!view.state.isFollowed && (
        <Button
          size="small"
          aria-label={`Draft ${entity.name}, next on ${order.name}`}
          disabled={view.pickRefusal !== null}
          onClick={() => rows.draft(row)}
        >
          Draft
        </Button>
      )}
    </p>
  );
}
