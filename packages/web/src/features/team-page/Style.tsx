import { isLocked } from '@pylon/contract/plans/tiers';
import { teamStyles } from '@pylon/contract/tables/teams/team-styles.table';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import type { TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { Facts } from './Facts.tsx';
import { NothingYet } from './Part.tsx';
import { styleInput } from './team-page.search.ts';

export interface StyleProps {
  readonly alias: string;
  readonly search: TableSearch;
}

// The keys of a literal are its columns.
const COLUMNS = Object.keys(teamStyles.columns) as (keyof typeof teamStyles.columns)[];
/** All in a few words first. */
const KEYS = ['style' as const, ...COLUMNS.filter((key) => key !== 'style')];

/** The team's row of the table of styles, with the plan's lock where that table has it. */
export function Style({ alias, search }: StyleProps) {
  const season = useSeason();
  const row = useSuspenseQuery(answer('listTeamStyles', styleInput(alias, search, season))).data.rows[0];
  if (!row) return <NothingYet>No play of {search.season ?? season.id} has been counted yet.</NothingYet>;
  if (isLocked(row.style)) return <PaywallOverlay variant="team-styles" />;
  return <Facts table={teamStyles} keys={KEYS} row={row} />;
}
