import type { OperatorData, OperatorSource } from '@pylon/contract/operator/operator-view';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, NONE } from '../../widgets/player/display.ts';
import { age, secondsBetween } from './ages.ts';
import { STATES } from './operator-words.ts';

/** When a source is asked again; what is due is asked at the next sync. */
const nextWords = (nextAt: string | null, at: string): string =>
  nextAt !== null && secondsBetween(nextAt, at) >= 0 ? 'due' : age(nextAt, at);

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
    { title: 'Data of', cell: ({ asOf }) => day(asOf) },
    { title: 'Answered', cell: ({ answeredAt }) => (answeredAt === null ? NONE : `${age(answeredAt, at)} ago`) },
    { title: 'Next', cell: ({ nextAt }) => nextWords(nextAt, at) },
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
      <Problems sources={data.sources} />
    </div>
  );
}

/** What was wrong with the last answers. */
function Problems({ sources }: { readonly sources: readonly OperatorSource[] }) {
  const wrong = sources.filter(({ problem }) => problem !== null);
  if (wrong.length === 0) return null;
  return (
    <div>
      <h3 className="label mb-1">What is wrong</h3>
      <ul className="border-hairline border-t">
        {wrong.map(({ source, family, problem }) => (
          <li key={`${source} ${family}`} className="border-hairline border-b py-2 text-base">
            <span className="font-semibold">{source}</span> <span className="text-muted">{family}</span>
            <span className="wrap-anywhere block">{problem}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
