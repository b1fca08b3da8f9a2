// Bids for five players of a league, from rivals' habits to the suggestion. Run: npm run bench waivers

import { bidCurve } from '@pylon/engine/waivers/bid-curve';
import { rivalBid } from '@pylon/engine/waivers/rival-bids';
import { suggestedBids } from '@pylon/engine/waivers/suggested-bids';
import { type Bench, duration, millisecondsOf } from './measure.ts';

/** Bids of a team among so many, with so much to bid. */
function bids(teams: number, budgetDollars: number): number {
  const league = { budgetDollars, leastBid: 0 };
  const candidates = Array.from({ length: 5 }, (_, at) => {
    const rivals = Array.from({ length: teams - 1 }, (__, team) =>
      rivalBid(
        { lead: at, lastPoints: 4 * at },
        { teamId: String(team), leftDollars: Math.round((budgetDollars * (team + 1)) / teams), gain: (at + team) % 3 },
        league,
      ),
    );
    return { curve: bidCurve(rivals, budgetDollars, 0), worthPerWeek: 1 + at };
  });
  const options = { goal: 'WIN_ALL', style: 'AVERAGE', leftDollars: budgetDollars, leastBid: 0 } as const;
  return suggestedBids(candidates, options).reduce((sum, { recommended }) => sum + recommended, 0);
}

export const bench: Bench = {
  name: 'Waivers: curves and bids for five players',
  run: async () =>
    (
      [
        [12, 100],
        [12, 1_000],
        [20, 1_000],
      ] as const
    ).map(([teams, budget]) => ({
      name: `${teams} teams, a budget of $${budget}`,
      ours: duration(millisecondsOf(() => bids(teams, budget))),
    })),
};
