// Every plain table over the real files of 2023 and 2025: what a filter leaves and how an order runs, beside a plain
// reading of the whole table that knows nothing of how the product filters and sorts.
import { readSources } from '@pylon/almanac/sources/sync';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { linesOf, sharedMirror } from '@pylon/almanac/testing/shared-files';
import type { CallName } from '@pylon/contract/calls';
import { PLAIN_TABLES, type ResearchTable } from '@pylon/contract/tables/tables';
import { type Column, isSortable } from '@pylon/engine/tables/table';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const READING_MS = 240_000;
const YEARS = { 2023: '2024-03-01', 2025: '2026-03-01' } as const;
type Year = keyof typeof YEARS;
const PAGE = 1000;
/** Rows of an order that are compared; its other end is the first of the opposite order. */
const SORTED = 150;
/** Tables of what nobody told of a season, or no file here keeps. */
const EMPTY: Readonly<Record<Year, readonly string[]>> = {
  2023: [
    'air-yards',
    'charting-passing',
    'charting-receiving',
    'charting-rushing',
    'dynasty-rankings',
    'expected-points',
    'guillotine-cheatsheets',
    'ownership',
    'red-zone',
    'scout500',
    'season-guillotines',
    'trade-values',
    'utilization',
  ],
  2025: ['dynasty-rankings', 'ownership', 'trade-values'],
};

interface Row {
  readonly athlete: {
    readonly id: string;
    readonly fullName: string;
    readonly position: string;
    readonly team: string | null;
  } | null;
  readonly team: { readonly id: string; readonly fullName: string; readonly alias: string } | null;
  readonly [column: string]: unknown;
}
type Wish = Readonly<Record<string, unknown>>;

async function serverOf(year: Year) {
  const asOf = YEARS[year];
  const read = await readSources({ fetcher: sharedMirror(), asOf, seasons: [year] });
  if (!read.ok) throw new Error(linesOf(read.faults));
  const { call, arrive } = await testServer({
    edition: buildTestEdition(read.rows, { asOf }),
    now: `${asOf}T12:00:00Z`,
  });
  const subscriber = await arrive({ tier: 2 });
  /** All rows that a table answers a wish with. */
  return async (table: ResearchTable, wish: Wish): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (;;) {
      const input = { seasonId: `${year}`, limit: PAGE, offset: rows.length, ...wish };
      const { data, error } = await call(table.call as CallName, input as never, subscriber); // a call of the registry
      if (error) throw new Error(`${table.name} ${JSON.stringify(wish)}: ${error.code}`);
      const page = data as unknown as { readonly total: number; readonly rows: readonly Row[] };
      rows.push(...page.rows);
      const isWhole = rows.length >= page.total || page.rows.length === 0;
      if (isWhole || wish['limit'] !== undefined) return rows;
    }
  };
}

const nameOf = ({ athlete, team }: Row) => athlete?.fullName ?? team?.fullName ?? '';
const texts = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row));
/** Rows whatever their order. */
const heap = (rows: readonly Row[]) => texts(rows).sort();

/** Filters that every table has: what is asked, and whom a reader would cross out by hand. */
interface Narrowing {
  readonly wish: Wish;
  readonly keeps: (row: Row) => boolean;
}
function narrowings(table: ResearchTable, rows: readonly Row[]): readonly (readonly Narrowing[])[] {
  const middle = rows[Math.floor(rows.length / 2)] as Row; // the table has rows
  const [first = '', ...others] = nameOf(middle).split(' ');
  const teams = [middle.athlete?.team ?? middle.team?.alias ?? 'KC', 'KC'];
  const ofTeam = teams.map((teamId) => ({
    wish: { teamId },
    keeps: ({ athlete, team }: Row) => (athlete === null ? team?.alias : athlete.team) === teamId,
  }));
  const words = [first, `${others.join(' ')} ${first}`.toUpperCase(), 'an'];
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^a-z0-9 ]/gi, '')
      .toLowerCase();
  const ofName = words.map((searchText) => ({
    wish: { searchText },
    keeps: (row: Row) =>
      bare(searchText)
        .split(' ')
        .every((word) => bare(nameOf(row)).includes(word)),
  }));
  const groups = { RB: ['RB'], FLEX: ['RB', 'WR', 'TE'], QB: ['QB'] };
  const ofPosition = Object.entries(groups).map(([position, members]) => ({
    wish: { rosterPositions: [position] },
    keeps: ({ athlete }: Row) => members.includes(athlete?.position ?? 'DST'),
  }));
  return [ofTeam, ofName, ...(table.about === 'teams' ? [] : [ofPosition])];
}

/** Each of the groups' narrowings alone, and every two of different groups. */
function aloneAndInPairs(groups: readonly (readonly Narrowing[])[]): readonly Narrowing[] {
  const pairs = groups.flatMap((group, index) =>
    groups.slice(index + 1).flatMap((other) =>
      group.flatMap((one) =>
        other.map((two) => ({
          wish: { ...one.wish, ...two.wish },
          keeps: (row: Row) => one.keeps(row) && two.keeps(row),
        })),
      ),
    ),
  );
  return [...groups.flat(), ...pairs];
}

/** Questions that change what is counted, each answer alone and every two questions' last answers together. */
function questions({ filters }: ResearchTable): readonly Wish[] {
  const answers: readonly (readonly Wish[])[] = [
    filters.week || filters.isOfOneWeek ? [{ week: 3 }, { week: 18 }] : [],
    filters.scoring ? [{ scoringSystemId: '2' }] : [],
    ...Object.entries(filters.own ?? {}).map(([name, filter]) =>
      filter.kind === 'choice' ? Object.keys(filter.choices).map((choice) => ({ [name]: choice })) : [],
    ),
  ];
  const pairs = answers.flatMap((one, index) =>
    answers.slice(index + 1).map((other) => ({ ...one.at(-1), ...other.at(-1) })),
  );
  return [...answers.flat(), ...pairs];
}

/** What a reader sees of a row under an order. */
function shown(table: ResearchTable, row: Row, key: string): unknown {
  if (key === 'athleteName') return nameOf(row);
  const order = table.orders?.[key];
  const path = order?.by ?? [table.columns[key]?.within, key].filter((step) => step !== undefined).join('.');
  let value: unknown = row;
  for (const step of path.split('.')) value = (value as Wish | null | undefined)?.[step];
  return value ?? order?.absent ?? null;
}

/** Everything that a table can be ordered by. */
const orders = ({ columns, orders: own = {} }: ResearchTable): readonly string[] => [
  'athleteName',
  ...Object.keys(own),
  ...Object.keys(columns).filter((key) => isSortable(columns[key] as Column)),
];

/** What a reader would write down: least first or greatest first, and whoever has nothing last in both. */
function inOrder(values: readonly unknown[], sign: 1 | -1): readonly unknown[] {
  const there = values.filter((value) => value !== null);
  const sorted = there.toSorted((a, b) =>
    typeof a === 'number' ? sign * (a - Number(b)) : sign * `${a}`.localeCompare(`${b}`, 'en'),
  );
  return [...sorted, ...values.filter((value) => value === null)];
}

describeShared('every table over real seasons', () => {
  describe.each([2023, 2025] as const)('%i', (year) => {
    let rowsOf: Awaited<ReturnType<typeof serverOf>>;
    beforeAll(async () => {
      rowsOf = await serverOf(year);
    }, READING_MS);

    test.each(PLAIN_TABLES.map((table) => [table.title, table] as const))('%s', async (_, table) => {
      const whole = await rowsOf(table, {});
      expect(whole.length === 0).toBe(EMPTY[year].includes(table.name));
      if (whole.length === 0) return;

      const groups = narrowings(table, whole);
      for (const { wish, keeps } of aloneAndInPairs(groups))
        expect(heap(await rowsOf(table, wish)), JSON.stringify(wish)).toEqual(heap(whole.filter(keeps)));
      for (const question of questions(table)) {
        const answer = await rowsOf(table, question);
        for (const { wish, keeps } of groups.map(([first]) => first as Narrowing))
          expect(heap(await rowsOf(table, { ...question, ...wish })), JSON.stringify({ ...question, ...wish })).toEqual(
            heap(answer.filter(keeps)),
          );
      }

      for (const key of orders(table))
        for (const [orderBy, sign] of [
          [key, 1],
          [`-${key}`, -1],
        ] as const) {
          const page = await rowsOf(table, { orderBy, limit: SORTED });
          const expected = inOrder(
            whole.map((row) => shown(table, row, key)),
            sign,
          ).slice(0, SORTED);
          expect(
            page.map((row) => shown(table, row, key)),
            orderBy,
          ).toEqual(expected);
        }
    });
  });
});
