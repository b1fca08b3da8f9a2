// What comes from an address or from the browser's storage was typed, cut off or written by another version: each value
// is taken only when it fits.

export const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

export const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((each) => each === value) ?? otherwise;

/** A text of a pattern, else null. */
export const textLike = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

/** A whole number as an address writes it; NaN for anything else. */
export const wholeIn = (text: string | undefined): number =>
  /^-?\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;

/** An object that was stored as text; empty when it is none. */
export function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Not ours, or cut off.
  }
  return {};
}
