// Seasons are played to their end in threads of their own: ten thousand of a league of twelve take some forty
// milliseconds.
import { type RestOfSeason, USUAL_SEASONS } from '@pylon/engine/season-simulation/rest-of-season';
import { isByPoints } from '@pylon/engine/season-simulation/table-order';
import { type WorkThreads, workThreads } from '../threads/work-threads.ts';
import type * as seasonWork from './season-work.ts';

type SeasonWork = typeof seasonWork;

export type SeasonThreads = WorkThreads<SeasonWork>;

/** Milliseconds of a team's week, and of beginning at all. */
const TEAM_WEEK_MS = 0.000_03;
const BEGUN_MS = 10;

/** Milliseconds of two teams of a season whose table goes by divisions, or by games where wins are equal. */
const TIES_MS = 0.000_01;

/** Milliseconds of a best-ball field, and of a team that is held against it. */
const BEST_BALL_MS = { field: 500, team: 5 };

function costOf({ records, weeks, rounds, order }: RestOfSeason): number {
  const teams = records.length;
  const ofTeam = (weeks.length + (rounds ?? []).flat().length) * TEAM_WEEK_MS;
  const ofTies = order === undefined || isByPoints(order) ? 0 : teams * TIES_MS;
  return BEGUN_MS + USUAL_SEASONS * teams * (ofTeam + ofTies);
}

export const seasonThreads = (): SeasonThreads =>
  workThreads<SeasonWork>({
    filename: new URL('./season-work.ts', import.meta.url).href,
    costs: {
      outlook: { milliseconds: ({ rest }) => costOf(rest) },
      change: { milliseconds: ({ before }) => 2 * costOf(before) },
      bestBallOdds: {
        milliseconds: ({ rosters }) => BEST_BALL_MS.field + rosters.length * BEST_BALL_MS.team,
        isLong: true,
      },
    },
  });
