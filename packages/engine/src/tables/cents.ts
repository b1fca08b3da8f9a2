/** A number with two decimals, which is what screens show at most. */
export const cents = (value: number): number => Math.round(value * 100) / 100 + 0;

/** The same of a number that may be missing. @example knownCents(null) // → null */
export const knownCents = (value: number | null): number | null => (value === null ? null : cents(value));
