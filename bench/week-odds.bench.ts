// What a page about one week of one league asks for. Run: npm run bench week-odds

import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { bestLineupFor, likeliestLineup } from '@pylon/engine/week-odds/goal-lineups';
import { jointWeek, USUAL_DRAWS } from '@pylon/engine/week-odds/joint-week';
import { startShares } from '@pylon/engine/week-odds/start-shares';
import type { WeekPlayer } from '@pylon/engine/week-odds/week-player';
import { winChance } from '@pylon/engine/week-odds/win-chance';
import { type Bench, duration, millisecondsOf } from './measure.ts';

const SHAPE: readonly Position[] = [
  ...(['QB', 'QB', 'RB', 'RB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'WR', 'WR', 'WR', 'TE', 'K', 'DST'] as const),
];
const RATIOS = [0.05, 0.18, 0.32, 0.6, 0.95, 1.36, 1.9, 2.2, 2.6];

/** Sixteen players of six NFL games. */
const roster = (of: string): readonly WeekPlayer[] =>
  SHAPE.map((position, at) => {
    const points = 4 + ((at * 7) % 13);
    const game = at % 6;
    return {
      id: `${of} ${at}`,
      positions: [position],
      team: `${game} ${at % 2 === 0 ? 'home' : 'away'}`,
      opponent: `${game} ${at % 2 === 0 ? 'away' : 'home'}`,
      isOut: false,
      points,
      percentiles: RATIOS.map((ratio) => ratio * points),
    };
  });

export const bench: Bench = {
  name: `A week of two rosters, 16 players each, ${USUAL_DRAWS} draws`,
  run: async () => {
    const [own, others] = [roster('own'), roster('other')];
    const both = [...own, ...others];
    const week = jointWeek(both, { seed: 'bench' });
    const { slots } = DEFAULT_LEAGUE;
    const numbers = [...own.keys()];
    const starters = (players: readonly WeekPlayer[]) =>
      bestLineupFor('points', players, slots).places.flatMap(({ starter }) => starter ?? []);
    const [ours, theirs] = [starters(own), starters(others)];
    const draw = millisecondsOf(() => jointWeek(both, { seed: 'bench' }).points[5] ?? Number.NaN);
    const shares = millisecondsOf(() => startShares(week, slots, numbers)[0] ?? Number.NaN);
    const pages = millisecondsOf(() => startShares(jointWeek(own, { seed: 'bench' }), slots)[0] ?? Number.NaN);
    return [
      { name: 'drawing 32 players', ours: duration(draw) },
      { name: 'start percentages of a drawn roster', ours: duration(shares) },
      {
        name: 'start percentages of a roster, drawing included',
        ours: duration(pages),
        against: { what: 'target', ...duration(10) },
      },
      { name: 'win chance by formula', ours: duration(millisecondsOf(() => winChance(ours, theirs))) },
      {
        name: 'line-up for the ceiling',
        ours: duration(millisecondsOf(() => bestLineupFor('boom', own, slots).points)),
      },
      {
        name: 'line-up most likely to win',
        ours: duration(millisecondsOf(() => likeliestLineup(own, slots, theirs).chance)),
      },
    ];
  },
};
