// How good bids against modelled rivals are on leagues that chose none of the constants: each recorded bid is an
// occasion to bid in its place, with what was known then. The others' bids are those that were made.
import { seededRandom } from '../../packages/engine/src/random/random.ts';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import { type BidCurve, bidCurve } from '../../packages/engine/src/waivers/bid-curve.ts';
import { type BidHabits, habitsOf, NO_HABITS } from '../../packages/engine/src/waivers/league-habits.ts';
import { rivalBid, type WantedPlayer } from '../../packages/engine/src/waivers/rival-bids.ts';
import { mean } from '../statistics.ts';
import { FITTED_THROUGH } from './constants.ts';
import { reasonedClaims } from './reasons.ts';
import { leaguesBelow, type RecordedClaim } from './recorded-claims.ts';

/** A bid that was made, and what would have been known to whoever made it. */
interface Occasion {
  readonly league: string;
  readonly cluster: string;
  readonly budget: number;
  readonly leastBid: number;
  readonly left: number;
  readonly dollars: number;
  /** Highest of the others; null where nobody else bid. */
  readonly other: number | null;
  readonly won: boolean;
  readonly curve: BidCurve;
  /** Of the prior alone, without what the league did before. */
  readonly plainCurve: BidCurve;
  /** The habits of the league so far. */
  readonly habits: BidHabits;
}

const UNKNOWN: WantedPlayer = { lead: 0.663, lastPoints: 6.1 };

/** A claim; reasons are there where projections of the season are. */
type Claim = RecordedClaim & { readonly wanted?: WantedPlayer; readonly gains?: ReadonlyMap<string, number> };

function occasionsOf(claims: readonly Claim[], all: readonly RecordedClaim[]): readonly Occasion[] {
  return claims.flatMap((claim) => {
    const { budget, leastBid, bids, left, league } = claim;
    const bidding = { budgetDollars: budget, leastBid };
    const before = all.filter(({ at }) => at < claim.at);
    const habits = habitsOf(
      before.map((past) => ({ bids: past.bids.map(({ dollars }) => dollars), rivals: left.size - 1 })),
      bidding,
    );
    return bids.flatMap(({ teamId, dollars }, at): Occasion[] => {
      const own = left.get(teamId) ?? 0;
      if (own < dollars) return [];
      const curveBy = (by: BidHabits) =>
        bidCurve(
          [...left]
            .filter(([rival]) => rival !== teamId)
            .map(([rival, dollarsLeft]) =>
              rivalBid(
                claim.wanted ?? UNKNOWN,
                { teamId: rival, leftDollars: dollarsLeft, gain: claim.gains?.get(rival) ?? 0.082 },
                bidding,
                by,
              ),
            ),
          own,
          leastBid,
        );
      const others = bids.filter((bid) => bid.teamId !== teamId);
      return [
        {
          ...{ league, cluster: `${league} ${claim.week}`, budget, leastBid, left: own, dollars, habits },
          ...{ other: others[0]?.dollars ?? null, won: at === 0 },
          ...{ curve: curveBy(habits), plainCurve: curveBy(NO_HABITS) },
        },
      ];
    });
  });
}

/** What bids come to: how often they win, what they pay, and how much of it the next highest would have saved. */
interface Outcome {
  readonly wins: number;
  readonly paid: number;
  readonly wasted: number;
  /** Shares of budgets, so that leagues of large ones do not decide alone. */
  readonly paidShare: number;
  readonly wastedShare: number;
}

/** How often a bid wins in place of the one that was made: a tie half of the time. */
const wonBy = ({ other }: Occasion, bid: number): number =>
  other === null || bid > other ? 1 : bid === other ? 0.5 : 0;

function outcomeOf(occasions: readonly Occasion[], bidOf: (occasion: Occasion) => number): Outcome {
  let [wins, paid, wasted, paidShare, wastedShare] = [0, 0, 0, 0, 0];
  for (const one of occasions) {
    const bid = bidOf(one);
    const next = one.other ?? 0;
    const share = wonBy(one, bid);
    wins += share;
    paid += share * bid;
    wasted += share * (bid - Math.min(bid, next));
    paidShare += (share * bid) / one.budget;
    wastedShare += (share * (bid - Math.min(bid, next))) / one.budget;
  }
  return { wins, paid, wasted, paidShare, wastedShare };
}

/** Bids that are judged whoever bids them, as shares of the budget. */
const FIXED_SHARES = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4];

/** A policy with one dial; more of it bids more. */
type Policy = (occasion: Occasion, dial: number) => number;

const clamp = (bid: number, { left, leastBid }: Occasion): number =>
  Math.min(left, Math.max(leastBid, Math.round(bid)));

function shaded(curve: BidCurve, worth: number, leastBid: number): number {
  let [best, most] = [Math.min(leastBid, curve.wins.length - 1), -1];
  for (let bid = best; bid < curve.wins.length && bid <= worth; bid++) {
    const saved = (curve.wins[bid] ?? 0) * (worth - bid);
    if (saved > most) [best, most] = [bid, saved];
  }
  return best;
}

const POLICIES: Readonly<Record<string, Policy>> = {
  'ours: chance times what is saved': (one, dial) => shaded(one.curve, dial * one.budget, one.leastBid),
  'ours without the league’s own bids': (one, dial) => shaded(one.plainCurve, dial * one.budget, one.leastBid),
  'the same share of the budget for all': (one, dial) => clamp(dial * one.budget, one),
  'the same share of what is left': (one, dial) => clamp(dial * one.left, one),
};

/** The lowest dial with which a policy wins as often; Infinity-free: 1 is all the money. */
function dialFor(occasions: readonly Occasion[], policy: Policy, wins: number): number {
  let [low, high] = [0, 4];
  for (let halving = 0; halving < 24; halving++) {
    const middle = (low + high) / 2;
    if (outcomeOf(occasions, (one) => policy(one, middle)).wins >= wins) high = middle;
    else low = middle;
  }
  return high;
}

/** Expected error of calibration over ten equal groups. */
function calibration(told: readonly { readonly chance: number; readonly won: number }[]): number {
  const sorted = told.toSorted((one, other) => one.chance - other.chance);
  const size = Math.ceil(sorted.length / 10);
  let error = 0;
  for (let at = 0; at < sorted.length; at += size) {
    const group = sorted.slice(at, at + size);
    error += group.length * Math.abs(mean(group.map(({ chance }) => chance)) - mean(group.map(({ won }) => won)));
  }
  return error / sorted.length;
}

const brier = (told: readonly { readonly chance: number; readonly won: number }[]): number =>
  mean(told.map(({ chance, won }) => (chance - won) ** 2));

const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/** Draws a league's weeks anew. */
function drawn(occasions: readonly Occasion[], seed: string): readonly (readonly Occasion[])[] {
  const clusters = [...Map.groupBy(occasions, ({ cluster }) => cluster).values()];
  const random = seededRandom(seed);
  return Array.from({ length: 100 }, () => clusters.flatMap(() => clusters[random.nextInt(clusters.length)] ?? []));
}

function report(title: string, occasions: readonly Occasion[]): void {
  const made = outcomeOf(occasions, ({ dollars }) => dollars);
  const again = drawn(occasions, `waivers ${title}`);
  console.log(
    `\n${title}: ${occasions.length} bids, ${occasions.filter(({ other }) => other !== null).length} against others`,
  );
  const line = (name: string, bidOf: (list: readonly Occasion[]) => (one: Occasion) => number) => {
    const own = outcomeOf(occasions, bidOf(occasions));
    const figures = (list: readonly Occasion[]) => {
      const one = outcomeOf(list, bidOf(list));
      return [one.wasted / one.paid, one.wastedShare / one.paidShare, one.paidShare / one.wins];
    };
    const errors = again.map(figures);
    const error = (which: number) => deviation(errors.map((each) => each[which] ?? 0));
    console.log(
      name.padEnd(38),
      `wins ${own.wins.toFixed(1)}`,
      `wasted of dollars ${(own.wasted / own.paid).toFixed(3)} (${error(0).toFixed(3)})`,
      `of shares ${(own.wastedShare / own.paidShare).toFixed(3)} (${error(1).toFixed(3)})`,
      `paid a win ${((100 * own.paidShare) / own.wins).toFixed(2)} % of the budget (${(100 * error(2)).toFixed(2)})`,
    );
  };
  line(
    'managers',
    () =>
      ({ dollars }) =>
        dollars,
  );
  for (const [name, policy] of Object.entries(POLICIES)) {
    line(name, (list) => {
      const dial = dialFor(
        list,
        policy,
        list === occasions ? made.wins : outcomeOf(list, ({ dollars }) => dollars).wins,
      );
      return (one) => policy(one, dial);
    });
  }
  for (const [name, curveOf] of [
    ['ours', (one: Occasion) => one.curve],
    ['without the league’s own bids', (one: Occasion) => one.plainCurve],
  ] as const) {
    const made = occasions.map((one) => ({ chance: curveOf(one).wins[one.dollars] ?? 0, won: Number(one.won) }));
    console.log(
      `chances of the bids that were made, ${name}: Brier ${brier(made).toFixed(4)}, ECE ${calibration(made).toFixed(4)}`,
    );
    const fixed = FIXED_SHARES.flatMap((share) =>
      occasions.map((one) => {
        const bid = clamp(share * one.budget, one);
        return { share, chance: curveOf(one).wins[bid] ?? 0, won: wonBy(one, bid) };
      }),
    );
    console.log(`chances of set bids, ${name}: Brier ${brier(fixed).toFixed(4)}, ECE ${calibration(fixed).toFixed(4)}`);
    const byShare = [...Map.groupBy(fixed, ({ share }) => share)].map(
      ([share, list]) =>
        `${100 * share} %: ${mean(list.map(({ chance }) => chance)).toFixed(2)} ${mean(list.map(({ won }) => won)).toFixed(2)}`,
    );
    console.log(`  told and won by share of the budget: ${byShare.join(', ')}`);
  }
  const rate = mean(occasions.map(({ won }) => Number(won)));
  console.log(`always the share that won, ${rate.toFixed(3)}: Brier ${(rate * (1 - rate)).toFixed(4)}`);
}

if (import.meta.main) {
  const folders = process.argv.slice(2);
  const own = [sharedPath('data/sleeper/leagues'), sharedPath('platforms/recorded/sleeper')];
  const leagues = leaguesBelow(folders.length > 0 ? folders : own).map((claims) => {
    const [name = '', year = ''] = (claims[0]?.league ?? '').split(' ');
    const hasReasons = folders.length === 0 && ['2023', '2025'].includes(year) && name.includes('team');
    return occasionsOf(hasReasons ? reasonedClaims(claims, name) : claims, claims);
  });
  const seasonOf = ([first]: readonly Occasion[]) => Number(first?.league.split(' ')[1]);
  const [later, earlier] = [
    (list: readonly Occasion[]) => seasonOf(list) > FITTED_THROUGH,
    (list: readonly Occasion[]) => seasonOf(list) <= FITTED_THROUGH,
  ];
  if (folders.length > 0) report('all leagues of the folders', leagues.flat());
  else {
    report('leagues after the fit', leagues.filter(later).flat());
    report('leagues that were fitted to', leagues.filter(earlier).flat());
    for (const league of leagues.filter(later)) if (league.length > 50) report(league[0]?.league ?? '', league);
  }
}
