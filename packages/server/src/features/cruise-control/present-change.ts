// Changes as the wire has them.
import type { CruiseProposal } from '@pylon/contract/cruise-control/cruise-control';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import type { ChangedPerson, StoredClaim, StoredLineup } from '../../db/tables/cruise-control.ts';
import type { KnownLeague } from '../../leagues/known-league.ts';
import { toNamedEntity } from '../../wire/entity.ts';
import { type ChangeRow, isClaim, type LineupRow } from './cruise-control.queries.ts';

type Of = Pick<KnownLeague, 'edition' | 'season'>;

export const presentPerson = ({ edition, season }: Of, { leagueRosterId, entityId, name }: ChangedPerson) => ({
  leagueRosterId,
  ...toNamedEntity(edition, entityId, season, name),
});

/** Somebody who is to be claimed. */
export const presentAgent = ({ edition, season }: Of, { entityId, position, name }: StoredClaim['comes']) => ({
  ...{ id: entityId, position },
  ...toNamedEntity(edition, entityId, season, name),
});

export const presentChange = (of: Of, { reason, comes, goes, slot, shifts, surePercent }: StoredLineup) => ({
  ...{ reason, position: slot, surePercent },
  comes: presentPerson(of, comes),
  goes: goes && presentPerson(of, goes),
  shifts: shifts.map(({ from, to, ...person }) => ({ ...presentPerson(of, person), from, to })),
});

export const presentClaim = (of: Of, { reason, comes, goes, place }: StoredClaim) => ({
  ...{ reason, place },
  comes: presentAgent(of, comes),
  goes: goes && presentPerson(of, goes),
});

export function presentProposal(
  of: Of,
  row: ChangeRow,
  { tier, now }: { readonly tier: Tier; readonly now: Date },
): CruiseProposal {
  const standing = presentStanding(row, now);
  if (!isClaim(row)) {
    const { change } = row as LineupRow; // whatever is no claim
    const gainedPoints = gated(tier, 'startSitProjections', row.gained_points);
    return { ...presentChange(of, change), ...standing, gainedPoints };
  }
  return {
    ...presentClaim(of, row.change),
    ...standing,
    gainPerWeek: gated(tier, 'standaloneWaiverWire', row.gained_points),
    bidDollars: gated(tier, 'standaloneWaiverWire', row.change.bidDollars),
    winPercent: gated(tier, 'standaloneWaiverWire', row.change.winPercent),
  };
}

/** How a change stands, whatever it is. */
function presentStanding(row: ChangeRow, now: Date) {
  const isOpen = row.veto_until > now;
  return {
    ...{ id: row.id, week: row.week, state: row.state, isMailed: row.is_mailed },
    kickoff: row.kickoff_at.toISOString(),
    vetoUntil: row.veto_until.toISOString(),
    preparedAt: row.prepared_at.toISOString(),
    stateAt: row.state_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    canVeto: row.state === 'prepared' && isOpen,
    canUndo: (row.state === 'vetoed' && isOpen) || (row.state === 'sent' && row.kickoff_at > now),
  };
}
