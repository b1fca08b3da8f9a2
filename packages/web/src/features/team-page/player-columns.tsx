import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import type { StatTableColumn } from '../../ui/table/StatTable.tsx';
import { NONE } from '../../widgets/player/display.ts';
import { type EntityRow, entityOf } from '../../widgets/player/entity.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';
import { StatusTag } from '../../widgets/player/StatusTag.tsx';

/**
 * Who a row of a team's table is about: the name, which opens the card, and the position.
 *
 * @param isNow whether it also tells how they are, which is known of today alone
 */
export const playerColumns = <R extends EntityRow>(isNow: boolean): readonly StatTableColumn<R>[] => [
  {
    title: 'Player',
    isWords: true,
    cell: (row) => {
      const entity = entityOf(row);
      return (
        entity && (
          <span className="flex items-baseline gap-1.5">
            <PlayerLink playerId={entity.id} className="thumb font-semibold underline-offset-2 hover:underline">
              {entity.isTeam ? `${entity.shortName} ${POSITION_LABELS.DST}` : entity.name}
            </PlayerLink>
            {isNow && <StatusTag status={entity.status} injuryStatus={entity.injuryStatus} />}
          </span>
        )
      );
    },
  },
  {
    title: 'Pos',
    isWords: true,
    cell: (row) => {
      const entity = entityOf(row);
      return entity?.position ? <PositionTag position={entity.position} /> : (entity?.positionLabel ?? NONE);
    },
  },
];
