// The best-ball drafts of 2022 with what became of them: twelve teams a draft, of which the two with most points after
// week 14 advanced. Players are worth what players of their rank by draft position scored in 2012 to 2020, so nothing
// of 2022 is known.
import { type DraftPool, draftPool } from '@pylon/engine/drafting/draft-pool';
import type { DraftTable } from '@pylon/engine/drafting/draft-table';
import { FITTED_SLOTS } from '@pylon/engine/mock-draft/bots/position-need';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { type RealDraft, sharedDrafts } from '../pick-model/drafts.ts';
import { readCsv } from '../projections/files.ts';
import { loadSeasons } from '../suggestions/seasons.ts';

export const LEAGUE: LeagueShape = {
  teams: 12,
  budgetDollars: 200,
  slots: FITTED_SLOTS,
};
export const ADVANCING = 2;
/** Games of weeks 1 to 14, from which the points are, and of the whole season. */
const GAMES_COUNTED = 13;
const GAMES = 17;

/** A draft with its outcome. */
export interface Pod {
  readonly draft: RealDraft;
  readonly pool: DraftPool;
  /** Numbers of the table, by team. */
  readonly rosters: readonly (readonly number[])[];
  /** Real points of weeks 1 to 14, by team. */
  readonly points: readonly number[];
}

/** Season points by position and rank: the mean of the curves of all seasons. */
export function pointCurves(): ReadonlyMap<number, readonly number[]> {
  const seasons = loadSeasons();
  return new Map(
    [...POSITIONS.keys()].map((position) => {
      const own = seasons.map(({ table }) =>
        [...table.points].filter((_, player) => table.position[player] === position).sort((x, y) => y - x),
      );
      const length = Math.min(...own.map((curve) => curve.length));
      const mean = (rank: number) => own.reduce((sum, curve) => sum + (curve[rank] ?? 0), 0) / own.length;
      return [position, Array.from({ length }, (_, rank) => (mean(rank) * GAMES) / GAMES_COUNTED)];
    }),
  );
}

/** The table with projected points: those of each player's rank among their position on the board. */
function projected(table: DraftTable, curveOf: ReadonlyMap<number, readonly number[]>): DraftTable {
  const seen = new Map<number, number>();
  const points = table.position.length;
  return {
    ...table,
    points: Float64Array.from({ length: points }, (_, player) => {
      const position = table.position[player] ?? 0;
      const rank = seen.get(position) ?? 0;
      seen.set(position, rank + 1);
      return curveOf.get(position)?.[rank] ?? 0;
    }),
  };
}

/** All drafts whose twelve teams have their points, oldest first. */
export function loadPods(): readonly Pod[] {
  const outcome = new Map<string, number>();
  for (const row of readCsv('underdog/best_ball_mania_iii_2022/drafts_first_60_percent.csv.gz')) {
    outcome.set(`${row['draft_id']} ${row['pick_order']}`, Number(row['roster_points']));
  }
  const curveOf = pointCurves();
  return sharedDrafts().flatMap((draft): readonly Pod[] => {
    const points = Array.from({ length: LEAGUE.teams }, (_, team) => outcome.get(`${draft.id} ${team + 1}`) ?? 0);
    if (points.some((each) => !(each > 0))) return [];
    const pool = draftPool(projected(draft.table, curveOf), LEAGUE, () => 0);
    const rosters = points.map((_, team) =>
      [...draft.playerOfPick].filter((__, pick) => draft.teamOfPick[pick] === team),
    );
    return [{ draft, pool, rosters, points }];
  });
}

/** Whether each team advanced. */
export function advanced({ points }: Pod): readonly boolean[] {
  const line = points.toSorted((x, y) => y - x)[ADVANCING - 1] ?? 0;
  return points.map((each) => each >= line);
}
