import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, decimal, NONE, percent, signed } from '../../widgets/player/display.ts';

type OddsAnswer = Answer<'listBestBallOdds'>;
type Team = OddsAnswer['teams'][number];
type Group = OddsAnswer['record']['groups'][number];

const PAGE = 25;
/** A chance in percent with a decimal: teams differ by less than whole percents. */
const chance = (odds: number): string => percent(100 * odds);
/** The final is too far for a percent. */
const oneIn = (odds: number): string => (odds > 0 ? `1 in ${decimal(1 / odds)}` : NONE);

/** How likely the teams are to get on, and what such odds have been worth. */
export function Odds({ seasonId, onOpen }: { readonly seasonId: string; readonly onOpen: (teamId: string) => void }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...answer('listBestBallOdds', { seasonId, limit: PAGE, offset: (page - 1) * PAGE }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} label="Playing your teams’ seasons" />;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="odds" className="flex flex-col gap-3">
        <PartTitle id="odds" title="Odds to advance" />
        {data.total === 0 ? (
          <EmptyState
            message="No team of yours has odds yet"
            hint={`A finished draft has, where a list of ${data.siteName}’s drafts of this season is known. Superflex teams, and those of your leagues and draft rooms, have none.`}
          />
        ) : (
          <>
            <p className="text-base">
              <span className="figures font-semibold">{decimal(data.expected, 1)}</span> of {decimal(data.told)} teams
              advance on average; of as many of anybody’s, {decimal(data.expectedOfAnybody, 1)} do.
            </p>
            <StatTable
              label="Odds of your teams"
              caption="Your best-ball teams, the likeliest to advance first"
              columns={columnsOf(onOpen)}
              rows={data.teams}
              keyOf={({ team }) => team.id}
            />
            {data.total > PAGE && <Pagination page={page} pages={Math.ceil(data.total / PAGE)} onPage={setPage} />}
          </>
        )}
        <p className="text-muted text-sm">
          Each team is played 128 seasons long from before the season, line-ups in hindsight, against teams drafted on
          {data.asOf ? ` ${data.siteName}’s list of ${day(data.asOf)}` : ' the site’s list'}; a player is worth what
          players of that rank scored from 2012 to 2020. A contest of the calendar goes by its own rounds, others by the
          usual ones: two of twelve after week 14, then groups of 10 and 16 as in Best Ball Mania III. No result of a
          later round was at hand, so odds beyond the first are not judged.
        </p>
      </section>
      <Record record={data.record} base={data.base.advance} />
    </div>
  );
}

/** What the odds have been worth. */
function Record({ record, base }: { readonly record: OddsAnswer['record']; readonly base: number }) {
  const { brier, logLoss, areaUnderCurve, groups, teams, seasonId } = record;
  const isBetter = brier.ours < brier.base && logLoss.ours < logLoss.base;
  return (
    <section aria-labelledby="record" className="flex flex-col gap-3">
      <PartTitle id="record" title="How such odds did" />
      <p className="text-base">
        {isBetter ? 'A little better than' : 'No better than'} telling everybody {chance(base)}, on {decimal(teams)}{' '}
        real teams of {seasonId}, a season that nothing was fitted to. Most of a best-ball season is luck.
      </p>
      <StatTable
        label="Odds and what happened"
        caption="Real teams in five equal groups by their odds, with what was told and what happened"
        columns={GROUP_COLUMNS}
        rows={groups}
        keyOf={({ told }) => String(told)}
      />
      <p className="text-muted text-sm">
        Brier score {decimal(brier.ours, 4)} against {decimal(brier.base, 4)}, log loss {decimal(logLoss.ours, 4)}{' '}
        against {decimal(logLoss.base, 4)}: lower is better. A team that advanced had better odds than one that did not{' '}
        {percent(100 * areaUnderCurve)} of the time. Played over on the seasons 2012 to 2020, the same odds were worse
        than none in four of nine.
      </p>
    </section>
  );
}

const GROUP_COLUMNS: readonly StatTableColumn<Group>[] = [
  { title: 'Told', cell: ({ told }) => chance(told), isWords: true },
  { title: 'Advanced', cell: ({ advanced }) => chance(advanced) },
  { title: 'Teams', cell: ({ teams }) => decimal(teams) },
];

/** The chance to be through each round, marked where the rounds are not the usual ones. */
const roundWords = ({ odds, lastWeeks, isByContest }: Team): string =>
  `${odds.rounds.map((each, at) => `week ${lastWeeks[at]} ${chance(each)}`).join(', ')}${isByContest ? ' (its contest’s rounds)' : ''}`;

const columnsOf = (onOpen: (teamId: string) => void): readonly StatTableColumn<Team>[] => [
  {
    title: 'Draft',
    isWords: true,
    cell: ({ team }) => (
      <button
        type="button"
        onClick={() => onOpen(team.id)}
        className="font-semibold underline-offset-2 hover:underline"
      >
        {day(team.startedAt)}, seat {team.seat}
      </button>
    ),
  },
  { title: 'Advances', cell: ({ odds }) => chance(odds.advance) },
  {
    title: 'Over anybody',
    hint: 'Percentage points above those of any team',
    cell: ({ odds, base }) => signed(100 * (odds.advance - base.advance)),
  },
  { title: 'Final', hint: 'Through every round before the last', cell: ({ odds }) => oneIn(odds.final) },
  {
    title: 'Anybody’s',
    hint: 'Odds of any team in the same contest to be in the final',
    cell: ({ base }) => oneIn(base.final),
  },
  { title: 'By round', isWords: true, cell: roundWords },
  {
    title: 'QB-RB-WR-TE',
    hint: 'Players of each position',
    cell: ({ team: { shape } }) => `${shape.QB}-${shape.RB}-${shape.WR}-${shape.TE}`,
  },
  { title: 'Value', hint: 'Closing line value', cell: ({ team }) => signed(team.closingValue?.meanPicks) },
  { title: 'Contest', isWords: true, cell: ({ team }) => team.tournament || NONE },
];
