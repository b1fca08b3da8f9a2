import type { OperatorData, OperatorSource } from '@pylon/contract/operator/operator-view';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, NONE } from '../../widgets/player/display.ts';
import { age } from './ages.ts';
import { STATES } from './operator-words.ts';

/** How old what is shown is, and how each source of it stands. */
export function Data({ data, at }: { readonly data: OperatorData; readonly at: string }) {
  const columns: readonly StatTableColumn<OperatorSource>[] = [
    { title: 'Source', isWords: true, cell: ({ source }) => source },
    { title: 'Asked for', isWords: true, cell: ({ family }) => family },
    {
      title: 'State',
      isWords: true,
      cell: ({ state, failingSince }) =>
        state === 'fails' ? (
          <span className="font-semibold text-bad">
            {STATES[state]} for {age(failingSince, at)}
          </span>
        ) : (
          STATES[state]
        ),
    },
    {
      title: 'What is wrong',
      isWords: true,
      className: 'max-w-96 truncate',
      cell: ({ problem }) => problem ?? NONE,
    },
    { title: 'Data of', cell: ({ asOf }) => day(asOf) },
    { title: 'Answered', cell: ({ answeredAt }) => (answeredAt === null ? NONE : `${age(answeredAt, at)} ago`) },
    { title: 'Next', cell: ({ nextAt }) => (nextAt === null ? NONE : age(nextAt, at)) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-base">
        {data.asOf === null ? (
          'There are no data yet.'
        ) : (
          <>
            Data of <span className="font-semibold">{day(data.asOf)}</span> ({data.origin ?? 'unknown'}), put together{' '}
            {age(data.builtAt, at)} ago.
          </>
        )}{' '}
        {!data.isScheduled && 'Sources are asked when an operator asks for a sync.'}
      </p>
      {data.sources.every(({ state }) => state === 'never') ? (
        <p className="text-base text-muted">No source has been asked for them yet.</p>
      ) : (
        <StatTable
          label="Sources"
          caption="How each source of data stands"
          columns={columns}
          rows={data.sources}
          keyOf={({ source, family }) => `${source} ${family}`}
        />
      )}
    </div>
  );
}
