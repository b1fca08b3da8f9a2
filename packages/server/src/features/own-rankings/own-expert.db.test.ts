// A person's own list is an expert wherever experts are chosen, for that person alone.
import type { RankedPlace } from '@pylon/engine/own-rankings/ranked-places';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { ask, call, register, arrive } = await testServer({ edition, now: SAMPLE_NOW });
const seasonId = (await ask('currentSeason', {})).season.id;
const base = { seasonId, scoringSystemId: '1' };
type Row = { readonly athlete: { readonly id: string } | null; readonly team: { readonly id: string } | null };
const idOf = ({ athlete, team }: Row) => athlete?.id ?? team?.id ?? '';

const { playerExpertRanking: market } = await ask('listRankings', { ...base, expertIds: ['market'], limit: 60 });
/** The market turned round, in tiers of ten. */
const places: RankedPlace[] = market
  .toReversed()
  .map((row, index) => ({ entityId: idOf(row), tier: Math.floor(index / 10) + 1, mark: null, note: '' }));
const order = places.map(({ entityId }) => entityId);
const positionOf = (id: string) => edition.indexes.positionOf(id, Number(seasonId));

const { token } = await register();
const keep = async (who: string, own: object = {}) =>
  (await ask('createRankingList', { name: 'Upside down', seasonId, places, ...own }, who)).rankingList;
const mine = await keep(token);
const expertIds = [mine.expertId];

describe('in the rankings', () => {
  test('alone it is the order and the tiers, without a plan', async () => {
    const answer = await ask('listRankings', { ...base, expertIds, limit: 100 }, token);
    expect(answer.playerExpertRanking.map(idOf)).toEqual(order);
    expect(answer.playerExpertRanking.map(({ tier }) => tier)).toEqual(places.map(({ tier }) => tier));
    expect(answer.experts).toMatchObject([{ id: mine.expertId, name: 'Upside down', paywallTier: 0 }]);
    expect(answer.playerExpertRanking[0]?.ranks).toEqual({ [mine.expertId]: 1 });
    expect(answer.playerExpertRanking[0]?.points).toMatchObject({ locked: true });
  });

  test('of a position has its tiers numbered anew', async () => {
    const wish = { ...base, expertIds, rosterPositions: ['TE' as const], limit: 100 };
    const { playerExpertRanking: rows } = await ask('listRankings', wish, token);
    const tiers = rows.map(({ tier }) => Number(tier));
    expect(tiers[0]).toBe(1);
    expect(Math.max(...tiers)).toBe(new Set(tiers).size);
  });

  test('beside another expert it has a voice of one, a column and an order', async () => {
    const both = { ...base, expertIds: ['market', mine.expertId], limit: 1000 };
    const answer = await ask('listRankings', both, token);
    expect(answer.experts.map(({ id }) => id)).toEqual(['market', mine.expertId]);
    const best = answer.playerExpertRanking.find((row) => idOf(row) === idOf(market[0] as Row));
    expect(best?.ranks).toEqual({ market: 1, [mine.expertId]: order.length });
    const sorted = await ask('listRankings', { ...both, orderBy: mine.expertId }, token);
    expect(sorted.playerExpertRanking.slice(0, 10).map(idOf)).toEqual(order.slice(0, 10));
  });

  test('a change of it is told at once', async () => {
    const { token: other } = await register();
    const list = await keep(other);
    const wish = { ...base, expertIds: [list.expertId], limit: 2 };
    expect((await ask('listRankings', wish, other)).playerExpertRanking.map(idOf)).toEqual(order.slice(0, 2));
    const turned = places.toReversed().map((place) => ({ ...place, tier: 1 }));
    await ask('updateRankingList', { id: list.id, version: 1, name: 'Upside down', places: turned }, other);
    expect((await ask('listRankings', wish, other)).playerExpertRanking.map(idOf)).toEqual(
      order.toReversed().slice(0, 2),
    );
  });

  test('says nothing of another season, of a week, or of what is left of a season', async () => {
    const { experts } = await ask('listRankings', { ...base, expertIds, expertRankingPeriod: 'RestOfSeason' }, token);
    expect(experts.map(({ id }) => id)).not.toContain(mine.expertId);
    const late = await keep(token, { kind: 'restOfSeason' });
    const wish = { ...base, expertIds: [late.expertId], expertRankingPeriod: 'RestOfSeason' as const };
    expect((await ask('listRankings', wish, token)).experts.map(({ id }) => id)).toEqual([late.expertId]);
  });
});

describe('elsewhere', () => {
  test('the cheat sheet is in its order and its tiers', async () => {
    const { playerExpertCheatSheet: rows } = await ask(
      'getCheatSheets',
      { ...base, expertIds: [mine.expertId] },
      token,
    );
    expect(rows.map(idOf)).toEqual(order);
    expect(rows.map(({ tier }) => tier)).toEqual(places.map(({ tier }) => tier));
  });

  test('auction values are what its places cost', async () => {
    const { playerAuction: rows, experts } = await ask('listAuctions', { ...base, expertIds, limit: 100 }, token);
    expect(experts.map(({ id }) => id)).toEqual(expertIds);
    const priceOf = (id: string | undefined) => Number(rows.find((row) => idOf(row) === id)?.values[mine.expertId]);
    expect(priceOf(order[0])).toBeGreaterThan(priceOf(order[40]));
  });

  test('a draft room lists its players in its order', async () => {
    const draft = { ...base, numberOfTeams: 12, draftPosition: 1 };
    const { mockDraft } = await ask('createMockDraft', draft, token);
    const wish = { mockDraftId: mockDraft.id, expertIds: [mine.expertId] };
    const { mockDraftPlayerRankings: rows } = await ask('listDraftPlayers', wish, token);
    expect(rows.slice(0, order.length).map(idOf)).toEqual(order);
  });

  test('a draft room advises by it, and says what its players are worth by it', async () => {
    const draft = { ...base, numberOfTeams: 12, draftPosition: 1 };
    const { id: mockDraftId } = (await ask('createMockDraft', draft, token)).mockDraft;
    const { draftAssistant: rooms } = await ask('getDraftAssistant', { mockDraftId }, token);
    const wish = { mockDraftId, rankingListId: mine.id };
    const { draftAssistant: own } = await ask('getDraftAssistant', wish, token);
    // Its first of a position is advised; the market's first of it is worth least by this list.
    const firstOf = new Map(places.toReversed().map(({ entityId }) => [positionOf(entityId), entityId]));
    expect([...firstOf.values()]).toContain(own[0] && idOf(own[0]));
    expect(own[0] && idOf(own[0])).not.toBe(rooms[0] && idOf(rooms[0]));
    const somebody = (await register()).token;
    expect(refusal(await call('getDraftAssistant', wish, somebody))).toBe('ranking-list-not-found');
  });
});

test('to anybody else it is not there, whether its answers are kept or not', async () => {
  const somebody = (await register()).token;
  for (const who of [undefined, await arrive(), somebody, await arrive({ tier: 2 })]) {
    expect(refusal(await call('listRankings', { ...base, expertIds, limit: 100 }, who))).toBe('ranking-list-not-found');
    expect(refusal(await call('listAuctions', { ...base, expertIds, limit: 100 }, who))).toBe('ranking-list-not-found');
    const sheet = { ...base, expertIds: [mine.expertId] };
    expect(refusal(await call('getCheatSheets', sheet, who))).toBe('ranking-list-not-found');
  }
});
