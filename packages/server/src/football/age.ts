import type { Edition } from '@pylon/almanac/editions/edition';

/** A player's completed years; null for a defence, or where no day of birth is known. */
export function ageOf({ tables, indexes }: Edition, entityId: string, now: Date): number | null {
  const birthDate = tables.players.column.birthDate[indexes.playerRow(entityId) ?? -1] ?? null;
  return birthDate === null ? null : yearsBetween(new Date(birthDate), now);
}

function yearsBetween(birth: Date, now: Date): number {
  const years = now.getUTCFullYear() - birth.getUTCFullYear();
  const hadBirthday =
    now.getUTCMonth() > birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() >= birth.getUTCDate());
  return hadBirthday ? years : years - 1;
}
