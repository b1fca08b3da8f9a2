import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { POSITION_NAMES } from '@pylon/engine/vocabulary/positions';
import { memo } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { NONE } from '../../../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import type { SheetColumn, SheetLine, SheetMark } from './sheet-columns.ts';

const NAMES: Readonly<Record<SheetMark, string>> = {
  free: 'font-semibold text-ink',
  queued: 'font-semibold text-ink',
  mine: 'font-bold text-accent print:underline',
  gone: 'text-muted line-through',
};
const WORDS: Readonly<Record<SheetMark, string>> = { free: '', queued: 'queued', mine: 'mine', gone: 'gone' };

export interface SheetColumnListProps {
  readonly column: SheetColumn;
  readonly figureTitle: string;
  readonly onOpen: (player: DraftPlayer) => void;
}

/** A position's column: place, name, team, bye, and what each player cost or will cost. */
export function SheetColumnList({ column: { position, lines, left }, figureTitle, onOpen }: SheetColumnListProps) {
  return (
    <section aria-label={POSITION_NAMES[position]}>
      <h3 className="flex break-after-avoid items-baseline justify-between gap-2 border-ink border-b-2 bg-page pb-1 text-lg md:sticky md:top-0 print:static print:text-base">
        <span>
          <PositionTag position={position} />{' '}
          <span className="figures font-normal font-sans text-muted text-xs">{left} left</span>
        </span>
        <span className="label">bye · {figureTitle}</span>
      </h3>
      <ol>
        {lines.map((line) => (
          <SheetRow key={entityKey(line.player)} line={line} onOpen={onOpen} />
        ))}
      </ol>
    </section>
  );
}

interface SheetRowProps {
  readonly line: SheetLine;
  readonly onOpen: (player: DraftPlayer) => void;
}

const SheetRow = memo(
  function SheetRow({ line, onOpen }: SheetRowProps) {
    const { player, place, tierStart, mark, figure } = line;
    const entity = entityOf(player);
    if (!entity) return null;
    return (
      <>
        {tierStart !== null && (
          <li className="scoreboard flex break-after-avoid items-center gap-2 pt-1.5 font-semibold text-muted text-xs tracking-wide print:h-[0.8rem] print:pt-0 print:text-[0.55rem]">
            TIER {tierStart}
            <span aria-hidden className="h-px grow bg-edge" />
          </li>
        )}
        <li className="figures flex h-7 items-center gap-1.5 border-hairline border-b text-sm max-md:h-11 max-md:text-base print:h-[0.8rem] print:text-[0.6rem]">
          <span className="w-5 shrink-0 text-right text-muted text-xs print:text-[0.55rem]">{place}</span>
          <button
            type="button"
            onClick={() => onOpen(player)}
            className={classNames(
              'scoreboard min-w-0 truncate text-left text-lg leading-5 tracking-[0.01em] md:text-base underline-offset-2 hover:underline print:text-[0.7rem] print:leading-none',
              NAMES[mark],
            )}
          >
            <span className="print:hidden">{entity.isTeam ? entity.shortName : entity.name}</span>
            <span className="hidden print:inline">{entity.shortName}</span>
          </button>
          {WORDS[mark] !== '' && <span className="sr-only">, {WORDS[mark]}</span>}
          {mark === 'queued' && (
            <span aria-hidden className="text-accent">
              ●
            </span>
          )}
          <span className="ml-auto whitespace-nowrap pl-1 text-muted text-xs print:text-[0.55rem]">
            {!entity.isTeam && <>{entity.teamAlias ?? 'FA'} </>}
            {player.byeWeek ?? NONE} · {figure}
          </span>
        </li>
      </>
    );
  },
  (before, after) =>
    before.line.player === after.line.player &&
    before.line.place === after.line.place &&
    before.line.mark === after.line.mark &&
    before.line.tierStart === after.line.tierStart &&
    before.line.figure === after.line.figure,
);
