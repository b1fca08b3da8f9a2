// Chooses how teams stray on the seasons before 2023 and writes it into the engine.
import { writeFileSync } from 'node:fs';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import { DATA } from '../arguments.ts';
import { mean } from '../statistics.ts';
import { logLoss, scoreLine } from '../week-odds/chance-scores.ts';
import { byForm } from './expectations.ts';
import { type RecordedLeague, recordedLeagues } from './recorded-leagues.ts';
import { oddsTold } from './told-odds.ts';

const FITTED_BEFORE = 2023;
const leagues = recordedLeagues(DATA, sharedPath('platforms/recorded')).filter(({ season }) => season < FITTED_BEFORE);

/** Spread of a team's weeks about its own mean, in the league's usual points; what all teams share is taken out. */
function weekSpread({ weeks, teamIds }: RecordedLeague): number {
  const ofTeam = teamIds.map((_, team) => mean(weeks.map(({ points }) => points[team] ?? 0)));
  const usual = mean(ofTeam);
  const squares = weeks.flatMap(({ points }) => {
    const ofWeek = mean(points);
    return points.map((own, team) => (own - (ofTeam[team] ?? 0) - ofWeek + usual) ** 2);
  });
  const free = (weeks.length - 1) * (teamIds.length - 1);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / free) / usual;
}

const spread = Number(mean(leagues.map(weekSpread)).toFixed(3));
console.log(`${leagues.length} leagues, spread of a week ${spread}`);

const tried = [3, 6, 10].flatMap((weight) =>
  [0, 0.025, 0.05, 0.075, 0.1].map((strength) => {
    const told = oddsTold(leagues, byForm(weight), { spread, strength });
    console.log(scoreLine(`half of a lead after ${weight} weeks, strength ${strength}`, told));
    return { strength, loss: logLoss(told) };
  }),
);
const { strength } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));

writeFileSync(
  new URL('../../packages/engine/src/season-simulation/rest-model.data.ts', import.meta.url),
  `// Written by \`node analysis/playoff-odds/constants.ts\` from the files named in its README.
import type { RestModel } from './rest-model.shape.ts';

/** How teams strayed from what was expected of them in recorded leagues. */
export const REST_MODEL: RestModel = { spread: ${spread}, strength: ${strength} };
`,
);
