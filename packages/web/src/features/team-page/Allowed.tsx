import { isLocked } from '@pylon/contract/plans/tiers';
import { teamDvps } from '@pylon/contract/tables/week/team-dvps.table';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { useSeason } from '../../widgets/table/use-season.ts';
import { Facts } from './Facts.tsx';
import { NothingYet } from './Part.tsx';
import type { StyleProps } from './Style.tsx';
import { allowedInput } from './team-page.search.ts';

const KEYS = ['qb', 'rb', 'wr', 'te', 'k', 'dst'] as const;

/** The team's row of the table of what defences allow, with the plan's lock where that table has it. */
export function Allowed({ alias, search }: StyleProps) {
  const season = useSeason();
  const row = useSuspenseQuery(answer('listTeamDvps', allowedInput(alias, search, season))).data.rows[0];
  if (!row) return <NothingYet>No game of {search.season ?? season.id} has been played yet.</NothingYet>;
  if (isLocked(row.qb)) return <LockedNote of={row.qb} what="Points a game that every position makes against them" />;
  return (
    <>
      <Facts table={teamDvps} keys={KEYS} row={row} />
      <p className="text-muted text-sm">Points a game in the chosen scoring. 1st allowed the most.</p>
    </>
  );
}
