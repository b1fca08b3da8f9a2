import type { OperatorJob, OperatorJobFailure } from '@pylon/contract/operator/operator-view';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { age } from './ages.ts';

const count = (value: number) => (value === 0 ? NONE : decimal(value));

/** What failed stands first, then what is under way, then what rests. */
const weight = ({ failed, waiting, running }: OperatorJob): number =>
  (failed > 0 ? 2 : 0) + (waiting + running > 0 ? 1 : 0);

interface JobsProps {
  readonly jobs: readonly OperatorJob[];
  readonly failures: readonly OperatorJobFailure[];
  readonly at: string;
}

/** What nobody waits for: how it stands by kind, and what failed last. */
export function Jobs({ jobs, failures, at }: JobsProps) {
  if (jobs.length === 0) return <p className="text-base text-muted">No job was ever sent here.</p>;
  const columns: readonly StatTableColumn<OperatorJob>[] = [
    { title: 'Job', isWords: true, cell: ({ name }) => name },
    { title: 'Waiting', cell: ({ waiting }) => count(waiting) },
    { title: 'Running', cell: ({ running }) => count(running) },
    {
      title: 'Given up',
      cell: ({ failed }) => (failed === 0 ? NONE : <span className="font-semibold text-bad">{decimal(failed)}</span>),
    },
    { title: 'Due for', hint: 'How long the oldest has been due', cell: ({ waitsSince }) => age(waitsSince, at) },
    {
      title: 'Last done',
      cell: ({ lastDoneAt }) => (lastDoneAt === null ? NONE : `${age(lastDoneAt, at)} ago`),
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <StatTable
        label="Jobs by kind"
        caption="How jobs stand"
        columns={columns}
        rows={jobs.toSorted((one, other) => weight(other) - weight(one))}
        keyOf={({ name }) => name}
      />
      {failures.length > 0 && (
        <div>
          <h3 className="label mb-1">Failed last</h3>
          <ul className="border-hairline border-t">
            {failures.map(({ id, name, failedAt, tries, isGivenUp, problem }) => (
              <li key={id} className="border-hairline border-b py-2 text-base">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-muted">
                  {id.slice(0, 8)} · {age(failedAt, at)} ago · {tries === 1 ? '1 try' : `${decimal(tries)} tries`} ·{' '}
                  {isGivenUp ? 'given up' : 'is tried again'}
                </span>
                <span className="wrap-anywhere block">{problem ?? 'It did not say why.'}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
