import { isLocked, type Locked, unlocked } from '@pylon/contract/plans/tiers';
import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { decimal, percent } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { NothingYet } from './Part.tsx';
import { playerColumns } from './player-columns.tsx';
import { ShareRow } from './ShareRow.tsx';

type Row = Exclude<TeamPage['usage'], Locked>[number];

const COLUMNS: readonly StatTableColumn<Row>[] = [
  ...playerColumns<Row>(false),
  { title: 'Targets', cell: ({ targets }) => decimal(unlocked(targets)) },
  { title: 'Tgt %', hint: 'Of all targets of the team', cell: ({ targetShare }) => percent(unlocked(targetShare)) },
  { title: 'Carries', cell: ({ carries }) => decimal(carries) },
  { title: 'Car %', hint: 'Of all carries of the team', cell: ({ carryShare }) => percent(carryShare) },
  {
    title: 'Snaps %',
    hint: 'Of the team’s snaps on offense, in all of its games',
    cell: ({ snapShare }) => percent(unlocked(snapShare)),
  },
];

/** How targets, carries and snaps are shared out: a picture by position and player, and the table it is drawn from. */
export function Usage({ page: { usage, seasonId, team } }: { readonly page: TeamPage }) {
  if (isLocked(usage)) return <LockedNote of={usage} what="Everybody’s share of the targets, carries and snaps" />;
  if (usage.length === 0) return <NothingYet>Nobody has had the ball in {seasonId} yet.</NothingYet>;
  const title = `Usage of ${team.fullName}, ${seasonId}`;
  const parts = (share: (row: Row) => number | null) => usage.map((row) => ({ row, share: share(row) ?? 0 }));
  return (
    <>
      <div className="flex flex-col gap-3">
        <ShareRow title="Targets" parts={parts(({ targetShare }) => unlocked(targetShare))} />
        <ShareRow title="Carries" parts={parts(({ carryShare }) => carryShare)} />
      </div>
      <StatTable label={title} caption={title} columns={COLUMNS} rows={usage} keyOf={entityKey} />
      <p className="text-muted text-sm">Parts of the team’s whole regular season; a game missed counts as none.</p>
    </>
  );
}
