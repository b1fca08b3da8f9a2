// What people let Cruise Control do in their leagues, and the changes that it has prepared.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import type { LineupReason, ProposalState } from '@pylon/contract/cruise-control/cruise-limits';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { StartingSlot } from '@pylon/engine/vocabulary/slots';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

export interface CruiseControlTable {
  /** In the person's list. */
  user_league_id: string;
  is_on: boolean;
  rules: JSONColumnType<StoredRules, string, string>;
  /** When the line-up was last looked at, by the database's clock; null while it never was. */
  looked_at: Date | null;
  created_at: Moment;
}

/** Rules that were set before there were claims say nothing of them. */
export type StoredRules = Omit<CruiseRules, 'claims'> & { readonly claims?: Partial<CruiseRules['claims']> };

/** Somebody on the team. */
export interface ChangedPerson {
  readonly leagueRosterId: string;
  readonly entityId: EntityId | null;
  /** As the platform writes it. */
  readonly name: string;
}

/** A change of a line-up as it is stored. */
export interface StoredLineup {
  readonly reason: LineupReason;
  readonly comes: ChangedPerson;
  readonly goes: ChangedPerson | null;
  readonly slot: StartingSlot;
  readonly shifts: readonly (ChangedPerson & { readonly from: StartingSlot; readonly to: StartingSlot })[];
  readonly surePercent: number | null;
}

/** A claim as it is stored. */
export interface StoredClaim {
  readonly reason: 'claim';
  /** Somebody on no roster. */
  readonly comes: { readonly entityId: string; readonly position: Position; readonly name: string };
  /** Who is dropped. */
  readonly goes: ChangedPerson | null;
  readonly place: number;
  readonly bidDollars: number | null;
  /** 0 to 100. */
  readonly winPercent: number | null;
}

export type StoredChange = StoredLineup | StoredClaim;

export interface CruiseChangeTable {
  id: Generated<string>;
  user_league_id: string;
  week: number;
  /** Who comes in for whom, or who is claimed: one change of a pair in a week. */
  pair: string;
  change: JSONColumnType<StoredChange, string, string>;
  /** In the week by a change of the line-up, a week by a claim. */
  gained_points: number;
  state: ProposalState;
  /** Until when it can be done: a kick-off, or when claims are run. */
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
