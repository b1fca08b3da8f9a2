// A recorded Sunday, played again through the feed: what a league's page, its people and nobody else are told.
import { startMarketStandIn } from '@pylon/almanac/testing/market/market-stand-in';
import { isLocked } from '@pylon/contract/plans/tiers';
import { describeShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsAfter } from '../../../live/live-events.queries.ts';
import { listDrafted } from '../../../testing/drafted-league.ts';
import { realEdition } from '../../../testing/real-edition.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

const [SEASON, WEEK] = [2025, 9];
/** Shortly before the early games, with what was known the day before. */
const MORNING = '2025-11-02T17:57:00Z';
const EVE = '2025-11-01';

describeShared('a Sunday that is played again', () => {
  let product: TestServer;
  let standIn: Awaited<ReturnType<typeof startMarketStandIn>>;
  let isOn = true;
  /** The time that runs, which looks are due by; the product's clock stands still in the morning. */
  let nowMs = Date.now();
  /** Who has the league's first team, and the last one. */
  let owner: { readonly token: string; readonly id: string; readonly userLeagueId: string };
  let rival: typeof owner;
  let stranger: { readonly token: string; readonly id: string };

  const at = async (time: string) => {
    standIn.replay({ from: new Date(time), speed: 0 });
    nowMs += 3_600_000;
    await product.work();
  };
  const matchups = () => product.ask('weekMatchups', { userLeagueId: owner.userLeagueId }, owner.token);
  const touchdowns = async ({ id }: { readonly id: string }) =>
    (await eventsAfter(product.db, id, 0, 500)).filter(({ name }) => name === 'fantasy-hq:touchdown');

  beforeAll(async () => {
    standIn = await startMarketStandIn(sharedPath('.'));
    const edition = await realEdition(EVE, [SEASON], ['projections', 'rankings']);
    product = await testServer({
      ...{ edition, now: MORNING, isUnpaced: true, nowMs: () => nowMs },
      standIns: { 'espn-scoreboard': standIn.url },
      games: { isOn: () => isOn, isByClock: true, paceMs: 1_000, askEveryMs: 0 },
    });
    const { arrive, ask, db } = product;
    const withTeam = async (teamId: string) => {
      const token = await arrive({ tier: 2 });
      const id = (await ask('getMe', {}, token)).user?.id ?? '';
      const userLeagueId = await listDrafted(db, id, edition, SEASON, { week: WEEK });
      await db.updateTable('user_league').set({ team_id: teamId }).where('id', '=', userLeagueId).execute();
      return { token, id, userLeagueId };
    };
    [owner, rival] = [await withTeam('1'), await withTeam('4')];
    const token = await arrive({ tier: 2 });
    stranger = { token, id: (await ask('getMe', {}, token)).user?.id ?? '' };
  }, 300_000);
  afterAll(() => standIn.close());

  test('before the kick-off nobody of Sunday has points, and no chance is certain', async () => {
    await at(MORNING);
    const { played, asOf, ownChances } = await matchups();
    const thursday = new Set(['BAL', 'MIA']);
    for (const { game } of played) expect(thursday).toContain(game.opponent);
    expect(asOf).toBeNull();
    expect(ownChances[0]?.winnerPercentage).toBeGreaterThan(0);
    expect(ownChances[0]?.isOver).toBe(false);
    expect(await touchdowns(owner)).toEqual([]);
  });

  test('at half-time points are those of the box scores, add up, and move the chance to win', async () => {
    const before = await matchups();
    await at('2025-11-02T18:20:00Z');
    await at('2025-11-02T19:30:00Z');
    const now = await matchups();
    expect(now.asOf).toBe(new Date(nowMs).toISOString());
    expect(now.played.length).toBeGreaterThan(2);
    for (const { game } of now.played.filter(({ game }) => game.progress.state === 'live'))
      expect(game.progress.live).toMatchObject({ clock: 'Halftime', asOf: now.asOf });
    const sum = now.played.reduce((total, { points }) => total + (points ?? 0), 0);
    expect(now.weekMatchups[0]?.leftSide.points).toBeCloseTo(sum, 2);
    expect(sum).toBeGreaterThan(10);
    const chance = now.ownChances[0]?.winnerPercentage;
    expect(chance).not.toBe(before.ownChances[0]?.winnerPercentage);
    const { leftSide } = now.weekMatchups[0] ?? {};
    expect(leftSide && !isLocked(leftSide.winnerPercentage) && leftSide.winnerPercentage).toBe(chance);
    const roster = await product.ask('getMyRoster', { userLeagueId: owner.userLeagueId }, owner.token);
    for (const { leagueRosterId, points } of now.played)
      expect(roster.leagueRosters.find((row) => row.leagueRosterId === leagueRosterId)?.fantasyPoints).toBe(points);
  });

  test('touchdowns are told to whoever has a part in them on a roster, each once, and to nobody else', async () => {
    for (const person of [owner, rival]) {
      const told = await touchdowns(person);
      expect(told.length).toBeGreaterThan(0);
      const ids = told.map(({ data }) => (data as { touchdown: { id: string } }).touchdown.id);
      expect(new Set(ids).size).toBe(ids.length);
      const { leagueRosters } = await product.ask('getMyRoster', { userLeagueId: person.userLeagueId }, person.token);
      const own = new Set(leagueRosters.map(({ name }) => name));
      for (const { data } of told) {
        const { players } = (
          data as { touchdown: { players: { name: string; leagues: { userLeagueId: string }[] }[] } }
        ).touchdown;
        for (const { name, leagues } of players) {
          expect(own).toContain(name);
          expect(leagues.map(({ userLeagueId }) => userLeagueId)).toEqual([person.userLeagueId]);
        }
      }
    }
    expect(await eventsAfter(product.db, stranger.id, 0, 10)).toEqual([]);
  });

  test('without the feed the last state stays, with the time of it', async () => {
    const before = await matchups();
    isOn = false;
    await at('2025-11-02T20:30:00Z');
    expect(await matchups()).toEqual(before);
    isOn = true;
    standIn.fail({ 'espn-scoreboard': 'page' });
    await at('2025-11-02T20:30:00Z');
    standIn.fail({});
    expect(await matchups()).toEqual(before);
  });

  test('once all games are over nothing is left to chance, and nobody asks the feed again', async () => {
    await at('2025-11-02T23:00:00Z');
    await at('2025-11-04T12:00:00Z');
    const { asOf, played, ownChances, weekMatchups } = await matchups();
    expect(asOf).toBeNull();
    expect(played.every(({ game }) => game.progress.state === 'final')).toBe(true);
    const [first] = weekMatchups;
    const hasWon = (first?.leftSide.points ?? 0) > (first?.rightSide?.points ?? 0);
    expect(ownChances[0]).toMatchObject({ winnerPercentage: hasWon ? 100 : 0, isOver: true });
    standIn.fail({ 'espn-scoreboard': 'down' });
    await at('2025-11-04T12:00:00Z');
    const { failures } = await product.db.selectFrom('live_feed').select('failures').executeTakeFirstOrThrow();
    expect(failures).toBe(0);
  });
});
