import type { Edition } from '@pylon/almanac/editions/edition';
import { searchPlayers } from '@pylon/almanac/read/search-players';
import type { Team, WireEntity } from '@pylon/contract/wire';
import { positionsOf } from '@pylon/engine/tables/entity-filter';
import { compareText } from '@pylon/engine/tables/sort-rows';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { byeWeekOf, toWireEntity, toWireTeam } from '../../wire/entity.ts';
import { seasonNow } from '../../wire/season.ts';

/** The 32 teams by city. */
export const allTeams = (edition: Edition): Team[] =>
  edition.tables.teams.column.teamId
    .flatMap((teamId) => toWireTeam(edition, teamId) ?? [])
    .sort((a, b) => compareText(a.fullName, b.fullName));

/** Players and defences by name, best match first. */
export function foundPlayers(
  edition: Edition,
  { q, playerPositions }: { readonly q: string; readonly playerPositions?: readonly (Position | 'FLEX')[] | undefined },
  now: Date,
  limit: number,
): (WireEntity & { byeWeek: number | null })[] {
  const season = seasonNow(edition, now)?.year ?? edition.manifest.seasons.at(-1) ?? 0;
  const positions = [...positionsOf({ rosterPositions: playerPositions })].filter(isPosition);
  return searchPlayers(edition, q, positions, limit).flatMap((entityId) => {
    const entity = toWireEntity(edition, entityId, season);
    return entity ? [{ ...entity, byeWeek: byeWeekOf(edition, entityId, season) }] : [];
  });
}

/** Rows of every table of the edition. */
export const tableSizes = ({ manifest }: Edition): { name: string; rows: number }[] =>
  Object.entries(manifest.tables).map(([name, { rows }]) => ({ name, rows }));
