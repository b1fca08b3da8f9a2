// The seasons that the policies are tried on: who was ranked where before a season, what such a rank had been worth in
// the other seasons, and what the player then really scored week by week.
import { type DraftPlayer, type DraftTable, draftTable } from '@pylon/engine/drafting/draft-table';
import { fallingCurve } from '@pylon/engine/statistics/falling-curve';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { type CsvRow, readCsv } from '../projections/files.ts';

export const POSITIONS_TRIED = ['QB', 'RB', 'WR', 'TE'] as const satisfies readonly Position[];
type Tried = (typeof POSITIONS_TRIED)[number];
/** Ranks per position that a draft of 192 picks can reach. */
const RANKS: Readonly<Record<Tried, number>> = { QB: 45, RB: 100, WR: 110, TE: 45 };
export const SEASONS = [2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020] as const;
/** The weeks of a fantasy regular season. */
export const WEEKS = 14;

/** Real half-PPR points by week, per gsis id and season ('00-0036900 2020'). */
function realWeeks(): ReadonlyMap<string, Float64Array> {
  const weeks = new Map<string, Float64Array>();
  for (const row of readCsv('history/player_stats_weekly_2010_2020.csv.gz')) {
    const week = Number(row['week']);
    if (week > WEEKS) continue;
    const key = `${row['player_id']} ${row['season']}`;
    const points = weeks.get(key) ?? new Float64Array(WEEKS);
    points[week - 1] = (Number(row['fantasy_points']) + Number(row['fantasy_points_ppr'])) / 2;
    weeks.set(key, points);
  }
  return weeks;
}

interface Ranked {
  readonly season: number;
  readonly position: Tried;
  readonly rank: number;
  /** What they then scored; null when the ids do not lead to them. */
  readonly weeks: Float64Array | null;
}

const sum = (points: Iterable<number>): number => [...points].reduce((total, each) => total + each, 0);

/** The consensus of each season and position, ranks counted anew from 1. */
function ranked(): readonly Ranked[] {
  const gsisOf = new Map(
    readCsv('dynastyprocess/db_playerids.csv.gz').map((row) => [row['fantasypros_id'] ?? '', row['gsis_id'] ?? '']),
  );
  const real = realWeeks();
  const consensus = readCsv('history/preseason_expert_consensus_2012_2022.csv.gz');
  return SEASONS.flatMap((season) =>
    POSITIONS_TRIED.flatMap((position) =>
      consensus
        .filter((row) => row['page_pos'] === position && row['season'] === String(season))
        .sort((x, y) => Number(x['ecr']) - Number(y['ecr']))
        .slice(0, RANKS[position])
        .map((row, index): Ranked => {
          const gsis = gsisOf.get(row['fantasypros_id'] ?? '') ?? '';
          // Known to the id table but without a game that season is a season of zeros; unknown ids say nothing.
          const isKnown = gsis.startsWith('00-');
          const weeks = isKnown ? (real.get(`${gsis} ${season}`) ?? new Float64Array(WEEKS)) : null;
          return { season, position, rank: index + 1, weeks };
        }),
    ),
  );
}

/** Mean ADP of each positional rank in the drafts of 2022, carried on straight beyond the last pick. */
function boardCurve(): Readonly<Record<Tried, readonly number[]>> {
  const sums: Record<Tried, { total: number; drafts: number }[]> = { QB: [], RB: [], WR: [], TE: [] };
  const rowsOfDraft = new Map<string, CsvRow[]>();
  for (const row of readCsv('underdog/best_ball_mania_iii_2022/drafts_first_60_percent.csv.gz')) {
    const id = row['draft_id'] ?? '';
    const draft = rowsOfDraft.get(id) ?? [];
    draft.push(row);
    rowsOfDraft.set(id, draft);
  }
  for (const draft of rowsOfDraft.values())
    for (const position of POSITIONS_TRIED)
      draft
        .filter((row) => row['position_name'] === position && Number(row['projection_adp']) > 0)
        .map((row) => Number(row['projection_adp']))
        .sort((x, y) => x - y)
        .forEach((adp, index) => {
          const { total, drafts } = sums[position][index] ?? { total: 0, drafts: 0 };
          sums[position][index] = { total: total + adp, drafts: drafts + 1 };
        });
  const curveOf = (position: Tried): readonly number[] => {
    const known = sums[position]
      .filter((sum) => sum.drafts > rowsOfDraft.size / 2)
      .map((sum) => sum.total / sum.drafts);
    const last = known.at(-1) ?? 1;
    const step = (last - (known.at(-6) ?? 0)) / 5;
    return Array.from(
      { length: RANKS[position] },
      (_, index) => known[index] ?? last + step * (index + 1 - known.length),
    );
  };
  return { QB: curveOf('QB'), RB: curveOf('RB'), WR: curveOf('WR'), TE: curveOf('TE') };
}

/** A season to draft: the board with projections that do not know it, and what then happened by table number. */
export interface Season {
  readonly season: number;
  readonly table: DraftTable;
  readonly weeks: readonly (Float64Array | null)[];
}

/** Mean points of a positional rank in all seasons but one, smoothed so that a worse rank never projects higher. */
function pointsCurve(players: readonly Ranked[], position: Tried, without: number): Float64Array {
  const means = Array.from({ length: RANKS[position] }, (_, index) => {
    const totals = players.flatMap((player) =>
      player.position === position && player.rank === index + 1 && player.season !== without && player.weeks
        ? [sum(player.weeks)]
        : [],
    );
    return totals.length === 0 ? 0 : sum(totals) / totals.length;
  });
  return fallingCurve(means);
}

/** All seasons, each with projections from the others. */
export function loadSeasons(): readonly Season[] {
  const players = ranked();
  const board = boardCurve();
  return SEASONS.map((season) => {
    const own = players.filter((player) => player.season === season);
    const curves = new Map(POSITIONS_TRIED.map((position) => [position, pointsCurve(players, position, season)]));
    // A made-up id: the drafts know players by position and rank only.
    const idOf = (player: Ranked) => `${player.position}${player.rank}` as EntityId;
    const table = draftTable(
      own.map(
        (player): DraftPlayer => ({
          entityId: idOf(player),
          position: player.position,
          board: board[player.position][player.rank - 1] ?? 999,
          points: curves.get(player.position)?.[player.rank - 1] ?? 0,
          byeWeek: null,
        }),
      ),
    );
    const weeksOf = new Map(own.map((player) => [idOf(player), player.weeks]));
    return { season, table, weeks: table.entityIds.map((id) => weeksOf.get(id) ?? null) };
  });
}
