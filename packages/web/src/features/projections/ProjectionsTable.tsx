import { isLocked } from '@pylon/contract/plans/tiers';
import { projections } from '@pylon/contract/tables/week/projections.table';
import type { Input } from '../../api/call.ts';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { pointsDomain } from '../../widgets/player/PointsRange.tsx';
import { AboutColumns } from '../../widgets/table/AboutColumns.tsx';
import { ResearchTable } from '../../widgets/table/ResearchTable.tsx';
import { positionsOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { saveTable } from '../../widgets/table/whole/save-table.ts';
import { useWholeTable } from '../../widgets/table/whole/use-whole-table.ts';
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
  const data = useProjections(input, search);
  const { rows, onRetry, readAll } = useWholeTable(search, ['listProjections', input], data, 'playerProjections');
  const positions = positionsOf(search, STANDARD_POSITIONS);
  const open = rows.filter((row) => !isLocked(row.projectedFantasyPoints));
  const hasLocked = open.length < rows.length;
  const saveAll = async () => {
    await saveTable(title, projectionCsv(positions), await readAll());
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
        onRetry={onRetry}
        search={search}
        onSearch={onSearch}
        onExport={saveAll}
        provenance={data.provenance}
        inSeason={(seasonId) => ['listProjections', { ...input, seasonId }]}
        {...(hasLocked ? { under: <PaywallOverlay variant="projections-table" rows={rows.length} /> } : {})}
      />
      <AboutColumns table={projections} />
    </>
  );
}
