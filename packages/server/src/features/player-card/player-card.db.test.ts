import type { CallName } from '@pylon/contract/calls';
import { describe, expect, test } from 'vitest';
import { opened } from '../../testing/opened.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';

const visitor = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await visitor.arrive({ tier: 2 });
const call = <N extends CallName>(name: N, input: Input<N>) => visitor.call(name, input, subscriber);
const ask = async <N extends CallName>(name: N, input: Input<N>) => opened(await visitor.ask(name, input, subscriber));
const base = { seasonId: '2025', scoringSystemId: '1' };
const best = (await ask('listRankings', { ...base, rosterPositions: ['RB'], limit: 1 })).playerExpertRanking[0];
const playerId = best?.athlete?.id ?? '';
const card = async (input: Partial<{ playerId: string; seasonId: string; scoringSystemId: string }> = {}) =>
  (await ask('getPlayerCard', { ...base, playerId, ...input })).playerCard;

describe('a player card', () => {
  test('stands where the rankings have them', async () => {
    const { rank, positionRank, adp, athlete } = await card();
    expect({ rank, positionRank, adp, athlete }).toEqual({
      rank: best?.rank,
      positionRank: best?.positionRank,
      adp: best?.adp,
      athlete: best?.athlete,
    });
  });

  test('names who ranks them highest and lowest', async () => {
    const { bestRanking, worstRanking } = await card();
    expect(bestRanking?.rank).toBe(best?.best?.rank);
    expect(worstRanking?.expert.id).toBe(best?.worst?.expertId);
  });

  test("adds last season's games up to its points, in the asked scoring", async () => {
    const { gameLog, seasons } = await card({ seasonId: '2024' });
    const played = gameLog.filter(({ points, seasonType }) => points !== null && seasonType === 'REG');
    const total = seasons.find(({ seasonId }) => seasonId === '2024');
    expect(played.length).toBe(total?.games);
    expect(played.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBeCloseTo(total?.points ?? -1, 0);
    expect((await card()).lastSeasonalFPTS).toBe(total?.points);
    expect((await card({ scoringSystemId: '2' })).lastSeasonalFPTS).toBeGreaterThan(total?.points ?? 0);
  });

  test('has every week of the season once, the bye among them, and no score for what is yet to come', async () => {
    const { gameLog, byeWeek } = await card();
    const regular = gameLog.filter(({ seasonType }) => seasonType === 'REG');
    expect(regular.map(({ week }) => week)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(regular.filter(({ isBye }) => isBye).map(({ week }) => week)).toEqual([byeWeek]);
    expect(
      regular.filter(({ week }) => week >= 9).every(({ score, points }) => score === null && points === null),
    ).toBe(true);
  });

  test('tells the next game and the team in its colours', async () => {
    const { nextGame, teamDetails, athlete } = await card();
    expect(nextGame?.week).toBeGreaterThanOrEqual(9);
    expect(teamDetails?.alias).toBe(athlete?.team);
    expect(teamDetails?.primaryColor).toMatch(/^#/);
  });

  test('knows their age on the day of the data, and expects no less than nothing of them', async () => {
    const { age, projection } = await card();
    expect(age).toBeGreaterThan(19);
    expect(age).toBeLessThan(45);
    expect(projection?.points.expected).toBeGreaterThan(0);
  });

  test('of a defence is named by its team', async () => {
    const defence = await card({ playerId: 'KC' });
    expect(defence.team?.alias).toBe('KC');
    expect(defence.athlete).toBeNull();
    expect(defence.seasons[0]?.games).toBeGreaterThan(5);
    expect(defence.age).toBeNull();
  });

  test('has the utilization of its table: after the last week, of each week alone and of the four up to it', async () => {
    const { usage, gameLog } = await card();
    const tableAt = async (week: number) =>
      (await ask('listUtilization', { seasonId: '2025', week, limit: 1000 })).rows.find(
        ({ athlete }) => athlete?.id === playerId,
      );
    const { score, rank, change, week: last, season, snapShare, targetShare, carryShare } = (await tableAt(-1)) ?? {};
    expect(score).toBeGreaterThan(0);
    expect(usage).toEqual({ score, rank, change, week: last, season, snapShare, targetShare, carryShare });
    for (const { week, utilization } of gameLog.filter((row) => row.week <= 8)) {
      const row = await tableAt(week);
      expect(utilization).toEqual({ week: row?.week ?? null, four: row?.score ?? null });
    }
    expect(gameLog.filter(({ week, utilization }) => week > 8 && utilization.four !== null)).toEqual([]);
  });

  test('has opponents at the places that the table of schedules has them at, played ones too', async () => {
    const { gameLog } = await card();
    const { rows } = await ask('listSos', { ...base, rosterPositions: ['RB'], limit: 1000 });
    const places = new Map(
      rows.flatMap(({ opponents }) => opponents.map(({ opponent, place }) => [opponent, place] as const)),
    );
    const games = gameLog.filter(({ isBye }) => !isBye);
    expect(games.length).toBeGreaterThan(8);
    for (const { opponent, opponentPlace } of games) expect(opponentPlace).toBe(places.get(opponent));
    expect(gameLog.find(({ isBye }) => isBye)?.opponentPlace).toBeNull();
  });

  test('has no utilization of a defence, a kicker or a passer, and their opponents all the same', async () => {
    for (const position of ['DST', 'K', 'QB'] as const) {
      const [one] = (await ask('listRankings', { ...base, rosterPositions: [position], limit: 1 })).playerExpertRanking;
      const { usage, gameLog } = await card({ playerId: one?.athlete?.id ?? one?.team?.alias ?? '' });
      expect(usage).toBeNull();
      expect(gameLog.every(({ utilization }) => utilization.week === null && utilization.four === null)).toBe(true);
      expect(gameLog.filter(({ opponentPlace }) => opponentPlace !== null).length).toBeGreaterThan(8);
    }
  });

  test.each([
    ['nobody', { playerId: '00-9999999' }, 'player-not-found'],
    ['no team', { playerId: 'ZZ' }, 'player-not-found'],
    ['an unknown season', { seasonId: '1999' }, 'season-not-found'],
    ['an unknown scoring', { scoringSystemId: '99' }, 'scoring-system-not-found'],
    ['an empty id', { playerId: '' }, 'invalid-parameters'],
  ] as const)('of %s is refused', async (_name, input, code) => {
    expect(refusal(await call('getPlayerCard', { ...base, playerId, ...input }))).toBe(code);
  });
});
