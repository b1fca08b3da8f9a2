import type { OperatorSync } from '@pylon/contract/operator/operator-view';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { failureName, platformName } from './operator-words.ts';
import { SmallBar } from './SmallBar.tsx';

const COLUMNS: readonly StatTableColumn<OperatorSync>[] = [
  { title: 'Platform', isWords: true, cell: ({ platform }) => platformName(platform) },
  { title: 'Mostly failed because', isWords: true, cell: ({ topFailure }) => failureName(topFailure) },
  { title: 'Read', cell: ({ ok }) => decimal(ok) },
  {
    title: 'Failed',
    cell: ({ ok, failed }) => (
      <SmallBar share={failed / Math.max(1, ok + failed)} text={decimal(failed)} isBad={failed > ok} />
    ),
  },
  {
    title: 'Median',
    hint: 'How long a reading took that went well',
    cell: ({ medianSeconds }) => (medianSeconds === null ? NONE : `${decimal(medianSeconds, 1)} s`),
  },
];

/** How platforms answered in the last 24 hours. */
export const Leagues = ({ syncs }: { readonly syncs: readonly OperatorSync[] }) =>
  syncs.length === 0 ? (
    <p className="text-base text-muted">No league was read in the last 24 hours.</p>
  ) : (
    <StatTable
      label="Readings of leagues"
      caption="Readings of leagues in the last 24 hours, by platform"
      columns={COLUMNS}
      rows={syncs}
      keyOf={({ platform }) => platform}
    />
  );
