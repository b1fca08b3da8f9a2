import { memo } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import type { PlayerMark } from '../../../../widgets/player/marks/player-marks.ts';
import { MarkSign } from '../../drafting/card/MarkFields.tsx';
import { PlayerName } from '../../drafting/list/PlayerName.tsx';
import { QueueToggle } from '../../drafting/queue/QueueToggle.tsx';
import { dollars } from '../auction-words.ts';
import type { AuctionRow } from '../lot/nominees.ts';

export interface AuctionPlayerRowProps {
  readonly row: AuctionRow;
  /** Worth before the first sale, dollars: the room's, or by the person's own list. */
  readonly value: number;
  readonly valueLabel: 'list' | 'mine';
  readonly isUp: boolean;
  readonly isQueued: boolean;
  readonly mark: PlayerMark | undefined;
  /** The team that bought the player; null while the player can be bought. */
  readonly buyer: string | null;
  readonly onOpen: (row: AuctionRow) => void;
  /** Null once the auction is over. */
  readonly onQueue: ((row: AuctionRow) => void) | null;
}

/** A player with their prices; a sold one with what they went for. */
export const AuctionPlayerRow = memo(function AuctionPlayerRow(props: AuctionPlayerRowProps) {
  const { row, value, valueLabel, isUp, isQueued, mark, buyer, onOpen, onQueue } = props;
  const { player } = row;
  const entity = entityOf(player);
  if (!entity) return null;
  const isSold = player.price !== null;
  return (
    <tr
      className={classNames(
        'h-11 border-hairline border-b focus-within:bg-raised hover:bg-raised max-md:h-14 print:h-7',
        isUp && 'pylon-left bg-accent-wash',
      )}
    >
      <td className="min-w-0 max-w-0 pl-2">
        <PlayerName
          entity={entity}
          player={player}
          bye={
            <>
              bye {player.byeWeek ?? '–'}
              {isUp && <span className="font-semibold text-ink"> · up now</span>}
            </>
          }
          sign={mark && <MarkSign mark={mark} />}
          onOpen={() => onOpen(row)}
        />
      </td>
      <td className="figures text-right text-muted max-md:hidden print:table-cell">{dollars(value)}</td>
      {isSold ? (
        <td colSpan={4} className="text-right">
          <span className="figures font-semibold">{dollars(player.price ?? 0)}</span>
          <span className="block truncate text-muted text-xs print:inline">
            {player.isKeeper ? 'kept by' : 'to'} {buyer}
          </span>
        </td>
      ) : (
        <>
          <td className="figures text-right">
            {dollars(player.valueNow)}
            <span className="block text-muted text-xs md:hidden print:hidden">
              <span className="sr-only">{valueLabel} </span>
              {dollars(value)}
            </span>
          </td>
          <td className="figures text-right text-muted">
            {player.expectedPrice === null ? '–' : dollars(player.expectedPrice)}
          </td>
          <td className="figures text-right font-semibold">
            {player.suggestedMaximum === 0 ? (
              <span title="No place on your roster">–</span>
            ) : (
              dollars(player.suggestedMaximum)
            )}
          </td>
          <td className="text-right">
            {onQueue && <QueueToggle name={entity.name} isQueued={isQueued} onToggle={() => onQueue(row)} />}
          </td>
        </>
      )}
    </tr>
  );
});
