// Fits the prior of bids (engine/src/waivers/bid-prior.ts) to claims through 2023. Slopes come of the two leagues of
// 2023, whose weeks have projections; levels of all leagues alike.
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import { mean } from '../statistics.ts';
import { type ReasonedClaim, reasonedClaims } from './reasons.ts';
import { leaguesBelow, type RecordedClaim } from './recorded-claims.ts';

export const FITTED_THROUGH = 2023;
/** Slopes are held to 0 as by so many observations of a unit's size. */
const RIDGE = 5;

/** Reasons as the engine caps them. */
const capped = ({ wanted }: ReasonedClaim, gain: number): readonly number[] => [
  Math.min(8, Math.max(0, wanted.lead)),
  Math.min(30, Math.max(0, wanted.lastPoints)),
  Math.min(3, Math.max(0, gain)),
];

/** Every other team beside each bidder of a claim. */
const facing = <T extends RecordedClaim>(claim: T) =>
  claim.bids.flatMap((own) =>
    [...claim.left].flatMap(([teamId, left]) =>
      teamId === own.teamId || left < Math.max(1, claim.leastBid)
        ? []
        : [{ claim, teamId, bids: claim.bids.some((bid) => bid.teamId === teamId) }],
    ),
  );

/** Solves a small symmetric system by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows[at] ?? [];
    for (let other = 0; other < rows.length; other++) {
      const row = rows[other];
      if (other === at || !row) continue;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= rows.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[rows.length] ?? 0) / (row[at] ?? 1));
}

interface Case {
  readonly x: readonly number[];
  readonly y: number;
}

/** Weighted least squares with the last columns' slopes held back. */
function step(cases: readonly Case[], weights: readonly number[], groups: number): number[] {
  const size = cases[0]?.x.length ?? 0;
  const matrix = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (__, b) =>
      cases.reduce(
        (sum, { x }, at) => sum + (weights[at] ?? 0) * (x[a] ?? 0) * (x[b] ?? 0),
        a === b ? (a >= groups ? RIDGE : 1e-6) : 0,
      ),
    ),
  );
  return solve(
    matrix,
    Array.from({ length: size }, (_, a) =>
      cases.reduce((sum, { x, y }, at) => sum + (weights[at] ?? 0) * (x[a] ?? 0) * y, 0),
    ),
  );
}

/** Logistic regression by Newton's steps. */
function logistic(cases: readonly Case[], groups: number): number[] {
  let beta = new Array<number>(cases[0]?.x.length ?? 0).fill(0);
  for (let round = 0; round < 30; round++) {
    const etas = cases.map(({ x }) => x.reduce((sum, value, at) => sum + value * (beta[at] ?? 0), 0));
    const chances = etas.map((eta) => 1 / (1 + Math.exp(-eta)));
    const weights = chances.map((chance) => Math.max(1e-6, chance * (1 - chance)));
    const working = cases.map(({ x, y }, at) => ({
      x,
      y: (etas[at] ?? 0) + (y - (chances[at] ?? 0)) / (weights[at] ?? 1),
    }));
    beta = step(working, weights, groups);
  }
  return beta;
}

const variance = (values: readonly number[]): number => mean(values.map((value) => (value - mean(values)) ** 2));
const told = (values: readonly number[]): string => values.map((value) => value.toFixed(3)).join(' ');

if (import.meta.main) {
  const all = leaguesBelow([sharedPath('data/sleeper/leagues'), sharedPath('platforms/recorded/sleeper')]).filter(
    ([first]) => (first?.season ?? 0) <= FITTED_THROUGH,
  );
  const reasoned = all
    .filter(([first]) => first?.season === FITTED_THROUGH)
    .map((claims) => reasonedClaims(claims, claims[0]?.league.split(' ')[0] ?? ''));
  const at = (league: number) => reasoned.map((_, index) => (index === league ? 1 : 0));
  const groups = reasoned.length;
  const odds = logistic(
    reasoned.flatMap((claims, league) =>
      claims.flatMap(facing).map(({ claim, teamId, bids }) => ({
        x: [...at(league), ...capped(claim, claim.gains.get(teamId) ?? 0)],
        y: Number(bids),
      })),
    ),
    groups,
  );
  const shares = reasoned.flatMap((claims, league) =>
    claims.flatMap((claim) =>
      claim.bids.flatMap(({ dollars }) =>
        dollars > claim.leastBid
          ? [{ x: [...at(league), ...capped(claim, 0).slice(0, 2)], y: Math.log(dollars / claim.budget) }]
          : [],
      ),
    ),
  );
  const amounts = step(
    shares,
    shares.map(() => 1),
    groups,
  );
  const usual = [0, 1].map((which) => mean(reasoned.flat().map((claim) => capped(claim, 0)[which] ?? 0)));
  const usualGain = mean(
    reasoned.flat().flatMap((claim) => [...claim.gains.values()].map((gain) => capped(claim, gain)[2] ?? 0)),
  );
  console.log(
    'slopes of odds (lead, last points, gain):',
    told(odds.slice(groups)),
    'of shares:',
    told(amounts.slice(groups)),
  );
  console.log('usual reasons:', told([...usual, usualGain]));

  const levels = all.map((claims) => {
    const rivals = claims.flatMap(facing);
    const met = rivals.filter(({ bids }) => bids).length;
    const bids = claims.flatMap(({ bids: own, budget, leastBid }) =>
      own.map(({ dollars }) => ({ dollars, budget, leastBid })),
    );
    const above = bids.filter(({ dollars, leastBid }) => dollars > leastBid);
    const logs = above.map(({ dollars, budget }) => Math.log(dollars / budget));
    return {
      name: claims[0]?.league ?? '',
      odds: Math.log(met / (rivals.length - met)),
      expected: rivals.length,
      met,
      mean: mean(logs),
      within: variance(logs),
      count: logs.length,
      least: 1 - above.length / bids.length,
    };
  });
  for (const { name, ...one } of levels) console.log(name.padEnd(38), told(Object.values(one)));
  const slope = (of: readonly number[]) =>
    usual.reduce((sum, value, which) => sum + value * (of[groups + which] ?? 0), 0);
  console.log(
    'base of odds:',
    (mean(levels.map((one) => one.odds)) - slope(odds) - usualGain * (odds.at(-1) ?? 0)).toFixed(3),
  );
  console.log('base of shares:', (mean(levels.map((one) => one.mean)) - slope(amounts)).toFixed(3));
  const residuals = shares.map(
    ({ x, y }) => y - x.reduce((sum, value, which) => sum + value * (amounts[which] ?? 0), 0),
  );
  const spread = Math.sqrt(variance(residuals));
  console.log(
    'spread within a league:',
    spread.toFixed(3),
    'all leagues:',
    Math.sqrt(mean(levels.map(({ within }) => within))).toFixed(3),
  );
  console.log('least share:', mean(levels.map(({ least }) => least)).toFixed(3));
  // Rivals go together: the shape that makes it likeliest that nobody, or somebody, bids beside each bidder.
  const shapes = Array.from({ length: 40 }, (_, at) => 0.05 * (at + 1));
  const lossOf = (shape: number) =>
    mean(
      all.flatMap((claims, league) => {
        const { met, expected } = levels[league] ?? { met: 1, expected: 1 };
        return claims.flatMap(({ bids, left, leastBid }) =>
          bids.map(({ teamId }) => {
            const rivals = [...left].filter(([id, money]) => id !== teamId && money >= Math.max(1, leastBid)).length;
            const nobody = (1 - (rivals * Math.log(1 - met / expected)) / shape) ** -shape;
            return -Math.log(bids.length > 1 ? 1 - nobody : nobody);
          }),
        );
      }),
    );
  const crowding = shapes.reduce((best, shape) => (lossOf(shape) < lossOf(best) ? shape : best));
  console.log(
    'crowding:',
    crowding.toFixed(2),
    'loss',
    lossOf(crowding).toFixed(4),
    'independent',
    lossOf(1000).toFixed(4),
  );
  // A league's own bids count as many as all leagues' where their variance is that between leagues.
  const between = (values: readonly number[], own: readonly number[]) => Math.max(1e-3, variance(values) - mean(own));
  const ofMeans = between(
    levels.map((one) => one.mean),
    levels.map(({ within, count }) => within / count),
  );
  const ofOdds = between(
    levels.map((one) => one.odds),
    levels.map(({ met }) => 1 / Math.max(1, met)),
  );
  console.log(
    'variance of log shares between leagues:',
    ofMeans.toFixed(3),
    '→ held back',
    (mean(levels.map(({ within }) => within)) / ofMeans).toFixed(1),
  );
  console.log('variance of log-odds between leagues:', ofOdds.toFixed(3), '→ held back', (1 / ofOdds).toFixed(1));
  const ofLeast = between(
    levels.map(({ least }) => least),
    levels.map(({ least, count }) => (least * (1 - least)) / count),
  );
  console.log(
    'variance of least shares:',
    ofLeast.toFixed(3),
    '→ held back',
    (mean(levels.map(({ least }) => least * (1 - least))) / ofLeast).toFixed(1),
  );
}
