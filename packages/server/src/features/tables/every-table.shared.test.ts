// Every table over the real files of 2023 and 2025: what a filter leaves and how an order runs, beside a plain reading
// of the whole table that knows nothing of how the product filters and sorts.
import { readFileSync } from 'node:fs';
import { readSources } from '@pylon/almanac/sources/sync';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { linesOf, sharedMirror } from '@pylon/almanac/testing/shared-files';
import { CALLS, type CallName } from '@pylon/contract/calls';
import type { Envelope } from '@pylon/contract/errors';
import { adp } from '@pylon/contract/tables/draft/adp.table';
import { auctions } from '@pylon/contract/tables/draft/auctions.table';
import { rankings } from '@pylon/contract/tables/draft/rankings.table';
import { PLAIN_TABLES, type ResearchTable } from '@pylon/contract/tables/tables';
import { projections } from '@pylon/contract/tables/week/projections.table';
import { describeShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aloneAndInPairs,
  heap,
  inOrder,
  type Narrowing,
  narrowed,
  narrowings,
  orders,
  type ReadRow,
  shown,
  told,
  type Wish,
} from '../../testing/plain-reading.ts';
import { requestOf, testServer } from '../../testing/test-server.ts';

const READING_MS = 240_000;
const YEARS = { 2023: '2024-03-01', 2025: '2026-03-01' } as const;
type Year = keyof typeof YEARS;
const PAGE = 1000;
/** Rows of a plain table's order that are compared; its other end is the first of the opposite order. */
const SORTED = 150;

/** Lists that an operator brings, of which the tables of drafts are made. */
const LISTS: Readonly<Record<Year, readonly string[]>> = {
  2023: ['ffc/ffc_adp_2023_half_ppr.csv', 'ffc/ffc_adp_2023_ppr.csv'],
  2025: [
    'multi_site_adp_2025/4for4_multisite_adp_espn_2025-07-29.csv',
    'fantasypros/2025/FantasyPros_2025_Overall_ADP_Rankings_2025-08-23.csv',
    'expert_rankings_2025/FantasyNow_PPR_2025-07-31.csv',
    'expert_rankings_2025/FantasyPros_half_PPR_tiers_2025-08-30.csv',
  ],
};

/** A table under some question, and what is asked of it. */
interface Reading {
  readonly title: string;
  readonly table: ResearchTable;
  /** What is asked whatever else is. */
  readonly base?: Wish;
  /** Property of the answer that holds the rows. */
  readonly rows?: string;
  /** The field of names. */
  readonly searchText?: string;
  /** Answers to questions that change what is counted, a list for each. */
  readonly answers?: readonly (readonly Wish[])[];
  /** Columns of a row that count anew among whoever is left. */
  readonly anew?: readonly string[];
  /** Filters of its own that cross out. */
  readonly ownNarrowings?: (rows: readonly ReadRow[]) => readonly Narrowing[];
  /** Whether another reading has the orders by amounts, of which there are many. */
  readonly isByColumnsAlone?: true;
  /** Column of experts' opinions, by each of which it can be ordered. */
  readonly opinions?: string;
  /** What a reader sees under an order whose path is not told. */
  readonly shownAs?: Readonly<Record<string, (row: ReadRow) => unknown>>;
  /** A value of a row, and what a reader makes of the row's other values in its place. */
  readonly follows?: (row: ReadRow) => readonly [unknown, unknown];
  /** How many rows of an order are compared; absent is all. */
  readonly sorted?: number;
}

/** Answers to a plain table's questions. */
function answersOf({ filters }: ResearchTable): readonly (readonly Wish[])[] {
  return [
    filters.week || filters.isOfOneWeek ? [{ week: 3 }, { week: 18 }] : [],
    filters.scoring ? [{ scoringSystemId: '2' }] : [],
    ...Object.entries(filters.own ?? {}).map(([name, filter]) =>
      filter.kind === 'choice' ? Object.keys(filter.choices).map((choice) => ({ [name]: choice })) : [],
    ),
  ];
}

/** Each answer alone, and every two questions' last answers together. */
const questions = (answers: readonly (readonly Wish[])[]): readonly Wish[] => [
  ...answers.flat(),
  ...answers.flatMap((one, index) => answers.slice(index + 1).map((other) => ({ ...one.at(-1), ...other.at(-1) }))),
];

/** Names in a column of amounts, of any row. */
const membersIn = (rows: readonly ReadRow[], column: string): readonly string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row[column] as object))),
];

/** Every provider alone, one who has nobody, and two at once: rows of theirs, with their amounts alone. */
const ofProviders = (rows: readonly ReadRow[]): readonly Narrowing[] => {
  const providers = membersIn(rows, 'deltas');
  return [...providers.map((name) => [name]), ['guillotine'], providers.slice(0, 2)].map((adpProviderNames) => {
    const only = (amounts: unknown, always: readonly string[] = []) =>
      Object.fromEntries(
        Object.entries(amounts as object).filter(([name]) => [...adpProviderNames, ...always].includes(name)),
      );
    return {
      wish: { adpProviderNames },
      keeps: ({ adps }) => adpProviderNames.some((name) => name in (adps as object)),
      leaves: (row) => ({ ...row, adps: only(row['adps'], ['preSeasonGuillotine']), deltas: only(row['deltas']) }),
    };
  });
};

/** Every order with what a reader sees of a row under it. */
function seenUnder({ table, opinions, isByColumnsAlone, shownAs = {} }: Reading, rows: readonly ReadRow[]) {
  const experts = opinions === undefined ? [] : membersIn(rows, opinions).filter((id) => !(id in table.columns));
  return [
    ...orders(isByColumnsAlone ? { ...table, orders: {} } : table).map(
      (key) => [key, shownAs[key] ?? ((row: ReadRow) => shown(table, row, key))] as const,
    ),
    ...experts.map((id) => [id, (row: ReadRow) => told(row, `${opinions}.${id}`)] as const),
  ];
}

/** A league with two quarterbacks, which most scorings' own are not. */
const TWO_QUARTERBACKS = {
  footballScoringLeagueConfig: {
    ...{ participantCount: 10, budget: 100, qbCount: 1, rbCount: 2, wrCount: 3, teCount: 1, kCount: 0, dstCount: 0 },
    ...{ flexCount: 1, superFlexCount: 1, flexRBWRCount: 0, flexWRTECount: 0, benchCount: 6 },
  },
};
const half = { scoringSystemId: '1' };
const ranked = {
  table: rankings,
  rows: 'playerExpertRanking',
  anew: ['tier'], // of the list that is asked for
  opinions: 'ranks',
};
const projected = { table: projections, rows: 'playerProjections' };
const DRAFTED: NonNullable<Reading['shownAs']> = {
  consensus: (row) => row['consensus'],
  rank: (row) => (row['consensus'] === null ? null : row['rank']),
};
/** One amount less another, with two decimals; null unless both are there. */
const less = (one: unknown, other: unknown): number | null =>
  typeof one === 'number' && typeof other === 'number' ? Math.round((one - other) * 100) / 100 : null;
const BY_HAND: readonly Reading[] = [
  {
    title: 'Average Draft Position',
    table: adp,
    rows: 'playerADP',
    anew: ['pairDifference'], // of two providers asked for
    ownNarrowings: ofProviders,
    shownAs: DRAFTED,
  },
  {
    title: 'Average Draft Position, one format beside another',
    table: adp,
    rows: 'playerADP',
    base: { adpProviderNames: ['ffc'], format: 'ppr', beside: 'half-ppr' },
    answers: [[{ format: 'half-ppr', beside: 'ppr' }], [{ beside: 'superflex' }]],
    shownAs: DRAFTED,
    follows: ({ formatAdp, besideAdp, formatDifference }) => [formatDifference, less(formatAdp, besideAdp)],
  },
  {
    title: 'Average Draft Position, the consensus beside a format',
    table: adp,
    rows: 'playerADP',
    base: { beside: 'ppr' },
    shownAs: DRAFTED,
    follows: ({ consensus, besideAdp, formatDifference }) => [formatDifference, less(consensus, besideAdp)],
  },
  {
    ...ranked,
    title: 'Rankings of a season',
    base: { ...half, expertRankingPeriod: 'Seasonal' },
    answers: [[{ scoringSystemId: '2' }], [TWO_QUARTERBACKS], [{ expertIds: ['schedule', 'scout'] }]],
  },
  {
    ...ranked,
    title: 'Rankings of a week',
    base: { ...half, expertRankingPeriod: 'Weekly', week: 3 },
    answers: [[{ week: 18 }], [{ scoringSystemId: '2' }], [{ expertIds: ['schedule', 'scout'] }]],
  },
  {
    title: 'Auction Values',
    table: auctions,
    base: half,
    rows: 'playerAuction',
    searchText: 'athleteSearchText',
    answers: [
      [{ scoringSystemId: '2' }],
      [{ draftStrategy: 'zeroRB' }],
      [TWO_QUARTERBACKS],
      [{ expertIds: ['scout'] }],
    ],
    opinions: 'values',
    shownAs: { consensus: (row) => row['consensus'] },
  },
  {
    ...projected,
    title: 'Projections of a season',
    base: { ...half, projectionPeriod: 'seasonal' },
    isByColumnsAlone: true,
    answers: [[{ scoringSystemId: '2' }], [{ perGame: 'true' }]],
  },
  {
    ...projected,
    title: 'Projections of a week',
    base: { ...half, week: 3 },
    answers: [[{ week: 18 }], [{ scoringSystemId: '2' }], [{ perGame: 'true' }], [{ projectedProvider: 'sleeper' }]],
  },
];
const READINGS: readonly Reading[] = [
  ...PLAIN_TABLES.map((table) => ({ title: table.title, table, sorted: SORTED })),
  ...BY_HAND,
];

/** Tables of what nobody told of a season, or no file here keeps. */
const EMPTY: Readonly<Record<Year, readonly string[]>> = {
  2023: [
    'air-yards',
    'charting-passing',
    'charting-receiving',
    'charting-rushing',
    'dynasty-rankings',
    'expected-points',
    'ownership',
    'red-zone',
    'trade-values',
    'utilization',
  ],
  2025: ['dynasty-rankings', 'ownership', 'trade-values'],
};

async function serverOf(year: Year) {
  const asOf = YEARS[year];
  const imports = LISTS[year].map((name) => ({ name, bytes: readFileSync(sharedPath(`data/${name}`)) }));
  const read = await readSources({ fetcher: sharedMirror(), asOf, seasons: [year], imports });
  if (!read.ok) throw new Error(linesOf(read.faults));
  const { call, server, arrive } = await testServer({
    edition: buildTestEdition(read.rows, { asOf }),
    now: `${asOf}T12:00:00Z`,
  });
  const subscriber = await arrive({ tier: 2 });
  const answerTo = async (name: CallName, input: never): Promise<Envelope<unknown>> => {
    const headers = { 'bearer-token': subscriber };
    return (await server.inject({ method: CALLS[name].method, headers, ...requestOf(name, input) })).json();
  };
  /** All rows that a table answers a wish with; only the whole table is held against the contract. */
  return async ({ table, base, rows: named = 'rows' }: Reading, wish?: Wish): Promise<readonly ReadRow[]> => {
    const name = table.call as CallName; // a call of the registry
    const rows: ReadRow[] = [];
    for (;;) {
      const input = { seasonId: `${year}`, limit: PAGE, offset: rows.length, ...base, ...wish } as never;
      const { data, error } = wish ? await answerTo(name, input) : await call(name, input, subscriber);
      if (error) throw new Error(`${table.name} ${JSON.stringify(wish)}: ${error.code}`);
      const page = data as unknown as { readonly total: number; readonly [rows: string]: unknown };
      rows.push(...(page[named] as readonly ReadRow[]));
      if (rows.length >= page.total || wish?.['limit'] !== undefined) return rows;
    }
  };
}

describeShared('every table over real seasons', () => {
  describe.each([2023, 2025] as const)('%i', (year) => {
    let rowsOf: Awaited<ReturnType<typeof serverOf>>;
    beforeAll(async () => {
      rowsOf = await serverOf(year);
    }, READING_MS);

    test.each(READINGS.map((reading) => [reading.title, reading] as const))('%s', async (_, reading) => {
      const { table, anew = [], searchText, answers = answersOf(table), sorted = PAGE } = reading;
      const whole = await rowsOf(reading);
      expect(whole.length === 0).toBe(EMPTY[year].includes(table.name));
      if (whole.length === 0) return;

      const { follows } = reading;
      if (follows) {
        const [told, made] = [whole.map((row) => follows(row)[0]), whole.map((row) => follows(row)[1])];
        expect(made.some((value) => value !== null)).toBe(true);
        for (const [index, value] of made.entries())
          if (value === null) expect(told[index]).toBeNull();
          else expect(told[index]).toBeCloseTo(value as number, 1);
      }

      const common = narrowings(table, whole, searchText);
      const groups = [...common, ...(reading.ownNarrowings ? [reading.ownNarrowings(whole)] : [])];
      for (const narrowing of aloneAndInPairs(groups))
        expect(heap(await rowsOf(reading, narrowing.wish), anew), JSON.stringify(narrowing.wish)).toEqual(
          heap(narrowed(whole, narrowing), anew),
        );
      for (const question of questions(answers)) {
        const answer = await rowsOf(reading, question);
        for (const narrowing of common.map(([first]) => first as Narrowing)) {
          const wish = { ...question, ...narrowing.wish };
          expect(heap(await rowsOf(reading, wish), anew), JSON.stringify(wish)).toEqual(
            heap(narrowed(answer, narrowing), anew),
          );
        }
      }

      for (const [key, see] of seenUnder(reading, whole))
        for (const [orderBy, sign] of [
          [key, 1],
          [`-${key}`, -1],
        ] as const) {
          const page = await rowsOf(reading, { orderBy, limit: sorted });
          expect(page.map(see), orderBy).toEqual(inOrder(whole.map(see), sign).slice(0, sorted));
        }
    });
  });
});
