// What people let Cruise Control do in their leagues, and the changes that it has prepared.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import type { ChangeReason, ProposalState } from '@pylon/contract/cruise-control/cruise-limits';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { StartingSlot } from '@pylon/engine/vocabulary/slots';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

export interface CruiseControlTable {
  /** In the person's list. */
  user_league_id: string;
  is_on: boolean;
  rules: JSONColumnType<CruiseRules, string, string>;
  /** When the line-up was last looked at, by the database's clock; null while it never was. */
  looked_at: Date | null;
  created_at: Moment;
}

/** Somebody on the team. */
export interface ChangedPerson {
  readonly leagueRosterId: string;
  readonly entityId: EntityId | null;
  /** As the platform writes it. */
  readonly name: string;
}

/** A change of a line-up as it is stored. */
export interface StoredChange {
  readonly reason: ChangeReason;
  readonly comes: ChangedPerson;
  readonly goes: ChangedPerson | null;
  readonly slot: StartingSlot;
  readonly shifts: readonly (ChangedPerson & { readonly from: StartingSlot; readonly to: StartingSlot })[];
  readonly surePercent: number | null;
}

export interface CruiseChangeTable {
  id: Generated<string>;
  user_league_id: string;
  week: number;
  /** Who comes in for whom: one change of a pair in a week. */
  pair: string;
  change: JSONColumnType<StoredChange, string, string>;
  gained_points: number;
  state: ProposalState;
  kickoff_at: Date;
  veto_until: Date;
  is_mailed: Generated<boolean>;
  seen_at: Date | null;
  /** This and when it came into its state by the product's clock, as kick-offs are. */
  prepared_at: Date;
  state_at: Date;
}

export interface CruiseControlTables {
  cruise_control: CruiseControlTable;
  cruise_change: CruiseChangeTable;
}
