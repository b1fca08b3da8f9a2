/** The latest of some days or instants, '' for none. Days are texts that sort as they follow one another. */
export function latestDay(days: Iterable<string>): string {
  let latest = '';
  for (const day of days) if (day > latest) latest = day;
  return latest;
}

/** The earliest of some days or instants, '' for none. */
export function earliestDay(days: Iterable<string>): string {
  let earliest = '';
  for (const day of days) if (earliest === '' || day < earliest) earliest = day;
  return earliest;
}
