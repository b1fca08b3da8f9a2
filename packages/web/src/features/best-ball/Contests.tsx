import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, decimal, money, NONE, signed } from '../../widgets/player/display.ts';

type Contests = Answer<'listBestBallContests'>;
type Own = Contests['contests'][number];
type Contest = Contests['calendar'][number];

/** The contests that a person is in, and the calendar of those that can be entered. */
export function Contests({ seasonId }: { readonly seasonId: string }) {
  const { data, error, refetch } = useQuery(answer('listBestBallContests', { seasonId }));
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={8} label="Loading contests" />;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="own-contests" className="flex flex-col gap-3">
        <PartTitle id="own-contests" title="Your contests" />
        <StatTable
          label="Your contests"
          caption="Contests that you drafted in"
          columns={OWN_COLUMNS}
          rows={data.contests}
          keyOf={({ siteName, tournament, entryFeeDollars }) => `${siteName} ${tournament} ${entryFeeDollars}`}
        />
      </section>
      <section aria-labelledby="calendar" className="flex flex-col gap-3">
        <PartTitle id="calendar" title="Calendar" />
        {data.calendar.length === 0 ? (
          <EmptyState message={`No contest of ${seasonId} is listed`} hint="Whoever runs this site lists them." />
        ) : (
          <StatTable
            label="Calendar"
            caption={`Contests of ${seasonId}, those that can be entered first`}
            columns={CALENDAR_COLUMNS}
            rows={data.calendar}
            keyOf={({ siteName, name, entryFeeDollars }) => `${siteName} ${name} ${entryFeeDollars}`}
          />
        )}
        <p className="text-muted text-sm">
          As listed by whoever runs this site; the contest’s own rules hold. Per entry is the part of all prizes that an
          entry stands for, less its fee.
        </p>
      </section>
    </div>
  );
}

const OWN_COLUMNS: readonly StatTableColumn<Own>[] = [
  { title: 'Contest', isWords: true, cell: ({ tournament }) => tournament || NONE },
  { title: 'Site', isWords: true, cell: ({ siteName }) => siteName },
  { title: 'Fee', cell: ({ entryFeeDollars }) => money(entryFeeDollars) },
  { title: 'Drafts', cell: ({ drafts }) => drafts },
  { title: 'Fees', cell: ({ feesDollars }) => money(feesDollars) },
  { title: 'From', cell: ({ firstDay }) => day(firstDay) },
  { title: 'To', cell: ({ lastDay }) => day(lastDay) },
  { title: 'Value', hint: 'Mean closing line value', cell: ({ meanClosingValue }) => signed(meanClosingValue) },
];

const STATES = { open: 'Open', soon: 'Soon', over: 'Over' } as const;

/** When it can be entered. */
function windowWords({ state, from, until }: Contest): string {
  if (state === 'soon' && from) return `${STATES.soon}, from ${day(from)}`;
  if (state === 'open' && until) return `${STATES.open} until ${day(until)}`;
  return STATES[state];
}

/** How it goes on, week by week. */
const roundWords = ({ rounds }: Contest): string =>
  rounds.map(({ lastWeek, of, advance }) => `${advance} of ${of} after week ${lastWeek}`).join(', ') || NONE;

/** What an entry stands for; null where prizes or size are not known. */
const perEntry = ({ prizesDollars, entries, entryFeeDollars }: Contest): number | null =>
  prizesDollars === null || entries === null ? null : prizesDollars / entries - entryFeeDollars;

const CALENDAR_COLUMNS: readonly StatTableColumn<Contest>[] = [
  {
    title: 'Contest',
    isWords: true,
    cell: ({ name, href, isExample }) => (
      <>
        {href ? (
          <a href={href} target="_blank" rel="noopener" className="font-semibold underline underline-offset-2">
            {name}
          </a>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {isExample && <span className="text-muted text-sm"> example</span>}
      </>
    ),
  },
  { title: 'Site', isWords: true, cell: ({ siteName }) => siteName },
  { title: 'Entries', isWords: true, cell: windowWords },
  { title: 'Fee', cell: ({ entryFeeDollars }) => money(entryFeeDollars) },
  { title: 'Size', hint: 'Entries of all people', cell: ({ entries }) => decimal(entries) },
  { title: 'Prizes', cell: ({ prizesDollars }) => money(prizesDollars) },
  { title: 'First', hint: 'First prize', cell: ({ firstPrizeDollars }) => money(firstPrizeDollars) },
  {
    title: 'Per entry',
    hint: 'Prizes by entries, less the fee: dollars',
    cell: (contest) => signed(perEntry(contest), 2),
  },
  {
    title: 'Yours',
    hint: 'Drafts of yours, of the most that one person may have',
    cell: ({ drafts, mostEntries }) => (mostEntries === null ? drafts : `${drafts} of ${mostEntries}`),
  },
  { title: 'Rounds', hint: 'Rounds of its drafts', cell: ({ draftRounds }) => draftRounds ?? NONE },
  { title: 'How it goes on', isWords: true, className: 'min-w-64 whitespace-normal!', cell: roundWords },
];
