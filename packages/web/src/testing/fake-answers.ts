import type { Answer, Transport } from '../api/call.ts';

/** Answers for tests: one team, two players, and a record of what was asked. */
export interface FakeServer {
  readonly transport: Transport;
  /** Paths asked for, in order. */
  readonly asked: readonly string[];
}

export const provenance = {
  edition: 'e0000000000000',
  mode: 'sample' as const,
  asOf: '2026-08-21',
  sources: [{ name: 'House of tests', asOf: '2026-08-20' }],
};

const team = {
  id: 'BUF',
  alias: 'BUF',
  market: 'Buffalo',
  name: 'Bills',
  fullName: 'Buffalo Bills',
  conferenceName: 'AFC',
  divisionName: 'AFC East',
  primaryColor: '#00338D',
  secondaryColor: '#C60C30',
  logoURL: null,
  slug: 'Buffalo-Bills',
};

export const season = {
  id: '2026',
  year: 2026,
  type: 'REG' as const,
  status: 'SCHEDULED' as const,
  currentWeek: 1,
  weeks: [1, 2],
  startAt: '2026-09-10',
  endDate: '2027-01-10',
  sportLeague: 'NFL' as const,
};

const athlete = (id: string, fullName: string) => ({
  id,
  firstName: fullName.split(' ')[0] ?? '',
  lastName: fullName.split(' ').slice(1).join(' '),
  fullName,
  position: 'WR',
  jersey: 11,
  status: 'Active',
  injuryStatus: null,
  headshotURL: null,
  team: 'BUF',
});

export const rankingRow = (rank: number, fullName: string): Answer<'listRankings'>['playerExpertRanking'][number] => ({
  athlete: athlete(`00-000000${rank}`, fullName),
  team: null,
  rank,
  tier: rank,
  positionRank: rank,
  byeWeek: 7,
  consensus: rank + 0.5,
  sd: 1,
  best: null,
  worst: null,
  ranks: { market: rank },
  adp: rank + 2.5,
  difference: 2,
  points: { floor: 180, expected: 260, ceiling: 340 },
  vorp: 90,
  auctionValue: 40,
  utilizationScore: null,
  game: null,
  opponentRank: null,
  impliedPoints: null,
});

const auctionRow: Answer<'listAuctions'>['playerAuction'][number] = {
  ...{ athlete: athlete('00-0000001', 'Theo Brightwater'), team: null, rank: 1, tier: 1, positionRank: 1, byeWeek: 7 },
  ...{ consensus: 61, values: { market: 60 }, low: 55, high: 66, marketPrice: 64, difference: -3 },
  ...{ planLimit: 61, auctionValue: 66, vorp: 90.5, adp: 3.5 },
};

const sheetRow: Answer<'getCheatSheets'>['playerExpertCheatSheet'][number] = {
  athlete: athlete('00-0000001', 'Theo Brightwater'),
  team: null,
  position: 'WR',
  rank: 1,
  positionRank: 1,
  tier: 1,
  byeWeek: 7,
  adp: 3.5,
  plan: null,
};

const answers = {
  '/api/session': { loggedIn: false },
  '/api/seasons/current': { season },
  '/api/seasons/list': { seasons: [season] },
  '/api/teams': { teams: [team] },
  '/api/scoring-systems/list': { scoringSystems: [] },
  '/api/data-sources': {
    provenance,
    tables: [],
    losses: ['injuries_2026.csv is damaged; what stood there before stays.'],
    today: '2026-08-21',
  },
  '/api/articles': {
    articles: [
      { slug: 'a-title', title: 'A title', summary: 'What it says.', date: '2026-08-21', topic: 'drafts', about: [] },
      { slug: 'other', title: 'Another', summary: 'More of it.', date: '2026-08-20', topic: 'rankings', about: [] },
    ],
    total: 2,
  },
  '/api/articles/a-title': {
    article: {
      slug: 'a-title',
      title: 'A title',
      summary: 'What it says.',
      date: '2026-08-21',
      topic: 'drafts',
      about: [
        { id: '00-0000001', name: 'Theo Brightwater', teamSlug: null },
        { id: 'BUF', name: 'Buffalo Bills', teamSlug: 'buffalo-bills' },
      ],
      blocks: [
        {
          ...{ kind: 'picture', src: '/content/images/tiers.png?v=1', width: 640, height: 360 },
          ...{ alt: 'Tiers as steps', caption: null },
        },
        { kind: 'heading', level: 2, runs: [{ text: 'A part' }] },
        {
          kind: 'paragraph',
          runs: [{ text: 'See ' }, { text: 'the list', href: '/nfl-adp?view=movers' }, { text: '</script>' }],
        },
      ],
    },
  },
  '/api/datatables/adps-movers': { movers: [], provenance },
  '/api/datatables/auctions': {
    ...{ experts: [], everyExpert: [], total: 1, playerAuction: [auctionRow], provenance },
    prices: [{ id: 'espn', name: 'ESPN', asOf: '2026-08-20', players: 1 }],
  },
  '/api/datatables/cheatsheets': { experts: [], everyExpert: [], playerExpertCheatSheet: [sheetRow], provenance },
  '/api/datatables/rankings': {
    ...{ experts: [], everyExpert: [] },
    total: 2,
    playerExpertRanking: [rankingRow(1, 'Theo Brightwater'), rankingRow(2, 'Dray Holloway')],
    provenance,
  },
} as const satisfies Record<string, unknown>;

/** A server that knows the pages' calls; what it does not know is not found. */
export function fakeServer(): FakeServer {
  const asked: string[] = [];
  const known: Readonly<Record<string, unknown>> = answers;
  return {
    asked,
    transport: async (_method, path) => {
      asked.push(path);
      const data = known[path.split('?')[0] ?? ''];
      if (data !== undefined) return { data, error: null };
      const code = path.startsWith('/api/player-card') ? 'player-not-found' : 'not-found';
      return { data: null, error: { code, message: 'Not found.' } };
    },
  };
}
