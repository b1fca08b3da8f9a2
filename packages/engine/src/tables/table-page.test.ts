import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntityFilter } from './entity-filter.ts';
import { compareIds, compareText } from './sort-rows.ts';
import { defineTable, type Lock } from './table.ts';
import { type Gate, orderOf, type TableWish, tablePage } from './table-page.ts';

const table = defineTable({
  name: 'touches',
  call: 'listTouches',
  callPath: '/datatables/touches',
  path: '/touches',
  section: 'usage',
  title: 'Touches',
  question: 'Who gets the ball.',
  rowName: 'TouchesRow',
  filters: { own: { sides: { kind: 'members', of: ['bySide'], members: ['left', 'right'] } } },
  sort: '-touches',
  orders: { left: { by: 'bySide.left' }, place: { by: 'touches' } },
  preview: { feature: 'table', rows: 1 },
  columns: {
    touches: { title: 'Touches', kind: 'decimal', feature: 'table', from: 'Box scores' },
    over: { title: 'Over expected', kind: 'signed', from: 'Box scores' },
    grade: { title: 'Grade', kind: 'text', nullable: true, feature: 'grades', from: 'Scouts' },
    bySide: { title: 'Sides', kind: 'amounts', from: 'Box scores' },
    best: { title: 'Best', kind: 'opinion', nullable: true, from: 'Scouts' },
    extra: { title: 'Extra', kind: 'decimal', nullable: true, within: 'bySide', feature: 'grades', from: 'Scouts' },
  },
});

const LOCK: Lock = { locked: true, tier: 2 };
const gate = (...features: string[]): Gate => ({ opens: (feature) => features.includes(feature), lockOf: () => LOCK });
const row = (fullName: string, touches: number, position = 'RB', more: object = {}) => ({
  entityId: fullName,
  athlete: { fullName, position, team: 'KC' },
  team: null,
  touches,
  over: touches / 7 - 3,
  grade: fullName.slice(0, 1),
  bySide: { left: touches / 3, right: 1 },
  best: () => null,
  extra: null as number | null,
  ...more,
});
const rows = [row('Émile', 9), row('Zed', 30.126), row('Abe', 20), row('Wes', 40, 'WR')];
const asked = { orderBy: '-touches', limit: 15, offset: 0 };
const page = (wish: Partial<TableWish> & { members?: ReadonlySet<string> }, opened = gate('table', 'grades')) =>
  tablePage(table, rows, { ...asked, ...wish }, { gate: opened, members: wish.members ?? null });
const names = (told: ReturnType<typeof page>) => told?.rows.map(({ athlete }) => athlete?.fullName);

describe('a page of a table', () => {
  test('is in the order asked for, upward and downward, and names stand as people read them', () => {
    expect(names(page({}))).toEqual(['Wes', 'Zed', 'Abe', 'Émile']);
    expect(names(page({ orderBy: 'athleteName' }))).toEqual(['Abe', 'Émile', 'Wes', 'Zed']);
    expect(names(page({ orderBy: '-left', offset: 1, limit: 2 }))).toEqual(['Zed', 'Abe']);
  });

  test('of some alone is paged and counted among them', () => {
    const among = (entityId: string) => entityId !== 'Zed';
    expect(names(page({ among }))).toEqual(['Wes', 'Abe', 'Émile']);
    expect(page({ among, limit: 1, offset: 1 })).toMatchObject({ total: 3, rows: [{ athlete: { fullName: 'Abe' } }] });
    expect(page({ among: () => false })).toMatchObject({ total: 0, rows: [] });
  });

  test('of some alone opens no row that is locked among all', () => {
    const told = page({ among: (entityId) => entityId !== 'Wes' }, gate());
    expect(told?.rows.map(({ touches }) => touches)).toEqual([LOCK, LOCK, LOCK]);
  });

  test.each(['shoeSize', 'best', 'bySide', 'toString', ''])('has no order by %j', (orderBy) => {
    expect(page({ orderBy })).toBeNull();
  });

  test('tells numbers with two decimals', () => {
    expect(page({})?.rows[1]).toMatchObject({ over: 1.3 });
    expect(page({ searchText: 'zed' })?.rows[0]?.touches).toBe(30.13);
  });

  test('counts whom the filters leave, not whom the page shows', () => {
    expect(page({ rosterPositions: ['FLEX'], searchText: 'e', limit: 1 })?.total).toBe(4);
    expect(page({ rosterPositions: ['WR'] })?.total).toBe(1);
    expect(page({ teamId: 'SEA' })?.total).toBe(0);
  });

  test('narrows amounts to the members named, but never what stands within them', () => {
    const [first] = page({ members: new Set(['right']) }, gate('table'))?.rows ?? [];
    expect(first?.bySide).toEqual({ right: 1, extra: LOCK });
  });
});

describe('a table about teams', () => {
  const team = (fullName: string, alias: string, touches: number) => ({
    ...row('', touches),
    entityId: alias,
    athlete: null,
    team: { fullName, alias },
  });
  const teams = [team('Kansas City Chiefs', 'KC', 30), team('Las Vegas Raiders', 'LV', 20), team('Seattle', 'SEA', 25)];
  const told = (wish: EntityFilter, opened: Gate) =>
    tablePage({ ...table, about: 'teams' }, teams, { ...asked, ...wish }, { gate: opened })?.rows ?? [];
  const open = gate('table', 'grades');

  test('lists every team whatever position is asked for: positions say whose figures they are', () => {
    expect(told({ rosterPositions: ['TE'] }, open)).toHaveLength(3);
    expect(tablePage(table, teams, { ...asked, rosterPositions: ['TE'] }, { gate: open })?.rows).toEqual([]);
  });

  test('is narrowed by a team’s name and letters', () => {
    expect(told({ searchText: 'raid' }, open).map((one) => one.team?.alias)).toEqual(['LV']);
    expect(told({ teamId: 'SEA' }, open).map((one) => one.touches)).toEqual([25]);
  });

  test('opens its first rows below its tier, for every position', () => {
    for (const rosterPositions of [[], ['K']] as const)
      expect(told({ rosterPositions }, gate('grades')).map(({ touches }) => touches)).toEqual([30, LOCK, LOCK]);
  });
});

describe('below the tier of a table', () => {
  test('the best of the positions asked for are open, whatever the order, the page and the search', () => {
    const opened = (wish: Partial<typeof asked> & EntityFilter) =>
      page(wish, gate('grades'))?.rows.flatMap((told) => (told.touches === LOCK ? [] : [told.athlete?.fullName]));
    expect(opened({})).toEqual(['Wes']);
    expect(opened({ orderBy: 'athleteName' })).toEqual(['Wes']);
    expect(opened({ rosterPositions: ['RB'] })).toEqual(['Zed']);
    expect(opened({ searchText: 'abe' })).toEqual([]);
    expect(opened({ offset: 1 })).toEqual([]);
  });

  test('no more than fifteen locked rows of a page are told, and all are counted', () => {
    const many = Array.from({ length: 40 }, (_, index) => row(`Man ${String(index).padStart(2, '0')}`, index));
    const told = (offset: number, limit = 100) =>
      tablePage(table, many, { ...asked, limit, offset }, { gate: gate('grades') });
    expect(told(0)?.total).toBe(40);
    expect(names(told(0))).toEqual(['Man 39', ...many.slice(0, 15).map(({ entityId }) => entityId)]);
    expect(names(told(30))).toHaveLength(10);
    expect(names(told(16, 15))?.[0]).toBe('Man 15');
    expect(tablePage(table, many, { ...asked, limit: 100 }, { gate: gate('table') })?.rows).toHaveLength(40);
  });

  test('locked rows stand by name: their order tells nothing of what they hold', () => {
    for (const orderBy of ['touches', '-touches', 'place'])
      expect(names(page({ orderBy }, gate('grades')))).toEqual(['Wes', 'Abe', 'Émile', 'Zed']);
  });

  test('a column of a plan is locked in every row, whether there is a value or not', () => {
    expect(page({}, gate('table'))?.rows.map(({ grade }) => grade)).toEqual([LOCK, LOCK, LOCK, LOCK]);
    expect(orderOf(table, '-grade')?.feature).toBe('grades');
  });
});

test('texts are compared as people read them, ids byte by byte', () => {
  expect(['b', 'A', 'á', 'Z'].toSorted(compareText)).toEqual(['A', 'á', 'b', 'Z']);
  expect(['b', 'A', 'a'].toSorted(compareIds)).toEqual(['A', 'a', 'b']);
});

describe('what was told before', () => {
  const anyWish = fc.record({
    orderBy: fc.constantFrom('-touches', 'touches', 'athleteName', '-left'),
    rosterPositions: fc.constantFrom([], ['WR' as const], ['RB' as const]),
    teamId: fc.constantFrom(null, 'KC', 'SEA'),
    searchText: fc.constantFrom(null, 'e'),
    limit: fc.integer({ min: 1, max: 4 }),
    offset: fc.integer({ min: 0, max: 4 }),
    members: fc.constantFrom(null, new Set(['left'])),
    among: fc.constantFrom(undefined, (entityId: string) => entityId !== 'Zed'),
  });

  test.each([
    ['everything is open', gate('table', 'grades')],
    ['a preview is', gate()],
  ])('changes no page where %s, whatever it was', (_, opened) => {
    fc.assert(
      fc.property(fc.array(anyWish, { minLength: 2 }), (wishes) => {
        const kept = new Map<string, object>();
        const once = (key: string, make: () => object) => kept.get(key) ?? kept.set(key, make()).get(key) ?? make();
        const told = { open: new WeakMap(), locked: new WeakMap(), lists: { once } };
        for (const { members, ...wish } of wishes) {
          const parts = { gate: opened, members };
          expect(tablePage(table, rows, wish, { ...parts, told })).toEqual(tablePage(table, rows, wish, parts));
        }
      }),
    );
  });
});
