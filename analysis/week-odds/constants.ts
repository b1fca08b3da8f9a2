// Chooses the constants of win chances and joint draws on 2021 to 2023 and writes them into the engine.
import { writeFileSync } from 'node:fs';
import { ROLES, type Role } from '../../packages/engine/src/week-odds/correlations.shape.ts';
import { pointsTable } from '../../packages/engine/src/week-odds/points-table.ts';
import { chanceOfLead } from '../../packages/engine/src/week-odds/win-chance.ts';
import { correlation } from '../statistics.ts';
import { logLoss } from './chance-scores.ts';
import { DEALINGS, matchups, outcomeOf, spreadOfMargins } from './leagues.ts';
import { asWeekPlayer, byWeek, depths, nflComWeeks, type PlayedWeek, sleeperWeeks } from './weeks.ts';

const ENGINE = new URL('../../packages/engine/src/week-odds/', import.meta.url);
const HEAD = '// Written by `node analysis/week-odds/constants.ts` from the files named in its README.\n';

interface Pair {
  readonly own: number[];
  readonly other: number[];
}

/** What two roles strayed by, in their own spreads, in all games of both. */
function strays(rows: readonly PlayedWeek[]) {
  const pairs = { teamMates: new Map<string, Pair>(), opponents: new Map<string, Pair>() };
  for (const week of byWeek(rows)) {
    const depth = depths(week);
    const known = week.flatMap((row) => {
      const role = ROLES.indexOf(`${row.position}${depth.get(row)}` as Role);
      if (role < 0) return [];
      const { mean, variance } = pointsTable(asWeekPlayer(row));
      return [{ ...row, role, stray: (row.happened - mean) / Math.sqrt(variance) }];
    });
    for (const one of known) {
      for (const other of known) {
        const side = one.team === other.team ? 'teamMates' : other.team === one.opponent ? 'opponents' : null;
        // Of two of one role the first counts once, as the second does from the other side.
        if (side === null || one.role > other.role || (one.role === other.role && one.team >= other.team)) continue;
        const key = `${ROLES[one.role]} ${ROLES[other.role]}`;
        const pair = pairs[side].get(key) ?? { own: [], other: [] };
        pair.own.push(one.stray);
        pair.other.push(other.stray);
        pairs[side].set(key, pair);
      }
    }
  }
  return pairs;
}

/** Correlations that chance does not explain: beyond three standard errors. */
function chosen(pairs: ReadonlyMap<string, Pair>, title: string): readonly string[] {
  console.log(`\n${title}: correlation, games, used or not`);
  return [...pairs].flatMap(([key, { own, other }]) => {
    const found = correlation(own, other);
    const isUsed = Math.abs(found) > 3 / Math.sqrt(own.length);
    console.log(key.padEnd(10), found.toFixed(3).padStart(7), String(own.length).padStart(6), isUsed ? 'used' : '');
    const [one, two] = key.split(' ');
    return isUsed ? [`    ['${one}', '${two}', ${Number(found.toFixed(2))}],`] : [];
  });
}

const sources = [nflComWeeks([2021]), nflComWeeks([2022]), sleeperWeeks(2023)];

const found = strays(sources.flat());
writeFileSync(
  new URL('correlations.data.ts', ENGINE),
  `${HEAD}import type { Correlations } from './correlations.shape.ts';

/** How players of one game strayed from their projections together. */
export const CORRELATIONS: Correlations = {
  teamMates: [
${chosen(found.teamMates, 'Team mates').join('\n')}
  ],
  opponents: [
${chosen(found.opponents, 'Opponents').join('\n')}
  ],
};
`,
);

// Leagues take their correlations from the file as it was when this began: run twice after a change of them.
const LEAGUES = 25;
const played = DEALINGS.flatMap((dealing) => sources.flatMap((rows) => matchups(rows, LEAGUES, dealing)));
console.log(
  `\n${played.length} match-ups of ${LEAGUES} leagues a season and way of dealing, spread ${spreadOfMargins(played).toFixed(1)}`,
);
let best = { scale: 1, loss: Number.POSITIVE_INFINITY };
for (let percent = 60; percent <= 130; percent += 1) {
  const scale = percent / 100;
  const loss = logLoss(played.map((one) => ({ chance: chanceOfLead(one.lead, scale), happened: outcomeOf(one) })));
  if (loss < best.loss) best = { scale, loss };
  if (percent % 5 === 0) console.log(`scale ${scale.toFixed(2)}  log loss ${loss.toFixed(5)}`);
}
console.log(`best ${best.scale}  log loss ${best.loss.toFixed(5)}`);
writeFileSync(
  new URL('win-model.data.ts', ENGINE),
  `${HEAD}import type { WinModel } from './win-model.shape.ts';

/** What win chances need beyond curves. */
export const WIN_MODEL: WinModel = { scale: ${best.scale} };
`,
);
