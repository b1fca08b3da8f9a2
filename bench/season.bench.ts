// What follows a draft: seasons of its league, the same draft again, what-ifs.
// Run: npm run bench season

import { draftRuns } from '@pylon/engine/mock-draft/report/draft-runs';
import { gradeBaseline } from '@pylon/engine/mock-draft/report/grade-baseline';
import { draftedLeague } from '@pylon/engine/mock-draft/report/season-of-draft';
import { whatIfs } from '@pylon/engine/mock-draft/report/what-if';
import { applyCommand } from '@pylon/engine/mock-draft/rules/apply-command';
import { draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import { type RestWeek, USUAL_SEASONS } from '@pylon/engine/season-simulation/rest-of-season';
import { restOutlook } from '@pylon/engine/season-simulation/rest-outlook';
import { roundRobin, seasonFormat } from '@pylon/engine/season-simulation/season-format';
import { seasonLeague } from '@pylon/engine/season-simulation/season-league';
import { seasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import { tableRules } from '@pylon/engine/season-simulation/table-order';
import { buildDraft } from '@pylon/engine/testing/drafts';
import type { LeagueType } from '@pylon/engine/vocabulary/drafts';
import { type Bench, duration, millisecondsOf, perSecond } from './measure.ts';

const TEAMS = 12;
const week = (pairs: Uint8Array): RestWeek => ({
  pairs,
  means: Float64Array.from({ length: TEAMS }, (_, team) => 100 + team),
  spreads: new Float64Array(TEAMS).fill(22),
  isOpen: true,
});
/** A league of twelve after four weeks of fourteen. */
const HALF_PLAYED = {
  records: Array.from({ length: TEAMS }, (_, team) => ({ wins: team % 5, points: 400 + team })),
  weeks: roundRobin(TEAMS, 10).map(week),
  rounds: Array.from({ length: 3 }, () => [week(new Uint8Array())]),
  ...{ places: 6, hasMedianGame: false, strength: 3 },
};

const PLAYED = Uint8Array.from(roundRobin(TEAMS, 4).flatMap((pairs) => [...pairs]));
const IN_DIVISIONS = {
  ...HALF_PLAYED,
  order: {
    ...tableRules(
      Array.from({ length: TEAMS }, (_, team) => `Division ${team % 4}`),
      { overall: ['head-to-head', 'division-record', 'points'] },
    ),
    played: { pairs: PLAYED, margins: Float64Array.from({ length: PLAYED.length / 2 }, (_, game) => (game % 3) - 1) },
  },
};

export const bench: Bench = {
  name: 'After the draft: 12 teams, 16 rounds; seasons of 14 weeks and three of playoffs',
  async run() {
    const { state: start, pool } = buildDraft({ userSeat: 4 });
    const outcome = applyCommand(start, { type: 'simulateRest' }, { pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { state } = outcome.value;
    const baseline = gradeBaseline(start, pool);
    const seasons = (type: LeagueType, count: number) => {
      const league = seasonLeague(
        draftedLeague({ settings: state.settings, picks: draftPicks(state) }, pool),
        seasonFormat(12, type),
      );
      return () => seasonOutlook(league, { seasons: count, seed: 'bench' }).teams[0]?.pointsFor.mean ?? Number.NaN;
    };
    const tenThousand = millisecondsOf(seasons('fantasy', 10_000));
    const runs = (times: number) => () =>
      draftRuns(start, pool, baseline, { times, pickedBy: 'strategy', seed: 'bench' }).meanPlace;
    return [
      {
        name: 'seasons, every player, line-ups set each week',
        ours: perSecond(tenThousand, 10_000),
        against: { what: 'target', ...perSecond(1 / 50) },
      },
      { name: '10,000 of them', ours: duration(tenThousand), against: { what: 'target', ...duration(200) } },
      {
        name: 'seasons of best ball, line-ups in hindsight',
        ours: perSecond(millisecondsOf(seasons('bestBall', 1_000)), 1_000),
        against: { what: 'own trial of the research', ...perSecond(1 / 8.8) },
      },
      {
        name: '10,000 times the rest of a season of twelve, ten weeks and the playoffs',
        ours: duration(
          millisecondsOf(
            () => restOutlook(HALF_PLAYED, { seasons: USUAL_SEASONS, seed: 'bench' }, 0).teams[0]?.wins ?? 0,
          ),
        ),
        against: { what: 'target', ...duration(200) },
      },
      {
        name: 'the same in four divisions, ties by games among the tied',
        ours: duration(
          millisecondsOf(
            () => restOutlook(IN_DIVISIONS, { seasons: USUAL_SEASONS, seed: 'bench' }, 0).teams[0]?.wins ?? 0,
          ),
        ),
        against: { what: 'target', ...duration(200) },
      },
      { name: 'the draft again, 100 times', ours: duration(millisecondsOf(runs(100))) },
      {
        name: 'what-ifs of a whole draft',
        ours: duration(millisecondsOf(() => whatIfs(state, 4, baseline, pool).length, { runMs: 150, runs: 3 })),
      },
    ];
  },
};
