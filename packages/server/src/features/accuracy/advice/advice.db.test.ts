import type { OutsideTransaction } from '@pylon/connectors/outside-league';
import { LEAST_IN_BAND, LEAST_LEAGUES, LEAST_STATEMENTS } from '@pylon/contract/accuracy/advice-record-limits';
import { unlocked } from '@pylon/contract/plans/tiers';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { beforeEach, describe, expect, test } from 'vitest';
import { frozenClock } from '../../../clock.ts';
import type { WeekPicture } from '../../../db/tables/leagues.ts';
import { kickoffsOf } from '../../../football/games/week-games.ts';
import { scoredGames } from '../../../football/season-points.ts';
import { beforeWeek } from '../../../testing/before-week.ts';
import { type DraftedLeagueOptions, draftedLeague, listDrafted } from '../../../testing/drafted-league.ts';
import { sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';
import { knownScoring } from '../../../wire/scoring-system.ts';
import { forgetUnlisted } from '../../league-sync/stale-leagues.queries.ts';
import { waiverMaterials } from '../../waiver-wire/asked-waivers.ts';
import { bidTeller } from '../../waiver-wire/told-bids.ts';
import { judgeAdvice } from './judge-advice.job.ts';
import { sayAdvice } from './say-advice.job.ts';

const [SEASON, WEEK] = [2025, 8];
const after = sampleEdition();
const before = beforeWeek(after, { season: SEASON, week: WEEK });
const { first, last } = kickoffsOf(after, { season: SEASON, week: WEEK }) ?? { first: 0, last: 0 };
const HOUR_MS = 3_600_000;
const atHours = (from: number, hours: number) => new Date(from + hours * HOUR_MS);
const HOUR_BEFORE = atHours(first, -1);
const DAYS_AFTER = atHours(last, 48);

const { db, ask, call, register, arrive } = await testServer({ edition: before, now: HOUR_BEFORE.toISOString() });
const turn = () => ({ signal: AbortSignal.any([]), isLast: true });
const say = (now = HOUR_BEFORE) => {
  const parts = { db, editions: { current: () => before }, clock: frozenClock(now) };
  return sayAdvice.run({}, { ...parts, tellBids: bidTeller({ ...parts, materials: waiverMaterials() }) }, turn());
};
const judge = (now = DAYS_AFTER, edition = after) =>
  judgeAdvice.run({}, { db, editions: { current: () => edition }, clock: frozenClock(now) }, turn());

/** A person of a tier with a league in the week. */
async function withLeague(options: DraftedLeagueOptions = {}) {
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  const accountId = user?.id ?? '';
  const userLeagueId = await listDrafted(db, accountId, before, SEASON, { week: WEEK, ...options });
  const { league_id: leagueId } = await db
    .selectFrom('user_league')
    .select('league_id')
    .where('id', '=', userLeagueId)
    .executeTakeFirstOrThrow();
  return { token, accountId, userLeagueId, leagueId };
}

/** The platform has counted the week, and gone on to the next: of two teams the former of the alphabet has won. */
async function goOn(leagueId: string, transactions: readonly OutsideTransaction[] = []): Promise<void> {
  const { picture, weeks } = draftedLeague(before, SEASON, { week: WEEK });
  const { matchups = [], ...week } = weeks.get(WEEK) ?? {};
  const counted = matchups.map(({ teams: [one, other], kind }) => ({
    kind,
    teams: [one, other].map((side) => side && { ...side, points: 100 - Number(side.teamId) }),
  }));
  const league = { ...picture.league, weeks: { ...picture.league.weeks, current: WEEK + 1 } };
  await db
    .updateTable('league')
    .set({ picture: JSON.stringify({ ...picture, league }) })
    .where('id', '=', leagueId)
    .execute();
  await db
    .updateTable('league_week')
    .set({ picture: JSON.stringify({ ...week, transactions, matchups: counted } as unknown as WeekPicture) })
    .where('league_id', '=', leagueId)
    .where('week', '=', WEEK)
    .execute();
}

/** What everybody scored in the week, in the league's scoring. */
function pointsOfWeek(): ReadonlyMap<string, number> {
  const { league } = draftedLeague(before, SEASON, { week: WEEK }).picture;
  const scoring = knownScoring({
    ...{ id: '', name: '', settings: league.scoring, league: league.shape },
    ...{ owner: null, platform: null, isHidden: false },
  });
  return new Map(
    scoredGames(after, SEASON, scoring).flatMap((game) =>
      game.week === WEEK ? [[game.entityId, game.points] as const] : [],
    ),
  );
}

const sheets = (occasion: 'week' | 'bids' = 'week') =>
  db.selectFrom('advice_sheet').selectAll().where('occasion', '=', occasion).orderBy('league_id').execute();
const statements = () => db.selectFrom('advice').selectAll().orderBy('sheet_id').orderBy('place').execute();

beforeEach(async () => {
  await db.deleteFrom('user_league').execute();
  await forgetUnlisted(db);
  await db.deleteFrom('advice_record').execute();
});

describe('what is told before a week', () => {
  test('is written in the hours before its first kick-off, and at no other time', async () => {
    const { leagueId } = await withLeague();
    for (const hours of [-7, 0, 1]) {
      await say(atHours(first, hours));
      expect(await sheets(), `${hours} hours from the kick-off`).toEqual([]);
    }
    await say();
    expect(await sheets()).toMatchObject([
      { league_id: leagueId, season: SEASON, week: WEEK, edition_id: before.id, said_at: HOUR_BEFORE, judged_at: null },
    ]);
    expect((await statements()).length).toBeGreaterThan(20);
  });

  test('is what Start or Sit, My Roster and the hub show', async () => {
    const { token, userLeagueId } = await withLeague();
    await say();
    const told = (await statements()).filter(({ basis }) => basis === 'house');
    const pairs = told.flatMap(({ subject, chance }) => ('starterId' in subject ? [{ ...subject, chance }] : []));
    for (const { starterId, benchId, chance } of pairs.filter(({ teamId }) => teamId === '1')) {
      const PlayerIDs = [starterId, benchId];
      const { startSitTable } = await ask('compareStartSit', { userLeagueId, PlayerIDs }, token);
      const row = startSitTable.find(({ player }) => player.id === starterId);
      expect(row?.outscores).toEqual([{ playerId: benchId, percent: expect.closeTo(100 * chance, 1) }]);
    }
    const { leagueRosters } = await ask('getMyRoster', { userLeagueId }, token);
    const starts = new Map(
      leagueRosters.map(({ athlete, team, startPercentage }) => [athlete?.id ?? team?.id, startPercentage]),
    );
    const own = told.flatMap(({ subject, chance }) =>
      'playerId' in subject && subject.teamId === '1' ? [[subject.playerId, chance] as const] : [],
    );
    expect(own.length).toBeGreaterThan(5);
    for (const [id, chance] of own) expect(starts.get(id)).toBeCloseTo(100 * chance, 1);
    const { weekMatchups } = await ask('weekMatchups', { userLeagueId }, token);
    const shown = new Map(
      weekMatchups.flatMap(({ leftSide, rightSide }) =>
        [leftSide, rightSide].flatMap((side) =>
          side ? [[side.participant.id, unlocked(side.winnerPercentage)] as const] : [],
        ),
      ),
    );
    const wins = told.filter(({ kind }) => kind === 'win');
    expect(wins).toHaveLength(2);
    for (const { subject, chance } of wins) expect(shown.get(subject.teamId)).toBeCloseTo(100 * chance, 1);
  });

  test('stands beside the higher projection, the projected line-up, and the records so far', async () => {
    await withLeague();
    await say();
    const told = await statements();
    const sides = told.flatMap(({ kind, baseline, chance }) => (kind === 'start' ? [[baseline, chance] as const] : []));
    expect(new Set(sides.map(([side]) => side))).toEqual(new Set([0, 1]));
    // The higher projection is the likelier one, but for players who are as good as each other.
    for (const [side, chance] of sides) expect(side === 1 ? chance : 1 - chance).toBeGreaterThan(0.4);
    const { slots } = draftedLeague(before, SEASON, { week: WEEK }).picture.league.shape;
    const seats = told.flatMap(({ kind, basis, subject, baseline }) =>
      kind === 'lineup' && basis === 'market' && subject.teamId === '1' ? [baseline] : [],
    );
    const places = slots.QB + slots.RB + slots.WR + slots.TE + slots.FLEX;
    expect(seats.reduce((sum, seat) => sum + seat, 0)).toBe(places);
    const wins = told.filter(({ kind }) => kind === 'win');
    expect(wins.some(({ baseline }) => baseline !== 0.5)).toBe(true);
  });

  test('stays as it was first told, whatever line-ups become', async () => {
    const { leagueId } = await withLeague();
    await say();
    const told = [await sheets(), await statements()];
    await db.deleteFrom('league_week').where('league_id', '=', leagueId).execute();
    await say(atHours(first, -0.5));
    expect([await sheets(), await statements()]).toEqual(told);
  });

  test('is of a league once, on however many lists it is', async () => {
    const { leagueId } = await withLeague();
    const { id } = await register();
    await db
      .insertInto('user_league')
      .values({ account_id: id, league_id: leagueId, is_shown: true, place: 0, status: 'COMPLETED' })
      .execute();
    await say();
    expect(await sheets()).toHaveLength(1);
  });

  test('is nothing of leagues that are over, that stand in another week, or that somebody keeps by hand', async () => {
    await withLeague({ league: { status: 'completed' } });
    await withLeague({ week: WEEK - 1 });
    const { leagueId } = await withLeague();
    await db.updateTable('league').set({ platform: BY_HAND }).where('id', '=', leagueId).execute();
    await say();
    expect(await sheets()).toEqual([]);
  });

  test('is empty of a league without rosters, which is not asked about again', async () => {
    const { leagueId } = await withLeague();
    await db.deleteFrom('league_week').where('league_id', '=', leagueId).execute();
    await say();
    expect([await sheets(), await statements()]).toMatchObject([[{ league_id: leagueId }], []]);
  });
});

describe('what came of it', () => {
  test('is by the box scores in the league’s scoring, and by the platform’s results', async () => {
    const { leagueId } = await withLeague();
    await say();
    await goOn(leagueId);
    await judge();
    const points = pointsOfWeek();
    const judged = await statements();
    for (const { subject, outcome, unjudged } of judged) {
      if ('starterId' in subject) {
        const [own, other] = [points.get(subject.starterId), points.get(subject.benchId)];
        if (own === undefined || other === undefined) continue;
        expect([outcome, unjudged]).toEqual([own > other ? 1 : own < other ? 0 : 0.5, null]);
      } else if ('opponentId' in subject)
        expect(outcome).toBe(Number(subject.teamId) < Number(subject.opponentId) ? 1 : 0);
    }
    expect((await sheets())[0]?.judged_at).toEqual(DAYS_AFTER);
  });

  test('is of a team the line-up that would have scored most', async () => {
    const { leagueId } = await withLeague();
    await say();
    await goOn(leagueId);
    await judge();
    const ofTeam = (await statements()).flatMap(({ basis, subject, outcome }) =>
      basis === 'house' && 'playerId' in subject && subject.teamId === '1' && outcome !== null
        ? [{ ...subject, outcome }]
        : [],
    );
    const { slots } = draftedLeague(before, SEASON, { week: WEEK }).picture.league.shape;
    const points = pointsOfWeek();
    for (const position of ['QB', 'RB', 'WR', 'TE'] as const) {
      const own = ofTeam
        .filter((each) => each.position === position)
        .toSorted((one, other) => (points.get(other.playerId) ?? 0) - (points.get(one.playerId) ?? 0));
      // Whoever scored more of a position never sits behind one who scored less, and its own places are all taken.
      const starts = own.map(({ outcome }) => outcome);
      expect(starts).toEqual(starts.toSorted((one, other) => other - one));
      expect(starts.slice(0, slots[position])).toEqual(starts.slice(0, slots[position]).map(() => 1));
    }
    const places = slots.QB + slots.RB + slots.WR + slots.TE + slots.FLEX;
    expect(ofTeam.filter(({ outcome }) => outcome === 1)).toHaveLength(places);
    // There is one of each: nobody asks who starts.
    expect(ofTeam.filter(({ position }) => position === 'K' || position === 'DST')).toEqual([]);
  });

  test('is known of everybody who took part, and of nobody else: they are not counted', async () => {
    const { leagueId } = await withLeague();
    await say();
    await goOn(leagueId);
    const starters = (await statements()).flatMap(({ subject }) => ('starterId' in subject ? [subject.starterId] : []));
    const gone = starters[0] ?? '';
    const { statWeeks, snapCounts } = after.tables;
    const without = <C extends { week: ArrayLike<number> }>(column: C, ids: ArrayLike<string>): C => ({
      ...column,
      week: Float64Array.from(column.week, (week, row) => (ids[row] === gone && week === WEEK ? 0 : week)),
    });
    await judge(DAYS_AFTER, {
      ...after,
      tables: {
        ...after.tables,
        statWeeks: { ...statWeeks, column: without(statWeeks.column, statWeeks.column.entityId) },
        snapCounts: { ...snapCounts, column: without(snapCounts.column, snapCounts.column.playerId) },
      } as typeof after.tables, // the same columns
    });
    const judged = await statements();
    const about = judged.filter(({ subject }) => Object.values(subject).includes(gone));
    expect(about.length).toBeGreaterThan(0);
    for (const { outcome, unjudged } of about) expect([outcome, unjudged]).toEqual([null, 'did-not-play']);
    const counted = judged.filter(({ outcome }) => outcome !== null);
    const sums = await db.selectFrom('advice_sum').select('cases').execute();
    expect(sums.reduce((sum, { cases }) => sum + cases, 0)).toBe(counted.length);
  });

  test('waits for the games, for their box scores, and for the platform', async () => {
    const { leagueId } = await withLeague();
    await say();
    await goOn(leagueId);
    await judge(DAYS_AFTER, before);
    expect((await sheets())[0]?.judged_at, 'games are open').toBeNull();
    const { statWeeks } = after.tables;
    const untold = { ...statWeeks, length: 0 };
    await judge(DAYS_AFTER, { ...after, tables: { ...after.tables, statWeeks: untold } });
    expect((await sheets())[0]?.judged_at, 'no box score').toBeNull();
    await judge();
    expect((await sheets())[0]?.judged_at).not.toBeNull();
  });

  test('of a league that is read no more is judged without its results after a fortnight', async () => {
    await withLeague();
    await say();
    await judge();
    expect((await sheets())[0]?.judged_at).toBeNull();
    await judge(atHours(last, 15 * 24));
    const judged = await statements();
    expect(judged.filter(({ kind }) => kind === 'win').map(({ unjudged }) => unjudged)).toEqual(
      Array.from({ length: 4 }, () => 'not-told'),
    );
    const started = judged.filter(({ kind }) => kind !== 'win');
    expect(started.every(({ unjudged }) => unjudged !== 'not-told')).toBe(true);
    expect(started.some(({ outcome }) => outcome !== null)).toBe(true);
  });

  test('is found once: judging again changes nothing', async () => {
    const { leagueId, token } = await withLeague();
    await say();
    await goOn(leagueId);
    await judge();
    const all = async () => [await sheets(), await statements(), await ask('listMyAdviceRecords', {}, token)];
    const judged = await all();
    await judge(atHours(last, 72));
    expect(await all()).toEqual(judged);
  });
});

describe('bids', () => {
  const DAYS_BEFORE = atHours(first, -60);
  const RUN = atHours(first, -36).toISOString();
  /** A claim of a team, for whom we know as that. */
  const claim = (entityId: string, toTeamId: string, bidDollars: number, more: Partial<OutsideTransaction> = {}) =>
    ({
      ...{ transactionId: crypto.randomUUID(), at: RUN, kind: 'waiver', outcome: 'done', picks: [], faab: [] },
      moves: [
        {
          player: {
            id: { system: isTeamId(entityId) ? 'sleeper' : 'gsis', id: entityId },
            teamId: isTeamId(entityId) ? entityId : null,
            ...{ name: entityId, position: null, positionCode: '' },
          },
          ...{ fromTeamId: null, toTeamId },
        },
      ],
      ...{ bidDollars, ...more },
    }) satisfies OutsideTransaction;
  const toldBids = async () =>
    (await statements()).flatMap(({ subject, ...each }) => ('dollars' in subject ? [{ ...each, ...subject }] : []));

  test('are told once the week before is over, as the calculator recommends them to the person’s team', async () => {
    const { token, userLeagueId } = await withLeague();
    await say(atHours(first, -120));
    expect(await sheets('bids'), 'too early').toEqual([]);
    await say(DAYS_BEFORE);
    expect([await sheets('bids'), await sheets()]).toMatchObject([[{ said_at: DAYS_BEFORE }], []]);
    const told = await toldBids();
    expect(told.length).toBeGreaterThan(0);
    for (const { teamId, entityId, dollars, chance } of told) {
      const { faabTable } = await ask('calculateFaab', { userLeagueId, playerIDs: [entityId] }, token);
      expect(teamId).toBe('1');
      expect(unlocked(faabTable)?.[0]?.bids?.recommended).toEqual({
        dollars,
        winPercent: expect.closeTo(100 * chance, 1),
      });
    }
    await say(atHours(first, -59));
    expect(await toldBids()).toEqual(told);
  });

  test('are told of no league in which nobody bids', async () => {
    await withLeague({ league: { waivers: { kind: 'priority', budgetDollars: null } } });
    await say(DAYS_BEFORE);
    expect([await sheets('bids'), await toldBids()]).toMatchObject([[{ judged_at: null }], []]);
  });

  test('are judged by what others bid in time: outbid, equal, or alone', async () => {
    const { leagueId } = await withLeague();
    await say(DAYS_BEFORE);
    const [one, two, three, ...others] = await toldBids();
    if (!one || !two || !three) throw new Error('fewer than three bids were told');
    const late = { at: atHours(first, 1).toISOString() };
    await goOn(leagueId, [
      claim(one.entityId, '2', one.dollars + 1),
      claim(two.entityId, '1', two.dollars + 5),
      claim(two.entityId, '3', two.dollars, { outcome: 'lost' }),
      claim(three.entityId, '2', three.dollars + 9, late),
    ]);
    await judge();
    const judged = new Map((await toldBids()).map((bid) => [bid.entityId, [bid.outcome, bid.unjudged]]));
    expect([one, two, three].map(({ entityId }) => judged.get(entityId))).toEqual([
      [0, null],
      [0.5, null],
      [1, null],
    ]);
    for (const { entityId } of others) expect(judged.get(entityId)).toEqual([1, null]);
  });

  test('are not counted where no claims were carried out, nor where nobody can say what others bid', async () => {
    const [idle, own] = [await withLeague(), await withLeague()];
    await say(DAYS_BEFORE);
    const ofLeague = async ({ leagueId }: typeof idle) => {
      const sheet = (await sheets('bids')).find(({ league_id }) => league_id === leagueId);
      return (await toldBids()).filter(({ sheet_id }) => sheet_id === sheet?.id);
    };
    const [first] = await ofLeague(own);
    await goOn(idle.leagueId);
    await goOn(own.leagueId, [claim(first?.entityId ?? '', '1', (first?.dollars ?? 0) + 1)]);
    await judge();
    for (const { outcome, unjudged } of await ofLeague(idle)) expect([outcome, unjudged]).toEqual([null, 'no-run']);
    expect((await ofLeague(own))[0]).toMatchObject({ outcome: null, unjudged: 'not-told' });
  });
});

test('statements are kept for a year after they were judged, and their sums for good', async () => {
  const { leagueId, token } = await withLeague();
  await say();
  await goOn(leagueId);
  await judge();
  const told = await ask('listMyAdviceRecords', {}, token);
  const days = (count: number) => new Date(DAYS_AFTER.getTime() + count * 24 * HOUR_MS);
  await judge(days(365));
  expect((await statements()).length).toBeGreaterThan(0);
  await judge(days(366));
  expect(await statements()).toEqual([]);
  expect(await ask('listMyAdviceRecords', {}, token)).toEqual(told);
});

describe('the record of one’s own leagues', () => {
  test('is of one’s list alone, by the expectations that one is shown', async () => {
    const { leagueId, token } = await withLeague();
    expect(refusal(await call('listMyAdviceRecords', {}))).toBe('token-not-found');
    expect((await ask('listMyAdviceRecords', {}, token)).records).toEqual([]);
    await say();
    await goOn(leagueId);
    await judge();
    const { records } = await ask('listMyAdviceRecords', {}, token);
    const counted = (await statements()).filter(({ basis, outcome }) => basis === 'house' && outcome !== null);
    expect(records.map(({ kind, basis, leagueWeeks }) => [kind, basis, leagueWeeks])).toEqual([
      ['lineup', 'house', 1],
      ['start', 'house', 1],
      ['win', 'house', 1],
    ]);
    for (const { kind, cases, since, own, bands } of records) {
      const ofKind = counted.filter((each) => each.kind === kind);
      const brier = ofKind.reduce((sum, { chance, outcome }) => sum + (chance - (outcome ?? 0)) ** 2, 0);
      expect([cases, since]).toEqual([ofKind.length, HOUR_BEFORE.toISOString()]);
      expect(own.brier).toBeCloseTo(brier / ofKind.length, 4);
      expect(bands.reduce((sum, band) => sum + band.cases, 0)).toBe(cases);
    }
    const { token: other } = await register();
    expect((await ask('listMyAdviceRecords', {}, other)).records).toEqual([]);
  });

  test('below the plan is of the market’s expectations', async () => {
    const { id, token } = await register();
    await listDrafted(db, id, before, SEASON, { week: WEEK });
    await say();
    await judge(atHours(last, 15 * 24));
    const { records } = await ask('listMyAdviceRecords', {}, token);
    expect(records.map(({ kind, basis }) => [kind, basis])).toEqual([
      ['lineup', 'market'],
      ['start', 'market'],
    ]);
  });
});

describe('the record of all leagues', () => {
  const records = async () => (await ask('listAdviceRecords', {})).records;
  type Listed = Awaited<ReturnType<typeof withLeague>>;
  /** So many leagues of different people. */
  const listed = (count: number): Promise<readonly Listed[]> =>
    Promise.all(Array.from({ length: count }, () => withLeague()));
  async function live(leagues: readonly Listed[]) {
    await say();
    for (const { leagueId } of leagues) await goOn(leagueId);
    await judge();
  }

  test('tells nothing of so few leagues that one could be read from them', async () => {
    await live(await listed(LEAST_LEAGUES - 1));
    expect(await records()).toEqual([]);
  });

  test('tells nothing of as many leagues of fewer people', async () => {
    const leagues = await listed(LEAST_LEAGUES);
    const [one, other] = leagues;
    await db
      .updateTable('user_league')
      .set({ account_id: one?.accountId ?? '' })
      .where('league_id', '=', other?.leagueId ?? '')
      .execute();
    await live(leagues);
    expect((await sheets()).filter((sheet) => sheet.judged_at)).toHaveLength(LEAST_LEAGUES);
    expect(await records()).toEqual([]);
  });

  test('waits until every league of the week is judged', async () => {
    const leagues = await listed(LEAST_LEAGUES + 1);
    await say();
    for (const { leagueId } of leagues.slice(1)) await goOn(leagueId);
    await judge();
    expect(await records()).toEqual([]);
    await goOn(leagues[0]?.leagueId ?? '');
    await judge();
    expect((await records()).map(({ leagueWeeks }) => leagueWeeks)).toContain(LEAST_LEAGUES + 1);
  });

  test('is of enough leagues of enough people, without bands of a few, and stays when all of them are gone', async () => {
    const leagues = await listed(LEAST_LEAGUES);
    await live(leagues);
    const told = await records();
    // Ten match-ups are no record yet.
    expect(told.map(({ kind, basis, leagueWeeks }) => [kind, basis, leagueWeeks])).toEqual([
      ['lineup', 'house', LEAST_LEAGUES],
      ['lineup', 'market', LEAST_LEAGUES],
      ['start', 'house', LEAST_LEAGUES],
      ['start', 'market', LEAST_LEAGUES],
    ]);
    for (const { cases, bands, own, baseline } of told) {
      expect(cases).toBeGreaterThanOrEqual(LEAST_STATEMENTS);
      for (const band of bands) expect(band.cases).toBeGreaterThanOrEqual(LEAST_IN_BAND);
      expect([own.brier > 0, own.brier < 0.25, baseline.right > 0.5]).toEqual([true, true, true]);
    }
    const people = leagues.map(({ accountId }) => accountId);
    await db.deleteFrom('account').where('id', 'in', people).execute();
    await forgetUnlisted(db);
    expect([await sheets(), await statements()]).toEqual([[], []]);
    expect(await records()).toEqual(told);
  });
});

test('whoever deletes their account takes along what was told of leagues that nobody else lists', async () => {
  const [gone, stays] = [await register(), await withLeague()];
  await listDrafted(db, gone.id, before, SEASON, { week: WEEK });
  await say();
  expect(await sheets()).toHaveLength(2);
  await ask('deleteMyAccount', { password: gone.password }, gone.token);
  await forgetUnlisted(db);
  expect((await sheets()).map(({ league_id }) => league_id)).toEqual([stays.leagueId]);
});
