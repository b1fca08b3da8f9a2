// Judges the choice model and the odds on real drafts:
//   node analysis/pick-model/evaluate.ts the later 30 % of the shared drafts, by the model fitted on the first 70 %
//   node analysis/pick-model/evaluate.ts <file> every draft of a file of the same format, by the model that ships
import { CHOICE_MODEL } from '@pylon/engine/mock-draft/bots/choice-model.data';
import { sharedDrafts, TRAIN_SHARE, withoutForm } from './drafts.ts';
import { earlyModel, laterDrafts } from './held-out.ts';
import { judgedOdds, oddsScores, reliability } from './odds-scores.ts';
import { pickScores } from './pick-scores.ts';
import { realSpread, SPREAD_BANDS, simulatedSpread } from './spread.ts';

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

const file = process.argv[2];
const drafts = file === undefined ? laterDrafts() : sharedDrafts(file);
const model = file === undefined ? earlyModel() : CHOICE_MODEL;
console.log(
  `${drafts.length} drafts of ${file ?? `the shared file, after the first ${100 * TRAIN_SHARE} %`}, judged by ${file === undefined ? 'the model of the drafts before' : 'the model that ships'}`,
);

const picks = pickScores(drafts, model);
console.log(`
Picks                        ${picks.picks}
  among the candidates       ${percent(picks.covered)}
  perplexity of those        ${picks.perplexity.toFixed(3)}
  perplexity of all          ${picks.perplexityOfAll.toFixed(3)}   (flyers by the model, one in a thousand spread evenly)
  top 1 / 3 / 5, of all      ${percent(picks.top1)} / ${percent(picks.top3)} / ${percent(picks.top5)}`);

const judged = judgedOdds(drafts, model);
const odds = oddsScores(judged);
console.log(`
Odds to last to the next pick ${odds.count}, learning from the picks of the draft
  Brier score                ${odds.brier.toFixed(4)}
  log loss                   ${odds.logLoss.toFixed(4)}
  calibration error          ${odds.calibrationError.toFixed(4)}   (twenty bands)

  odds        count   forecast  lasted`);
for (const row of reliability(judged, 10)) {
  console.log(
    `  ${row.from.toFixed(1)}–${row.to.toFixed(1)}  ${String(row.count).padStart(8)}   ${row.meanOdds.toFixed(3)}     ${row.lastedShare.toFixed(3)}`,
  );
}

const averages = withoutForm(drafts);
console.log(`
To who knows averages alone, and not the latest drafts
  perplexity of all          ${pickScores(averages, model).perplexityOfAll.toFixed(3)}`);
for (const [what, learning] of [
  ['odds that learn from the picks of the draft', true],
  ['odds that learn nothing', false],
] as const) {
  const { brier, logLoss, calibrationError } = oddsScores(judgedOdds(averages, model, learning));
  console.log(
    `  ${what}: Brier score ${brier.toFixed(4)}, log loss ${logLoss.toFixed(4)}, calibration error ${calibrationError.toFixed(4)}`,
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
