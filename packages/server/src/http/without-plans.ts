// The API reference of a product that sells no plans.
import type { ErrorCode } from '@pylon/contract/errors';
import { PAYMENTS_ERRORS } from '@pylon/contract/payments/payments.errors';
import { FEATURE_MARK } from '@pylon/contract/plans/locked';

/** Whether an error can only come of a plan. */
export const isOfPlans = (code: ErrorCode): boolean => code === 'tier-required' || code in PAYMENTS_ERRORS;

/** How the document names the lock, as it is sent and as it would be taken. */
const LOCKS: ReadonlySet<string> = new Set(['Locked', 'LockedInput']);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isLock = (schema: unknown): boolean =>
  isNode(schema) && LOCKS.has(String(schema['$ref']).replace('#/components/schemas/', ''));

/** A document with every value that may be locked as the value itself, and without the lock. */
export function withoutPlans(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(withoutPlans);
  if (!isNode(document)) return document;
  if (FEATURE_MARK in document && Array.isArray(document['anyOf'])) {
    const { [FEATURE_MARK]: _mark, anyOf: _both, ...others } = document;
    const open = document['anyOf'].filter((schema) => !isLock(schema)).map(withoutPlans);
    return open.length === 1 && isNode(open[0]) ? { ...others, ...open[0] } : { ...others, anyOf: open };
  }
  const kept = Object.entries(document).filter(([name]) => !LOCKS.has(name) && name !== FEATURE_MARK);
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutPlans(value)]));
}
