import { isLocked, REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import { MOST_ROWS } from '@pylon/contract/tables/page-limits';
import type { ResearchTable as Declared } from '@pylon/contract/tables/tables';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { variantOf } from '../../widgets/paywall/paywall-variants.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { saveTable } from '../../widgets/table/csv.ts';
import {
  declaredColumn,
  inFile,
  PLAYER_IN_FILE,
  playerColumn,
  TEAM_IN_FILE,
  teamColumn,
} from '../../widgets/table/declared-columns.tsx';
import { ResearchTable } from '../../widgets/table/ResearchTable.tsx';
import { positionsOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { ownAtStandard, type PlainRow, plainAnswer, plainInput, shownAmong } from './plain-table.ts';
import { TableQuadrant } from './TableQuadrant.tsx';

export interface PlainTableProps {
  readonly table: Declared;
  readonly title: string;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

/**
 * A plain table: whom each row is about and its columns, the paywall in the place of rows that are locked, and all as a
 * file.
 */
export function PlainTable({ table, title, search, onSearch }: PlainTableProps) {
  const queries = useQueryClient();
  const input = plainInput(table, search, useSeason());
  const { data } = useSuspenseQuery(plainAnswer(table, input));
  const { several, about = 'players' } = table;
  const keys = Object.keys(table.columns);
  const previewed = keys.find((key) => table.columns[key]?.feature === table.preview?.feature);
  const isOpen = (row: PlainRow) => table.preview === undefined || !isLocked(row[previewed ?? '']);
  const positions = positionsOf(search, table.filters.positions ?? []);
  const open = data.rows.filter(isOpen);
  const isShut = open.length < data.rows.length;
  const saveAll = async () => {
    const rows: PlainRow[] = [];
    for (let hasMore = true; hasMore; ) {
      const part = await queries.fetchQuery(plainAnswer(table, { ...input, limit: MOST_ROWS, offset: rows.length }));
      rows.push(...part.rows);
      hasMore = part.rows.length === MOST_ROWS && rows.length < part.total; // the last part, and a locked one, is short
    }
    const named = Object.values(about === 'teams' ? TEAM_IN_FILE : PLAYER_IN_FILE);
    const columns = [...named, ...keys.map((key) => inFile(table, key))];
    saveTable(`${title.toLowerCase().replaceAll(' ', '-')}.csv`, columns, rows);
  };
  return (
    <>
      {!isShut && <TableQuadrant table={table} title={title} rows={open} />}
      <ResearchTable
        caption={title}
        columns={[
          about === 'teams'
            ? teamColumn<PlainRow>('w-full max-w-0 md:w-88 md:max-w-88')
            : playerColumn<PlainRow>('w-full max-w-0 md:w-80 md:max-w-80'),
          ...Object.entries(table.columns)
            .filter(([, { placeOf }]) => placeOf === undefined)
            .map(([key, column]) => declaredColumn(table, key, open, { shows: shownAmong(column, positions) })),
        ]}
        rows={open}
        total={isShut ? open.length : data.total}
        sort={search.sort ?? table.sort}
        search={search}
        onSearch={onSearch}
        onExport={saveAll}
        about={about}
        provenance={data.provenance}
        clears={ownAtStandard(table)}
        needs={table.needs}
        {...(several && {
          several: { called: several.called, keyOf: (row: PlainRow) => `${entityKey(row)} ${row[several.by]}` },
        })}
        {...(table.preview && isShut
          ? {
              under: (
                <PaywallOverlay
                  variant={variantOf(table.preview.feature)}
                  rows={data.rows.length}
                  tier={REQUIRED_TIER[table.preview.feature]}
                />
              ),
            }
          : {})}
      />
    </>
  );
}
