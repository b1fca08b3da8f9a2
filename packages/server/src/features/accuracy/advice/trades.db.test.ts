import type { OutsideTransaction } from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import { unlocked } from '@pylon/contract/plans/tiers';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { frozenClock } from '../../../clock.ts';
import type { TradeSubject } from '../../../db/tables/advice.ts';
import { kickoffsOf } from '../../../football/games/week-games.ts';
import { scoredGames } from '../../../football/season-points.ts';
import { weekExpectations } from '../../../leagues/week-expectations.ts';
import { beforeWeek } from '../../../testing/before-week.ts';
import { type DraftedLeagueOptions, draftedLeague, listDrafted } from '../../../testing/drafted-league.ts';
import { sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { knownScoring } from '../../../wire/scoring-system.ts';
import { forgetUnlisted } from '../../league-sync/stale-leagues.queries.ts';
import { tradeTeller } from '../../trade-analyzer/told-trades.ts';
import { tradeThreads } from '../../trade-analyzer/trade-threads.ts';
import { judgeAdvice } from './judge-advice.job.ts';
import { sayTrades } from './say-trades.job.ts';

/** A league whose season ends with the sample's last weeks that are over. */
const [SEASON, WEEK, LAST] = [2025, 6, 8];
const SHORT: DraftedLeagueOptions = {
  week: WEEK,
  league: { weeks: { current: WEEK, first: 1, last: LAST }, playoffs: { firstWeek: LAST, teams: 4 } },
};
const after = sampleEdition();
const before = beforeWeek(after, { season: SEASON, week: WEEK });
const kickoffs = (week: number) => kickoffsOf(after, { season: SEASON, week }) ?? { first: 0, last: 0 };
const HOUR_MS = 3_600_000;
const hoursFrom = (moment: number, hours: number) => new Date(moment + hours * HOUR_MS);
const MADE = hoursFrom(kickoffs(WEEK).first, -30);
const SAID = hoursFrom(kickoffs(WEEK).first, -29);
const SEASON_OVER = hoursFrom(kickoffs(LAST).last, 48);

const { db, ask, arrive } = await testServer({ edition: before, now: SAID.toISOString() });
const work = tradeThreads();
afterAll(() => work.close());
const turn = () => ({ signal: AbortSignal.any([]), isLast: true });
const say = (now = SAID) => {
  const parts = { db, editions: { current: () => before }, clock: frozenClock(now) };
  return sayTrades.run({}, { ...parts, tellTrade: tradeTeller({ ...parts, work }) }, turn());
};
const judge = (now = SEASON_OVER, edition = after) =>
  judgeAdvice.run({}, { db, editions: { current: () => edition }, clock: frozenClock(now) }, turn());

const { picture, weeks } = draftedLeague(before, SEASON, SHORT);
const rosters = weeks.get(WEEK)?.rosters ?? [];
const scoring = knownScoring({
  ...{ id: '', name: '', settings: picture.league.scoring, league: picture.league.shape },
  ...{ owner: null, platform: null, isHidden: false },
});

/** The best of a team at a position. */
function best(teamId: string, position: string, nth = 0): OutsidePlayer {
  const all = rosters.find((roster) => roster.teamId === teamId)?.players ?? [];
  // Every other team starts its worst: they stand the other way round.
  const own = all.map(({ player }) => player).filter((player) => player.position === position);
  const player = own[nth];
  if (!player) throw new Error(`team ${teamId} has no such ${position}`);
  return player;
}
const move = (player: OutsidePlayer, fromTeamId: string | null, toTeamId: string | null) => ({
  ...{ player, fromTeamId, toTeamId },
});
/** A back of the first team for two receivers of the second. */
const SWAP = [move(best('1', 'RB'), '1', '2'), move(best('2', 'WR'), '2', '1'), move(best('2', 'WR', 1), '2', '1')];
const traded = (more: Partial<OutsideTransaction> = {}): OutsideTransaction => ({
  ...{ transactionId: 'swap', at: MADE.toISOString(), kind: 'trade', outcome: 'done', moves: SWAP },
  ...{ picks: [], faab: [], bidDollars: null, ...more },
});

/** A person's league as it is read after moves: they are told, and rosters have them. */
async function withMoves(moves: readonly OutsideTransaction[], options = SHORT) {
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', before, SEASON, options);
  const { league_id: leagueId } = await db
    .selectFrom('user_league')
    .select('league_id')
    .where('id', '=', userLeagueId)
    .executeTakeFirstOrThrow();
  await db.updateTable('league').set({ read_at: SAID }).where('id', '=', leagueId).execute();
  const done = moves.filter(({ outcome }) => outcome === 'done').flatMap((each) => each.moves);
  const goneTo = (player: OutsidePlayer) => done.findLast((each) => each.player.id.id === player.id.id);
  const now = rosters.map(({ teamId, players }) => ({
    teamId,
    players: [
      ...players.filter(
        ({ player }) => (goneTo(player)?.toTeamId ?? teamId) === teamId && goneTo(player)?.toTeamId !== null,
      ),
      ...done.flatMap((each) =>
        each.toTeamId === teamId && goneTo(each.player) === each
          ? [{ player: each.player, slot: 'BN' as const, points: null }]
          : [],
      ),
    ],
  }));
  await db
    .updateTable('league_week')
    .set({ picture: JSON.stringify({ rosters: now, matchups: [], transactions: moves }) })
    .where('league_id', '=', leagueId)
    .where('week', '=', WEEK)
    .execute();
  return { token, userLeagueId, leagueId };
}

async function end(leagueId: string): Promise<void> {
  const league = { ...picture.league, status: 'completed' };
  await db
    .updateTable('league')
    .set({ picture: JSON.stringify({ ...picture, league }) })
    .where('id', '=', leagueId)
    .execute();
}

const sheets = () => db.selectFrom('advice_sheet').selectAll().orderBy('said_at').orderBy('occasion').execute();
const statements = async () =>
  (await db.selectFrom('advice').selectAll().orderBy('sheet_id').orderBy('place').execute()).map(
    ({ subject, ...each }) => ({ ...each, subject: subject as TradeSubject }),
  );

beforeEach(async () => {
  await db.deleteFrom('user_league').execute();
  await forgetUnlisted(db);
});

describe('the verdict on a trade that was made', () => {
  test('is written once with its time, as the Analyzer would have told it of the rosters before', async () => {
    const { token, userLeagueId } = await withMoves([]);
    const idOf = ({ player, fromTeamId }: (typeof SWAP)[number]) => `${fromTeamId}:${player.id.id}`;
    const body = {
      ...{ userLeagueId, participantId: '2' },
      tradeAwayRosterIds: SWAP.filter(({ fromTeamId }) => fromTeamId === '1').map(idOf),
      tradeForRosterIds: SWAP.filter(({ fromTeamId }) => fromTeamId === '2').map(idOf),
    };
    const shown = unlocked((await ask('summarizeTrade', body, token)).tradeSummary);
    const { leagueId } = await withMoves([traded()]);
    await say();
    expect(await sheets()).toMatchObject([
      { league_id: leagueId, season: SEASON, week: LAST, occasion: 'trade swap', said_at: SAID, judged_at: null },
    ]);
    const told = await statements();
    expect(told.map(({ kind, basis, subject }) => [kind, basis, subject.teamId, subject.tradeId])).toEqual([
      ['trade', 'house', '1', 'swap'],
      ['trade', 'house', '2', 'swap'],
    ]);
    expect(100 * (told[0]?.chance ?? 0)).toBeCloseTo(shown?.own.tradeWinPercent ?? -1, 1);
    expect(100 * (told[1]?.chance ?? 0)).toBeCloseTo(shown?.opponent.tradeWinPercent ?? -1, 1);
    expect(told[0]?.subject.weeks).toEqual(shown?.weeks.map(({ week, weight }) => ({ week, weight })));
    await say(hoursFrom(SAID.getTime(), 1));
    expect([await sheets(), await statements()]).toMatchObject([[{ said_at: SAID }], told]);
  });

  test('stands beside the market, which takes the side that gets more', async () => {
    const [backs, receivers] = [
      [0, 1, 2, 3, 4].map((nth) => best('1', 'RB', nth)),
      [0, 1, 2, 3, 4].map((nth) => best('2', 'WR', nth)),
    ];
    const { token, userLeagueId } = await withMoves([]);
    const body = {
      ...{ userLeagueId, participantId: '2' },
      tradeAwayRosterIds: backs.map(({ id }) => `1:${id.id}`),
      tradeForRosterIds: receivers.map(({ id }) => `2:${id.id}`),
    };
    const stats = unlocked((await ask('tradeStats', body, token)).tradeStats);
    const byValue = (rows: readonly { readonly marketValue: number; readonly leagueRosterId: string }[] = []) =>
      rows.toSorted((one, other) => other.marketValue - one.marketValue);
    const [own, theirs] = [byValue(stats?.tradeAway), byValue(stats?.tradeFor)];
    const playerOf = (rosterId = '') =>
      [...backs, ...receivers].find(({ id }) => rosterId.endsWith(`:${id.id}`)) ?? best('1', 'K');
    const pair = (away: (typeof own)[number] | undefined, back: (typeof own)[number] | undefined, id: string) => ({
      side: (1 + Math.sign((back?.marketValue ?? 0) - (away?.marketValue ?? 0))) / 2,
      made: traded({
        transactionId: id,
        moves: [move(playerOf(away?.leagueRosterId), '1', '2'), move(playerOf(back?.leagueRosterId), '2', '1')],
      }),
    });
    const pairs = [pair(own[0], theirs.at(-1), 'dear'), pair(own.at(-1), theirs[0], 'cheap')];
    expect(pairs.map(({ side }) => side)).toEqual([0, 1]);
    await withMoves(pairs.map(({ made }) => made));
    await say();
    const told = await statements();
    for (const { side, made } of pairs) {
      const sides = told.filter(({ subject }) => subject.tradeId === made.transactionId);
      expect(sides.map(({ baseline }) => baseline)).toEqual([side, 1 - side]);
    }
  });

  test('takes back what the teams did afterwards', async () => {
    const dropped = traded({
      ...{ transactionId: 'drop', kind: 'free-agent', at: hoursFrom(MADE.getTime(), 0.5).toISOString() },
      moves: [move(best('2', 'WR'), '1', null), move(best('1', 'TE'), '1', null)],
    });
    await withMoves([traded()]);
    await say();
    const told = await statements();
    await db.deleteFrom('user_league').execute();
    await forgetUnlisted(db);
    await withMoves([traded(), dropped]);
    await say();
    const again = await statements();
    expect(again.map(({ chance }) => chance)).toEqual(told.map(({ chance }) => expect.closeTo(chance, 6)));
    const playersOf = (side: (typeof told)[number] | undefined) =>
      side?.subject.before.map((each) => each.playerId).sort();
    expect(playersOf(again[0])).toEqual(playersOf(told[0]));
    expect(playersOf(again[0])).toContain(best('1', 'RB').id.id);
    expect(playersOf(again[0])).not.toContain(best('2', 'WR').id.id);
  });

  test('is none once games have begun that it counts in, nor days later, nor before it was made', async () => {
    await withMoves([traded()]);
    for (const now of [
      hoursFrom(MADE.getTime(), -1),
      hoursFrom(kickoffs(WEEK).first, 0),
      hoursFrom(MADE.getTime(), 49),
    ])
      await say(now);
    expect(await sheets()).toEqual([]);
  });

  const [money] = [{ fromTeamId: '2', toTeamId: '1', dollars: 10 }];
  const pick = { season: SEASON + 1, round: 1, originalTeamId: '2', teamId: '1' };
  test.each<[string, Partial<OutsideTransaction>]>([
    ['picks alone', { moves: [], picks: [pick] }],
    ['money alone', { moves: [], faab: [money] }],
    ['a player for money', { moves: SWAP.slice(0, 1), faab: [money] }],
    ['a pick beside players', { picks: [pick] }],
    ['three teams', { moves: [...SWAP, move(best('3', 'TE'), '3', '1')] }],
    [
      'somebody who is not known here',
      { moves: [...SWAP, move({ ...best('1', 'WR'), id: { system: 'gsis', id: 'nobody' } }, '1', '2')] },
    ],
  ])('is none on %s, which the Analyzer is not asked about: it is not counted', async (_, more) => {
    const { leagueId, token } = await withMoves([traded(more)]);
    await say();
    expect([(await sheets()).length, await statements()]).toEqual([1, []]);
    await end(leagueId);
    await judge();
    expect((await ask('listMyAdviceRecords', {}, token)).records).toEqual([]);
  });

  test('is none on what is no trade, was not carried out, or is of a league kept by hand', async () => {
    await withMoves([traded({ kind: 'commissioner' }), traded({ transactionId: 'lost', outcome: 'lost' })]);
    const { leagueId } = await withMoves([traded()]);
    await db.updateTable('league').set({ platform: BY_HAND }).where('id', '=', leagueId).execute();
    await say();
    expect(await sheets()).toEqual([]);
  });
});

describe('what came of a trade', () => {
  test('is known when the league’s last week is over, and not before', async () => {
    const { leagueId, token } = await withMoves([traded()]);
    await say();
    await judge(SEASON_OVER, beforeWeek(after, { season: SEASON, week: LAST }));
    await judge();
    expect((await sheets())[0]?.judged_at, 'the league goes on').toBeNull();
    await end(leagueId);
    await judge(SEASON_OVER, beforeWeek(after, { season: SEASON, week: LAST }));
    expect((await sheets())[0]?.judged_at, 'games are open').toBeNull();
    await judge();
    expect((await sheets())[0]?.judged_at).toEqual(SEASON_OVER);
    const told = await statements();
    expect(told.every(({ outcome, unjudged }) => outcome === 0 || outcome === 1 || unjudged !== null)).toBe(true);
    const counted = told.filter(({ outcome }) => outcome !== null);
    expect(counted.length).toBeGreaterThan(0);
    const { records } = await ask('listMyAdviceRecords', {}, token);
    expect(records).toMatchObject([
      { kind: 'trade', basis: 'house', cases: counted.length, leagueWeeks: 1, baselineName: 'higher-value' },
    ]);
    await judge(hoursFrom(SEASON_OVER.getTime(), 24));
    expect([(await sheets())[0]?.judged_at, await statements()]).toEqual([SEASON_OVER, told]);
  });

  test('is by the box scores, of line-ups that are set by what was published for each week', async () => {
    const [one, other] = [best('1', 'QB'), best('2', 'QB')];
    const cut = traded({
      ...{ transactionId: 'cut', kind: 'free-agent', at: hoursFrom(MADE.getTime(), -1).toISOString() },
      moves: ['1', '2'].map((teamId) => move(best(teamId, 'QB', 1), teamId, null)),
    });
    const { leagueId } = await withMoves([cut, traded({ moves: [move(one, '1', '2'), move(other, '2', '1')] })]);
    await say();
    await end(leagueId);
    await judge();
    const told = await statements();
    const points = new Map(
      scoredGames(after, SEASON, scoring).map(({ entityId, week, points: own }) => [`${entityId} ${week}`, own]),
    );
    // The only quarterback of a team starts, unless more was expected of a free agent.
    const scored = ({ id: { id } }: OutsidePlayer) =>
      (told[0]?.subject.weeks ?? []).reduce((sum, { week, weight }, at) => {
        const expected = weekExpectations(after, { season: SEASON, week }, scoring, 'market').get(id);
        const free = told[0]?.subject.wire.QB[at] ?? 0;
        return sum + weight * ((expected?.points.expected ?? 0) < free ? free : (points.get(`${id} ${week}`) ?? 0));
      }, 0);
    expect(Math.abs(scored(one) - scored(other))).toBeGreaterThan(1);
    const gains = scored(other) > scored(one) ? 1 : 0;
    expect(told.map(({ outcome, unjudged }) => [outcome, unjudged])).toEqual([
      [gains, null],
      [1 - gains, null],
    ]);
  });

  test('is not counted where it changed no line-up', async () => {
    // Whoever is expected to make least in their best week is on the bench in all of them.
    const expected = ({ id: { id } }: OutsidePlayer) =>
      Math.max(
        ...[WEEK, WEEK + 1, LAST].map((week) => {
          const lines = weekExpectations(after, { season: SEASON, week }, scoring, 'market');
          return lines.get(id)?.points.expected ?? 0;
        }),
      );
    const least = (teamId: string): OutsidePlayer =>
      [0, 1, 2, 3, 4]
        .map((nth) => best(teamId, 'WR', nth))
        .reduce((low, each) => (expected(each) < expected(low) ? each : low));
    const [one, other] = [least('1'), least('2')];
    const { leagueId, token } = await withMoves([traded({ moves: [move(one, '1', '2'), move(other, '2', '1')] })]);
    await say();
    await end(leagueId);
    await judge();
    expect((await statements()).map(({ outcome, unjudged }) => [outcome, unjudged])).toEqual([
      [null, 'no-change'],
      [null, 'no-change'],
    ]);
    expect((await ask('listMyAdviceRecords', {}, token)).records).toEqual([]);
  });
});
