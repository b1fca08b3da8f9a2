import type { OperatorErrors } from '@pylon/contract/operator/operator-view';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal } from '../../widgets/player/display.ts';
import { hourOf } from './ages.ts';
import { type FaultLine, faultLines, faultsByHour } from './faults.ts';
import { HourBars } from './HourBars.tsx';
import { SmallBar } from './SmallBar.tsx';

/** What failed in the last 24 hours, by the hour and by call. */
export function Faults({ errors, at }: { readonly errors: readonly OperatorErrors[]; readonly at: string }) {
  const lines = faultLines(errors);
  if (lines.length === 0)
    return <p className="text-base text-muted">No call and no job failed in the last 24 hours.</p>;
  const most = Math.max(...lines.map(({ count }) => count));
  const columns: readonly StatTableColumn<FaultLine>[] = [
    { title: 'Call or job', isWords: true, cell: ({ call }) => call },
    { title: 'Kind', isWords: true, cell: ({ kind }) => kind },
    { title: '24 hours', cell: ({ count }) => <SmallBar share={count / most} text={decimal(count)} /> },
    { title: 'Last in the hour of', cell: ({ lastHour }) => hourOf(lastHour) },
  ];
  return (
    <div className="flex flex-col gap-4">
      <HourBars label="Faults by the hour, in UTC" hours={faultsByHour(errors, at)} />
      <StatTable
        label="Faults by call"
        caption="What failed in the last 24 hours, the most frequent first"
        columns={columns}
        rows={lines}
        keyOf={({ key }) => key}
      />
    </div>
  );
}
