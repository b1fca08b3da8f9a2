import type { DraftRefusal } from '@pylon/engine/mock-draft/rules/draft-command';
import { memo } from 'react';
import { buttonClass } from '../../../../ui/Button.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import type { PlayerMark } from '../../../../widgets/player/marks/player-marks.ts';
import { lasts, refusalWords } from '../../draft-words.ts';
import { MarkSign } from '../../drafting/card/MarkFields.tsx';
import { PlayerName } from '../../drafting/list/PlayerName.tsx';
import { QueueToggle } from '../../drafting/queue/QueueToggle.tsx';
import type { FreePlayer } from '../state/room-view.ts';

export interface PlayerRowProps {
  readonly row: FreePlayer;
  readonly isQueued: boolean;
  readonly mark: PlayerMark | undefined;
  /** Starters of mine who are off in the same week, where that matters; empty otherwise. */
  readonly byeNames: string;
  /** Why they cannot be drafted now; null when they can. */
  readonly refusal: DraftRefusal | null;
  readonly onOpen: (row: FreePlayer) => void;
  readonly onQueue: (row: FreePlayer) => void;
  readonly onDraft: (row: FreePlayer) => void;
}

/** A player who is still there. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { row, isQueued, mark, byeNames, refusal, onOpen, onQueue, onDraft } = props;
  const { player } = row;
  const entity = entityOf(player);
  const isOver = refusal === 'draft-closed';
  if (!entity) return null;
  return (
    <tr className="group h-11 border-hairline border-b focus-within:bg-raised hover:bg-raised max-md:h-14 print:h-7">
      <td className="figures w-9 pr-2 text-right font-semibold text-muted max-lg:w-11">
        {decimal(player.rank)}
        <span className="block font-normal text-xs lg:hidden print:hidden">{decimal(player.adp, 1)}</span>
      </td>
      <td className="min-w-0 max-w-0">
        <PlayerName
          entity={entity}
          player={player}
          bye={
            byeNames === '' ? (
              <>bye {player.byeWeek ?? '–'}</>
            ) : (
              <span className="font-semibold text-caution" title={`Off together with ${byeNames}`}>
                bye {player.byeWeek}!<span className="sr-only"> Off together with {byeNames}</span>
              </span>
            )
          }
          sign={mark && <MarkSign mark={mark} />}
          onOpen={() => onOpen(row)}
        />
      </td>
      <td className="figures w-12 text-right text-muted max-lg:hidden print:table-cell">{decimal(player.adp, 1)}</td>
      <td className="w-14 text-right">
        <OddsBar chance={row.odds} />
        {row.oddsAfter !== null && (
          <span className="figures block text-muted text-xs md:hidden print:hidden">
            <span className="sr-only">then </span>
            {lasts(row.oddsAfter)}
          </span>
        )}
      </td>
      <td className="w-14 text-right max-xxl:hidden print:hidden">
        <OddsBar chance={row.oddsAfter} />
      </td>
      <td className="figures w-12 text-right font-semibold max-lg:hidden print:table-cell">
        {decimal(player.seasonalScoredProjections)}
      </td>
      <td className="no-print w-9 text-right max-md:w-11 md:pl-1">
        {!isOver && <QueueToggle name={entity.name} isQueued={isQueued} onToggle={() => onQueue(row)} />}
      </td>
      <td className="no-print w-16 pl-1 text-right">
        {!isOver && (
          <button
            type="button"
            className={buttonClass('plain', 'small')}
            aria-label={`Draft ${entity.name}`}
            title={refusal ? refusalWords(refusal) : undefined}
            disabled={refusal !== null}
            onClick={() => onDraft(row)}
          >
            Draft
          </button>
        )}
      </td>
    </tr>
  );
}, isSame);

/**
 * Draws a row anew only when something of it looks different: after each pick every chance has moved, few of them by a
 * percent.
 */
function isSame(before: PlayerRowProps, after: PlayerRowProps): boolean {
  return (
    before.row.player === after.row.player &&
    lasts(before.row.odds) === lasts(after.row.odds) &&
    lasts(before.row.oddsAfter) === lasts(after.row.oddsAfter) &&
    before.isQueued === after.isQueued &&
    before.mark === after.mark &&
    before.byeNames === after.byeNames &&
    before.refusal === after.refusal &&
    before.onOpen === after.onOpen &&
    before.onQueue === after.onQueue &&
    before.onDraft === after.onDraft
  );
}

/** A chance in whole percents over a bar of its length; a dash where there is none. */
function OddsBar({ chance }: { readonly chance: number | null }) {
  return (
    <span className="figures inline-flex w-12 flex-col items-end gap-0.5">
      <span>{lasts(chance)}</span>
      {chance !== null && (
        <span aria-hidden className="h-0.5 w-full bg-hairline">
          <span className="block h-full bg-ink" style={{ width: `${Math.round(chance * 100)}%` }} />
        </span>
      )}
    </span>
  );
}
