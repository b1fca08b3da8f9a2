import { FREE_WEEKS, SERIES_KEYS, SERIES_STATS, type SeriesKey } from '@pylon/contract/tables/time-series/series-stats';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../../api/answers.ts';
import type { Input } from '../../../api/call.ts';
import { PATHS } from '../../../paths.ts';
import { Select } from '../../../ui/overlays/Select.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { PlayersPage } from '../../../widgets/PlayersPage.tsx';
import { PaywallOverlay } from '../../../widgets/paywall/PaywallOverlay.tsx';
import { ChosenPlayers } from '../../../widgets/player/ChosenPlayers.tsx';
import { ScoringPicker } from '../../../widgets/scoring/ScoringPicker.tsx';
import { CsvButton } from '../../../widgets/table/CsvButton.tsx';
import { SeasonPicker } from '../../../widgets/table/SeasonPicker.tsx';
import { SourcesFoot } from '../../../widgets/table/SourcesFoot.tsx';
import type { SearchChange } from '../../../widgets/table/table-search.ts';
import { useSeason } from '../../../widgets/table/use-season.ts';
import { useTableSearch } from '../../../widgets/table/use-table-search.ts';
import { saveTable } from '../../../widgets/table/whole/save-table.ts';
import { SeriesChart } from './SeriesChart.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { seriesFileRows, seriesInFile } from './series-file.ts';
import { DEFAULT_STAT, LAST_CHOICES, type LastChoice, type SeriesSearch, seriesInput } from './series-search.ts';
import { isShut } from './series-words.ts';

/** A change of the page's state: what tables have, and its own. */
type SeriesChange = { readonly [K in keyof SeriesSearch]?: SeriesSearch[K] | undefined };

/** Up to four players week by week: one stat as lines, and as a table below. */
export function TimeSeriesPage() {
  const [found, setFound] = useTableSearch();
  const search = found as SeriesSearch; // read by parseSeriesSearch
  const change = (next: SeriesChange) => void setFound(next as SearchChange); // its own names stand beside the tables'
  const season = useSeason();
  const title = `${search.season ?? season.id} Time Series`;
  return (
    <PlayersPage
      title={title}
      question="How up to four players’ weeks went, beside what starters at their position do."
      hint="Find a player by name, and up to three more to compare."
      input={seriesInput(search, season)}
      search={search}
      onSearch={setFound}
    >
      {(input) => <Series input={input} title={title} search={search} onChange={change} />}
    </PlayersPage>
  );
}

interface SeriesProps {
  readonly input: Input<'getTimeSeries'>;
  readonly title: string;
  readonly search: SeriesSearch;
  readonly onChange: (change: SeriesChange) => void;
}

function Series({ input, title, search, onChange }: SeriesProps) {
  const { data } = useSuspenseQuery(answer('getTimeSeries', input));
  const stat = search.stat ?? DEFAULT_STAT;
  const { scoring, season, players } = search;
  const fileTitle = `${title} ${SERIES_STATS[stat].title}`;
  return (
    <>
      <ChosenPlayers players={data.players} onChange={(ids) => onChange({ players: ids.join() || undefined })} />
      <SeriesFilters search={search} onChange={onChange} />
      {data.weeks.length === 0 ? (
        <EmptyState hint="No week of this season has been played yet." />
      ) : (
        <>
          <SeriesChart series={data} stat={stat} />
          <div className="bg-surface">
            <SeriesTable series={data} stat={stat} title={title} />
          </div>
          <div className="no-print flex justify-end">
            <CsvButton onExport={() => saveTable(fileTitle, seriesInFile(data, stat), seriesFileRows(data))} />
          </div>
        </>
      )}
      {data.players.some(({ weeks }) => isShut(weeks, stat)) && (
        <>
          <p className="text-muted text-sm">Fantasy points of the first {FREE_WEEKS} weeks are open to everybody.</p>
          <PaywallOverlay variant="game-log" />
        </>
      )}
      <p>
        <Link
          to={PATHS.playerComparison}
          search={{ ...(players && { players }), ...(scoring && { scoring }), ...(season && { season }) }}
          className="underline underline-offset-2"
        >
          Everything about them side by side
        </Link>
      </p>
      <SourcesFoot provenance={data.provenance} />
    </>
  );
}

type FiltersProps = Pick<SeriesProps, 'search' | 'onChange'>;

const SeriesFilters = ({ search, onChange }: FiltersProps) => (
  <section aria-label="Filters" className="no-print grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
    <Select<SeriesKey>
      label="Stat"
      value={search.stat ?? DEFAULT_STAT}
      options={SERIES_KEYS.map((key) => ({ value: key, label: SERIES_STATS[key].title }))}
      onChange={(stat) => onChange({ stat: stat === DEFAULT_STAT ? undefined : stat })}
      className="md:w-48"
    />
    <Select<LastChoice | 'all'>
      label="Weeks"
      value={search.last ?? 'all'}
      options={[
        { value: 'all', label: 'The season' },
        ...LAST_CHOICES.map((weeks) => ({ value: weeks, label: `Last ${weeks} weeks` })),
      ]}
      onChange={(last) => onChange({ last: last === 'all' ? undefined : last })}
      className="md:w-36"
    />
    <ScoringPicker scoring={search.scoring} onChange={(scoring) => onChange({ scoring })} className="md:w-44" />
    <SeasonPicker season={search.season} onChange={(season) => onChange({ season })} className="md:w-28" />
  </section>
);
