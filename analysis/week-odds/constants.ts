// Chooses the constants of win chances and joint draws on 2021 to 2023 and writes them into the engine.
import { writeFileSync } from 'node:fs';
import { chanceOfLead } from '../../packages/engine/src/week-odds/win-chance.ts';
import { correlation } from '../statistics.ts';
import { logLoss } from './chance-scores.ts';
import { DEALINGS, matchups, outcomeOf, spreadOfMargins } from './leagues.ts';
import { type Pair, strays } from './strays.ts';
import { nflComWeeks, sleeperWeeks } from './weeks.ts';

const ENGINE = new URL('../../packages/engine/src/week-odds/', import.meta.url);
const HEAD = '// Written by `node analysis/week-odds/constants.ts` from the files named in its README.\n';

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
