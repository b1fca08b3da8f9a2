// What a file that cannot be read costs: its rows of the edition before stay, where there was one.
import type { PlayerId } from '@pylon/engine/vocabulary/entities';
import { TEAM_IDS as TEAMS } from '@pylon/engine/vocabulary/team-codes';
import { latestDay } from '../../house/days.ts';
import {
  type CollectedRows,
  emptyRows,
  type SpareTable,
  TABLES,
  type TableName,
  type TableRows,
} from '../../tables/all.ts';
import type { players } from '../../tables/reference.ts';
import type { RowOf, TableDefinition } from '../../tables/table.ts';
import type { Imported } from '../imports/import-file.ts';
import { LISTS, linesOf } from '../imports/import-slips.ts';
import type { FedRow, Feed, Loss } from '../reading/loading.ts';
import { type Claim, ID_KINDS, type People } from './people.ts';
import { toRosterPosition } from './positions.ts';

const TEAM_IDS: ReadonlySet<string> = new Set(TEAMS);

type Row = Readonly<Record<string, unknown>>;

/** Rows of the edition before. */
export type RowsBefore = <N extends TableName>(table: N) => CollectedRows[N];

/** A loss, and how many rows of the edition before stand in for what the file did not say. */
export interface SettledLoss extends Omit<Loss, 'feeds'> {
  readonly kept: number;
  /** Newest day of those rows, where they have one. */
  readonly keptAsOf: string | null;
}

/** Players of the edition before, as one more list that says who is who: the last to be believed. */
export function addFormerPlayers(people: People, before: RowsBefore): ReadonlyMap<string, PlayerId> {
  const known = before('players').flatMap((player) => {
    const person = people.add(claimOf(player));
    return person ? [[player.playerId, person.playerId] as const] : [];
  });
  return new Map(known);
}

/** Players of the edition before whom today's lists know. */
export function formerPlayers(people: People, before: RowsBefore): ReadonlyMap<string, PlayerId> {
  const known = before('players').flatMap((player) => {
    const { ids } = claimOf(player);
    const person = ID_KINDS.map((kind) => people.withId(kind, ids[kind] ?? '')).find((found) => found !== undefined);
    return person ? [[player.playerId, person.playerId] as const] : [];
  });
  return new Map(known);
}

const claimOf = (player: RowOf<typeof players>): Claim => ({
  ids: {
    gsis: player.gsisId,
    sleeper: player.sleeperId,
    sportradar: player.sportradarId,
    pfr: player.pfrId,
    mfl: player.mflId,
    espn: player.espnId,
    yahoo: player.yahooId,
    fantasypros: player.fantasyprosId,
    nfl: player.nflId,
    cbs: player.cbsId,
    fleaflicker: player.fleaflickerId,
  },
  names: [`${player.firstName} ${player.lastName}`.trim()],
  firstName: player.firstName,
  lastName: player.lastName,
  position: toRosterPosition(player.position),
  teamId: null,
  season: null,
  birthDate: player.birthDate,
  heightInches: player.heightInches,
  weightPounds: player.weightPounds,
  college: player.college,
  rookieYear: player.rookieYear,
  draftOverall: player.draftOverall,
  headshotUrl: player.headshotUrl,
});

/** The edition before, and who its players are today. */
export interface Former {
  readonly rows: RowsBefore;
  readonly ids: ReadonlyMap<string, PlayerId>;
}

/**
 * Fills in from the edition before what files did not say.
 *
 * @param rows are added to
 * @param mentioned players whom rows speak of; is added to
 */
export function keepRows(
  rows: CollectedRows,
  losses: readonly Loss[],
  former: Former | null,
  mentioned: Set<PlayerId>,
): readonly SettledLoss[] {
  return losses.flatMap(({ feeds, ...loss }) => {
    const isKept = loss.status !== 'read' && loss.status !== 'off';
    const lost = isKept ? feeds.filter((feed) => !(feed.isInPart && loss.status === 'absent')) : [];
    const keep = (feed: Feed, from: Former): number =>
      feed.isHistory ? rowsOf(rows, feed).length : keepFed(rows, feed, from, mentioned);
    const kept = former ? lost.reduce((sum, feed) => sum + keep(feed, former), 0) : 0;
    const days = kept === 0 ? [] : lost.flatMap((feed) => rowsOf(rows, feed).map((row) => String(row['asOf'] ?? '')));
    // A file that nobody has published yet, and that nothing stands in for, is no loss.
    return loss.status === 'absent' && kept === 0 ? [] : [{ ...loss, kept, keptAsOf: latestDay(days) || null }];
  });
}

const rowsOf = (rows: CollectedRows, { table, has }: Feed): readonly Row[] =>
  (rows[table] as readonly (Row & FedRow)[]).filter(has); // has looks at the columns that the table has

/** Adds what a feed said in the edition before and nothing says now. @returns how many rows came or were filled in */
export function keepFed(rows: CollectedRows, { table, has }: Feed, former: Former, mentioned: Set<PlayerId>): number {
  const { key }: TableDefinition = TABLES[table];
  const now = rows[table] as Row[]; // looked at by the names of its own definition
  const keyOf = (row: Row): string => key.map((name) => String(row[name])).join('\u0001');
  const places = new Map(now.map((row, place) => [keyOf(row), place]));
  let kept = 0;
  for (const old of former.rows(table) as readonly (Row & FedRow)[]) {
    if (!has(old)) continue;
    const row = withIdsOfToday(old, former, mentioned);
    if (!row) continue;
    const place = places.get(keyOf(row));
    const there = place === undefined ? undefined : now[place];
    if (place === undefined || there === undefined) {
      now.push(row);
      kept++;
    } else if (Object.keys(there).some((name) => there[name] === null && row[name] !== null)) {
      now[place] = Object.fromEntries(Object.keys(there).map((name) => [name, there[name] ?? row[name]]));
      kept++;
    }
  }
  return kept;
}

/** An athlete's id may have become the league's own since; nothing when nobody is behind it any more. */
function withIdsOfToday(row: Row, { ids }: Former, mentioned: Set<PlayerId>): Row | undefined {
  const column = 'playerId' in row ? 'playerId' : 'entityId';
  const id = row[column];
  // Team defences are entities that are no players, and a pick in a draft may be of somebody whom no list has.
  if (typeof id !== 'string' || TEAM_IDS.has(id)) return row;
  const known = ids.get(id);
  if (known === undefined) return undefined;
  mentioned.add(known);
  return known === id ? row : { ...row, [column]: known };
}

/** The edition before without what some sources said, of themselves or of others. */
export function withoutProviders(before: RowsBefore, providers: readonly string[]): RowsBefore {
  const gone: ReadonlySet<unknown> = new Set(providers);
  return <N extends TableName>(table: N) => {
    const rows: readonly Row[] = before(table);
    return rows.filter((row) => !gone.has(row['toldBy'] ?? row['provider'] ?? row['expert'])) as CollectedRows[N]; // rows of the same table
  };
}

/** What tells lists apart; a ranking's line has no week where its row has 0. */
const listKey = ({ season, provider, expert, format, period, week, measure }: Row, day: unknown): string =>
  JSON.stringify([season, provider ?? expert, format, period, week || null, measure, day]);

/** The edition before without the lists that some files told, and nobody tells any more. */
export function withoutLists(before: RowsBefore, files: readonly Imported[]): RowsBefore {
  const lines: readonly Row[] = files.flatMap((file) => linesOf(file) as readonly object[] as readonly Row[]); // looked at by name
  const told = new Set(lines.map((line) => listKey(line, line['asOf'])));
  return <N extends TableName>(table: N) => {
    const rows: readonly Row[] = before(table);
    // Lists that say no day were given one by the calendar.
    const isTold = (row: Row) => told.has(listKey(row, row['asOf'])) || told.has(listKey(row, null));
    const isList = (LISTS as readonly string[]).includes(table);
    return (isList ? rows.filter((row) => !isTold(row)) : rows) as CollectedRows[N]; // rows of the same table
  };
}

/** Rows in which tables have those of the edition before as well, with the players whom those speak of. */
export function withFormerRows(rows: TableRows, tables: readonly SpareTable[], before: RowsBefore): TableRows {
  const all: CollectedRows = { ...emptyRows() };
  for (const name of Object.keys(TABLES) as TableName[]) Object.assign(all, { [name]: [...rows[name]] });
  const seasons = new Set<number>(rows.games.map(({ season }) => season));
  const former = before('players');
  const ids = new Map(former.map(({ playerId }) => [playerId, playerId as PlayerId] as const)); // stored ids
  const mentioned = new Set<PlayerId>();
  const has = ({ season }: FedRow): boolean => seasons.has(season);
  for (const table of tables) keepFed(all, { table, has }, { rows: before, ids }, mentioned);
  const there = new Set(all.players.map(({ playerId }) => playerId));
  all.players.push(...former.filter(({ playerId }) => mentioned.has(playerId as PlayerId) && !there.has(playerId)));
  return all;
}
