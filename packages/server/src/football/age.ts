import type { Edition } from '@pylon/almanac/editions/edition';

const YEAR_MS = 365.2425 * 86_400_000;

/** Day of birth of an athlete; null for a defense, and where it is not known. */
function birthDateOf({ tables, indexes }: Edition, entityId: string): string | null {
  const row = indexes.playerRow(entityId);
  return row === undefined ? null : (tables.players.column.birthDate[row] ?? null);
}

/** An athlete's completed years; null where the day of birth is not known. */
export function ageOf(edition: Edition, entityId: string, now: Date): number | null {
  const birthDate = birthDateOf(edition, entityId);
  return birthDate === null ? null : yearsBetween(new Date(birthDate), now);
}

function yearsBetween(birth: Date, now: Date): number {
  const years = now.getUTCFullYear() - birth.getUTCFullYear();
  const hadBirthday =
    now.getUTCMonth() > birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() >= birth.getUTCDate());
  return hadBirthday ? years : years - 1;
}

/**
 * Years of an athlete on a day, with their fraction; null where the day of birth is not known.
 *
 * @param day '2025-09-01'
 */
export function ageOn(edition: Edition, entityId: string, day: string): number | null {
  const birthDate = birthDateOf(edition, entityId);
  return birthDate === null ? null : (Date.parse(day) - Date.parse(birthDate)) / YEAR_MS;
}
