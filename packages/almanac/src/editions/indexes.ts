import { once } from '@pylon/engine/once';
import type { EntityId, PlayerId, TeamId } from '@pylon/engine/vocabulary/entities';
import { ID_SYSTEMS, type IdSystem } from '@pylon/engine/vocabulary/id-systems';
import type { LeagueSource } from '@pylon/engine/vocabulary/platforms';
import type { EditionTableName, EditionTables } from '../tables/edition-tables.ts';
import { byeWeeks } from './byes.ts';

/** Ways into an edition's tables. Each is made when it is first asked for and kept: the edition never changes. */
export interface EditionIndexes {
  /** Row of the player in `players`; undefined when unknown. */
  readonly playerRow: (playerId: string) => number | undefined;
  /** Row of the team in `teams`; undefined when unknown. */
  readonly teamRow: (teamId: string) => number | undefined;
  /**
   * Rows of a table about one athlete or team defence, ascending, so in the order of the table's key; none gives [].
   */
  readonly rowsOf: (table: EntityTableName, entityId: string) => readonly number[];
  /** Our id for another system's; null when unknown, or when two players claim it. */
  readonly playerByAlias: (system: IdSystem | LeagueSource, id: string) => PlayerId | null;
  /** Week without a game, 1 to 18; null when the season's schedule does not show exactly one. */
  readonly byeWeek: (season: number, teamId: string) => number | null;
  /**
   * Team of an entity in a season: the roster's of that season, else the present one; a team's own code for a defence.
   */
  readonly teamOf: (entityId: string, season: number) => TeamId | null;
  /** Position of an entity in a season; 'DST' for a team's code; null when unknown. */
  readonly positionOf: (entityId: string, season: number) => string | null;
}

/** Tables with a row per athlete or team defence (`entityId`), or per athlete (`playerId`). */
export type EntityTableName = {
  [N in EditionTableName]: 'entityId' extends keyof EditionTables[N]['column']
    ? N
    : 'playerId' extends keyof EditionTables[N]['column']
      ? N
      : never;
}[EditionTableName];

/** Indexes over filled tables. */
export function buildIndexes(tables: EditionTables): EditionIndexes {
  const playerRows = once(() => firstRows(tables.players.column.playerId));
  const teamRows = once(() => firstRows(tables.teams.column.teamId));
  const aliases = once(() => aliasMap(tables));
  const byes = once(() => byeWeeks(tables.games));
  const seasonRows = once(() => seasonPlayerRows(tables));
  const entityRows = new Map<EntityTableName, ReadonlyMap<string, readonly number[]>>();

  const seasonRow = (entityId: string, season: number) => seasonRows().get(season)?.get(entityId);
  const isTeam = (entityId: string) => teamRows().has(entityId);

  return {
    playerRow: (playerId) => playerRows().get(playerId),
    teamRow: (teamId) => teamRows().get(teamId),
    rowsOf(table, entityId) {
      let rows = entityRows.get(table);
      if (!rows) {
        rows = allRows(entityColumn(tables, table));
        entityRows.set(table, rows);
      }
      return rows.get(entityId) ?? [];
    },
    playerByAlias: (system, id) => aliases().get(`${system}:${id}`) ?? null,
    byeWeek: (season, teamId) => byes().get(`${season} ${teamId}`) ?? null,
    teamOf(entityId, season) {
      if (isTeam(entityId)) return entityId as TeamId; // it is in the table of teams
      const row = seasonRow(entityId, season);
      const player = playerRows().get(entityId);
      const team =
        row === undefined
          ? player !== undefined && tables.players.column.teamId[player]
          : tables.playerSeasons.column.teamId[row];
      return team ? (team as TeamId) : null; // team codes are checked when sources are read
    },
    positionOf(entityId, season) {
      if (isTeam(entityId)) return 'DST';
      const row = seasonRow(entityId, season);
      if (row !== undefined) return tables.playerSeasons.column.position[row] ?? null;
      const player = playerRows().get(entityId);
      return player === undefined ? null : (tables.players.column.position[player] ?? null);
    },
  };
}

/** The column that names the entity of a row. */
export function entityColumn(tables: EditionTables, table: EntityTableName): readonly EntityId[] {
  // One of the two, by EntityTableName
  const column = tables[table].column as { entityId?: readonly string[]; playerId?: readonly string[] };
  return (column.entityId ?? column.playerId ?? []) as readonly EntityId[]; // ids are made by the sources' join
}

function firstRows(column: readonly string[]): ReadonlyMap<string, number> {
  return new Map(column.map((id, row) => [id, row]));
}

function allRows(column: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  column.forEach((id, row) => {
    const known = rows.get(id);
    if (known) known.push(row);
    else rows.set(id, [row]);
  });
  return rows;
}

/** By season and player. */
function seasonPlayerRows(tables: EditionTables): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const { season, playerId } = tables.playerSeasons.column;
  const bySeason = new Map<number, Map<string, number>>();
  playerId.forEach((id, row) => {
    const year = season[row] ?? 0;
    const rows = bySeason.get(year) ?? new Map<string, number>();
    bySeason.set(year, rows);
    rows.set(id, row);
  });
  return bySeason;
}

function aliasMap(tables: EditionTables): ReadonlyMap<string, PlayerId | null> {
  const { column, length } = tables.players;
  const aliases = new Map<string, PlayerId | null>();
  for (const system of ID_SYSTEMS) {
    const ids = column[`${system}Id`];
    for (let row = 0; row < length; row++) {
      const id = ids[row];
      if (!id) continue;
      const key = `${system}:${id}`;
      // The table's own ids
      aliases.set(key, aliases.has(key) ? null : ((column.playerId[row] ?? null) as PlayerId | null));
    }
  }
  return aliases;
}
