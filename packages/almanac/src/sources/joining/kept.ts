// What a file that cannot be read costs: its rows of the edition before stay, where there was one.
import type { PlayerId } from '@pylon/engine/vocabulary/entities';
import { type CollectedRows, TABLES, type TableName } from '../../tables/all.ts';
import type { players } from '../../tables/reference.ts';
import type { RowOf, TableDefinition } from '../../tables/table.ts';
import type { FedRow, Feed, Loss } from '../reading/loading.ts';
import type { People } from './people.ts';

type Row = Readonly<Record<string, unknown>>;
type Player = RowOf<typeof players>;

/** Rows of the edition before. */
export type RowsBefore = <N extends TableName>(table: N) => CollectedRows[N];

/** A loss, and how many rows of the edition before stand in for what the file did not say. */
export interface SettledLoss extends Omit<Loss, 'feeds'> {
  readonly kept: number;
}

/** Whom the rows of the edition before speak of, as they are known today. */
class Former {
  readonly #people: People;
  readonly #players: ReadonlyMap<string, Player>;

  constructor(people: People, before: readonly Player[]) {
    this.#people = people;
    this.#players = new Map(before.map((player) => [player.playerId, player]));
  }

  /** An athlete's id may have become the league's own since. */
  idNow(id: unknown): unknown {
    const player = typeof id === 'string' ? this.#players.get(id) : undefined;
    if (!player || this.#people.get(player.playerId as PlayerId)) return id; // ids of stored players
    const { gsisId, sleeperId, mflId } = player;
    const found =
      (gsisId && this.#people.withId('gsis', gsisId)) ||
      (sleeperId && this.#people.withId('sleeper', sleeperId)) ||
      (mflId && this.#people.withId('mfl', mflId));
    return found ? found.playerId : id;
  }
}

/**
 * Fills in from the edition before what files did not say, and adds who is only known from there.
 *
 * @param rows are added to
 * @param mentioned players whom rows speak of; is added to
 */
export function keepRows(
  rows: CollectedRows,
  losses: readonly Loss[],
  before: RowsBefore | null,
  people: People,
  mentioned: Set<PlayerId>,
): readonly SettledLoss[] {
  const former = before && new Former(people, before('players'));
  return losses.flatMap(({ feeds, ...loss }) => {
    const lost = loss.status === 'read' ? [] : feeds.filter((feed) => !(feed.isInPart && loss.status === 'absent'));
    const kept =
      before && former ? lost.reduce((sum, feed) => sum + keepFed(rows, feed, before, former, mentioned), 0) : 0;
    // A file that nobody has published yet, and that nothing stands in for, is no loss.
    return loss.status === 'absent' && kept === 0 ? [] : [{ ...loss, kept }];
  });
}

function keepFed(
  rows: CollectedRows,
  { table, has }: Feed,
  before: RowsBefore,
  former: Former,
  mentioned: Set<PlayerId>,
): number {
  const { key }: TableDefinition = TABLES[table];
  const now = rows[table] as Row[]; // looked at by the names of its own definition
  const keyOf = (row: Row): string => key.map((name) => String(row[name])).join('\u0001');
  const places = new Map(now.map((row, place) => [keyOf(row), place]));
  let kept = 0;
  for (const old of before(table) as readonly (Row & FedRow)[]) {
    if (!has(old)) continue;
    const row = withIdsOfToday(old, former);
    const place = places.get(keyOf(row));
    const there = place === undefined ? undefined : now[place];
    if (place === undefined || there === undefined) {
      now.push(row);
      for (const id of [row['playerId'], row['entityId']]) {
        if (typeof id === 'string') mentioned.add(id as PlayerId); // a team's id names nobody of the people
      }
      kept++;
    } else if (Object.keys(there).some((name) => there[name] === null && row[name] !== null)) {
      now[place] = Object.fromEntries(Object.keys(there).map((name) => [name, there[name] ?? row[name]]));
      kept++;
    }
  }
  return kept;
}

function withIdsOfToday(row: Row, former: Former): Row {
  const { playerId, entityId } = row;
  if (playerId !== undefined) return { ...row, playerId: former.idNow(playerId) };
  return entityId === undefined ? row : { ...row, entityId: former.idNow(entityId) };
}

/** Players of kept rows whom no list of today names. */
export function formerPlayers(
  players: readonly Player[],
  mentioned: ReadonlySet<PlayerId>,
  before: RowsBefore | null,
): readonly Player[] {
  if (!before) return [];
  const there = new Set(players.map(({ playerId }) => playerId));
  return before('players').filter(({ playerId }) => mentioned.has(playerId as PlayerId) && !there.has(playerId)); // a stored id
}
