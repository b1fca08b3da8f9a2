import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague, buildRows } from '@pylon/almanac/testing/build-rows';
import type { AdpRow } from '@pylon/contract/adp/adp';
import type { CallName } from '@pylon/contract/calls';
import { describe, expect, test } from 'vitest';
import { type Opened, opened } from '../../testing/opened.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';

const visitor = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await visitor.arrive({ tier: 2 });
const call = <N extends CallName>(name: N, input: Input<N>) => visitor.call(name, input, subscriber);
const ask = async <N extends CallName>(name: N, input: Input<N>) => opened(await visitor.ask(name, input, subscriber));
type Row = Opened<AdpRow>;
const base = { seasonId: '2025' };
const isAscending = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
const known = (rows: readonly Row[], sortValue: (row: Row) => number | null | undefined) =>
  rows.flatMap((row) => sortValue(row) ?? []);

describe('average draft positions', () => {
  test('open with fifteen rows by CBS', async () => {
    const { playerADP: rows, total } = await ask('listAdps', base);
    expect(rows).toHaveLength(15);
    expect(total).toBeGreaterThan(150);
    expect(isAscending(known(rows, ({ adps }) => adps['cbs']))).toBe(true);
  });

  test('name the nine columns and the further sources, with the day of each', async () => {
    const { providers } = await ask('listAdps', base);
    expect(providers.filter(({ isColumn }) => isColumn)).toHaveLength(9);
    const cbs = providers.find(({ id }) => id === 'cbs');
    expect(cbs?.asOf).toMatch(/^2025-/);
    expect((cbs?.since ?? '') <= (cbs?.asOf ?? '')).toBe(true);
  });

  test('a difference is the provider less the consensus', async () => {
    const { playerADP: rows } = await ask('listAdps', { ...base, limit: 100 });
    for (const { adps, deltas, consensus } of rows) {
      for (const [provider, delta] of Object.entries(deltas)) {
        expect(delta).toBeCloseTo((adps[provider] ?? 0) - (consensus ?? 0), 1);
      }
    }
  });

  test('two providers stand side by side: the first less the second, by which both directions sort', async () => {
    const pair = { ...base, limit: 1000, adpProviderNames: ['sleeper', 'espn'] };
    for (const sign of [1, -1]) {
      const { playerADP: rows } = await ask('listAdps', {
        ...pair,
        orderBy: sign === 1 ? 'pairDifference' : '-pairDifference',
      });
      for (const { adps, pairDifference } of rows) {
        const [first, second] = [adps['sleeper'], adps['espn']];
        if (first === undefined || second === undefined) expect(pairDifference).toBeNull();
        else expect(pairDifference).toBeCloseTo(first - second, 1);
      }
      const differences = known(rows, ({ pairDifference }) => pairDifference);
      expect(differences.length).toBeGreaterThan(50);
      expect(isAscending(differences.map((value) => sign * value))).toBe(true);
    }
    const { playerADP: rows } = await ask('listAdps', { ...base, adpProviderNames: ['sleeper', 'espn', 'yahoo'] });
    expect(rows.every(({ pairDifference }) => pairDifference === null)).toBe(true);
  });

  test('two formats of one provider stand side by side, each as its list has it, the first less the other', async () => {
    const { column, length } = sampleEdition().tables.adp;
    const listOf = (format: string) => {
      const rows = Array.from({ length }, (_, row) => row).filter(
        (row) => column.season[row] === 2025 && column.provider[row] === 'ffc' && column.format[row] === format,
      );
      const newest = rows
        .map((row) => column.asOf[row] ?? '')
        .sort()
        .at(-1);
      return new Map(
        rows.filter((row) => column.asOf[row] === newest).map((row) => [column.entityId[row], column.adp[row]]),
      );
    };
    const [ppr, standard] = [listOf('ppr'), listOf('standard')];
    const asked = { ...base, limit: 1000, adpProviderNames: ['ffc'] };
    for (const sign of [1, -1]) {
      const orderBy = sign === 1 ? 'formatDifference' : '-formatDifference';
      const { playerADP: rows, formats } = await ask('listAdps', {
        ...asked,
        format: 'ppr',
        beside: 'standard',
        orderBy,
      });
      for (const { athlete, team, formatAdp, besideAdp, formatDifference } of rows) {
        const entityId = athlete?.id ?? team?.id ?? '';
        expect(formatAdp).toBe(ppr.get(entityId) ?? null);
        expect(besideAdp).toBe(standard.get(entityId) ?? null);
        if (formatAdp === null || besideAdp === null) expect(formatDifference).toBeNull();
        else expect(formatDifference).toBeCloseTo(formatAdp - besideAdp, 1);
      }
      const differences = rows.map(({ formatDifference }) => formatDifference);
      const there = differences.filter((difference) => difference !== null);
      expect(there.length).toBeGreaterThan(50);
      expect(differences.slice(0, there.length)).toEqual(there);
      expect(isAscending(there.map((value) => sign * value))).toBe(true);
      expect(formats.find(({ id }) => id === 'ppr')).toMatchObject({ providers: ['FFCalculator'] });
      expect(formats.find(({ id }) => id === 'superflex')).toEqual({ id: 'superflex', asOf: null, providers: [] });
    }
  });

  test('without a first format the consensus, or the one provider shown, is compared', async () => {
    const of = async (names: readonly string[]) =>
      (await ask('listAdps', { ...base, limit: 1000, adpProviderNames: [...names], beside: 'dynasty' })).playerADP;
    const all = await of([]);
    expect(known(all, ({ formatDifference }) => formatDifference).length).toBeGreaterThan(50);
    for (const { consensus, adps, besideAdp, formatAdp, formatDifference } of all) {
      expect(formatAdp).toBeNull();
      expect(besideAdp).toBe(adps['dynasty'] ?? null);
      if (consensus === null || besideAdp === null) expect(formatDifference).toBeNull();
      else expect(formatDifference).toBeCloseTo(consensus - besideAdp, 1);
    }
    for (const { adps, besideAdp, formatDifference } of await of(['superflex'])) {
      const own = adps['superflex'];
      if (own === undefined || besideAdp === null) expect(formatDifference).toBeNull();
      else expect(formatDifference).toBeCloseTo(own - besideAdp, 1);
    }
  });

  test('formats of all are told with everybody whose lists are in them; nothing is compared unasked', async () => {
    const { formats, playerADP } = await ask('listAdps', base);
    const { providers } = formats.find(({ id }) => id === 'ppr') ?? {};
    expect(providers).toEqual(expect.arrayContaining(['ESPN', 'CBS', 'FFCalculator']));
    for (const { formatAdp, besideAdp, formatDifference } of playerADP)
      expect([formatAdp, besideAdp, formatDifference]).toEqual([null, null, null]);
  });

  test("a provider's format is that of the numbers in their column", async () => {
    const { providers } = await ask('listAdps', base);
    const formats = Object.fromEntries(providers.map(({ id, format }) => [id, format]));
    expect(formats).toMatchObject({ superflex: 'superflex', guillotine: 'guillotine', mfl: null });
    expect(['half-ppr', 'ppr', 'standard']).toContain(formats['ffc']);
  });

  test('a history goes forward in time and ends at the consensus', async () => {
    const { playerADP: rows } = await ask('listAdps', base);
    for (const { history, consensus } of rows) expect(history.at(-1)?.adp).toBe(consensus);
    const days = rows[0]?.history.map(({ asOf }) => asOf) ?? [];
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual([...days].sort());
  });

  test.each(['consensus', 'underdog', 'yahooDelta', 'byeWeek', 'dynasty'])('%s sorts up and down', async (orderBy) => {
    const sortValue = ({ consensus, adps, deltas, byeWeek }: Row) =>
      orderBy === 'consensus'
        ? consensus
        : orderBy === 'byeWeek'
          ? byeWeek
          : orderBy === 'yahooDelta'
            ? deltas['yahoo']
            : adps[orderBy];
    for (const sign of [1, -1]) {
      const { playerADP: rows } = await ask('listAdps', {
        ...base,
        limit: 1000,
        orderBy: sign === 1 ? orderBy : `-${orderBy}`,
      });
      const values = known(rows, sortValue);
      expect(values.length).toBeGreaterThan(50);
      expect(isAscending(values.map((value) => sign * value))).toBe(true);
    }
  });

  test('with a provider chosen, only their numbers and only players whom they have', async () => {
    const { playerADP: rows } = await ask('listAdps', { ...base, adpProviderNames: ['underdog'], limit: 1000 });
    for (const { adps } of rows) expect(adps['underdog']).toBeDefined();
    expect(rows.every(({ adps }) => adps['cbs'] === undefined)).toBe(true);
  });

  test("'all' is all of them", async () => {
    expect(await ask('listAdps', { ...base, adpProviderNames: ['all'] })).toEqual(await ask('listAdps', base));
  });

  test('positions and teams narrow the list; ranks stay', async () => {
    const { playerADP: rows } = await ask('listAdps', { ...base, rosterPositions: ['K', 'DST'], limit: 1000 });
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ athlete }) => athlete === null || athlete.position === 'K')).toBe(true);
    const ofTeam = await ask('listAdps', { ...base, teamId: 'KC', limit: 1000 });
    expect(ofTeam.playerADP.every(({ athlete, team }) => (athlete?.team ?? team?.alias) === 'KC')).toBe(true);
  });

  test.each([
    ['an unknown season', { seasonId: '1999' }, 'season-not-found'],
    ['a season that is no year', { seasonId: 'now' }, 'invalid-parameters'],
    ['an unknown column', { ...base, orderBy: 'price' }, 'invalid-parameters'],
    ['an unknown format', { ...base, beside: '3ppr' as 'ppr' }, 'invalid-parameters'],
    ['a page of nothing', { ...base, limit: 0 }, 'invalid-parameters'],
  ] as const)('%s is refused', async (_name, input, code) => {
    expect(refusal(await call('listAdps', input))).toBe(code);
  });
});

describe('formats without a column', () => {
  const LISTS: readonly (readonly [string, string, Readonly<Record<string, number>>])[] = [
    ['sleeper', 'half-ppr', { known: 3 }],
    ['sleeper', 'dynasty-superflex', { known: 12, keeper: 30, both: 41 }],
    ['mfl', 'dynasty-superflex', { keeper: 20, both: 45 }],
    ['mfl', 'rookie', { rookie: 2, both: 4 }],
  ];
  const { seasonId } = base;
  const lists = LISTS.flatMap(([provider, format, picks]) =>
    Object.entries(picks).map(([entityId, pick]) => ({
      ...{ season: Number(seasonId), provider, format, asOf: '2025-08-20', entityId, adp: pick },
    })),
  );
  const players = [...new Set(lists.map(({ entityId }) => entityId))].map((playerId) => ({
    ...{ playerId, position: 'WR', lastName: playerId },
  }));
  const edition = buildTestEdition({ ...buildRows({ players, adp: lists }), ...buildLeague(Number(seasonId)) });

  /** Mean over the providers that have the format; one that leaves a player out counts as a pick after its last. */
  const meanPicks = (format: string, provider: string | null) => {
    const all = LISTS.filter((list) => list[1] === format && (provider === null || list[0] === provider));
    const picks = all.map((list) => list[2]);
    return Object.fromEntries(
      [...new Set(picks.flatMap(Object.keys))].map((id) => {
        const each = picks.map((list) => list[id] ?? Math.max(...Object.values(list)) + 1);
        return [id, each.reduce((sum, pick) => sum + pick, 0) / each.length];
      }),
    );
  };

  test('have everybody who is drafted in them, whom nothing else shows and no other format', async () => {
    const { ask: askOf, arrive } = await testServer({ edition, now: SAMPLE_NOW });
    const token = await arrive({ tier: 2 });
    const of = async (input: Omit<Input<'listAdps'>, 'seasonId'>) =>
      opened(await askOf('listAdps', { seasonId, ...input }, token));
    const plain = await of({});
    expect(plain.playerADP.map(({ athlete }) => athlete?.id)).toEqual(['known']);
    for (const format of ['dynasty-superflex', 'rookie'] as const) {
      for (const provider of [null, 'sleeper', 'mfl'] as const) {
        const expected = meanPicks(format, provider);
        const names = provider === null ? [] : [provider];
        for (const asked of ['format', 'beside'] as const) {
          const { playerADP, total } = await of({
            ...(asked === 'format' ? { format } : { beside: format }),
            adpProviderNames: names,
          });
          const shown = playerADP.map((row) => [row.athlete?.id, asked === 'format' ? row.formatAdp : row.besideAdp]);
          expect(Object.fromEntries(shown.filter(([, pick]) => pick !== null))).toEqual(expected);
          expect(total).toBe(playerADP.length);
          for (const row of playerADP.filter(({ athlete }) => athlete?.id !== 'known'))
            expect([row.consensus, row.adps, row.deltas, row.formatDifference]).toEqual([null, {}, {}, null]);
        }
      }
    }
    const { playerADP: byPick } = await of({ format: 'dynasty-superflex', orderBy: 'formatAdp' });
    expect(byPick.map(({ athlete }) => athlete?.id)).toEqual(['keeper', 'known', 'both']);
  });
});

describe('movers', () => {
  test('come with the largest move first, and a rise is a smaller number than before', async () => {
    const { movers } = await ask('listAdpMovers', base);
    expect(movers.length).toBeGreaterThan(10);
    expect(isAscending(movers.map(({ change }) => -Math.abs(change)))).toBe(true);
    for (const { from, to, change, fromDate, toDate } of movers) {
      expect(change).toBeCloseTo(from - to, 1);
      expect(fromDate < toDate).toBe(true);
    }
  });

  test('of one provider tell their numbers', async () => {
    const { movers } = await ask('listAdpMovers', { ...base, sortKey: 'sleeper', rosterPositions: ['RB'] });
    expect(movers.every(({ sortColumn, athlete }) => sortColumn === 'sleeper' && athlete?.position === 'RB')).toBe(
      true,
    );
  });

  test('of nobody known are refused', async () => {
    expect(refusal(await call('listAdpMovers', { ...base, sortKey: 'nobody' }))).toBe('invalid-parameters');
  });
});
