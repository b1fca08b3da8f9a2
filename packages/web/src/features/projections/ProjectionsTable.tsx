import { isLocked } from '@pylon/contract/plans/tiers';
import { MOST_ROWS } from '@pylon/contract/tables/page-limits';
import { projections } from '@pylon/contract/tables/projections.table';
import { useQueryClient } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { pointsDomain } from '../../widgets/player/PointsRange.tsx';
import { AboutColumns } from '../../widgets/table/AboutColumns.tsx';
import { ResearchTable } from '../../widgets/table/ResearchTable.tsx';
import { saveTable } from '../../widgets/table/save-table.ts';
import { positionsOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { CompletionLine } from './CompletionLine.tsx';
import { outlookOf, projectionColumns, projectionCsv } from './projections.columns.tsx';
import { projectionPeriod, STANDARD_POSITIONS } from './projections.search.ts';
import { useProjections } from './use-projections.ts';

export interface ProjectionsTableProps {
  readonly title: string;
  readonly input: Input<'listProjections'>;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

/** The projections as a table: the rows that are open, and the paywall in the place of the others. */
export function ProjectionsTable({ title, input, search, onSearch }: ProjectionsTableProps) {
  const queries = useQueryClient();
  const data = useProjections(input, search);
  const positions = positionsOf(search, STANDARD_POSITIONS);
  const open = data.playerProjections.filter((row) => !isLocked(row.projectedFantasyPoints));
  const hasLocked = open.length < data.playerProjections.length;
  const saveAll = async () => {
    const all = await queries.fetchQuery(answer('listProjections', { ...input, limit: MOST_ROWS, offset: 0 }));
    saveTable(`${title.toLowerCase().replaceAll(' ', '-')}.csv`, projectionCsv(positions), all.playerProjections);
  };
  return (
    <>
      {positions.length === 1 && positions[0] === 'QB' && (
        <CompletionLine range={data.passingCompletionPerValueRange} />
      )}
      <ResearchTable
        caption={title}
        columns={projectionColumns(positions, open, projectionPeriod(search), pointsDomain(open.map(outlookOf)))}
        rows={open}
        total={hasLocked ? open.length : data.total}
        sort={input.orderBy ?? projections.sort}
        search={search}
        onSearch={onSearch}
        onExport={saveAll}
        provenance={data.provenance}
        {...(hasLocked
          ? { under: <PaywallOverlay variant="projections-table" rows={data.playerProjections.length} /> }
          : {})}
      />
      <AboutColumns table={projections} />
    </>
  );
}
