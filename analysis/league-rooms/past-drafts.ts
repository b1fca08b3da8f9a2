// Recorded drafts of one league over several seasons, each with a board of its own year.
import { type DraftPlayer, type DraftTable, draftTable } from '@pylon/engine/drafting/draft-table';
import type { PastDraft, PastPick } from '@pylon/engine/mock-draft/mates/past-choices';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { isPosition, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { listFiles, readCsv, readJson } from '../projections/files.ts';

/** A recorded draft: as the product reads it, and whom each pick took on the board of its year. */
export interface RecordedDraft extends PastDraft {
  readonly league: string;
  readonly table: DraftTable;
  /** Number in `table` by pick, keepers included. */
  readonly players: readonly number[];
  /** NFL team of the player by pick, as the platform wrote it that year. */
  readonly nflTeams: readonly string[];
}

interface Picked {
  readonly pick_no: number;
  readonly picked_by: string;
  readonly is_keeper: boolean | null;
  readonly metadata: {
    readonly first_name: string;
    readonly last_name: string;
    readonly position: string;
    readonly team: string;
  };
}

/** Where somebody stands whom no board has. */
export const OFF_BOARD = 260;
/** The league with a board for each of its seasons. */
const LEAGUE = 'keeper_10team_half_ppr';
const FOLDER = `sleeper/leagues/${LEAGUE}`;
/** Average draft positions of these seasons are at hand; of others the experts' order of each position is. */
const ADP_FILE = (season: number) => `ffc/ffc_adp_${season}_half_ppr.csv`;
/** Whose order of positions says where the n-th of a position goes in a season that has experts alone. */
const USUAL_SEASON = 2023;
const EXPERTS = 'history/preseason_expert_consensus_2012_2022.csv.gz';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replace(/ (jr|sr|ii|iii|iv|v)$/, '')
    .trim();

const toPosition = (text: string): Position | null => {
  const ours = text === 'DEF' ? 'DST' : text === 'PK' ? 'K' : text;
  return isPosition(ours) ? ours : null;
};

interface Placed {
  readonly name: string;
  readonly position: Position;
  readonly team: string;
  readonly board: number;
}

const keyOf = ({ name, position, team }: Pick<Placed, 'name' | 'position' | 'team'>): string =>
  position === 'DST' ? `DST ${TEAM_OF[team] ?? team}` : `${position} ${plain(name)}`;
const TEAM_OF: Readonly<Record<string, string>> = { JAC: 'JAX', LVR: 'LV', OAK: 'LV', WSH: 'WAS', LA: 'LAR' };

function drafted(season: number, data: string): Placed[] {
  return readCsv(ADP_FILE(season), data).flatMap((row) => {
    const position = toPosition(row['position'] ?? '');
    const board = Number(row['adp']);
    return position && board > 0 ? [{ name: row['player_name'] ?? '', position, team: row['team'] ?? '', board }] : [];
  });
}

/** Where the n-th of each position usually goes; beyond those drafted every further one four picks later. */
function usualPlaces(data: string): (position: Position, nth: number) => number {
  const usual = drafted(USUAL_SEASON, data);
  const of = new Map(
    POSITIONS.map((position) => [
      position,
      usual.flatMap((each) => (each.position === position ? [each.board] : [])).sort((x, y) => x - y),
    ]),
  );
  return (position, nth) => {
    const places = of.get(position) ?? [];
    return places[nth] ?? Math.max(200, places.at(-1) ?? 0) + 4 * (nth - places.length + 1);
  };
}

function boardOf(season: number, data: string): Placed[] {
  if (listFiles('ffc', data).includes(`ffc_adp_${season}_half_ppr.csv`)) return drafted(season, data);
  const usual = usualPlaces(data);
  const counts = new Map<Position, number>();
  const rows = readCsv(EXPERTS, data).filter((row) => row['season'] === String(season));
  return rows
    .toSorted((one, other) => Number(one['rank']) - Number(other['rank']))
    .flatMap((row) => {
      const position = toPosition(row['page_pos'] ?? '');
      if (position === null) return [];
      const nth = counts.get(position) ?? 0;
      counts.set(position, nth + 1);
      return [{ name: row['player_name'] ?? '', position, team: row['team'] ?? '', board: usual(position, nth) }];
    });
}

function slotsOf(positions: readonly string[]): SlotCounts {
  const slots = { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 };
  for (const place of positions) slots[(place === 'DEF' ? 'DST' : place) as keyof typeof slots]++;
  return slots;
}

function recordedDraft(season: number, data: string): RecordedDraft {
  // The casts state the shapes that the data's README describes.
  const picked = (readJson(`${FOLDER}/${season}/draft_picks.json`, data) as readonly Picked[]).toSorted(
    (one, other) => one.pick_no - other.pick_no,
  );
  const league = readJson(`${FOLDER}/${season}/league.json`, data) as { readonly roster_positions: string[] };
  const placed = new Map(boardOf(season, data).map((each) => [keyOf(each), each]));
  const keys = picked.map(({ metadata: { first_name, last_name, position, team } }) => {
    const key = { name: `${first_name} ${last_name}`, position: toPosition(position) ?? 'WR', team };
    return { key: keyOf(key), ...key };
  });
  // Somebody whom no board has goes last.
  for (const { key, ...each } of keys) if (!placed.has(key)) placed.set(key, { ...each, board: OFF_BOARD });
  const table = draftTable(
    [...placed].map(
      ([key, { position, board, team }]): DraftPlayer => ({
        entityId: key as EntityId, // names of one year are unique by position
        ...{ position, board, points: 0, byeWeek: null },
        nflTeam: (TEAM_OF[team] ?? team) as TeamId, // as the files write them
      }),
    ),
  );
  return {
    ...{ league: LEAGUE, season, table, slots: slotsOf(league.roster_positions), leagueType: 'fantasy' },
    picks: picked.map(
      ({ pick_no, picked_by, is_keeper }, index): PastPick => ({
        ...{ pickNumber: pick_no, mate: picked_by, isKeeper: is_keeper === true },
        position: keys[index]?.position ?? 'WR',
      }),
    ),
    players: keys.map(({ key }) => table.numberOf.get(key as EntityId) ?? -1),
    nflTeams: keys.map(({ team }) => TEAM_OF[team] ?? team),
  };
}

/** The league's recorded drafts, oldest first. */
export const recordedDrafts = (data: string): readonly RecordedDraft[] =>
  listFiles(FOLDER, data).map((season) => recordedDraft(Number(season), data));
