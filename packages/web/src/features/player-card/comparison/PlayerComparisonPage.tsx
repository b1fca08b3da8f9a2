import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../../api/answers.ts';
import type { Input } from '../../../api/call.ts';
import { PATHS } from '../../../paths.ts';
import { LeagueBadges } from '../../../widgets/league/LeagueBadges.tsx';
import { PlayersPage } from '../../../widgets/PlayersPage.tsx';
import { ChosenPlayers } from '../../../widgets/player/ChosenPlayers.tsx';
import { ScoringPicker } from '../../../widgets/scoring/ScoringPicker.tsx';
import { SeasonPicker } from '../../../widgets/table/SeasonPicker.tsx';
import { SourcesFoot } from '../../../widgets/table/SourcesFoot.tsx';
import type { SearchChange, TableSearch } from '../../../widgets/table/table-search.ts';
import { useSeason } from '../../../widgets/table/use-season.ts';
import { useTableSearch } from '../../../widgets/table/use-table-search.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { comparisonInput } from './comparison.search.ts';
import { LastGames } from './LastGames.tsx';
import { SchedulesAhead } from './SchedulesAhead.tsx';

/** Up to four players side by side. The address says who, in which scoring and season. */
export function PlayerComparisonPage() {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const input = comparisonInput(search, season);
  const title = `${search.season ?? season.id} Player Comparison`;
  return (
    <PlayersPage
      title={title}
      question="Up to four players side by side: rank, projection, form and schedule."
      hint="Find a player by name, then those to compare."
      input={input}
      search={search}
      onSearch={setSearch}
    >
      {(asked) => <Comparison input={asked} title={title} search={search} onSearch={setSearch} />}
    </PlayersPage>
  );
}

interface ComparisonProps {
  readonly input: Input<'comparePlayers'>;
  readonly title: string;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => Promise<void>;
}

function Comparison({ input, title, search, onSearch }: ComparisonProps) {
  const { players, provenance } = useSuspenseQuery(answer('comparePlayers', input)).data;
  const { players: who, scoring, season } = search;
  return (
    <>
      <ChosenPlayers players={players} onChange={(ids) => void onSearch({ players: ids.join() || undefined })} />
      <section aria-label="Filters" className="no-print grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
        <ScoringPicker scoring={scoring} onChange={(next) => onSearch({ scoring: next })} className="md:w-44" />
        <SeasonPicker season={season} onChange={(next) => void onSearch({ season: next })} className="md:w-28" />
      </section>
      {players.length === 1 && (
        <p className="text-base text-muted">Add another player, and the better number of each row is marked.</p>
      )}
      <LeagueBadges>
        <ComparedTable players={players} title={title} seasonId={input.seasonId} />
      </LeagueBadges>
      <section>
        <h2 className="mb-3 text-xl">Last games</h2>
        <LastGames players={players} />
      </section>
      <SchedulesAhead players={players} />
      <p>
        <Link
          to={PATHS.timeSeries}
          search={{ ...(who && { players: who }), ...(scoring && { scoring }), ...(season && { season }) }}
          className="underline underline-offset-2"
        >
          Their season week by week
        </Link>
      </p>
      <SourcesFoot provenance={provenance} />
    </>
  );
}
