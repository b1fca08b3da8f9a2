import { ADDRESSES } from '@pylon/almanac/sources/reading/addresses';
import { buildRow, buildRows } from '@pylon/almanac/testing/build-rows';
import { describe, expect, it } from 'vitest';
import { importedSources, publisherDays } from './edition-sources.ts';
import { publisherOf, seriesOf } from './source-names.ts';

describe('the sources of an edition', () => {
  it("tell the day of an operator's lists, and lists that come again as one source", () => {
    const of = (file: string, asOf: string | null) => ({ file, kind: 'underdog-adp', asOf, rows: 10 });
    const imports = [
      of('a/underdog_adp_2026-06-17.csv', '2026-06-17'),
      of('underdog_adp_2026-07-23.csv', '2026-07-23'),
      of('underdog_adp_2026-08-30.csv', '2026-08-30'),
      of('2025/01/QB_projected.csv', null),
    ];
    expect(importedSources({ imports }, '2026-08-24')).toEqual([
      { name: 'underdog_adp', url: null, asOf: '2026-07-23', rows: 20 },
      { name: 'QB_projected', url: null, asOf: null, rows: 10 },
    ]);
  });

  it('nflverse is as young as its newest depth chart before a season, and never younger than the edition', () => {
    const rows = buildRows({
      games: [{ gameId: 'g', kickoff: '2026-02-08T23:30:00Z', homeScore: 20 }],
      depthCharts: [{ asOf: '2026-08-18' }, { asOf: '2026-08-25' }],
    });
    expect(publisherDays(rows, '2026-08-24').get('nflverse')).toBe('2026-08-18');
    expect(publisherDays({ ...rows, depthCharts: [] }, '2026-08-24').get('nflverse')).toBe('2026-02-08');
  });

  it('charting is as young as the last game that was charted, and named as its licence wants', () => {
    const game = { season: 2025, awayTeamId: 'NYJ', homeScore: 20 };
    const rows = buildRows({
      games: [
        { ...game, gameId: 'a', week: 1, homeTeamId: 'BUF', kickoff: '2025-09-07T17:00:00Z' },
        { ...game, gameId: 'b', week: 2, homeTeamId: 'BUF', kickoff: '2025-09-14T17:00:00Z' },
      ],
      chartedWeeks: [{ season: 2025, week: 1, teamId: 'BUF', playerId: 'one' }],
    });
    expect(publisherDays(rows, '2025-09-20').get('FTN Data via nflverse')).toBe('2025-09-07');
    expect(publisherOf(ADDRESSES.charting(2025)[0] ?? '')).toBe('FTN Data via nflverse');
    expect(publisherOf(ADDRESSES.plays(2025)[0] ?? '')).toBe('nflverse');
  });

  it("an operator's list is not mistaken for a younger one of DynastyProcess", () => {
    const rankings = [
      buildRow('rankings', { expert: 'fantasypros-ecr-position', asOf: '2026-08-21' }),
      buildRow('rankings', { expert: 'fantasypros-ecr', asOf: '2026-08-22' }),
    ];
    expect(publisherDays({ ...buildRows({}), rankings }, '2026-08-24').get('DynastyProcess')).toBe('2026-08-21');
  });

  it('tell the day of what each of the market said', () => {
    const rows = buildRows({
      adp: [{ provider: 'espn', asOf: '2026-08-20' }],
      ownership: [{ provider: 'espn', asOf: '2026-08-22' }],
      tradeValues: [{ provider: 'fantasycalc', asOf: '2026-08-21' }],
    });
    expect(Object.fromEntries(publisherDays(rows, '2026-08-24'))).toEqual({
      ESPN: '2026-08-22',
      FantasyCalc: '2026-08-21',
    });
  });

  it.each([
    ['sleeper_adp_half_ppr_20260719.csv', 'sleeper_adp_half_ppr'],
    ['2026-08-22.csv', '2026-08-22'],
    ['x/espn_rankings.json.gz', 'espn_rankings'],
  ])('%s is one of %s', (file, series) => {
    expect(seriesOf(file)).toBe(series);
  });
});
