// What the public page says of the odds is what they do on the shared drafts.
import { CHOICE_MODEL_FIGURES } from '@pylon/engine/methods/choice-model-figures.data';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, it } from 'vitest';
import { sharedDrafts, withoutForm } from './drafts.ts';
import { earlyModel, laterDrafts } from './held-out.ts';
import { measuredFigures } from './measured.ts';
import { judgedOdds, oddsScores } from './odds-scores.ts';
import { pickScores } from './pick-scores.ts';

describeShared('the figures of the public page', () => {
  const later = laterDrafts();
  const measured = measuredFigures(withoutForm(later), earlyModel(), sharedDrafts().length - later.length);

  it('are those that the shared drafts give', () => {
    expect(CHOICE_MODEL_FIGURES).toEqual(measured);
  });

  it('are as good as the product may ship: Brier .090, log loss .289, calibration .004', () => {
    expect(measured.brier).toBeLessThanOrEqual(0.09);
    expect(measured.logLoss).toBeLessThanOrEqual(0.289);
    expect(measured.calibrationError).toBeLessThanOrEqual(0.004);
    expect(measured.top1).toBeGreaterThanOrEqual(0.26);
  });
});

describeShared('a model that knows the latest drafts', () => {
  const later = laterDrafts();

  it('foresees a real pick, flyers included, as well as a draw from twelve', () => {
    expect(pickScores(later, earlyModel()).perplexityOfAll).toBeLessThanOrEqual(12);
  });

  it('gives better odds than one that knows averages alone', () => {
    const knowing = oddsScores(judgedOdds(later, earlyModel()));
    expect(knowing.brier).toBeLessThan(CHOICE_MODEL_FIGURES.brier - 0.0005);
    expect(knowing.logLoss).toBeLessThan(CHOICE_MODEL_FIGURES.logLoss - 0.001);
  });
});
