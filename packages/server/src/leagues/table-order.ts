// What a league's table is made by, as its platform tells it, and as the wire has it.
import type { OutsideLeague } from '@pylon/connectors/outside-league';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { type TableRules, tableRules } from '@pylon/engine/season-simulation/table-order';

/** Divisions decide nothing where nobody meets anybody. */
export const tableRulesOf = ({ teams, tieBreakers, scoringMode }: OutsideLeague): TableRules =>
  tableRules(scoringMode === 'head-to-head' ? teams.map(({ division }) => division) : [], tieBreakers);

export const tableOrderOnWire = (
  { tieBreakers }: OutsideLeague,
  { divisions, overall, division = overall }: TableRules,
): NonNullable<UserLeague['league']>['tableOrder'] => ({
  hasDivisions: divisions.length > 0,
  ties: [...overall],
  divisionTies: [...division],
  isTold: tieBreakers !== undefined,
});
