import type { Edition } from '@pylon/almanac/editions/edition';

const YEAR_MS = 365.2425 * 86_400_000;

/**
 * Years of an athlete on a day, with their fraction; null for a defense, and where the day of birth is not known.
 *
 * @param day '2025-09-01'
 */
export function ageOn({ tables, indexes }: Edition, entityId: string, day: string): number | null {
  const row = indexes.playerRow(entityId);
  const birthDate = row === undefined ? null : (tables.players.column.birthDate[row] ?? null);
  return birthDate === null ? null : (Date.parse(day) - Date.parse(birthDate)) / YEAR_MS;
}
