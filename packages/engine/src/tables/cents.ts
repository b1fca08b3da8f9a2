/** A number with two decimals, which is what screens show at most. */
export const cents = (value: number): number => Math.round(value * 100) / 100 + 0;
