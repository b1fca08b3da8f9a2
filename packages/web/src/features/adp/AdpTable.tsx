import type { AdpFormatInfo } from '@pylon/contract/adp/adp';
import { adp } from '@pylon/contract/tables/draft/adp.table';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { AboutColumns } from '../../widgets/table/AboutColumns.tsx';
import { ResearchTable } from '../../widgets/table/ResearchTable.tsx';
import { listOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { saveTable } from '../../widgets/table/whole/save-table.ts';
import { useWholeTable } from '../../widgets/table/whole/use-whole-table.ts';
import { type AskedFormats, adpColumns, adpCsv, formatSource } from './adp.columns.tsx';
import { adpInput } from './adp.search.ts';

export interface AdpTableProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  readonly year: string;
}

/** Every provider's number side by side. */
export function AdpTable({ search, onSearch, year }: AdpTableProps) {
  const input = adpInput(search, useSeason());
  const { data } = useSuspenseQuery(answer('listAdps', input));
  const { rows, onRetry, readAll } = useWholeTable(search, ['listAdps', input], data, 'playerADP');
  // Without numbers of the provider that the table opens on, its order is the consensus.
  const opensOn = data.providers.some(({ id, asOf }) => id === adp.sort && asOf !== null) ? adp.sort : 'consensus';
  const asked = { chosen: listOf(search.from), ...search };
  const saveAll = async () => {
    await saveTable(`ADP ${year}`, adpCsv(data.providers, asked), await readAll());
  };
  return (
    <>
      <ResearchTable
        caption={`${year} average draft positions`}
        columns={adpColumns(data.providers, asked, rows)}
        rows={rows}
        total={data.total}
        sort={search.sort ?? opensOn}
        onRetry={onRetry}
        search={search}
        onSearch={onSearch}
        onExport={saveAll}
        provenance={data.provenance}
        inSeason={(seasonId) => ['listAdps', { ...input, seasonId }]}
      />
      <FormatSources asked={search} formats={data.formats} />
      <AboutColumns table={adp} />
    </>
  );
}

/** Under the table: whose drafts of the formats asked for are in it, and of which day. */
function FormatSources({
  asked,
  formats,
}: {
  readonly asked: AskedFormats;
  readonly formats: readonly AdpFormatInfo[];
}) {
  const told = [asked.format, asked.beside].flatMap((id) => formats.find((format) => format.id === id) ?? []);
  if (told.length === 0) return null;
  return <p className="text-muted text-sm">{told.map(formatSource).join(' ')}</p>;
}
