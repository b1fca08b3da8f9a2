import { describeShared } from '@pylon/engine/testing/shared-data';
import { describe, expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { frameOf, supported, told } from '../../testing/platform-questions.ts';
import { draftIdIn } from './draft-room.ts';
import { DRAFT_RESULTS, LEAGUE } from './invented/league.ts';
import { mfl } from './platform.ts';
import { addresses, doubleHeaders, dynasty, INVENTED_ACCOUNT, mflCases } from './testing/cases.ts';

const { invented } = mflCases;
const at = addresses(2026, '70001');
const draftsOn = (answers: Readonly<Record<string, unknown>> = {}) =>
  supported(mfl(askedThrough(answering({ ...invented.answers, ...answers }))).drafts);
interface Unit {
  readonly draftPick: readonly { readonly player: string }[];
}
const { draftUnit } = DRAFT_RESULTS['draftResults'] as { readonly draftUnit: Unit }; // written beside the connector
const withUnit = (change: object) => ({
  [at('draftResults')]: { draftResults: { draftUnit: { ...draftUnit, ...change } } },
});
async function read(answers: Readonly<Record<string, unknown>> = {}) {
  const drafts = draftsOn(answers);
  const frame = await frameOf(drafts, invented.draftLink);
  if (frame === null) throw new Error('the invented league has a draft');
  return { frame, picks: await told(drafts.readPicks(frame)) };
}

test('a draft has the teams by their turn in round one, its order, and the picks that were made', async () => {
  const { frame, picks } = await read();
  expect(frame).toMatchObject({
    ...{ draftId: 'mfl-2026-70001', name: 'Invented League', season: 2026, order: 'snake', status: 'drafting' },
    seatOfRoster: { '0001': 0, '0002': 1, '0003': 2, '0004': 3 },
    tradedPicks: [],
  });
  expect(frame.shape.teams).toBe(4);
  expect(picks.map(({ pickNumber, seat, isKeeper }) => [pickNumber, seat, isKeeper])).toEqual([
    [1, 0, false],
    [2, 1, false],
    [3, 2, false],
    [4, 3, false],
    [5, 3, false],
    [6, 2, true],
    [7, 1, false],
  ]);
  expect(picks[0]?.player.id.system).toBe('mfl');
});

test('a turn that a team let pass is done, with nobody of that name', async () => {
  const { picks } = await read();
  expect(picks[6]?.player).toMatchObject({ id: { system: 'mfl', id: 'passed-7' }, name: 'Passed', position: null });
});

test('fewer rounds than a line-up has places add to rosters, without those drafted', async () => {
  const { frame, picks } = await read();
  expect(frame.partial).toMatchObject({ rounds: 2, players: 'all' });
  const rostered = frame.partial?.rostered ?? [];
  expect(rostered.length).toBeGreaterThan(8);
  const drafted = new Set(picks.map(({ player }) => player.id.id));
  expect(rostered.filter(({ player }) => drafted.has(player.id.id))).toEqual([]);
  // The one player of the fourth was drafted.
  expect(new Set(rostered.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
});

test('a pick that changed hands belongs to the team that makes it', async () => {
  const draftPick = draftUnit.draftPick.map((pick, index) => (index === 4 ? { ...pick, franchise: '0001' } : pick));
  const { frame, picks } = await read(withUnit({ draftPick }));
  expect(frame.tradedPicks).toEqual([{ pickNumber: 5, seat: 0 }]);
  expect(picks[4]?.seat).toBe(0);
});

test('an order that is not known is told pick by pick', async () => {
  const { frame } = await read(withUnit({ draftType: 'NEW' }));
  expect(frame.order).toBe('linear');
  expect(frame.tradedPicks).toEqual([
    { pickNumber: 5, seat: 3 },
    { pickNumber: 6, seat: 2 },
    { pickNumber: 7, seat: 1 },
    { pickNumber: 8, seat: 0 },
  ]);
});

test('before its first pick a draft is to come, after its last it is complete', async () => {
  const none = draftUnit.draftPick.map((pick) => ({ ...pick, player: '', comments: '' }));
  expect((await read(withUnit({ draftPick: none }))).frame.status).toBe('scheduled');
  const all = draftUnit.draftPick.map((pick) => (pick.player === '' ? { ...pick, player: '----' } : pick));
  expect((await read(withUnit({ draftPick: all }))).frame.status).toBe('complete');
});

test('divisions that draft for themselves, a league without a draft and one that is not shown are told apart', async () => {
  const two = { [at('draftResults')]: { draftResults: { draftUnit: [draftUnit, draftUnit] } } };
  const none = { [at('draftResults')]: { draftResults: {} } };
  for (const answers of [two, none])
    expect(await draftsOn(answers).readFrame('mfl-2026-70001')).toEqual({ ok: false, reason: 'unknown-draft' });
  const hidden = { [at('draftResults')]: { error: { $t: 'API requires logged in user' } } };
  expect(await draftsOn(hidden).readFrame('mfl-2026-70001')).toEqual({ ok: false, reason: 'refused' });
  expect(await draftsOn().readFrame('mfl-2026-70002')).toEqual({ ok: false, reason: 'unknown-draft' });
});

test('a draft that is shown to its league alone is read by whoever plays in it', async () => {
  const cookies: (string | null)[] = [];
  const hidden = { error: { $t: 'API requires logged in user' } };
  const drafts = supported(
    mfl(
      askedThrough((address, options) => {
        const cookie = new Headers(options.headers).get('cookie');
        cookies.push(cookie);
        const isOpen = cookie !== null || address.searchParams.get('TYPE') === 'players';
        return isOpen ? answering(invented.answers)(address, options) : Promise.resolve(Response.json(hidden));
      }),
    ).drafts,
  );
  expect(await drafts.readFrame('mfl-2026-70001')).toEqual({ ok: false, reason: 'refused' });
  const frame = await frameOf(drafts, invented.draftLink, INVENTED_ACCOUNT);
  if (frame === null) throw new Error('the invented league has a draft');
  expect(await told(drafts.readPicks(frame, INVENTED_ACCOUNT))).toHaveLength(7);
  expect(cookies).toContain(`MFL_USER_ID=${INVENTED_ACCOUNT.session}`);
});

describe('an auction', () => {
  const { league } = LEAGUE as { readonly league?: object }; // written beside the connector
  const sale = (player: string, franchise: string, winningBid: string, lastBidTime: string) => ({
    ...{ player, franchise, winningBid, lastBidTime },
  });
  const sales = [
    sale('1003', '0002', '31', '300'),
    sale('1001', '0001', '42', '100'),
    sale('1002', '0004', '7.00', '200'),
  ];
  const auction = (given: readonly object[], about: object = {}) => ({
    [at('draftResults')]: { draftResults: {} },
    [at('rosters')]: { rosters: { franchise: [] } },
    [at('auctionResults')]: { auctionResults: { auctionUnit: { unit: 'LEAGUE', auction: given } } },
    [at('league')]: { league: { ...league, loadRosters: 'email_auction', auctionStartAmount: '250', ...about } },
  });

  test('has the teams of the league, what they have to spend, and sales in the order of their last bids', async () => {
    const { frame, picks } = await read(auction(sales));
    expect(frame).toMatchObject({ order: 'auction', shape: { teams: 4, budgetDollars: 250 }, tradedPicks: [] });
    expect(frame.partial).toBeUndefined();
    expect(
      picks.map(({ pickNumber, seat, amountDollars, player }) => [pickNumber, seat, amountDollars, player.id.id]),
    ).toEqual([
      [1, 0, 42, '1001'],
      [2, 3, 7, '1002'],
      [3, 1, 31, '1003'],
    ]);
  });

  test('is to come before its first sale, and offered by its league', async () => {
    const answers = auction([]);
    const { frame, picks } = await read(answers);
    expect([frame.status, picks]).toEqual(['scheduled', []]);
    const platform = mfl(askedThrough(answering({ ...invented.answers, ...answers })));
    const of = { platformLeagueId: '70001', season: 2026, account: null };
    expect((await told(supported(platform.league)(of))).draftId).toBe('mfl-2026-70001');
  });

  /** A roster of as many as are named, by franchise. */
  const rostersOf = (counts: Readonly<Record<string, number>>, status = 'ROSTER') => ({
    [at('rosters')]: {
      rosters: {
        franchise: Object.entries(counts).map(([id, count]) => ({
          id,
          player: Array.from({ length: count }, (_, index) => ({ id: `${id}${index}`, status })),
        })),
      },
    },
  });
  const NOT_PLAYED = { [at('schedule')]: { schedule: { weeklySchedule: [] } } };
  const full = { '0001': 9, '0002': 9, '0003': 9, '0004': 9 };
  const played = { result: 'W', id: '0001', score: '88.1' };
  const lost = { result: 'L', id: '0002', score: '80' };

  test.each([
    ['goes on after its first sale', {}, 'drafting'],
    ['goes on while one roster has a place', rostersOf({ ...full, '0003': 8 }), 'drafting'],
    ['goes on while places are taken by those in training', rostersOf(full, 'TAXI_SQUAD'), 'drafting'],
    ['is over with the last place of a roster', rostersOf(full), 'completed'],
    [
      'is over once a game was played',
      { [at('schedule')]: { schedule: { weeklySchedule: { week: '1', matchup: { franchise: [played, lost] } } } } },
      'completed',
    ],
  ])('%s', async (_what, changed, status) => {
    const answers = { ...auction(sales, { rosterSize: '9', h2h: 'YES' }), ...NOT_PLAYED, ...changed };
    const { draftResult } = mfl(askedThrough(answering({ ...invented.answers, ...answers })));
    const of = { platformLeagueId: '70001', season: 2026, account: null };
    expect(await told(supported(draftResult)(of))).toMatchObject({ order: 'auction', status });
    expect((await read(answers)).frame.status).toBe(status === 'completed' ? 'complete' : status);
  });

  test('of a season that is past is over, and one of points alone when its first week has some', async () => {
    const of = { platformLeagueId: '70001', season: 2026, account: null };
    const statusOf = async (nowMs: number, results: object) => {
      const answers = { ...auction(sales, { rosterSize: '9', h2h: '' }), [at('weeklyResults', { W: 1 })]: results };
      const parts = askedThrough(answering({ ...invented.answers, ...answers }));
      return (await told(supported(mfl({ ...parts, nowMs: () => nowMs }).draftResult)(of)))?.status;
    };
    const nobody = { weeklyResults: { week: '1', franchise: { id: '0001', score: '0' } } };
    const somebody = { weeklyResults: { week: '1', franchise: { id: '0001', score: '71.5' } } };
    expect(await statusOf(Date.UTC(2026, 7, 20), nobody)).toBe('drafting');
    expect(await statusOf(Date.UTC(2026, 8, 20), somebody)).toBe('completed');
    expect(await statusOf(Date.UTC(2027, 1, 1), nobody)).toBe('completed');
  });

  test('of divisions apart is several, one without money says so, and whom teams have already stands beside it', async () => {
    const apart = {
      ...auction(sales),
      [at('auctionResults')]: { auctionResults: { auctionUnit: [{ auction: sales[0] }, { auction: sales[1] }] } },
    };
    expect(await draftsOn(apart).readFrame('mfl-2026-70001')).toEqual({ ok: false, reason: 'unknown-draft' });
    const { frame } = await read(auction(sales, { auctionStartAmount: '', salaryCapAmount: '' }));
    expect(frame.isBudgetUnknown).toBe(true);
    const kept = { ...auction([]), [at('rosters')]: invented.answers[at('rosters')] };
    expect((await read(kept)).frame.partial?.rostered.length).toBeGreaterThan(8);
  });
});

test('a synced league offers its draft under the name that leads to it', async () => {
  const platform = mfl(askedThrough(answering(invented.answers)));
  const address = { platformLeagueId: '70001', season: 2026, account: null };
  const { draftId } = await told(supported(platform.league)(address));
  expect(draftIdIn(draftId ?? '')).toBe('mfl-2026-70001');
});

test.each([
  ['https://www47.myfantasyleague.com/2026/home/54040', 'mfl-2026-54040'],
  ['www.myfantasyleague.com/2026/home/54040#0', 'mfl-2026-54040'],
  ['https://www47.myfantasyleague.com/2026/options?L=54040&O=17', 'mfl-2026-54040'],
  ['mfl-2026-54040', 'mfl-2026-54040'],
  ['https://www47.myfantasyleague.com/2026/home', null],
  ['https://www47.myfantasyleague.com/home/54040', null],
  ['https://www47.myfantasyleague.com.evil.example/2026/home/54040', null],
  ['https://evil.example/2026/home/54040', null],
  ['54040', null],
  ['', null],
])('an address leads to the draft of its league and season: %s', (text, id) => {
  expect(draftIdIn(text)).toBe(id);
});

describeShared('a recorded draft of MyFantasyLeague', () => {
  test('that was an auction has every sale with its price, by a team of the league', async () => {
    const given = doubleHeaders();
    const drafts = supported(mfl(askedThrough(answering(given.answers))).drafts);
    const frame = await frameOf(drafts, given.draftLink);
    if (frame === null) throw new Error('it was recorded');
    const picks = await told(drafts.readPicks(frame));
    expect(frame).toMatchObject({ order: 'auction', status: 'complete', season: 2020, shape: { teams: 16 } });
    expect(picks.length).toBeGreaterThan(100);
    expect(picks.filter(({ seat, amountDollars }) => seat === null || amountDollars === null)).toEqual([]);
  });

  test('in which four more teams bought picks of the three that drafted is read whole, and has no order of turns', async () => {
    const given = dynasty();
    const drafts = supported(mfl(askedThrough(answering(given.answers))).drafts);
    const frame = await frameOf(drafts, given.draftLink);
    if (frame === null) throw new Error('it was recorded');
    const picks = await told(drafts.readPicks(frame));
    expect(frame).toMatchObject({ status: 'complete', order: 'unknown', leagueType: 'dynasty' });
    expect(frame.teams).toHaveLength(3);
    expect(picks).toHaveLength(90);
    expect(picks.filter(({ seat }) => seat === null)).toHaveLength(7);
    expect(picks.filter(({ player }) => player.name === 'Unknown player')).toEqual([]);
  });
});
