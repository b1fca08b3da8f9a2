/** A place in words. @example ordinal(22) // → '22nd' */
export function ordinal(place: number): string {
  const tens = place % 100;
  const isTeen = tens >= 11 && tens <= 13;
  return `${place}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}
