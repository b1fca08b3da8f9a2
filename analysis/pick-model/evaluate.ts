// Judges the choice model and the odds on real drafts:
//   node analysis/pick-model/evaluate.ts            the later 30 % of the shared drafts, by the model fitted on the first 70 %
//   node analysis/pick-model/evaluate.ts <file>     every draft of a file of the same format, by the model that ships
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHOICE_MODEL } from '@pylon/engine/mock-draft/choice-model';
import type { ChoiceModel } from '@pylon/engine/mock-draft/choice-model-shape';
import { sharedDrafts, TRAIN_SHARE } from './drafts.ts';
import { judgedOdds, oddsScores, reliability } from './odds-scores.ts';
import { pickScores } from './pick-scores.ts';
import { realSpread, SPREAD_BANDS, simulatedSpread } from './spread.ts';

/** The model fitted on the early drafts alone. */
function earlyModel(): ChoiceModel {
  // Written by fit.ts in this shape.
  return JSON.parse(readFileSync(join(import.meta.dirname, 'model-70.json'), 'utf8')) as ChoiceModel;
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

const file = process.argv[2];
const all = sharedDrafts(file);
const drafts = file === undefined ? all.slice(Math.floor(all.length * TRAIN_SHARE)) : all;
const model = file === undefined ? earlyModel() : CHOICE_MODEL;
console.log(
  `${drafts.length} drafts of ${file ?? `the shared file, after the first ${100 * TRAIN_SHARE} %`}, judged by ${file === undefined ? 'the model of the drafts before' : 'the model that ships'}`,
);

const picks = pickScores(drafts, model);
console.log(`
Picks                        ${picks.picks}
  among the candidates       ${percent(picks.covered)}
  perplexity of those        ${picks.perplexity.toFixed(3)}
  perplexity of all          ${picks.perplexityOfAll.toFixed(3)}   (one percent spread over everybody available)
  top 1 / 3 / 5, of all      ${percent(picks.top1)} / ${percent(picks.top3)} / ${percent(picks.top5)}`);

const judged = judgedOdds(drafts, model);
const odds = oddsScores(judged);
console.log(`
Odds to last to the next pick ${odds.count}
  Brier score                ${odds.brier.toFixed(4)}
  log loss                   ${odds.logLoss.toFixed(4)}
  calibration error          ${odds.calibrationError.toFixed(4)}   (twenty bands)

  odds        count   forecast  lasted`);
for (const row of reliability(judged, 10)) {
  console.log(
    `  ${row.from.toFixed(1)}–${row.to.toFixed(1)}  ${String(row.count).padStart(8)}   ${row.meanOdds.toFixed(3)}     ${row.lastedShare.toFixed(3)}`,
  );
}

const real = realSpread(drafts);
const simulated = simulatedSpread(drafts, model, 400, 'spread');
console.log('\nStandard deviation of (pick − ADP)\n  ADP        real   400 simulated');
real.forEach((sd, i) => {
  const bots = simulated[i] as number; // the tables have the same bands
  const band = `${SPREAD_BANDS[i]}–${SPREAD_BANDS[i + 1]}`;
  console.log(
    `  ${band.padEnd(9)} ${sd.toFixed(2).padStart(5)}   ${bots.toFixed(2).padStart(5)}  ${percent(bots / sd - 1).padStart(9)}`,
  );
});
