// Changes of a line-up as the wire has them.
import type { CruiseProposal } from '@pylon/contract/cruise-control/cruise-control';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import type { ChangedPerson, StoredChange } from '../../db/tables/cruise-control.ts';
import type { KnownLeague } from '../../leagues/known-league.ts';
import { toNamedEntity } from '../../wire/entity.ts';
import type { ChangeRow } from './cruise-control.queries.ts';

type Of = Pick<KnownLeague, 'edition' | 'season'>;

export const presentPerson = ({ edition, season }: Of, { leagueRosterId, entityId, name }: ChangedPerson) => ({
  leagueRosterId,
  ...toNamedEntity(edition, entityId, season, name),
});

export const presentChange = (of: Of, { reason, comes, goes, slot, shifts, surePercent }: StoredChange) => ({
  ...{ reason, position: slot, surePercent },
  comes: presentPerson(of, comes),
  goes: goes && presentPerson(of, goes),
  shifts: shifts.map(({ from, to, ...person }) => ({ ...presentPerson(of, person), from, to })),
});

export function presentProposal(
  of: Of,
  row: ChangeRow,
  { tier, now }: { readonly tier: Tier; readonly now: Date },
): CruiseProposal {
  const isOpen = row.veto_until > now;
  return {
    ...presentChange(of, row.change),
    ...{ id: row.id, week: row.week, state: row.state, isMailed: row.is_mailed },
    gainedPoints: gated(tier, 'startSitProjections', row.gained_points),
    kickoff: row.kickoff_at.toISOString(),
    vetoUntil: row.veto_until.toISOString(),
    preparedAt: row.prepared_at.toISOString(),
    stateAt: row.state_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    canVeto: row.state === 'prepared' && isOpen,
    canUndo: (row.state === 'vetoed' && isOpen) || (row.state === 'sent' && row.kickoff_at > now),
  };
}
