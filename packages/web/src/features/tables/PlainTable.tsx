import { REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import type { ResearchTable as Declared } from '@pylon/contract/tables/tables';
import { inFile, PLAYER_IN_FILE, TEAM_IN_FILE } from '@pylon/engine/tables/table-file';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { variantOf } from '../../widgets/paywall/paywall-variants.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { declaredColumn, playerColumn, teamColumn } from '../../widgets/table/declared-columns.tsx';
import { ResearchTable } from '../../widgets/table/ResearchTable.tsx';
import { positionsOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { saveTable } from '../../widgets/table/whole/save-table.ts';
import { useWholeTable } from '../../widgets/table/whole/use-whole-table.ts';
import { isOpenRow } from './open-row.ts';
import {
  isOfNobody,
  ownAtStandard,
  type PlainAnswer,
  type PlainRow,
  plainAnswer,
  plainInput,
  shownAmong,
} from './plain-table.ts';
import { TableQuadrant } from './TableQuadrant.tsx';

export interface PlainTableProps {
  readonly table: Declared;
  readonly title: string;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

/** A plain table as the server has it. */
export function PlainTable(props: PlainTableProps) {
  const { table, search } = props;
  const input = plainInput(table, search, useSeason());
  const { data } = useSuspenseQuery(plainAnswer(table, input));
  const { rows, onRetry, readAll } = useWholeTable(search, [table.call, input], data, 'rows');
  return <PlainRows {...props} answer={{ ...data, rows }} onRetry={onRetry} readAll={readAll} />;
}

export interface PlainRowsProps extends PlainTableProps {
  /** The page in sight. */
  readonly answer: PlainAnswer;
  /** Every row that is wanted, for a file. */
  readonly readAll: () => Promise<readonly PlainRow[]>;
  /** Asks again for the rows that did not come. */
  readonly onRetry?: (() => void) | null;
}

/** Rows of a plain table: whom each is about and its columns, the paywall in the place of rows that are locked. */
export function PlainRows({ table, title, search, onSearch, answer, readAll, onRetry = null }: PlainRowsProps) {
  const { several, about = 'players' } = table;
  const current = useSeason();
  const keys = Object.keys(table.columns);
  const positions = positionsOf(search, table.filters.positions ?? []);
  const open = answer.rows.filter((row) => isOpenRow(table, row));
  const showsOf = (key: string, column: Declared['columns'][string]) =>
    isOfNobody(about, open, key) ? 'picked' : shownAmong(column, positions);
  const isShut = open.length < answer.rows.length;
  const saveAll = async () => {
    const named = Object.values(about === 'teams' ? TEAM_IN_FILE : PLAYER_IN_FILE);
    const columns = [...named, ...keys.map((key) => inFile(table, key))];
    await saveTable(title, columns, await readAll());
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
            .map(([key, column]) => declaredColumn(table, key, open, { shows: showsOf(key, column) })),
        ]}
        rows={open}
        total={isShut ? open.length : answer.total}
        onRetry={onRetry}
        sort={search.sort ?? table.sort}
        search={search}
        onSearch={onSearch}
        onExport={saveAll}
        about={about}
        provenance={answer.provenance}
        clears={ownAtStandard(table)}
        needs={table.needs}
        inSeason={(season) => [table.call, plainInput(table, { ...search, season }, current)]}
        {...(several && {
          several: { called: several.called, keyOf: (row: PlainRow) => `${entityKey(row)} ${row[several.by]}` },
        })}
        {...(table.preview && isShut
          ? {
              under: (
                <PaywallOverlay
                  variant={variantOf(table.preview.feature)}
                  rows={answer.rows.length}
                  tier={REQUIRED_TIER[table.preview.feature]}
                />
              ),
            }
          : {})}
      />
    </>
  );
}
