import { withSalaries } from '@pylon/contract/tables/week/with-salaries';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { TableSearch } from '../../../widgets/table/table-search.ts';
import { useSeason } from '../../../widgets/table/use-season.ts';
import { isOpenRow } from '../open-row.ts';
import { PlainRows, PlainTable, type PlainTableProps } from '../PlainTable.tsx';
import { choicesOf, chosenOf, plainAnswer, plainInput } from '../plain-table.ts';
import { keptSlates, slateKey } from './kept-slates.ts';
import { pricedPage, salariesOf } from './priced-rows.ts';
import { SalaryPanel } from './SalaryPanel.tsx';

/**
 * The DFS projections. Once a person has brought the salaries of a slate, all of the week is fetched, so that the table
 * can be ordered by what each thousand dollars brings.
 */
export function DfsTable({ table, ...props }: PlainTableProps) {
  const { search, onSearch } = props;
  const season = useSeason();
  const { data: shown } = useSuspenseQuery(plainAnswer(table, plainInput(table, search, season)));
  const isShut = shown.rows.some((row) => !isOpenRow(table, row));
  const site = choicesOf(table).map((choice) => chosenOf(search, choice))[0] ?? '';
  const slates = useSyncExternalStore(keptSlates.subscribe, keptSlates.read, keptSlates.none).filter(
    (slate) => slate.site === site,
  );
  const { season: year, week } = search;
  const ofTheWeek = { ...(year && { season: year }), ...(week && { week }), site, rows: 'all' } as TableSearch; // and its own question
  const everybody = plainInput(table, ofTheWeek, season);
  const { data: all } = useQuery({ ...plainAnswer(table, everybody), enabled: !isShut && slates.length > 0 });
  const [chosen, setChosen] = useState('');
  const matched = all ? slates.map((slate) => ({ slate, ...salariesOf(slate, all.rows) })) : [];
  const ofWeek = matched.filter(({ salaries }) => salaries.size > 0);
  const inForce = ofWeek.find(({ slate }) => slateKey(slate) === chosen) ?? ofWeek[0];
  const withFile = withSalaries(table, true);
  return (
    <>
      {!isShut && (
        <SalaryPanel
          site={site}
          ofWeek={ofWeek.map(({ slate }) => slate)}
          isElsewhere={all !== undefined && slates.length > 0 && ofWeek.length === 0}
          inForce={inForce ?? null}
          onSite={(next) => onSearch({ site: next === 'draftkings' ? undefined : next } as object)}
          onSlate={setChosen}
        />
      )}
      {all && inForce ? (
        <PlainRows
          {...props}
          table={withFile}
          answer={pricedPage(withFile, all, inForce.salaries, search)}
          readAll={async () => pricedPage(withFile, all, inForce.salaries, search, true).rows}
        />
      ) : (
        <PlainTable {...props} table={withSalaries(table, false)} />
      )}
    </>
  );
}
