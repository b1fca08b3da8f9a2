// The season that a draft or an auction leads to: its rosters, kept and drafted, play it many times.

import type { DraftPick } from '../../drafting/draft-pick.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { seasonFormat } from '../../season-simulation/season-format.ts';
import { type DraftedLeague, seasonLeague } from '../../season-simulation/season-league.ts';
import { type SeasonOutlook, seasonOutlook } from '../../season-simulation/season-outlook.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import type { DraftSettings } from '../rules/draft-state.ts';

/** Seasons that are played; best ball takes five times as long, and points alone are told sooner than games. */
const SEASONS = 10_000;
const BEST_BALL_SEASONS = 2_500;

/** What a room has come to: who has whom, and by which rules the season is played. */
export interface DraftedRoom {
  readonly settings: Pick<DraftSettings, 'league' | 'leagueType' | 'seed'>;
  /** In any order; picks that are not done add nothing. */
  readonly picks: readonly Pick<DraftPick, 'seat' | 'player'>[];
}

/** Rosters of a room by seat; an open draft gives what is there. Who has left the pool scores nothing. */
export function draftedLeague({ settings, picks }: DraftedRoom, { table, waiver }: DraftPool): DraftedLeague {
  const { slots, teams } = settings.league;
  const done = picks.flatMap(({ player, seat }) => {
    if (player === null) return [];
    const number = table.numberOf.get(player.entityId);
    const points = number === undefined ? 0 : (table.points[number] ?? 0);
    const byeWeek = number === undefined ? 0 : (table.byeWeek[number] ?? 0);
    return [{ seat, position: POSITIONS.indexOf(player.position), points, byeWeek }];
  });
  return {
    slots,
    rosters: Array.from({ length: teams }, (_, seat) => done.filter((player) => player.seat === seat)),
    waiver,
  };
}

/** The outlook of a room's season by seat; the same for the same rosters. */
export function seasonOfDraft(room: DraftedRoom, pool: DraftPool): SeasonOutlook {
  const { league, leagueType, seed } = room.settings;
  const format = seasonFormat(league.teams, leagueType);
  const seasons = format.isBestBall ? BEST_BALL_SEASONS : SEASONS;
  return seasonOutlook(seasonLeague(draftedLeague(room, pool), format), { seasons, seed });
}
