import type { AdpProviderInfo, AdpRow } from '@pylon/contract/adp/adp';
import { adp } from '@pylon/contract/tables/draft/adp.table';
import { toCsv } from '@pylon/engine/tables/csv';
import { orderOf } from '@pylon/engine/tables/table-page';
import { expect, test } from 'vitest';
import { adpColumns, adpCsv, formatSource } from './adp.columns.tsx';

const provider = (id: AdpProviderInfo['id'], asOf: string | null): AdpProviderInfo => ({
  id,
  name: id,
  asOf,
  since: asOf,
  format: null,
  toldBy: null,
  isColumn: true,
});
const providers = [provider('espn', null), provider('yahoo', '2026-08-20')];
const row: AdpRow = {
  athlete: null,
  team: null,
  rank: 1,
  positionRank: 1,
  byeWeek: null,
  consensus: 1.5,
  adps: { yahoo: 1.5 },
  deltas: {},
  pairDifference: null,
  formatAdp: null,
  besideAdp: null,
  formatDifference: null,
  history: [],
};
const LOCK = { locked: true, tier: 1 } as const;
const shown = (chosen: readonly string[], rows: readonly AdpRow[]) =>
  Object.fromEntries(adpColumns(providers, { chosen }, rows).map(({ key, shows }) => [key, shows]));

test('a provider without a number has its column, behind those with numbers, and cannot be sorted by', () => {
  expect(shown([], [row])).toMatchObject({ yahoo: 'desktop', espn: 'desktop', trend: 'picked', dynasty: 'picked' });
  const columns = adpColumns(providers, { chosen: [] }, [row]);
  expect(columns.map(({ key }) => key).filter((key) => key === 'espn' || key === 'yahoo')).toEqual(['yahoo', 'espn']);
  expect(columns.find(({ key }) => key === 'espn')?.sortKey).toBeUndefined();
});

test('a provider without a number says since when it had any, or that it never had', () => {
  const past: AdpProviderInfo = { ...provider('cbs', null), since: '2025-08-20' };
  const hintOf = (each: AdpProviderInfo) =>
    adpColumns([each], { chosen: [] }, [row]).find(({ key }) => key === each.id)?.hint;
  expect(hintOf(past)).toBe('cbs has no numbers for this season; its first were of Aug 20, 2025');
  expect(hintOf(provider('espn', null))).toBe('espn has published no numbers yet');
});

test('the market of dynasties is called what it is', () => {
  expect(adpColumns(providers, { chosen: [] }, [row]).find(({ key }) => key === 'dynasty')?.title).toBe('Dynasty ADP');
});

test('a provider that was asked for is shown, with numbers or without', () => {
  expect(shown(['espn'], [row])).toMatchObject({ espn: 'desktop' });
});

test('a phone shows the one number that is open: the consensus, or a provider where that is locked', () => {
  expect(shown([], [row])).toMatchObject({ consensus: 'phone', yahoo: 'desktop' });
  expect(shown([], [{ ...row, consensus: LOCK, history: LOCK }])).toMatchObject({
    consensus: 'desktop',
    trend: 'desktop',
    yahoo: 'phone',
  });
});

test('two providers have their difference beside them, under both names, on a phone too', () => {
  const difference = (chosen: readonly string[]) =>
    adpColumns(providers, { chosen }, [row]).find(({ key }) => key === 'pairDifference');
  expect(difference(['yahoo', 'espn'])).toMatchObject({ title: 'yahoo − espn', shows: 'phone' });
  for (const chosen of [[], ['yahoo'], ['yahoo', 'espn', 'cbs']]) expect(difference(chosen)?.shows).toBe('picked');
});

test('a provider of which another source tells says of which', () => {
  const hint = (toldBy: string | null) =>
    adpColumns([{ ...provider('underdog', '2026-08-20'), toldBy }], { chosen: [] }, [row]).find(
      ({ key }) => key === 'underdog',
    )?.hint;
  expect(hint('RotoWire')).toContain(', as told by RotoWire; small');
  expect(hint(null)).not.toContain('told by');
});

test('how far a provider with numbers is from the consensus waits to be picked, as an order of the table', () => {
  const columns = adpColumns(providers, { chosen: [] }, [{ ...row, deltas: { yahoo: 2.25 } }]);
  const delta = columns.find(({ key }) => key === 'yahooDelta');
  expect(delta).toMatchObject({ title: 'yahoo diff', shows: 'picked', sortKey: 'yahooDelta', isHighFirst: true });
  expect(delta?.cell({ ...row, deltas: { yahoo: 2.25 } })).toBe('+2.3');
  expect(orderOf(adp, 'yahooDelta')).not.toBeNull();
  expect(columns.some(({ key }) => key === 'espnDelta')).toBe(false);
});

test('a locked difference is no order of its head', () => {
  const delta = adpColumns(providers, { chosen: [] }, [{ ...row, deltas: LOCK }]).find(
    ({ key }) => key === 'yahooDelta',
  );
  expect(delta?.lock).toBeDefined();
});

test('the file has the differences of those with numbers, and of two that are asked for theirs', () => {
  const fileOf = (chosen: readonly string[], cells: Partial<AdpRow>) => {
    const columns = adpCsv(providers, { chosen }).filter(({ head }) => head.includes(' less '));
    return toCsv(columns, [{ ...row, ...cells }])
      .trimEnd()
      .split('\r\n');
  };
  expect(fileOf([], { deltas: { yahoo: -1.5 } })).toEqual(['yahoo less consensus', '-1.5']);
  expect(fileOf(['yahoo', 'espn'], { deltas: LOCK, pairDifference: 4 })).toEqual([
    'yahoo less consensus,yahoo less espn',
    ',4',
  ]);
});

test('the trend of the screen is in the file: by how much the consensus came earlier', () => {
  const fileOf = (history: AdpRow['history']) => {
    const columns = adpCsv(providers, { chosen: [] }).filter(({ head }) => head === 'Trend');
    return (
      toCsv(columns, [{ ...row, history }])
        .trimEnd()
        .split('\r\n')[1] ?? ''
    );
  };
  const [first, last] = [
    { asOf: '2026-08-01', adp: 9.5 },
    { asOf: '2026-08-20', adp: 7.2 },
  ];
  expect(fileOf([first, last])).toBe('2.3');
  expect(fileOf([first])).toBe('');
  expect(fileOf(LOCK)).toBe('');
});

test('two formats stand side by side with their difference, under their names, on a phone the difference alone', () => {
  const columns = (asked: Parameters<typeof adpColumns>[1]) =>
    adpColumns(providers, asked, [row])
      .filter(({ key }) => key.startsWith('format') || key === 'besideAdp')
      .map(({ title, shows }) => `${title}: ${shows}`);
  expect(columns({ chosen: [], format: 'ppr', beside: 'half-ppr' })).toEqual([
    'In PPR: desktop',
    'In Half PPR: desktop',
    'PPR − Half PPR: phone',
  ]);
  expect(columns({ chosen: [], beside: 'dynasty' }).slice(1)).toEqual([
    'In Dynasty: desktop',
    'Consensus − Dynasty: phone',
  ]);
  expect(columns({ chosen: ['yahoo'], beside: 'ppr' }).at(-1)).toBe('yahoo − PPR: phone');
  expect(columns({ chosen: [], format: 'ppr' })).toEqual([
    'In PPR: desktop',
    'Format beside it: picked',
    'Difference of formats: picked',
  ]);
  expect(columns({ chosen: [] }).every((column) => column.endsWith('picked'))).toBe(true);
});

test('the file has the formats that are asked for, and their difference', () => {
  const cells = { formatAdp: 3, besideAdp: 5.5, formatDifference: -2.5 };
  const fileOf = (asked: Parameters<typeof adpCsv>[1]) => {
    const told = adpCsv(providers, asked).filter(({ head }) => /PPR/.test(head));
    return toCsv(told, [{ ...row, ...cells }])
      .trimEnd()
      .split('\r\n');
  };
  expect(fileOf({ chosen: [], format: 'ppr', beside: 'half-ppr' })).toEqual([
    'In PPR,In Half PPR,PPR less Half PPR',
    '3,5.5,-2.5',
  ]);
  expect(fileOf({ chosen: [], format: 'ppr' })).toEqual(['In PPR', '3']);
  expect(fileOf({ chosen: [] })).toEqual(['']);
});

test('under the table each format says whose drafts it is of, and of which day', () => {
  expect(formatSource({ id: 'ppr', asOf: '2025-09-03', providers: ['FFCalculator', 'FFPC'] })).toMatch(
    /^PPR: FFCalculator, FFPC, .*2025\.$/,
  );
  expect(formatSource({ id: 'superflex', asOf: null, providers: [] })).toBe('Superflex: no lists of this season.');
});

test('every column says what it holds', () => {
  expect(adpColumns(providers, { chosen: [] }, [row]).flatMap(({ key, hint }) => (hint ? [] : [key]))).toEqual([]);
});
