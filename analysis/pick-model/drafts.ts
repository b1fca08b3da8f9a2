// Real best-ball drafts, read from Underdog's published pick lists: one row a pick, 216 rows a draft.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type DraftPlayer, type DraftTable, draftTable } from '@pylon/engine/drafting/draft-table';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { recentForm } from './recent-form.ts';

/** One draft, in the order of its picks. */
export interface RealDraft {
  readonly id: string;
  readonly startedAt: number;
  /** Everybody who could be taken, on the board of that day. */
  readonly table: DraftTable;
  /** Team (0 to 11) and player (number in `table`) of each pick. */
  readonly teamOfPick: Uint8Array;
  readonly playerOfPick: Int16Array;
}

interface Row {
  readonly name: string;
  readonly position: Position;
  readonly byeWeek: number;
  /** Average draft position shown at that pick; 0 when the player had none. */
  readonly adp: number;
  readonly team: number;
}

interface RawDraft {
  readonly id: string;
  readonly startedAt: number;
  /** Seconds that a drafter has for a pick; some drafts take weeks. */
  readonly clockSeconds: number;
  readonly rows: readonly Row[];
}

/**
 * Only drafts whose whole course is history at the time may be looked back upon: quick ones that began two hours
 * before.
 */
const FAST_SECONDS = 60;
const SETTLED_MS = 2 * 3_600_000;

/** Where a player without an average draft position goes: behind the 216 who are drafted. */
const UNRANKED = 222;

/** Text of a file, unpacked when its name ends in .gz. */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Rows of a simple comma-separated file as records by column name; no field of these files is quoted. */
function records(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
}

function rawDrafts(path: string): RawDraft[] {
  const byId = new Map<
    string,
    { id: string; startedAt: number; clockSeconds: number; rows: (Row & { pick: number })[] }
  >();
  for (const cell of records(readText(path))) {
    const { draft_id: id = '', position_name: position = '', player_name: name = '' } = cell;
    if (!isPosition(position)) throw new Error(`unknown position ${position} of ${name}`);
    const draft = byId.get(id) ?? {
      id,
      startedAt: Date.parse(`${cell['draft_time']?.slice(0, 23)}Z`),
      clockSeconds: Number(cell['clock']),
      rows: [],
    };
    byId.set(id, draft);
    draft.rows.push({
      name,
      position,
      byeWeek: Number(cell['bye_week']),
      adp: Number(cell['projection_adp']),
      team: Number(cell['pick_order']) - 1,
      pick: Number(cell['overall_pick_number']),
    });
  }
  const drafts = [...byId.values()].sort((x, y) => x.startedAt - y.startedAt);
  for (const draft of drafts) draft.rows.sort((x, y) => x.pick - y.pick);
  return drafts;
}

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ (jr|sr|ii|iii|iv)$/, '');

/**
 * NFL team of each player in the first week of a season, by plain name and position.
 *
 * The file's own team column is of a later day, but its opponents are those of the week: in week 1 everybody plays, so
 * all who play '@DET' are of one team, and that label serves as the team's name.
 *
 * @param path weekly rows with PlayerName, Pos, PlayerOpponent ('@DET' away, 'DET' at home), season and week
 */
export function weekOneTeams(path: string, season: string): ReadonlyMap<string, TeamId> {
  const teams = new Map<string, TeamId>();
  for (const row of records(readText(path))) {
    const { PlayerName: name = '', Pos: position = '', PlayerOpponent: opponent = '' } = row;
    if (row['season'] === season && row['week'] === '1' && /^@?[A-Z]{2,3}$/.test(opponent)) {
      teams.set(`${plainName(name)} ${position}`, opponent as TeamId); // a label that only this analysis sees
    }
  }
  return teams;
}

/**
 * Every draft of a file, oldest first.
 *
 * The board of a draft: a drafted player has the average draft position shown at their pick. Any other player has the
 * one they last had in an earlier draft or, where there is no earlier one, the next one that they have later. Nobody's
 * projected points are known: 0.
 *
 * @param teams NFL team by plain name and position ({@link weekOneTeams})
 */
export function readDrafts(path: string, teams: ReadonlyMap<string, TeamId>): RealDraft[] {
  const raw = rawDrafts(path);
  const known = new Map<string, Row>();
  for (const draft of raw.toReversed()) {
    for (const row of draft.rows) if (row.adp > 0 || !known.has(row.name)) known.set(row.name, row);
  }
  const form = recentForm();
  const waiting: RawDraft[] = [];
  return raw.map((draft) => {
    while (waiting[0] !== undefined && waiting[0].startedAt < draft.startedAt - SETTLED_MS) {
      form.learn(waiting.shift() as RawDraft); // looked at above
    }
    if (draft.clockSeconds <= FAST_SECONDS) waiting.push(draft);
    for (const row of draft.rows) if (row.adp > 0) known.set(row.name, row);
    const pool = new Map(
      [...known].map(([name, row]) => [
        name,
        toPlayer(row, teams, form.going(row.name, boardOf(row), draft.startedAt)),
      ]),
    );
    const table = draftTable([...pool.values()]);
    return {
      id: draft.id,
      startedAt: draft.startedAt,
      table,
      teamOfPick: Uint8Array.from(draft.rows, (row) => row.team),
      // Every drafted player is in the pool, so they have a number.
      playerOfPick: Int16Array.from(draft.rows, (row) => table.numberOf.get(row.name as EntityId) as number),
    };
  });
}

const boardOf = (row: Row): number => (row.adp > 0 ? row.adp : UNRANKED);

function toPlayer(row: Row, teams: ReadonlyMap<string, TeamId>, going: number): DraftPlayer {
  return {
    entityId: row.name as EntityId, // the file has no ids; its names are unique
    position: row.position,
    board: boardOf(row),
    going,
    points: 0,
    byeWeek: row.byeWeek || null,
    nflTeam: teams.get(`${plainName(row.name)} ${row.position}`) ?? null,
  };
}

/**
 * The same drafts to somebody who knows averages alone, as a room of the product does: it has no feed of others'
 * drafts.
 */
export const withoutForm = (drafts: readonly RealDraft[]): RealDraft[] =>
  drafts.map((draft) => ({ ...draft, table: { ...draft.table, going: draft.table.board, isFormKnown: false } }));

/** Share of the drafts, by date, that the judged fit may see. */
export const TRAIN_SHARE = 0.7;

const SHARED = join(import.meta.dirname, '../../../shared/data');
/** The drafts that may be learned from. */
export const SHARED_DRAFTS = join(SHARED, 'underdog/best_ball_mania_iii_2022/drafts_first_60_percent.csv.gz');

/** Drafts of a file of Underdog's best-ball picks of 2022, oldest first; by default those that may be learned from. */
export const sharedDrafts = (path = SHARED_DRAFTS): RealDraft[] =>
  readDrafts(path, weekOneTeams(join(SHARED, 'nfl_com/weekly_projected_and_actual_2021_2023.csv.gz'), '2022'));
