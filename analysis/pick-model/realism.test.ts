// The bots that ship against the spread of real drafts. The real table is of all 924 drafts of the season, 370 of which
// are not among the shared ones.
import { CHOICE_MODEL } from '@pylon/engine/mock-draft/bots/choice-model.data';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, it } from 'vitest';
import { sharedDrafts, withoutForm } from './drafts.ts';
import { SPREAD_BANDS, simulatedSpread } from './spread.ts';

/** @source docs/sources.md "Real drafts scatter" */
const REAL_SPREAD = [0.8, 1.2, 2.2, 3.1, 4.1, 5.8, 7.2, 8.6, 10.5, 12.7];

for (const [who, drafts] of [
  ['who know the latest drafts', sharedDrafts],
  ['who know averages alone', () => withoutForm(sharedDrafts())],
] as const) {
  describeShared(`bots ${who} stray from the board as real drafters do`, () => {
    const spread = simulatedSpread(drafts(), CHOICE_MODEL, 400, 'realism');
    it.each(REAL_SPREAD.map((real, i) => ({ band: `${SPREAD_BANDS[i]}–${SPREAD_BANDS[i + 1]}`, real, i })))(
      'within ten percent at ADP $band',
      ({ real, i }) => {
        expect(Math.abs((spread[i] ?? 0) / real - 1)).toBeLessThanOrEqual(0.1);
      },
    );
  });
}
