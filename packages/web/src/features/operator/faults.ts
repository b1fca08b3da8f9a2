import type { OperatorErrors } from '@pylon/contract/operator/operator-view';

const HOUR_MS = 3_600_000;
const HOURS_SHOWN = 24;

/** What failed in one way in the last day. */
export interface FaultLine {
  readonly key: string;
  readonly call: string;
  readonly kind: string;
  readonly count: number;
  /** The start of the last hour in which it did. */
  readonly lastHour: string;
}

/** Faults by call and kind, the most frequent first. */
export function faultLines(errors: readonly OperatorErrors[]): readonly FaultLine[] {
  const lines = new Map<string, FaultLine>();
  for (const { hour, call, kind, count } of errors) {
    const key = `${call} ${kind}`;
    const known = lines.get(key);
    lines.set(key, {
      ...{ key, call, kind },
      count: count + (known?.count ?? 0),
      lastHour: known && known.lastHour > hour ? known.lastHour : hour,
    });
  }
  return [...lines.values()].toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
}

/** How many faults each of the last 24 hours had, the oldest first. @param at a moment of the last one */
export function faultsByHour(
  errors: readonly OperatorErrors[],
  at: string,
): readonly { hour: string; count: number }[] {
  const last = Math.floor(Date.parse(at) / HOUR_MS) * HOUR_MS;
  return Array.from({ length: HOURS_SHOWN }, (_, index) => {
    const hour = new Date(last - (HOURS_SHOWN - 1 - index) * HOUR_MS).toISOString();
    const count = errors.reduce((sum, error) => sum + (error.hour === hour ? error.count : 0), 0);
    return { hour, count };
  });
}
