// What the odds make of things that have no gradient, on drafts that come after those fitted:
//   node analysis/pick-model/across-dates.ts      for choosing: three stretches, each by the model of all drafts before
//   node analysis/pick-model/across-dates.ts last for judging what was chosen: the drafts after those
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { type RealDraft, sharedDrafts, withoutForm } from './drafts.ts';
import { fittedModel, LESSONS, UNWANTED } from './fitted-model.ts';
import { judgedOdds, type OddsScores, oddsScores } from './odds-scores.ts';

/** Numbers of drafts by date: from one to the next is a stretch, what comes before it is fitted. */
const STRETCHES = [230, 310, 387, 471] as const;

interface Stretch {
  readonly model: ChoiceModel;
  readonly drafts: readonly RealDraft[];
}

const all = sharedDrafts();
const averages = withoutForm(all);
const stretch = (from: number, to: number): Stretch => ({
  model: fittedModel(all.slice(0, from)),
  drafts: averages.slice(from, to),
});

const figures = ({ brier, logLoss, calibrationError }: OddsScores) =>
  `${brier.toFixed(5)}  ${logLoss.toFixed(5)}  ${calibrationError.toFixed(4)}`;

/** A line: the mean over the stretches, and each of them. */
function say(name: string, stretches: readonly Stretch[], changes: Partial<ChoiceModel>, learning = true): void {
  const scores = stretches.map(({ model, drafts }) =>
    oddsScores(judgedOdds(drafts, { ...model, ...changes }, learning)),
  );
  const mean = (of: (score: OddsScores) => number) => scores.reduce((sum, each) => sum + of(each), 0) / scores.length;
  const overall = figures({
    count: 0,
    brier: mean(({ brier }) => brier),
    logLoss: mean(({ logLoss }) => logLoss),
    calibrationError: mean(({ calibrationError }) => calibrationError),
  });
  console.log(`${name.padEnd(34)}${overall}   |   ${scores.map(figures).join('  |  ')}`);
}

if (process.argv[2] === 'last') {
  const last = [stretch(STRETCHES.at(-1) ?? 0, all.length)];
  console.log(`\n${last[0]?.drafts.length} drafts: Brier score, log loss, calibration error`);
  say('unwanted .05, nothing learned', last, { unwanted: 0.05 }, false);
  say('nothing learned', last, {}, false);
  say('what ships', last, {});
} else {
  const stretches = STRETCHES.slice(1).map((to, at) => stretch(STRETCHES[at] ?? 0, to));
  console.log('\nBrier score, log loss, calibration error: mean of the stretches | each');
  for (const unwanted of [0.02, 0.03, UNWANTED, 0.06, 0.08]) {
    say(`nothing learned, unwanted ${unwanted}`, stretches, { unwanted }, false);
  }
  say('what ships', stretches, {});
  for (const unwanted of [0.02, 0.03]) say(`  unwanted ${unwanted}`, stretches, { unwanted });
  const lessons = (changes: Partial<typeof LESSONS>): void =>
    say(`  ${JSON.stringify(changes).replaceAll('"', '')}`, stretches, { lessons: { ...LESSONS, ...changes } });
  for (const lean of [0, 0.035, 0.06]) lessons({ lean });
  lessons({ lean: 0.04, leanKept: 0.985 });
  for (const passedOver of [0, -0.2, -0.4]) lessons({ passedOver });
  lessons({ passedFrom: 1, passedOver: -0.2 });
  for (const sharper of [0, 0.03, 0.05]) lessons({ sharper });
}
