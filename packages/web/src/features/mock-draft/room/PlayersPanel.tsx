import type { Position } from '@pylon/engine/vocabulary/positions';
import { Fragment, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PositionFilter } from '../../../widgets/PositionFilter.tsx';
import { TierBreak } from '../../../widgets/TierBreak.tsx';
import type { PositionChoice } from '../../../widgets/table-search.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { filterPlayers, tierMark } from './player-filter.ts';
import type { FreePlayer, RoomView } from './room-view.ts';

/** Rows that are drawn at a time. @source league features §9 "Paging" */
const PAGE = 60;
/** Columns in sight on a phone, a middling window and a wide one: a line between tiers must be as wide as its table. */
const WIDTHS = [
  { columns: 5, className: 'md:hidden' },
  { columns: 8, className: 'max-md:hidden xl:hidden' },
  { columns: 9, className: 'max-xl:hidden' },
] as const;

export interface PlayersPanelProps {
  readonly view: RoomView;
  readonly queued: ReadonlySet<string>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onOpen: (row: FreePlayer) => void;
  readonly onQueue: (row: FreePlayer) => void;
  readonly onDraft: (row: FreePlayer) => void;
}

/** Everybody who is still there: in rank order, narrowed by position and name, tiers drawn where one position is shown. */
export function PlayersPanel({ view, queued, search, onOpen, onQueue, onDraft }: PlayersPanelProps) {
  const [positions, setPositions] = useState<readonly PositionChoice[]>([]);
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useMemo(() => filterPlayers(view.free, positions, text), [view.free, positions, text]);
  const only: Position | null = positions.length === 1 && positions[0] !== 'FLEX' ? (positions[0] ?? null) : null;
  useFocusKept(body, rows);
  const refusalOf = (position: Position) => view.pickRefusal ?? view.refusals[position];
  const lastOfTier = useMemo(
    () =>
      new Set(view.breaks.filter((each) => each.undraftedCount === 1).map((each) => `${each.position} ${each.tier}`)),
    [view.breaks],
  );
  return (
    <section aria-labelledby="players-title" className="flex min-h-0 flex-col">
      <div className="flex flex-col gap-2 pb-2">
        <div className="flex items-center justify-between gap-3">
          <h2 id="players-title" className="text-xl max-md:sr-only">
            Players
          </h2>
          <input
            ref={search}
            type="search"
            aria-label="Search players"
            placeholder="Search"
            autoComplete="off"
            maxLength={60}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setLimit(PAGE);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setText('');
              if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
              event.preventDefault(); // the key would press the button that takes the focus
              body.current?.querySelector<HTMLElement>('[data-player-row]')?.focus();
            }}
            className="h-9 w-44 rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted max-md:h-11 max-md:w-full max-md:text-lg"
          />
        </div>
        <PositionFilter
          chosen={positions}
          onChange={(chosen) => {
            setPositions(chosen.slice(-1));
            setLimit(PAGE);
          }}
        />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain max-md:overflow-visible">
        {rows.length === 0 ? (
          <EmptyState message="There are no records to show" hint="Nobody who is still there fits." />
        ) : (
          <table className="w-full table-fixed border-collapse text-base">
            <caption className="sr-only">Available players</caption>
            <thead className="z-10 bg-page md:sticky md:top-0">
              <tr className="label h-8 border-edge border-b text-right">
                <th scope="col" className="w-9 pr-2 font-semibold">
                  #
                </th>
                <th scope="col" className="text-left font-semibold">
                  Player
                </th>
                <th scope="col" className="w-10 font-semibold max-md:hidden">
                  Bye
                </th>
                <th scope="col" className="w-10 font-semibold max-md:hidden">
                  Tier
                </th>
                <th scope="col" className="w-14 font-semibold" title="Chance to be there at your next pick">
                  Next
                </th>
                <th
                  scope="col"
                  className="w-14 font-semibold max-xl:hidden"
                  title="Chance to be there at the pick after"
                >
                  After
                </th>
                <th scope="col" className="w-12 font-semibold max-md:hidden" title="Projected points of the season">
                  Proj
                </th>
                <th scope="col" className="w-9 max-md:w-11">
                  <span className="sr-only">Queue</span>
                </th>
                <th scope="col" className="w-16">
                  <span className="sr-only">Draft</span>
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.slice(0, limit).map((row, index) => {
                const mark = only ? tierMark(row, rows[index - 1], view.breaks) : null;
                return (
                  <Fragment key={row.id}>
                    {mark && (
                      <tr>
                        {WIDTHS.map(({ columns, className }) => (
                          <td key={columns} colSpan={columns} className={className}>
                            <TierBreak tier={mark.tier} note={mark.note} />
                          </td>
                        ))}
                      </tr>
                    )}
                    <PlayerRow
                      row={row}
                      isQueued={queued.has(row.id)}
                      isLastOfTier={lastOfTier.has(`${row.position} ${row.player.tier}`)}
                      refusal={refusalOf(row.position)}
                      onOpen={onOpen}
                      onQueue={onQueue}
                      onDraft={onDraft}
                    />
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        )}
        {rows.length > limit && (
          <div className="flex justify-center py-3">
            <Button onClick={() => setLimit(limit + PAGE)}>Show {Math.min(PAGE, rows.length - limit)} more</Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** When the row with the focus goes away because he was drafted, the focus stays at its place in the list. */
function useFocusKept(body: RefObject<HTMLTableSectionElement | null>, rows: readonly FreePlayer[]): void {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const handleFocus = (event: FocusEvent) => {
      const row = (event.target as HTMLElement).closest('tr')?.querySelector('[data-player-row]');
      place.current = row ? [...element.querySelectorAll('[data-player-row]')].indexOf(row) : null;
    };
    const handleLeave = (event: FocusEvent) => {
      // A removed element has nowhere to go: then the place is kept.
      if (event.relatedTarget !== null) place.current = null;
    };
    element.addEventListener('focusin', handleFocus);
    element.addEventListener('focusout', handleLeave);
    return () => {
      element.removeEventListener('focusin', handleFocus);
      element.removeEventListener('focusout', handleLeave);
    };
  }, [body]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the rows that takes the focus away
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const buttons = body.current?.querySelectorAll<HTMLElement>('[data-player-row]');
    buttons?.[Math.min(place.current, buttons.length - 1)]?.focus();
  }, [rows, body]);
}
