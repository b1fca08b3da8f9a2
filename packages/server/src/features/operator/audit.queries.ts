import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { AuditAction } from '../../db/tables/care.ts';

export interface AuditEntry {
  /** Who did it: a name of the operator's machine, or the configured one. */
  readonly operator: string;
  readonly action: AuditAction;
  /** The person or conversation that it was done to; null: none in particular. */
  readonly subjectId: string | null;
  /** What exactly. No addresses, no texts of people. */
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** Writes down what is done, in the transaction that does it. */
export async function audit(
  transaction: Transaction<Database>,
  { operator, action, subjectId, details }: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto('audit_entry')
    .values({ operator, action, subject_id: subjectId, details: JSON.stringify(details) })
    .execute();
}

export interface PastAction extends AuditEntry {
  /** ISO 8601. */
  readonly at: string;
}

/** What operators did, the newest first. */
export async function pastActions(
  db: Db,
  { subjectId, limit }: { readonly subjectId: string | null; readonly limit: number },
): Promise<readonly PastAction[]> {
  let query = db
    .selectFrom('audit_entry')
    .select(['at', 'operator', 'action', 'subject_id', 'details'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (subjectId !== null) query = query.where('subject_id', '=', subjectId);
  const rows = await query.execute();
  return rows.map(({ at, operator, action, subject_id, details }) => ({
    at: at.toISOString(),
    operator,
    action,
    subjectId: subject_id,
    details,
  }));
}
