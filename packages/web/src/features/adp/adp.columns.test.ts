import type { AdpProviderInfo, AdpRow } from '@pylon/contract/adp/adp';
import { adp } from '@pylon/contract/tables/adp.table';
import { toCsv } from '@pylon/engine/tables/csv';
import { orderOf } from '@pylon/engine/tables/table-page';
import { expect, test } from 'vitest';
import { adpColumns, adpCsv } from './adp.columns.tsx';

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
  history: [],
};
const LOCK = { locked: true, tier: 1 } as const;
const shown = (chosen: readonly string[], rows: readonly AdpRow[]) =>
  Object.fromEntries(adpColumns(providers, chosen, rows).map(({ key, shows }) => [key, shows]));

test('a provider without a number has its column, behind those with numbers, and cannot be sorted by', () => {
  expect(shown([], [row])).toMatchObject({ yahoo: 'desktop', espn: 'desktop', trend: 'picked', dynasty: 'picked' });
  const columns = adpColumns(providers, [], [row]);
  expect(columns.map(({ key }) => key).filter((key) => key === 'espn' || key === 'yahoo')).toEqual(['yahoo', 'espn']);
  expect(columns.find(({ key }) => key === 'espn')?.sortKey).toBeUndefined();
});

test('a provider without a number says since when it had any, or that it never had', () => {
  const past: AdpProviderInfo = { ...provider('cbs', null), since: '2025-08-20' };
  const hintOf = (each: AdpProviderInfo) => adpColumns([each], [], [row]).find(({ key }) => key === each.id)?.hint;
  expect(hintOf(past)).toBe('cbs has no numbers for this season; its first were of Aug 20, 2025');
  expect(hintOf(provider('espn', null))).toBe('espn has published no numbers yet');
});

test('the market of dynasties is called what it is', () => {
  expect(adpColumns(providers, [], [row]).find(({ key }) => key === 'dynasty')?.title).toBe('Dynasty ADP');
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
    adpColumns(providers, chosen, [row]).find(({ key }) => key === 'pairDifference');
  expect(difference(['yahoo', 'espn'])).toMatchObject({ title: 'yahoo − espn', shows: 'phone' });
  for (const chosen of [[], ['yahoo'], ['yahoo', 'espn', 'cbs']]) expect(difference(chosen)?.shows).toBe('picked');
});

test('a provider of which another source tells says of which', () => {
  const hint = (toldBy: string | null) =>
    adpColumns([{ ...provider('underdog', '2026-08-20'), toldBy }], [], [row]).find(({ key }) => key === 'underdog')
      ?.hint;
  expect(hint('RotoWire')).toContain(', as told by RotoWire; small');
  expect(hint(null)).not.toContain('told by');
});

test('how far a provider with numbers is from the consensus waits to be picked, as an order of the table', () => {
  const columns = adpColumns(providers, [], [{ ...row, deltas: { yahoo: 2.25 } }]);
  const delta = columns.find(({ key }) => key === 'yahooDelta');
  expect(delta).toMatchObject({ title: 'yahoo diff', shows: 'picked', sortKey: 'yahooDelta', isHighFirst: true });
  expect(delta?.cell({ ...row, deltas: { yahoo: 2.25 } })).toBe('+2.3');
  expect(orderOf(adp, 'yahooDelta')).not.toBeNull();
  expect(columns.some(({ key }) => key === 'espnDelta')).toBe(false);
});

test('a locked difference is no order of its head', () => {
  const delta = adpColumns(providers, [], [{ ...row, deltas: LOCK }]).find(({ key }) => key === 'yahooDelta');
  expect(delta?.lock).toBeDefined();
});

test('the file has the differences of those with numbers, and of two that are asked for theirs', () => {
  const fileOf = (chosen: readonly string[], cells: Partial<AdpRow>) => {
    const columns = adpCsv(providers, chosen).filter(({ head }) => head.includes(' less '));
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

test('every column says what it holds', () => {
  expect(adpColumns(providers, [], [row]).flatMap(({ key, hint }) => (hint ? [] : [key]))).toEqual([]);
});
