// The real export, where it lies.
import { expect, test } from 'vitest';
import { finished } from '../testing/finished.ts';
import { describeShared, readShared } from '../testing/shared-data.ts';
import { readExposureExport } from './exposure-export.ts';

describeShared('data/underdog', () => {
  test('the real export is 101 drafts of twelve teams and twenty rounds', () => {
    const outcome = finished(readExposureExport(readShared('data/underdog/underdog_exposure_export_2026.csv')));
    if (!outcome.ok) throw new Error(outcome.detail);
    expect(outcome.drafts).toHaveLength(101);
    expect(new Set(outcome.drafts.map(({ picks, teams }) => `${teams} ${picks.length}`))).toEqual(new Set(['12 20']));
    const fees = Map.groupBy(outcome.drafts, (draft) => `${draft.tournament} ${draft.entryFeeDollars}`);
    expect([...fees].map(([contest, of]) => [contest, of.length]).sort()).toEqual([
      ['The Big Board 10', 81],
      ['The Little Board 3', 20],
    ]);
  });
});
