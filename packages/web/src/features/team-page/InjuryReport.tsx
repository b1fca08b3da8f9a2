import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { NONE } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { NothingYet } from './Part.tsx';
import { playerColumns } from './player-columns.tsx';

type Line = NonNullable<TeamPage['injuries']>['players'][number];

const PRACTICE: Readonly<Record<string, string>> = { full: 'Full', limited: 'Limited', none: 'None' };

const COLUMNS: readonly StatTableColumn<Line>[] = [
  ...playerColumns<Line>(false),
  { title: 'Injury', isWords: true, cell: ({ injury }) => injury ?? NONE },
  {
    title: 'Practice',
    hint: 'The last practice of the week',
    isWords: true,
    cell: ({ practice }) => PRACTICE[practice ?? ''] ?? NONE,
  },
  { title: 'Game', isWords: true, cell: ({ report }) => report ?? NONE },
];

/** The newest injury report. */
export function InjuryReport({ page: { injuries, seasonId, team } }: { readonly page: TeamPage }) {
  if (!injuries) return <NothingYet>No injury report of {seasonId} has been published yet.</NothingYet>;
  if (injuries.players.length === 0) return <NothingYet>Nobody is on the report of week {injuries.week}.</NothingYet>;
  const title = `Injury report of ${team.fullName}, week ${injuries.week}`;
  return (
    <>
      <StatTable label={title} caption={title} columns={COLUMNS} rows={injuries.players} keyOf={entityKey} />
      <p className="text-muted text-sm">Report of week {injuries.week}</p>
    </>
  );
}
