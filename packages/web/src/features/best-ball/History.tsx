import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, decimal, money, signed } from '../../widgets/player/display.ts';
import { DraftedCell } from './DraftedCell.tsx';

/** Drafts by day with what they are worth, and whose draft position moved since. */
export function History({ seasonId }: { readonly seasonId: string }) {
  const days = useQuery(answer('listBestBallHistory', { seasonId }));
  const changes = useQuery(answer('listBestBallValueChanges', { seasonId }));
  const error = days.error ?? changes.error;
  const again = () => void Promise.all([days.refetch(), changes.refetch()]);
  if (error) return <ErrorState {...failureWords(error)} onRetry={again} />;
  if (!days.data || !changes.data) return <SkeletonRows rows={10} label="Loading your history" />;
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="days" className="flex flex-col gap-3">
        <PartTitle id="days" title="Drafts by day" />
        <p className="text-base text-muted">
          {days.data.asOf
            ? `Closing line value: picks less ${days.data.siteName}’s average draft positions of ${day(days.data.asOf)}. Above zero, your players cost earlier picks today.`
            : `No list of ${days.data.siteName}’s drafts of this season is known, so no closing line value is told.`}
        </p>
        <StatTable
          label="Drafts by day"
          caption="Your drafts by day, the newest first"
          columns={DAY_COLUMNS}
          rows={days.data.days}
          keyOf={(row) => row.day}
        />
      </section>
      <section aria-labelledby="moves" className="flex flex-col gap-3">
        <PartTitle id="moves" title="Moved since you drafted" />
        {changes.data.athletes.length === 0 ? (
          <EmptyState
            message="No list of draft positions is known from before your drafts"
            hint="What a player cost on the day of a draft is told from the first list of the season on."
          />
        ) : (
          <StatTable
            label="Moved since you drafted"
            caption="Players by how far their draft position moved since your drafts"
            columns={CHANGE_COLUMNS}
            rows={endsOf(changes.data.athletes)}
            keyOf={({ athlete, team, name }) => athlete?.id ?? team?.id ?? name}
          />
        )}
      </section>
    </div>
  );
}

/** The largest gains and losses. */
const ENDS = 15;
const endsOf = (rows: readonly Change[]): readonly Change[] =>
  rows.length <= 2 * ENDS ? rows : [...rows.slice(0, ENDS), ...rows.slice(-ENDS)];

type Day = Answer<'listBestBallHistory'>['days'][number];
type Change = Answer<'listBestBallValueChanges'>['athletes'][number];

const DAY_COLUMNS: readonly StatTableColumn<Day>[] = [
  { title: 'Day', isWords: true, cell: (row) => day(row.day) },
  { title: 'Drafts', cell: ({ drafts }) => drafts },
  { title: 'Fees', cell: ({ feesDollars }) => money(feesDollars) },
  { title: 'Value', hint: 'Mean closing line value', cell: ({ meanClosingValue }) => signed(meanClosingValue) },
];

const CHANGE_COLUMNS: readonly StatTableColumn<Change>[] = [
  { title: 'Player', isWords: true, cell: (row) => <DraftedCell row={row} /> },
  { title: 'Drafts', cell: ({ drafts }) => drafts },
  { title: 'Mean pick', cell: ({ meanPick }) => decimal(meanPick, 1) },
  { title: 'ADP then', cell: ({ adpThen }) => decimal(adpThen, 1) },
  { title: 'ADP now', cell: ({ adp }) => decimal(adp, 1) },
  { title: 'Moved', hint: 'Picks risen (above zero) or fallen', cell: ({ change }) => signed(change) },
  { title: 'All drafts', hint: 'The same times the drafts', cell: ({ totalChange }) => signed(totalChange) },
];
