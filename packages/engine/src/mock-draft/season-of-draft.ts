// The season that a draft leads to: its rosters, kept and drafted, play it many times.
import { seasonFormat } from '../season-simulation/season-format.ts';
import { type DraftedLeague, seasonLeague } from '../season-simulation/season-league.ts';
import { type SeasonOutlook, seasonOutlook } from '../season-simulation/season-outlook.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { draftPicks } from './draft-picks.ts';
import type { DraftPool } from './draft-pool.ts';
import type { DraftState } from './draft-state.ts';

/** Seasons that are played; best ball takes five times as long, and points alone are told sooner than games. */
const SEASONS = 10_000;
const BEST_BALL_SEASONS = 2_500;

/** Rosters of a draft by seat; an open draft gives what is there. Who has left the pool scores nothing. */
export function draftedLeague(state: DraftState, pool: DraftPool): DraftedLeague {
  const { table, waiver } = pool;
  const done = draftPicks(state).flatMap(({ player, seat }) => {
    if (player === null) return [];
    const number = table.numberOf.get(player.entityId);
    const points = number === undefined ? 0 : (table.points[number] ?? 0);
    const byeWeek = number === undefined ? 0 : (table.byeWeek[number] ?? 0);
    return [{ seat, position: POSITIONS.indexOf(player.position), points, byeWeek }];
  });
  return {
    slots: state.settings.league.slots,
    rosters: state.participants.map((_, seat) => done.filter((player) => player.seat === seat)),
    waiver,
  };
}

/** The outlook of a draft's season by seat; the same for the same draft. */
export function seasonOfDraft(state: DraftState, pool: DraftPool): SeasonOutlook {
  const format = seasonFormat(state.settings.league.teams, state.settings.leagueType);
  const seasons = format.isBestBall ? BEST_BALL_SEASONS : SEASONS;
  return seasonOutlook(seasonLeague(draftedLeague(state, pool), format), { seasons, seed: state.settings.seed });
}
