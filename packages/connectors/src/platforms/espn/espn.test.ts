import type { Network } from '@pylon/outbound/outbound';
import { describe, expect, it, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { teamAddressIn } from './connect.ts';
import { toDraftResult } from './drafts.ts';
import { INVENTED_ANSWERS, INVENTED_DRAFT, INVENTED_SETTINGS, LEAGUE_ID, SEASON } from './invented/league.ts';
import { espn } from './platform.ts';
import { EspnDraft } from './shapes.ts';

const LEAGUE = { platformLeagueId: LEAGUE_ID, season: SEASON, account: null };
const SETTINGS = Object.keys(INVENTED_ANSWERS).find((address) => address.endsWith('view=mSettings')) ?? '';
const asked = (network: Network = answering(INVENTED_ANSWERS)) => espn(askedThrough(network));
const leagueWith = async (settings: object) =>
  told(
    supported(asked(answering({ ...INVENTED_ANSWERS, [SETTINGS]: { ...INVENTED_SETTINGS, ...settings } })).league)(
      LEAGUE,
    ),
  );

describe('an address of a team', () => {
  test.each([
    ['https://fantasy.espn.com/football/team?leagueId=899513&teamId=3&seasonId=2020', '899513 3 2020'],
    ['fantasy.espn.com/football/team?leagueid=899513&teamid=3&fromTeamId=4', '899513 3 null'],
    ['  https://fantasy.espn.com/football/team/?view=x&teamId=03&leagueId=0899513 ', '899513 3 null'],
    ['https://fantasy.espn.com/football/league?leagueId=899513', null],
    ['https://fantasy.espn.com/football/team?leagueId=899513', null],
    ['https://fantasy.espn.com/football/team?leagueId=../1&teamId=3', null],
    ['https://fantasy.espn.com.evil.example/football/team?leagueId=1&teamId=3', null],
    ['https://evil.example/football/team?leagueId=1&teamId=3#fantasy.espn.com', null],
    ['http://127.0.0.1/football/team?leagueId=1&teamId=3', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s', (pasted, read) => {
    const found = teamAddressIn(pasted);
    expect(found && `${found.leagueId} ${found.teamId} ${found.season}`).toBe(read);
  });

  it('without a season is that of the newest season in which the league is played', async () => {
    const { connect } = espn({ ...askedThrough(answering(INVENTED_ANSWERS)), nowMs: () => Date.UTC(2027, 1, 1) });
    const way = supported(connect);
    if (!('byForm' in way)) throw new Error('ESPN is connected by form');
    const leagueUrl = `https://fantasy.espn.com/football/team?leagueId=${LEAGUE_ID}&teamId=2`;
    expect(await told(way.byForm({ leagueUrl }))).toMatchObject({ accountId: '700:2', name: 'Bobcats', session: null });
    const nobody = await way.byForm({ leagueUrl: leagueUrl.replace('teamId=2', 'teamId=9') });
    expect(nobody).toEqual({ ok: false, reason: 'unknown-account' });
  });
});

const AT = { hour: 4, minute: 0, timeZone: 'America/New_York' };
const RUNS = [
  { day: 'sunday', at: AT },
  { day: 'wednesday', at: AT },
];

describe('a league', () => {
  it('has what ESPN says of it', async () => {
    const league = await told(supported(asked().league)(LEAGUE));
    expect(league).toMatchObject({
      ...{ name: 'Invented League', status: 'in-progress', scoringMode: 'head-to-head', carryOver: 'keeper' },
      ...{ keepersPerTeam: 1, lastTradeWeek: 10, reserve: { ir: 1, taxi: 0 } },
      shape: { teams: 4, budgetDollars: 200, slots: { QB: 1, RB: 1, WR: 1, FLEX: 1, SUPERFLEX: 1, DST: 1, BN: 3 } },
      weeks: { current: 2, first: 1, last: 17 },
      playoffs: { firstWeek: 15, teams: 4 },
      tieBreakers: { overall: ['head-to-head', 'points', 'division-record'] },
      waivers: { kind: 'faab', budgetDollars: 100, leastBidDollars: 2, holdHours: 24, runs: RUNS },
    });
    expect(league.unmapped.map(({ what, label }) => `${what}: ${label}`)).toEqual([
      'slot: Linebacker: 1',
      expect.stringContaining('scoring: One-point safety'),
    ]);
    expect(league.teams[0]).toEqual({
      teamId: '1',
      name: 'Ada & Co',
      ownerIds: ['{OWNER-1}'],
      ownerNames: ['ada'],
      avatarUrl: 'https://pictures.example/1.png',
      standing: { rank: 3, wins: 1, losses: 0, ties: 0, pointsFor: 81.1, pointsAgainst: 70.25 },
      faabLeftDollars: 88,
      waiverPriority: 1,
      division: 'West',
      outInWeek: null,
    });
    expect(league.teams[1]).toMatchObject({ ownerNames: ['Bob Invented'], avatarUrl: null });
  });

  test.each([
    ['nobody has drafted', { draftDetail: { drafted: false, inProgress: false } }, 'pre-draft', null],
    ['a draft is held', { draftDetail: { drafted: false, inProgress: true } }, 'drafting', null],
    ['the season is over', { status: { ...INVENTED_SETTINGS.status, latestScoringPeriod: 18 } }, 'completed', null],
    ['the season begins', { status: { ...INVENTED_SETTINGS.status, latestScoringPeriod: 0 } }, 'in-progress', null],
  ])('says how it stands when %s', async (_what, change, status, current) => {
    expect(await leagueWith(change)).toMatchObject({ status, weeks: { current } });
  });

  test.each([-5, '5', null, 1e300, [5]])('is read without its least bid when that is %j', async (minimumBid) => {
    const { settings } = INVENTED_SETTINGS;
    const acquisitionSettings = { ...settings.acquisitionSettings, minimumBid };
    const { waivers } = await leagueWith({ settings: { ...settings, acquisitionSettings } });
    expect(waivers).toEqual({ kind: 'faab', budgetDollars: 100, holdHours: 24, runs: RUNS });
  });

  test.each([
    ['days that are none', { waiverProcessDays: ['NEVER', 7, 'WEDNESDAY'] }, [RUNS[1]]],
    ['no list of days', { waiverProcessDays: 'WEDNESDAY' }, undefined],
    ['an hour that is none', { waiverProcessHour: 24 }, RUNS.map(({ day }) => ({ day, at: null }))],
    ['a text for an hour', { waiverProcessHour: '4' }, RUNS.map(({ day }) => ({ day, at: null }))],
  ])('says when claims are run as far as it can be read, with %s', async (_what, change, runs) => {
    const { settings } = INVENTED_SETTINGS;
    const acquisitionSettings = { ...settings.acquisitionSettings, ...change };
    const { waivers } = await leagueWith({ settings: { ...settings, acquisitionSettings } });
    expect(waivers.runs).toEqual(runs);
    expect(waivers.leastBidDollars).toBe(2);
  });

  it('tells of what it cannot say in our words', async () => {
    const { settings } = INVENTED_SETTINGS;
    const league = await leagueWith({
      settings: {
        ...settings,
        scoringSettings: { ...settings.scoringSettings, scoringType: 'H2H_CATEGORY' },
        draftSettings: { ...settings.draftSettings, leagueSubType: 'KNOCKOUT', keeperCount: 0 },
        acquisitionSettings: { isUsingAcquisitionBudget: false, acquisitionBudget: 100, acquisitionType: 'FREEAGENCY' },
      },
    });
    expect(league).toMatchObject({
      carryOver: 'redraft',
      keepersPerTeam: null,
      waivers: { kind: 'none', budgetDollars: null },
    });
    expect(league.unmapped.filter(({ what }) => what === 'setting').map(({ label }) => label)).toEqual([
      'Weeks are won by categories, not by points',
      'Kind of league: KNOCKOUT',
    ]);
  });
});

describe('a week', () => {
  it('has line-ups with what ESPN counted, of whoever meets nobody too', async () => {
    const { rosters } = asked();
    const first = await told(supported(rosters)(LEAGUE, 1));
    expect(first.map(({ teamId }) => teamId).sort()).toEqual(['1', '2', '3', '4']);
    const ada = first.find(({ teamId }) => teamId === '1');
    expect(ada?.players.map(({ slot, points }) => `${slot} ${points}`)).toEqual([
      'QB 20',
      'FLEX 10.5',
      'BN 4',
      'BN 3',
      'DST 7',
    ]);
    expect(ada?.players[4]?.player).toEqual({
      ...{ id: { system: 'espn', id: '-16003' }, teamId: 'CHI', name: 'Bears D/ST' },
      ...{ position: 'DST', positionCode: 'D/ST' },
    });
    const second = await told(supported(rosters)(LEAGUE, 2));
    expect(second.map(({ teamId }) => teamId).sort()).toEqual(['1', '2', '3', '4']);
  });

  it('has games, one without an opponent, and games of play-offs over two weeks', async () => {
    const { matchups } = asked();
    expect(await told(supported(matchups)(LEAGUE, 2))).toEqual([
      {
        teams: [
          { teamId: '1', points: 40 },
          { teamId: '3', points: 31 },
        ],
        kind: 'regular',
      },
      { teams: [{ teamId: '2', points: 12 }, null], kind: 'regular' },
    ]);
    const second = Object.entries(INVENTED_ANSWERS).find(([address]) =>
      address.includes('scoringPeriodId=2&view=mMatchup'),
    );
    const later = second?.[0].replace('scoringPeriodId=2', 'scoringPeriodId=16') ?? '';
    const platform = asked(answering({ ...INVENTED_ANSWERS, [later]: second?.[1] }));
    expect(await told(supported(platform.matchups)(LEAGUE, 16))).toEqual([
      {
        teams: [
          { teamId: '1', points: 0 },
          { teamId: '4', points: 0 },
        ],
        kind: 'playoff',
      },
    ]);
  });
});

describe('moves', () => {
  it('stand in the week whose games were not over, oldest first', async () => {
    const { transactions } = asked();
    const moved = await told(supported(transactions)(LEAGUE, 1));
    expect(moved.map(({ transactionId, kind, bidDollars }) => [transactionId, kind, bidDollars])).toEqual([
      ['move-2', 'free-agent', null],
      ['move-3', 'waiver', 12],
      ['move-4', 'free-agent', null],
    ]);
    expect(moved[0]?.moves).toMatchObject([
      { player: { teamId: 'CHI' }, fromTeamId: null, toTeamId: '3' },
      { player: { name: 'Unknown player' }, fromTeamId: '3', toTeamId: null },
    ]);
    expect(moved[2]?.moves).toMatchObject([{ fromTeamId: '4', toTeamId: null }]);
    expect(await told(supported(transactions)(LEAGUE, 2))).toMatchObject([
      {
        kind: 'trade',
        moves: [
          { fromTeamId: '1', toTeamId: '2' },
          { fromTeamId: '2', toTeamId: '1' },
        ],
      },
    ]);
    expect(await told(supported(transactions)(LEAGUE, 3))).toEqual([]);
  });
});

describe('a draft', () => {
  const draft = (change: object, picks: readonly object[] = INVENTED_DRAFT.draftDetail.picks) =>
    toDraftResult(
      EspnDraft.parse({
        draftDetail: { ...INVENTED_DRAFT.draftDetail, picks },
        settings: { draftSettings: { ...INVENTED_DRAFT.settings.draftSettings, ...change } },
      }),
      new Map(),
    );

  test.each([
    ['as it says', { type: 'LINEAR' }, undefined, 'linear'],
    ['that was typed in, by its first rounds', { type: 'OFFLINE' }, undefined, 'snake'],
    ['that was typed in with trades', { type: 'OFFLINE' }, INVENTED_DRAFT.draftDetail.picks.slice(0, 7), 'unknown'],
    ['with prices', { type: 'OFFLINE' }, [{ ...INVENTED_DRAFT.draftDetail.picks[0], bidAmount: 41 }], 'auction'],
  ])('has an order %s', (_what, change, picks, order) => {
    expect(draft(change, picks).order).toBe(order);
  });

  it('leaves out picks that are to be made, and says what was paid', () => {
    const [first] = INVENTED_DRAFT.draftDetail.picks;
    const { picks } = draft({ type: 'AUCTION' }, [
      { ...first, bidAmount: 41 },
      { ...first, overallPickNumber: 2, playerId: -1 },
    ]);
    expect(picks).toMatchObject([{ pickNumber: 1, costDollars: 41 }]);
  });

  it('says who is kept, and for which round', async () => {
    expect(await told(supported(asked().keepers)(LEAGUE))).toMatchObject([
      { teamId: '2', round: 2, costDollars: null, player: { id: { system: 'espn', id: '202' } } },
    ]);
  });
});

describe('a private league', () => {
  const shut = () =>
    Response.json(
      { messages: ['You are not authorized to view this League.'], details: [{ type: 'AUTH_LEAGUE_NOT_VISIBLE' }] },
      { status: 401 },
    );

  it('is refused, and not a matter of signing in again', async () => {
    expect(await supported(asked(async () => shut()).league)(LEAGUE)).toEqual({ ok: false, reason: 'refused' });
  });

  it('that only one address refuses is read at the other', async () => {
    const platform = asked(async (address, options) => {
      if (!address.pathname.includes('/leagueHistory/')) return shut();
      const query = address.search.replace(`?seasonId=${SEASON}&`, '?');
      const answer = await answering(INVENTED_ANSWERS)(new URL(`${SETTINGS.split('?')[0]}${query}`), options);
      return Response.json([await answer.json()]);
    });
    expect(await told(supported(platform.league)(LEAGUE))).toMatchObject({ name: 'Invented League' });
  });
});
