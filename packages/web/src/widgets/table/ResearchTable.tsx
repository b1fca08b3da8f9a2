import type { Provenance } from '@pylon/contract/wire';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { LiveRegion } from '../../ui/states/LiveRegion.tsx';
import type { Column } from '../../ui/table/column.ts';
import { asChosen, choosable, withChoice } from '../../ui/table/column-choice.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { LeagueBadges } from '../league/LeagueBadges.tsx';
import { PaywallOverlay } from '../paywall/PaywallOverlay.tsx';
import { needsVerticalHolder } from '../paywall/paywall-heights.ts';
import { type EntityRow, entityKey, withoutStatus } from '../player/entity.ts';
import { OwnMarks } from '../player/marks/OwnMarks.tsx';
import { EmptyTable, type InSeason } from './EmptyTable.tsx';
import { SourcesFoot } from './SourcesFoot.tsx';
import { TableFoot } from './TableFoot.tsx';
import { changedSearch, listOf, pageOf, type RowsWord, type SearchChange, type TableSearch } from './table-search.ts';
import { useIsLoading } from './use-is-loading.ts';
import { isWeekGone, useSeason } from './use-season.ts';

export interface ResearchTableProps<R extends EntityRow> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly total: number;
  /** Asks again for the rows that did not come, of a table that is shown whole. */
  readonly onRetry?: (() => void) | null;
  readonly sort: string;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  readonly onExport: () => Promise<void>;
  /** What rows are about, each in the column of that name; players unless said. */
  readonly about?: RowsWord;
  readonly provenance: Provenance;
  readonly breakBefore?: ((row: R, previous: R | undefined) => ReactNode) | undefined;
  /** What stands under the rows: the overlay over those that are locked. */
  readonly under?: ReactNode;
  /** For a table with a row for each game of a player: what its rows are called, and what tells them apart. */
  readonly several?: { readonly called: string; readonly keyOf: (row: R) => string };
  /** Choices that only this table has, at their standard: 'Clear filters' takes them back too. */
  readonly clears?: SearchChange;
  /** What has to be published for the table to have rows. */
  readonly needs?: string | undefined;
  /** Its question of another season, for where this one has no row. */
  readonly inSeason?: InSeason;
}

/** Locked columns side by side that the vertical overlay has room over; fewer show their locks alone. */
const COVERED_COLUMNS = 3;

/**
 * A table of players or teams with its columns to pick, its pages and its sources: open columns first, then those that
 * are locked.
 */
export function ResearchTable<R extends EntityRow>(props: ResearchTableProps<R>) {
  const { caption, columns, rows: told, total, sort, search, onSearch, onExport, about = 'players', several } = props;
  const { provenance, breakBefore, under, clears, needs, inSeason, onRetry } = props;
  const plural = several?.called ?? about;
  const called = total === 1 ? plural.slice(0, -1) : plural;
  const isWhole = search.rows === 'all';
  const isBusy = useIsLoading();
  const isOfGoneWeeks = isWeekGone(search.week, useSeason()) || several !== undefined;
  const rows = useMemo(() => (isOfGoneWeeks ? told.map(withoutStatus) : told), [told, isOfGoneWeeks]);
  const nameKey = about === 'teams' ? 'team' : 'player';
  const choices = listOf(search.cols);
  const chosen = asChosen(columns, choices, nameKey);
  const shown = chosen.toSorted((one, other) => Number(one.lock !== undefined) - Number(other.lock !== undefined));
  // where an overlay stands under the rows, it is the only one
  const isCovered =
    !under && shown.filter(({ lock, shows }) => lock !== undefined && shows !== 'picked').length >= COVERED_COLUMNS;
  const hasHolder = isCovered && needsVerticalHolder(rows.length);
  const isPaged = about === 'players';
  const last = Math.ceil(total / pageOf(search).limit);
  // An address that was typed, a filter, or a plan that ended: the list ends before.
  if (isPaged && !isWhole && (search.page ?? 1) > Math.max(1, last)) return <ToPage page={last} />;
  if (rows.length === 0 && !under)
    return (
      <>
        <EmptyTable
          search={search}
          onSearch={onSearch}
          clears={clears}
          needs={needs === undefined ? undefined : { what: needs, asOf: provenance.asOf }}
          inSeason={inSeason}
        />
        <SourcesFoot provenance={provenance} />
      </>
    );
  const table = (
    <DataTable
      caption={caption}
      columns={shown}
      rows={rows}
      keyOf={several?.keyOf ?? entityKey}
      nameKey={nameKey}
      sort={sort}
      onSort={(next) => onSearch({ sort: next })}
      isBusy={isBusy}
      whole={isWhole ? { count: total, onRetry } : undefined}
      breakBefore={breakBefore}
      cover={isCovered && !hasHolder && <PaywallOverlay variant="rankings" />}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <LeagueBadges named={search.mineIn ?? search.freeIn}>
        {about === 'players' ? <OwnMarks>{table}</OwnMarks> : table}
      </LeagueBadges>
      {isCovered && <PaywallOverlay variant="rankings-holder" className={hasHolder ? undefined : 'md:hidden'} />}
      {under}
      <LiveRegion
        text={isBusy ? 'Loading' : `${total} ${called}, ${isWhole ? 'all rows' : `page ${search.page ?? 1}`}`}
      />
      <TableFoot
        search={search}
        total={total}
        called={called}
        isPaged={isPaged}
        onSearch={onSearch}
        onExport={onExport}
        picker={{
          columns: choosable(chosen, nameKey).map(({ key, title, shows }) => ({
            ...{ key, title },
            isShown: shows !== 'picked',
          })),
          onShow: (choice) => onSearch({ cols: withChoice(columns, choices, choice).join(',') || undefined }),
          onReset: chosen.every((column, place) => column === columns[place])
            ? null
            : () => onSearch({ cols: undefined }),
        }}
      >
        <SourcesFoot provenance={provenance} />
      </TableFoot>
    </div>
  );
}

/** Goes on to a page of the table that is there, in the place of one that is not. */
const ToPage = ({ page }: { readonly page: number }) => (
  <Navigate
    to="."
    search={(before) => changedSearch(before as TableSearch, { page: page > 1 ? page : undefined })}
    replace
    resetScroll={false}
  />
);
