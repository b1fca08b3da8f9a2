import type { AuctionRow } from '@pylon/contract/auctions/auctions';
import type { CallName } from '@pylon/contract/calls';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE, type LeagueShape, rosterSize } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { type Opened, opened } from '../../testing/opened.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, testServer } from '../../testing/test-server.ts';

const visitor = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await visitor.arrive({ tier: 2 });
const ask = async <N extends CallName>(name: N, input: Input<N>) => opened(await visitor.ask(name, input, subscriber));
const base = { seasonId: '2025', scoringSystemId: '1' };
const all = { ...base, limit: 1000 };
type Row = Opened<AuctionRow>;
const idOf = ({ athlete, team }: Row) => athlete?.id ?? team?.alias ?? '';
const positionOf = ({ athlete }: Row) => athlete?.position ?? 'DST';
const sumOf = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
const inLeague = (league: LeagueShape) => ({ ...all, footballScoringLeagueConfig: toLeagueConfig(league) });
const SUPERFLEX = { ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, SUPERFLEX: 1 } };

describe('auction values', () => {
  test('open with the fifteen who are worth most', async () => {
    const { playerAuction: rows, total, experts } = await ask('listAuctions', base);
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    const values = rows.map(({ consensus }) => consensus);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(total).toBeGreaterThan(200);
    expect(experts.map(({ id }) => id)).toContain('scout');
  });

  test.each([
    ['the usual league', DEFAULT_LEAGUE],
    ['ten teams with $300', { ...DEFAULT_LEAGUE, teams: 10, budgetDollars: 300 }],
    ['a league of starters', { ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, BN: 0 } }],
    ['two quarterbacks', SUPERFLEX],
  ])('spend all of the money of %s, on as many players as it drafts', async (_name, league) => {
    const { playerAuction: rows } = await ask('listAuctions', inLeague(league));
    const drafted = rows.filter(({ consensus }) => consensus > 0);
    expect(drafted).toHaveLength(league.teams * rosterSize(league.slots));
    expect(sumOf(drafted.map(({ consensus }) => consensus))).toBe(league.teams * league.budgetDollars);
    for (const expert of ['scout', 'market', 'ceiling']) {
      expect(sumOf(rows.map(({ values }) => values[expert]))).toBe(league.teams * league.budgetDollars);
    }
  });

  test('leave out positions that the league has no place for', async () => {
    const { playerAuction: rows } = await ask(
      'listAuctions',
      inLeague({ ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, K: 0, DST: 0 } }),
    );
    expect(new Set(rows.map(positionOf))).toEqual(new Set(['QB', 'RB', 'WR', 'TE']));
  });

  test('make quarterbacks dearer where two of them start, and say nothing of real prices there', async () => {
    const shareOf = (rows: readonly Row[]) =>
      sumOf(rows.filter((row) => positionOf(row) === 'QB').map(({ consensus }) => consensus));
    const usual = await ask('listAuctions', all);
    const superflex = await ask('listAuctions', inLeague(SUPERFLEX));
    expect(shareOf(superflex.playerAuction)).toBeGreaterThan(1.5 * shareOf(usual.playerAuction));
    expect(usual.prices.length).toBeGreaterThan(0);
    expect(usual.playerAuction.some(({ marketPrice }) => marketPrice !== null)).toBe(true);
    expect(superflex.prices).toEqual([]);
    expect(superflex.playerAuction.every(({ marketPrice, difference }) => (marketPrice ?? difference) === null)).toBe(
      true,
    );
  });

  test('stand beside what is really paid, in the same money', async () => {
    const { playerAuction: rows } = await ask('listAuctions', inLeague({ ...DEFAULT_LEAGUE, budgetDollars: 400 }));
    const usual = (await ask('listAuctions', all)).playerAuction;
    const dearest = (of: readonly Row[]) => Math.max(...of.map(({ marketPrice }) => marketPrice ?? 0));
    expect(dearest(rows) / dearest(usual)).toBeGreaterThan(1.9);
    for (const { consensus, marketPrice, difference } of rows) {
      expect(difference).toBe(marketPrice === null ? null : consensus - marketPrice);
    }
  });

  test('are the mean of whom a person chose', async () => {
    const { playerAuction: rows, experts } = await ask('listAuctions', { ...all, expertIds: ['scout', 'market'] });
    expect(experts.map(({ id }) => id)).toEqual(['market', 'scout']);
    for (const { values, consensus, low, high } of rows.slice(0, 40)) {
      const [scout = 0, market = 0] = [values['scout'], values['market']];
      expect(Math.abs(consensus - (scout + market) / 2)).toBeLessThanOrEqual(2);
      expect([low, high]).toEqual([Math.min(scout, market), Math.max(scout, market)]);
    }
  });

  test('of one expert are in that expert’s order when it is asked for', async () => {
    const { playerAuction: rows } = await ask('listAuctions', { ...all, orderBy: '-ceiling' });
    const values = rows.flatMap(({ values: { ceiling } }) => ceiling ?? []);
    expect(values.length).toBeGreaterThan(100);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('of rookies are those of their places among all, and nobody else has one', async () => {
    const { playerAuction: rows } = await ask('listAuctions', { ...all, expertIds: ['rookie', 'scout'] });
    const rookies = rows.filter(({ values }) => values['rookie'] !== undefined);
    expect(rookies.length).toBeGreaterThan(3);
    expect(rookies.length).toBeLessThan(rows.length / 2);
  });

  test('say by the draft strategy how high to go for the first of a position', async () => {
    const limits = async (draftStrategy: 'balanced' | 'puntTE') =>
      (await ask('listAuctions', { ...all, rosterPositions: ['TE'], draftStrategy })).playerAuction;
    const [usual, punt] = [await limits('balanced'), await limits('puntTE')];
    expect(usual[0]?.planLimit).toBe(usual[0]?.consensus);
    expect(punt[0]?.planLimit).toBe(8); // four percent of $200
    expect(punt[0]?.consensus).toBe(usual[0]?.consensus);
  });

  test('are found by name, team and position', async () => {
    const everybody = (await ask('listAuctions', all)).playerAuction;
    const someone = everybody[20];
    const found = await ask('listAuctions', { ...all, athleteSearchText: someone?.athlete?.fullName ?? '' });
    expect(found.playerAuction.map(idOf)).toContain(someone && idOf(someone));
    const backs = await ask('listAuctions', { ...all, rosterPositions: ['RB'] });
    expect(backs.playerAuction.map(idOf)).toEqual(everybody.filter((row) => positionOf(row) === 'RB').map(idOf));
    const team = someone?.athlete?.team ?? '';
    const ofTeam = await ask('listAuctions', { ...all, teamId: team });
    expect(ofTeam.playerAuction.every(({ athlete, team: own }) => (athlete?.team ?? own?.alias) === team)).toBe(true);
  });

  test('have tiers that never fall, and none for whom anybody has for a dollar', async () => {
    const { playerAuction: rows } = await ask('listAuctions', all);
    const tiered = rows.flatMap(({ tier }) => tier ?? []);
    expect(tiered).toEqual(tiered.toSorted((one, other) => one - other));
    expect(tiered.at(-1)).toBeGreaterThan(3);
    expect(rows.filter(({ consensus }) => consensus === 0).every(({ tier }) => tier === null)).toBe(true);
  });

  test('refuse a season that there is not', async () => {
    const { error } = await visitor.call('listAuctions', { ...base, seasonId: '1999' });
    expect(error?.code).toBe('season-not-found');
  });
});

describe('to a visitor', () => {
  test('the free experts stand first, and their mean orders the rows', async () => {
    const { experts, playerAuction: rows } = await visitor.ask('listAuctions', all);
    const tiersOfExperts = experts.map(({ paywallTier }) => paywallTier);
    expect(tiersOfExperts).toEqual(tiersOfExperts.toSorted((one, other) => one - other));
    expect(rows[0]?.values['market']).toBeGreaterThan(30);
    expect(rows[0]?.values['scout']).toEqual({ locked: true, tier: 1 });
    expect(rows[0]?.consensus).toEqual({ locked: true, tier: 1 });
    expect(rows.some(({ marketPrice }) => typeof marketPrice === 'number')).toBe(true);
  });
});

describe('the widgets', () => {
  test('show the first rows of their tables', async () => {
    const { auctionTable, total } = await ask('getAuctionTable', {});
    const { playerAuction } = await ask('listAuctions', { ...base, limit: 5 });
    expect(auctionTable).toEqual(playerAuction);
    expect(total).toBeGreaterThan(200);
    const { expertRankingTable } = await ask('getExpertRankingTable', { athletePositions: 'RB,WR', limit: 7 } as never);
    const { playerExpertRanking } = await ask('listRankings', { ...base, rosterPositions: ['RB', 'WR'], limit: 7 });
    expect(expertRankingTable).toEqual(playerExpertRanking);
  });

  test('of a week show that week', async () => {
    const { expertRankingTable } = await ask('getExpertRankingTable', { week: 9 } as never);
    const weekly = { ...base, expertRankingPeriod: 'Weekly' as const, week: 9, limit: 5 };
    expect(expertRankingTable).toEqual((await ask('listRankings', weekly)).playerExpertRanking);
  });
});
