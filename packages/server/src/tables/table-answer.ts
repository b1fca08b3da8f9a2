// What every declared table answers with: refusals and the page that a tier may see.
import { gateOf, opens, type PaidFeature, REQUIRED_TIER, type Tier } from '@pylon/contract/plans/tiers';
import type { ResearchTable } from '@pylon/contract/tables/tables';
import type { WireEntity } from '@pylon/contract/wire';
import type { FactsOf } from '@pylon/engine/tables/table';
import { orderOf, type TablePage, type TableWish, tablePage } from '@pylon/engine/tables/table-page';
import { type Failure, failure, found, type Outcome } from '../http/errors.ts';
import { tierRequired } from '../plans/gated.ts';
import { toldRows } from './told-rows.ts';

/** The refusal of an order by something that the table does not have. */
export const noSuchColumn = (): Failure => failure('invalid-parameters', { orderBy: 'is not a column of this table' });

/**
 * Whether rows may be sorted by a column: an order tells as much as the figures do. Where a preview ends, rows that are
 * locked have nothing to be sorted by, so any order may be asked for.
 */
export function orderAllowed(tier: Tier, table: ResearchTable, orderBy: string): { readonly ok: true } | Failure {
  const order = orderOf(table, orderBy);
  if (!order) return noSuchColumn();
  const feature = order.feature as PaidFeature | undefined; // a feature that the table declares
  if (feature === undefined || feature === table.preview?.feature || opens(tier, feature)) return { ok: true };
  return tierRequired('orderBy', REQUIRED_TIER[feature]);
}

/** A page of a table, as a tier sees it. */
export function tableAnswer<T extends ResearchTable, R extends FactsOf<T> & WireEntity>(
  table: T,
  rows: readonly R[],
  wish: TableWish,
  tier: Tier,
): Outcome<TablePage<T, R>> {
  const allowed = orderAllowed(tier, table, wish.orderBy);
  if (!allowed.ok) return allowed;
  const told = toldRows(rows, tier);
  const page = tablePage(table, rows, wish, { gate: gateOf(tier), members: membersOf(table, wish), told });
  return page ? found(page) : noSuchColumn();
}

/** Amounts to show; null is all. 'all' and names that no member has count as all. */
function membersOf(table: ResearchTable, wish: object): ReadonlySet<string> | null {
  for (const [name, filter] of Object.entries(table.filters.own ?? {})) {
    if (filter.kind !== 'members') continue;
    // Parsed as a list of names
    const asked = (wish as Readonly<Record<string, readonly string[] | undefined>>)[name] ?? [];
    const known = asked.filter((member) => filter.members.includes(member));
    if (known.length > 0 && !asked.includes('all')) return new Set(known);
  }
  return null;
}
