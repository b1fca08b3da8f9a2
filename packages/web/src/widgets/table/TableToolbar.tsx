import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../api/use-user.ts';
import { classNames } from '../../ui/class-names.ts';
import { LazyHeldPicker } from '../league/lazy-held-picker.ts';
import { PositionFilter } from '../player/PositionFilter.tsx';
import { LazySponsorPlace } from '../sponsors/lazy-sponsor-place.ts';
import { TableSearchField } from './TableSearchField.tsx';
import {
  type PositionChoice,
  positionsOf,
  type RowsWord,
  type SearchChange,
  type TableSearch,
} from './table-search.ts';

export interface TableToolbarProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  /** Positions that the table opens on; empty is all, null for a table without a question of positions. */
  readonly standard: readonly PositionChoice[] | null;
  /** Positions to choose from; all unless said. */
  readonly among?: readonly PositionChoice[] | undefined;
  /** What the table's rows are about; players unless said. */
  readonly about?: RowsWord;
  /** Whether the table shows one position at a time. */
  readonly isSingle?: boolean;
  /** Whether the table cannot be searched for names. */
  readonly isNameless?: boolean;
  /** Whether the table can be narrowed by a league of the person's. */
  readonly isHeld?: boolean;
  /** The other filters: a row on a desktop, behind one button on a phone. */
  readonly filters: ReactNode;
  /** What the other filters set, by its name in the address: the button says how many of them are in force. */
  readonly sets: readonly string[];
  /** The choice of how the table is shown; at the end of the other filters. */
  readonly view?: ReactNode;
}

const HELD = ['mineIn', 'freeIn'] as const;

/** The part of an address that says which positions are shown. */
const posOf = (chosen: readonly PositionChoice[], standard: readonly PositionChoice[]): string | undefined =>
  chosen.join() === standard.join() ? undefined : chosen.join() || 'ALL';

/** What a table can be narrowed to, and how it is shown. Positions and names are always in sight. */
export function TableToolbar(props: TableToolbarProps) {
  const { search, onSearch, standard, among, about, isSingle = false, isNameless = false, filters, sets, view } = props;
  const { isHeld = false } = props;
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const inForce = (name: string) => search[name as keyof TableSearch] !== undefined; // no address has other names
  const activeCount = [...sets, ...(isHeld ? HELD : [])].filter(inForce).length;
  return (
    <section aria-label="Filters" className="no-print flex flex-col gap-3">
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        {standard && (
          <PositionFilter
            isSingle={isSingle}
            choices={among}
            chosen={positionsOf(search, standard)}
            onChange={(chosen) => onSearch({ pos: posOf(chosen, standard) })}
          />
        )}
        <div className="flex gap-2 md:ml-auto">
          {!isNameless && <TableSearchField search={search} onSearch={onSearch} about={about} />}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex h-11 shrink-0 items-center gap-2 rounded-md border border-edge bg-surface px-3 font-semibold text-lg md:hidden"
          >
            <SlidersHorizontal aria-hidden size={18} />
            <span className={isNameless ? undefined : 'sr-only'}>Filters</span>
            {activeCount > 0 && <span className="figures text-accent">{activeCount}</span>}
          </button>
        </div>
      </div>
      <div className={classNames('grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap', !isOpen && 'max-md:hidden')}>
        {filters}
        {isHeld && user && <LazyHeldPicker search={search} onSearch={onSearch} className="md:w-36" />}
        {view && <div className="col-span-2 md:ml-auto">{view}</div>}
        <LazySponsorPlace slot="filters" />
      </div>
    </section>
  );
}
