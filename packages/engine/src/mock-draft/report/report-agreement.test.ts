import { expect, it } from 'vitest';
import { teamPoints } from '../../drafting/team-points.ts';
import { seasonFormat } from '../../season-simulation/season-format.ts';
import { seasonLeague } from '../../season-simulation/season-league.ts';
import { byOutlook, seasonOutlook } from '../../season-simulation/season-outlook.ts';
import { rankCorrelation } from '../../statistics/rank-correlation.ts';
import { buildDraft } from '../../testing/drafts.ts';
import type { LeagueType } from '../../vocabulary/drafts.ts';
import { applyCommand } from '../rules/apply-command.ts';
import { draftPicks } from '../rules/draft-picks.ts';
import { draftedLeague } from './season-of-draft.ts';

const ROOMS = 12;
const SEASONS = 1500;

it.each<LeagueType>(['fantasy', 'bestBall'])(
  'grades and projected standings of %s rooms tell the same order, by long and by short simulations',
  (leagueType) => {
    const { state, pool } = buildDraft({ leagueType });
    const correlations = Array.from({ length: ROOMS }, (_, room) => {
      const start = { ...state, settings: { ...state.settings, seed: `agreement ${room}` } };
      const outcome = applyCommand(start, { type: 'simulateRest' }, { pool, nowMs: 1 });
      if (!outcome.ok) throw new Error(outcome.reason);
      const picks = draftPicks(outcome.value.state);
      const league = seasonLeague(
        draftedLeague({ settings: start.settings, picks }, pool),
        seasonFormat(12, leagueType),
      );
      const { teams } = seasonOutlook(league, { seasons: SEASONS, seed: `${room}` });
      const table = teams.toSorted(byOutlook).map(({ team }) => team);
      // The first of the table has the highest number, as the one with the most points.
      const standing = teams.map(({ team }) => -table.indexOf(team));
      const rosters = teams.map(({ team }) =>
        picks.flatMap(({ player, seat }) =>
          player && seat === team ? (pool.table.numberOf.get(player.entityId) ?? []) : [],
        ),
      );
      const long = teams.map(({ pointsFor }) => pointsFor.mean);
      return [rankCorrelation(long, standing), rankCorrelation(teamPoints(pool, leagueType)(rosters), standing)];
    });
    const mean = (at: number) => correlations.reduce((sum, each) => sum + (each[at] ?? Number.NaN), 0) / ROOMS;
    expect(mean(0)).toBeGreaterThan(0.95);
    expect(mean(1)).toBeGreaterThan(0.9);
  },
);
