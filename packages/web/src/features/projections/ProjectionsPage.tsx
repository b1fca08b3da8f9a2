import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { Select } from '../../ui/Select.tsx';
import { saveFile, toCsv } from '../../widgets/csv.ts';
import { weekLabel } from '../../widgets/display.ts';
import { pointsDomain } from '../../widgets/PointsRange.tsx';
import { PositionFilter } from '../../widgets/PositionFilter.tsx';
import { ResearchTable } from '../../widgets/ResearchTable.tsx';
import { ScoringPicker } from '../../widgets/ScoringPicker.tsx';
import { SeasonPicker } from '../../widgets/SeasonPicker.tsx';
import { TableHead } from '../../widgets/TableHead.tsx';
import { TableSearchField } from '../../widgets/TableSearchField.tsx';
import { TableToolbar } from '../../widgets/TableToolbar.tsx';
import { TeamPicker } from '../../widgets/TeamPicker.tsx';
import { ALL_ROWS, positionsOf } from '../../widgets/table-search.ts';
import { useSeason } from '../../widgets/use-season.ts';
import { useTableSearch } from '../../widgets/use-table-search.ts';
import { WeekPicker } from '../../widgets/WeekPicker.tsx';
import { projectionColumns, projectionCsv } from './projections.columns.tsx';
import {
  projectionPeriod,
  projectionsInput,
  projectionWeek,
  STANDARD_POSITIONS,
  STANDARD_PROVIDER,
  STANDARD_SORT,
} from './projections.search.ts';

/** Expected stat lines and points, with floor and ceiling. */
export function ProjectionsPage() {
  const [search, setSearch] = useTableSearch();
  const queries = useQueryClient();
  const season = useSeason();
  const input = projectionsInput(search, season);
  const { data } = useSuspenseQuery(answer('listProjections', input));
  const period = projectionPeriod(search);
  const positions = positionsOf(search, STANDARD_POSITIONS);
  const year = Number(input.seasonId);
  const spoken =
    period === 'weekly'
      ? weekLabel(projectionWeek(search, season), year)
      : period === 'seasonal'
        ? `${year}`
        : `${year} Rest of Season`;
  const title = `${spoken} Projections`;
  const periods = [
    { value: 'weekly', label: 'Weekly' },
    { value: 'seasonal', label: weekLabel(-1, year) },
    ...(season.currentWeek > 1 || period === 'restofseason' ? [{ value: 'restofseason', label: `${year} ROS` }] : []),
  ];
  const domain = pointsDomain(
    data.playerProjections.map((row) => ({
      floor: row.floorFantasyPoints,
      expected: row.projectedFantasyPoints,
      ceiling: row.ceilingFantasyPoints,
    })),
  );
  const saveAll = async () => {
    const all = await queries.fetchQuery(answer('listProjections', { ...input, limit: ALL_ROWS, offset: 0 }));
    saveFile(`${title.toLowerCase().replaceAll(' ', '-')}.csv`, toCsv(projectionCsv(positions), all.playerProjections));
  };
  const others = [search.team, search.season, search.scoring, search.from].filter((each) => each !== undefined);
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead title={title} question="What to expect of everybody, and how far it may go either way." />
      <TableToolbar
        activeCount={others.length}
        positions={
          <PositionFilter
            isSingle
            chosen={positions}
            onChange={([next]) => setSearch({ pos: next === STANDARD_POSITIONS[0] ? undefined : next })}
          />
        }
        search={<TableSearchField search={search} onSearch={setSearch} />}
        filters={
          <>
            <Select
              label="Period"
              value={period}
              options={periods}
              onChange={(next) => setSearch({ view: next === 'weekly' ? undefined : next, week: undefined })}
              className="md:w-36"
            />
            {period === 'weekly' && (
              <WeekPicker
                week={projectionWeek(search, season)}
                weeks={season.weeks}
                year={season.year}
                onChange={(week) => setSearch({ week })}
                className="md:w-36"
              />
            )}
            <ScoringPicker
              scoring={search.scoring}
              onChange={(scoring) => setSearch({ scoring })}
              className="md:w-44"
            />
            <Select
              label="Source"
              value={input.projectedProvider ?? STANDARD_PROVIDER}
              options={data.providers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => setSearch({ from: id === STANDARD_PROVIDER ? undefined : id })}
              className="md:w-44"
            />
            <TeamPicker team={search.team} onChange={(team) => setSearch({ team })} className="md:w-48" />
            <SeasonPicker season={search.season} onChange={(next) => setSearch({ season: next })} className="md:w-28" />
          </>
        }
      />
      <ResearchTable
        caption={title}
        columns={projectionColumns(positions, period, domain)}
        rows={data.playerProjections}
        total={data.total}
        sort={input.orderBy ?? STANDARD_SORT}
        search={search}
        onSearch={setSearch}
        onExport={saveAll}
        provenance={data.provenance}
      />
    </main>
  );
}
