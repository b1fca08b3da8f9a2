/** @example hourWords(13) // → '1 PM' */
export const hourWords = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** The hours of a day, as a list to choose one from. */
export const HOURS: readonly { readonly value: string; readonly label: string }[] = Array.from(
  { length: 24 },
  (_, hour) => ({ value: String(hour), label: hourWords(hour) }),
);
