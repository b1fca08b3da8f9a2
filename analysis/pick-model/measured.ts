// The figures of the public page on odds, measured on drafts that the model has not seen.

import type { ModelFigures, OddsGroup } from '@pylon/engine/methods/figures.shape';
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import type { RealDraft } from './drafts.ts';
import { type Agreement, agreements, type JudgedOdds, judgedOdds, oddsScores, reliability } from './odds-scores.ts';
import { pickScores } from './pick-scores.ts';
import { realSpread, SPREAD_BANDS, simulatedSpread } from './spread.ts';

const BOARD_BANDS = [1, 13, 25, 49, 85, 121, 169, 999] as const;
const GAP_BANDS = [1, 5, 9, 13, 17, 23] as const;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const percent = (share: number): number => Math.round(share * 100);

const group = (name: string, { count, meanOdds, lastedShare, brier }: Agreement): OddsGroup => ({
  name,
  count,
  said: rounded(meanOdds),
  happened: rounded(lastedShare),
  brier: rounded(brier),
});

/** Groups between bounds: from one bound up to the next, without the latter. */
function between(
  judged: JudgedOdds,
  bounds: readonly number[],
  figureOf: (i: number) => number,
  name: (from: number, to: number) => string,
): readonly OddsGroup[] {
  const groups = agreements(judged, bounds.length - 1, (_, i) => {
    const at = bounds.findLastIndex((bound) => figureOf(i) >= bound);
    return at < bounds.length - 1 ? at : -1;
  });
  return groups.flatMap((each, at) =>
    each.count === 0 ? [] : [group(name(bounds[at] ?? 0, (bounds[at + 1] ?? 0) - 1), each)],
  );
}

/**
 * Brier score of the rule of thumb: a player lasts when at least as many better ones are there as picks are made before
 * mine.
 */
function brierOfCounting({ odds, lasted, gap }: JudgedOdds): number {
  // Each question lists its players best first, forty at most, one question after the other with the same number of
  // picks.
  let place = 0;
  let wrong = 0;
  for (let i = 0; i < odds.length; i++) {
    place = i > 0 && i % SHOWN_EACH !== 0 ? place + 1 : 0;
    const says = place >= (gap[i] as number) ? 1 : 0;
    if (says !== lasted[i]) wrong++;
  }
  return wrong / odds.length;
}
const SHOWN_EACH = 40;

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Everything that the page says.
 *
 * @param learnedFrom how many drafts the model was fitted on
 */
export function measuredFigures(drafts: readonly RealDraft[], model: ChoiceModel, learnedFrom: number): ModelFigures {
  const judged = judgedOdds(drafts, model);
  const scores = oddsScores(judged);
  const picks = pickScores(drafts, model);
  const lasting = judged.lasted.reduce((sum, lasted) => sum + lasted, 0) / scores.count;
  const real = realSpread(drafts);
  const bots = simulatedSpread(drafts, model, 400, 'spread');
  return {
    drafts: drafts.length,
    picks: picks.picks,
    learnedFrom,
    from: day(drafts[0]?.startedAt ?? 0),
    to: day(drafts.at(-1)?.startedAt ?? 0),
    count: scores.count,
    brier: rounded(scores.brier),
    logLoss: rounded(scores.logLoss),
    calibrationError: rounded(scores.calibrationError),
    brierUnlearned: rounded(oddsScores(judgedOdds(drafts, model, false)).brier),
    brierOfNobody: rounded(lasting * (1 - lasting)),
    brierOfCounting: rounded(brierOfCounting(judged)),
    bands: reliability(judged, 10).map((band) => group(`${percent(band.from)}–${percent(band.to)}%`, band)),
    byBoard: between(
      judged,
      BOARD_BANDS,
      (i) => judged.board[i] as number,
      (from, to) => (to > 900 ? `after ${from - 1}` : `${from}–${to}`),
    ),
    byPosition: agreements(judged, 4, (_, i) => judged.position[i] as number).map((each, at) =>
      group(POSITIONS[at] ?? '', each),
    ),
    byGap: between(
      judged,
      GAP_BANDS,
      (i) => judged.gap[i] as number,
      (from, to) => `${from}–${to} picks`,
    ),
    perplexity: rounded(picks.perplexityOfAll),
    top1: rounded(picks.top1),
    top3: rounded(picks.top3),
    top5: rounded(picks.top5),
    spread: real.map((sd, at) => ({
      name: `${SPREAD_BANDS[at]}–${SPREAD_BANDS[at + 1]}`,
      real: rounded(sd),
      bots: rounded(bots[at] ?? 0),
    })),
  };
}
