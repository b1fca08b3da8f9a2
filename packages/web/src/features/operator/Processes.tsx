import type { OperatorProcess } from '@pylon/contract/operator/operator-view';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { duration, secondsBetween } from './ages.ts';
import { isSilent } from './attention.ts';
import { SmallBar } from './SmallBar.tsx';

const MEGABYTE = 1e6;
/** No handler may keep the thread that answers for longer. */
const LONGEST_DELAY_MS = 20;

/** Every process on the database, with its load of the last seconds. */
export function Processes({ processes, at }: { readonly processes: readonly OperatorProcess[]; readonly at: string }) {
  if (processes.length === 0)
    return <EmptyState message="No process has said anything yet" hint="Each does every 15 seconds." />;
  const busiest = Math.max(1, ...processes.map(({ requestsPerMinute }) => requestsPerMinute));
  const columns: readonly StatTableColumn<OperatorProcess>[] = [
    {
      title: 'Process',
      isWords: true,
      cell: ({ id, version }) => (
        <>
          {id.slice(0, 8)} <span className="font-normal text-muted">{version}</span>
        </>
      ),
    },
    { title: 'Up for', cell: ({ startedAt }) => duration(secondsBetween(startedAt, at)) },
    {
      title: 'Last sign',
      cell: (process) =>
        isSilent(process) ? (
          <span className="font-semibold text-bad">silent for {duration(process.secondsSinceSeen)}</span>
        ) : (
          `${duration(process.secondsSinceSeen)} ago`
        ),
    },
    {
      title: 'Answers a minute',
      cell: (process) =>
        isSilent(process) ? (
          NONE
        ) : (
          <SmallBar share={process.requestsPerMinute / busiest} text={decimal(process.requestsPerMinute)} />
        ),
    },
    {
      title: 'Refused',
      hint: 'Answers with a status of 400 to 499 since its start',
      cell: ({ requests }) => decimal(requests['4xx']),
    },
    {
      title: 'Faults',
      hint: 'Answers with a status of 500 and above since its start',
      cell: ({ requests }) =>
        requests['5xx'] === 0 ? NONE : <span className="font-semibold text-bad">{decimal(requests['5xx'])}</span>,
    },
    {
      title: 'Loop late, p99',
      hint: 'How late the thread that answers was in the last seconds',
      cell: ({ loopDelayMs }) => (
        <SmallBar
          share={loopDelayMs / LONGEST_DELAY_MS}
          text={`${decimal(loopDelayMs, 1)} ms`}
          isBad={loopDelayMs > LONGEST_DELAY_MS}
        />
      ),
    },
    { title: 'Memory', cell: ({ residentBytes }) => `${decimal(residentBytes / MEGABYTE)} MB` },
    { title: 'Heap', cell: ({ heapBytes }) => `${decimal(heapBytes / MEGABYTE)} MB` },
    { title: 'Streams', cell: ({ streams }) => decimal(streams) },
    {
      title: 'Database',
      hint: 'Connections that work, of as many as there may be, and statements that wait for one',
      cell: ({ pool }) => (
        <SmallBar
          share={pool.most === 0 ? 0 : pool.inUse / pool.most}
          text={`${pool.inUse} of ${pool.most}${pool.waiting > 0 ? `, ${pool.waiting} wait` : ''}`}
          isBad={pool.waiting > 0}
        />
      ),
    },
  ];
  return (
    <StatTable
      label="Processes"
      caption="Every process with its load"
      columns={columns}
      rows={processes}
      keyOf={({ id }) => id}
    />
  );
}
