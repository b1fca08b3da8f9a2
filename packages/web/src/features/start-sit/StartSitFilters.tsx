import { MOST_IN_START_SIT } from '@pylon/contract/start-sit/start-sit-limits';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { useSeason } from '../../widgets/table/use-season.ts';
import { WeekPicker } from '../../widgets/table/WeekPicker.tsx';
import type { StartSitChange, StartSitSearch } from './start-sit.search.ts';
import type { LeagueChoice } from './use-league-choices.ts';

interface StartSitFiltersProps {
  readonly search: StartSitSearch;
  /** undefined while they are on their way, and of a visitor. */
  readonly leagues: readonly LeagueChoice[] | undefined;
  /** The week that is shown; null before it is known. */
  readonly week: number | null;
  readonly onChange: (change: StartSitChange) => void;
  readonly onLeague: (id: string | null) => void;
}

const IN_GENERAL = 'general';
/** Weeks of a regular season. */
const LAST_WEEK = 18;

/** In which league or scoring, in which week, and for how many places. */
export function StartSitFilters({ search, leagues, week, onChange, onLeague }: StartSitFiltersProps) {
  const { id, year, currentWeek } = useSeason();
  const { league: userLeague, scoring, starters = 1 } = search;
  const shown = week ?? search.week ?? Math.max(1, Math.min(currentWeek, LAST_WEEK));
  const first = Math.min(shown, Math.max(1, currentWeek));
  return (
    <section aria-label="Filters" className="no-print flex flex-col gap-2">
      <div className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
        <Select
          label="League"
          value={userLeague ?? IN_GENERAL}
          options={[
            { value: IN_GENERAL, label: 'In general' },
            ...(leagues ?? []).map((league) => ({ value: league.id, label: league.name })),
            ...(userLeague && !leagues?.some((league) => league.id === userLeague)
              ? [{ value: userLeague, label: leagues ? 'Not one of my leagues' : 'My league' }]
              : []),
          ]}
          onChange={(next) => onLeague(next === IN_GENERAL ? null : next)}
          className="md:w-56"
        />
        {!userLeague && (
          <ScoringPicker scoring={scoring} onChange={(next) => onChange({ scoring: next })} className="md:w-44" />
        )}
        <WeekPicker
          week={shown}
          weeks={Array.from({ length: LAST_WEEK + 1 - first }, (_, after) => first + after)}
          year={year}
          onChange={(next) => onChange({ week: next })}
          className="md:w-32"
        />
        <Select
          label="Places to fill"
          value={String(starters)}
          options={Array.from({ length: MOST_IN_START_SIT }, (_, before) => ({
            value: String(before + 1),
            label: String(before + 1),
          }))}
          onChange={(next) => onChange({ starters: next === '1' ? undefined : Number(next) })}
          className="md:w-32"
        />
      </div>
      {!leagues?.length && (
        <p key={id} className="text-muted text-sm">
          With{' '}
          <Link to={PATHS.leagueSync} className="underline underline-offset-2">
            your league
          </Link>{' '}
          its scoring, line-up and rosters count.
        </p>
      )}
    </section>
  );
}
