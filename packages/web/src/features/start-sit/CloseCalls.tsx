import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { answer } from '../../api/answers.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { Crest } from '../../widgets/player/Crest.tsx';
import { percent } from '../../widgets/player/display.ts';
import { type EntityRow, entityOf } from '../../widgets/player/entity.ts';
import { DEFAULT_SCORING } from '../../widgets/table/table-search.ts';
import { isUnderWay, useSeason } from '../../widgets/table/use-season.ts';
import { closeCallsOf } from './close-calls.ts';
import type { StartSitSearch } from './start-sit.search.ts';

/** Decisions that are offered. */
const MOST = 4;

interface CallsProps {
  /** In which week: the one that is played unless named. */
  readonly search: Pick<StartSitSearch, 'league' | 'scoring' | 'week'>;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** What there is to ask before anybody is chosen: of the person's league, or of the week. */
export const CloseCalls = (props: CallsProps) =>
  props.search.league ? <LeagueCalls {...props} userLeagueId={props.search.league} /> : <WeekCalls {...props} />;

/** Where the person's line-up is nearest to another one. Says nothing where there is nothing to decide. */
function LeagueCalls({ userLeagueId, search: { week }, onChoose }: CallsProps & { readonly userLeagueId: string }) {
  const { data, isPending } = useQuery(answer('getMyRoster', { userLeagueId, ...(week ? { week } : {}) }));
  if (isPending) return <SkeletonRows rows={MOST} label="Loading your line-up" />;
  const calls = data ? closeCallsOf(data.leagueRosters, MOST) : [];
  if (!data || calls.length === 0) return null;
  return (
    <Calls
      title="Your closest calls"
      text={`Starters of week ${data.week} with the bench player who comes nearest, and how often each is in your best line-up.`}
    >
      {calls.map(({ starter, sitter }) => (
        <Call
          key={starter.leagueRosterId}
          pair={[starter, sitter]}
          notes={[percent(starter.startPercentage), percent(sitter.startPercentage)]}
          onChoose={onChoose}
        />
      ))}
    </Calls>
  );
}

/** Places of the last starters of a position in a league of twelve with two running backs and three receivers. */
const LAST_STARTERS = { QB: 12, RB: 24, WR: 36, TE: 12 } as const;
const POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;

/** Where leagues of twelve divide starters from the bench in a week of the season. */
function WeekCalls({ search: { scoring, week }, onChoose }: CallsProps) {
  const season = useSeason();
  const shown = week ?? season.currentWeek;
  const isPlayed = isUnderWay(season);
  const found = useQueries({
    queries: POSITIONS.map((position) => ({
      ...answer('listRankings', {
        seasonId: season.id,
        expertRankingPeriod: 'Weekly' as const,
        week: shown,
        scoringSystemId: scoring ?? DEFAULT_SCORING,
        rosterPositions: [position],
        limit: 2,
        offset: LAST_STARTERS[position] - 1,
      }),
      enabled: isPlayed,
    })),
  });
  if (!isPlayed) return null;
  if (found.some(({ isPending }) => isPending)) return <SkeletonRows rows={MOST} label="Loading the week" />;
  return (
    <Calls
      title="The week’s close calls"
      text={`Where a league of twelve divides starters from the bench in week ${shown}: its last starter of each position, and the next in line.`}
    >
      {found.map(({ data }, index) => {
        const [last, next] = data?.playerExpertRanking ?? [];
        const position = POSITIONS[index] ?? 'QB';
        return (
          last &&
          next && (
            <Call
              key={position}
              pair={[last, next]}
              notes={[`${position}${LAST_STARTERS[position]}`, `${position}${LAST_STARTERS[position] + 1}`]}
              onChoose={onChoose}
            />
          )
        );
      })}
    </Calls>
  );
}

interface CallsFrameProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Calls({ title, text, children }: CallsFrameProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <PartTitle id={titleId} title={title} />
      <p className="max-w-2xl text-muted text-sm">{text}</p>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">{children}</ul>
    </section>
  );
}

interface CallProps {
  readonly pair: readonly [EntityRow, EntityRow];
  /** A figure of each. */
  readonly notes: readonly [string, string];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Two players as one question, which a press asks. */
function Call({ pair, notes, onChoose }: CallProps) {
  const [first, second] = pair.map(entityOf);
  if (!first || !second) return null;
  return (
    <li>
      <button
        type="button"
        className="flex w-full items-center gap-3 rounded-md border border-hairline px-3 py-2 text-left hover:bg-raised"
        onClick={() => onChoose([first.id, second.id])}
      >
        {[first, second].map((entity, index) => (
          <span key={entity.id} className="flex min-w-0 flex-1 items-center gap-2.5">
            {index > 0 && <span className="text-muted text-sm">or</span>}
            <Crest entity={entity} />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{entity.shortName}</span>
              <span className="figures block text-muted text-sm">{notes[index]}</span>
            </span>
          </span>
        ))}
      </button>
    </li>
  );
}
