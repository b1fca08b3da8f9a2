import { describe, expect, it, test } from 'vitest';
import type { LeagueAddress } from '../../platform.ts';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { formOf, supported, told } from '../../testing/platform-questions.ts';
import { INVENTED_DRAFT, INVENTED_PICKS } from './invented/draft.ts';
import { INVENTED_LEAGUE, INVENTED_ROSTERS, INVENTED_USER } from './invented/league.ts';
import { toPlaces } from './league-places.ts';
import { toScoring } from './league-scoring.ts';
import { sleeper } from './platform.ts';
import { inventedLeague } from './testing/cases.ts';

const OWN = `https://api.sleeper.app/v1/league/${INVENTED_LEAGUE.league_id}`;
const ADDRESS: LeagueAddress = { platformLeagueId: INVENTED_LEAGUE.league_id, season: 2026, account: null };

/** Sleeper with the invented league, and other answers in place of some of its own. */
const asked = (changed: Readonly<Record<string, unknown>> = {}) =>
  sleeper(askedThrough(answering({ ...inventedLeague.answers, ...changed })));
const withLeague = (change: object) => ({ [OWN]: { ...INVENTED_LEAGUE, ...change } });
const withSettings = (change: object) => withLeague({ settings: { ...INVENTED_LEAGUE.settings, ...change } });
const leagueWith = (changed: Readonly<Record<string, unknown>> = {}) => told(supported(asked(changed).league)(ADDRESS));
const rosterOf = async (week: number, teamId: string, changed = {}) =>
  (await told(supported(asked(changed).rosters)(ADDRESS, week))).find((roster) => roster.teamId === teamId);

describe('an account', () => {
  test('is found by its name, blanks around it or not', async () => {
    const account = await told(formOf(asked().connect)({ username: ' ada ' }));
    expect(account).toEqual({ accountId: INVENTED_USER.user_id, name: 'ada', session: null, sessionEndsAt: null });
  });

  test.each(['', '  ', 'a/b', '../league', 'nobody', 'ada?x=1', '..'])('is not found as %j', async (username) => {
    expect(await formOf(asked().connect)({ username })).toEqual({ ok: false, reason: 'unknown-account' });
  });

  it('lists its leagues of football with the team it has there', async () => {
    expect(await told(supported(asked().leagues)(inventedLeague.account, 2026))).toEqual([
      {
        ...{ platformLeagueId: INVENTED_LEAGUE.league_id, name: 'Invented League', season: 2026 },
        ...{ teamId: '3', teamName: 'Ada & Co', avatarUrl: 'https://sleepercdn.com/avatars/invented0avatar' },
      },
    ]);
  });

  it('lists a league whose teams cannot be read, without its team', async () => {
    const changed = { [`${OWN}/rosters`]: 'no JSON' };
    const [league] = await told(supported(asked(changed).leagues)(inventedLeague.account, 2026));
    expect(league).toMatchObject({ name: 'Invented League', teamId: null, teamName: null });
  });
});

describe('drafts of earlier seasons', () => {
  const API = 'https://api.sleeper.app/v1';
  const season = (id: string, year: number, previous: string, draft: object = {}) => ({
    [`${API}/league/${id}`]: {
      ...INVENTED_LEAGUE,
      league_id: id,
      season: String(year),
      previous_league_id: previous,
      draft_id: `9${id}`,
    },
    [`${API}/league/${id}/rosters`]: INVENTED_ROSTERS,
    [`${API}/league/${id}/drafts`]: [
      { ...INVENTED_DRAFT, draft_id: `9${id}`, league_id: id, status: 'complete', season: String(year), ...draft },
    ],
    [`${API}/draft/9${id}/picks`]: INVENTED_PICKS,
  });
  const past = (changed: Readonly<Record<string, unknown>>, most = 4) => {
    const { pastDrafts } = asked({ ...withLeague({ previous_league_id: '25' }), ...changed });
    return told(supported(pastDrafts)(ADDRESS, most));
  };

  test('are found from season to season, with who played which team', async () => {
    const { drafts } = await past({ ...season('25', 2025, '24'), ...season('24', 2024, '0') });
    expect(drafts.map((each) => each.season)).toEqual([2025, 2024]);
    expect(drafts[0]).toMatchObject({ shape: { teams: 4, slots: { QB: 1, BN: 2 } }, draft: { status: 'completed' } });
    expect(drafts[0]?.teams.find(({ teamId }) => teamId === '3')?.ownerIds).toContain(INVENTED_USER.user_id);
  });

  test('are as many as wanted, and a chain that runs in a circle ends', async () => {
    const circle = { ...season('25', 2025, '24'), ...season('24', 2024, '25') };
    expect((await past(circle)).drafts).toHaveLength(2);
    expect((await past(circle, 1)).drafts).toHaveLength(1);
  });

  test('leave out a season whose picks cannot be read, and go on', async () => {
    const damaged = { [`${API}/draft/925/picks`]: [{ pick_no: 'first' }] };
    const { drafts, leftOut } = await past({ ...season('25', 2025, '24'), ...season('24', 2024, '0'), ...damaged });
    expect(drafts.map((each) => each.season)).toEqual([2024]);
    expect(leftOut).toEqual([{ season: 2025, why: 'unreadable' }]);
  });

  test('leave out auctions, drafts of rookies and those that were not held to the end, and say which', async () => {
    for (const [draft, why] of [
      [{ type: 'auction' }, 'auction'],
      [{ settings: { ...INVENTED_DRAFT.settings, player_type: 1 } }, 'adds-to-rosters'],
      [{ status: 'drafting' }, null],
    ] as const) {
      const { drafts, leftOut } = await past(season('25', 2025, '0', draft));
      expect(drafts).toEqual([]);
      expect(leftOut).toEqual(why === null ? [] : [{ season: 2025, why }]);
    }
  });
});

describe('a league', () => {
  it('says its rules', async () => {
    const league = await leagueWith();
    expect(league).toMatchObject({
      ...{ name: 'Invented League', status: 'in-progress', scoringMode: 'head-to-head', carryOver: 'keeper' },
      ...{ isElimination: false, isBestBall: false, hasMedianGame: true, keepersPerTeam: 2, lastTradeWeek: 11 },
      ...{ commissionerName: 'bob', draftId: INVENTED_LEAGUE.draft_id, reserve: { ir: 1, taxi: 1 } },
      weeks: { current: 2, first: 1, last: 16 },
      playoffs: { firstWeek: 15, teams: 2 },
      tieBreakers: { overall: ['points'] },
      waivers: { kind: 'faab', budgetDollars: 100, leastBidDollars: 3, holdHours: 48 },
    });
    expect(league.shape.slots).toMatchObject({ QB: 1, RB: 1, FLEX: 1, DST: 1, BN: 3 });
    expect(league.unmapped.map(({ label }) => label)).toEqual([
      'Defensive lineman: 1',
      'Bonus passing completions 25: 1.5',
    ]);
  });

  it('says who plays in it, with what is left to bid', async () => {
    const [first, , , orphan] = (await leagueWith()).teams;
    expect(first).toEqual({
      ...{ teamId: '1', name: 'bob', avatarUrl: 'https://sleepercdn.com/avatars/invented1picture', outInWeek: null },
      ownerIds: ['800000000000000002', '800000000000000009'],
      ownerNames: ['bob', 'somebody without a team'],
      standing: { rank: null, wins: 1, losses: 0, ties: 0, pointsFor: 101.05, pointsAgainst: 90.5 },
      ...{ faabLeftDollars: 59, waiverPriority: 4, division: 'North' },
    });
    expect(orphan).toMatchObject({ name: 'Team 4', ownerIds: [], ownerNames: [], faabLeftDollars: 100 });
  });

  it('of the elimination kind has no games, and says who is out', async () => {
    const rosters = INVENTED_ROSTERS.map((team) => ({
      ...team,
      settings: { ...team.settings, eliminated: team.roster_id },
    }));
    const league = await leagueWith({
      ...withSettings({ type: 3, playoff_week_start: 0 }),
      [`${OWN}/rosters`]: rosters,
    });
    expect(league).toMatchObject({ isElimination: true, scoringMode: 'total-points', playoffs: null });
    expect(league).toMatchObject({ carryOver: 'redraft', keepersPerTeam: null, weeks: { last: 18 } });
    expect(league.teams.map(({ outInWeek }) => outInWeek)).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['pre_draft', 'pre-draft', null],
    ['drafting', 'drafting', null],
    ['post_season', 'in-progress', 2],
    ['complete', 'completed', null],
  ])('that is %s is %s', async (status, ours, current) => {
    expect(await leagueWith(withLeague({ status }))).toMatchObject({ status: ours, weeks: { current } });
  });

  it('of the dynasty kind says how many rounds of rookies it drafts; of any other the number is a default', async () => {
    const roundsOf = async (change: object) => (await leagueWith(withSettings(change))).rookieRounds;
    expect(await roundsOf({ type: 2, draft_rounds: 3 })).toBe(3);
    expect(await roundsOf({ type: 2, draft_rounds: 0 })).toBeUndefined();
    expect(await roundsOf({ type: 1, draft_rounds: 3 })).toBeUndefined();
  });

  it('of another sport is unknown', async () => {
    const { league } = asked(withLeague({ sport: 'nba' }));
    expect(await supported(league)(ADDRESS)).toEqual({ ok: false, reason: 'unknown-league' });
  });

  test.each(['', 'abc', '1/rosters', '../user/ada'])('is never asked for as %j', async (platformLeagueId) => {
    const addresses: string[] = [];
    const platform = sleeper(
      askedThrough(async ({ href }) => {
        addresses.push(href);
        return Response.json(null);
      }),
    );
    expect(await supported(platform.league)({ ...ADDRESS, platformLeagueId })).toMatchObject({
      reason: 'unknown-league',
    });
    expect(addresses).toEqual([]);
  });

  it('shows no picture from elsewhere', async () => {
    expect((await leagueWith(withLeague({ avatar: 'https://elsewhere.example/a.png' }))).avatarUrl).toBeNull();
  });
});

describe('scoring', () => {
  it('adds a rate to a bonus, and takes off the lower of two bonuses of which Sleeper pays one', () => {
    const { scoring, unmapped } = toScoring({
      fgm: 3,
      fgm_50p: 2,
      bonus_pass_yd_300: 2,
      bonus_pass_yd_400: 5,
      pass_td: 0,
    });
    expect(scoring).toMatchObject({
      ...{ specialKickerFieldGoals40To49: 3, specialKickerFieldGoals50Plus: 5 },
      ...{ passingYards300: 2, passingYards400: 3 },
    });
    expect(scoring).not.toHaveProperty('passingTouchdowns');
    expect(unmapped).toEqual([]);
  });

  it('lists what it has no setting for, and what is beyond every bound', () => {
    expect(toScoring({ rush_40p: 1, pass_td: 500, toString: 2 })).toEqual({
      scoring: {},
      unmapped: [
        { what: 'scoring', code: 'rush_40p', label: 'Rushing 40+: 1' },
        { what: 'scoring', code: 'pass_td', label: 'Passing touchdowns: 500' },
        { what: 'scoring', code: 'toString', label: 'ToString: 2' },
      ],
    });
  });
});

test('a place that we do not know is bench, and its player stays there', () => {
  const { lineup, unmapped } = toPlaces(['QB', 'IDP_FLEX', 'SUPER_FLEX', 'WRRB_FLEX', 'REC_FLEX', 'BN']);
  expect(lineup).toEqual(['QB', 'BN', 'SUPERFLEX', 'RBWR', 'WRTE']);
  expect(unmapped).toEqual([{ what: 'slot', code: 'IDP_FLEX', label: 'Any single defender: 1' }]);
});

describe('a week', () => {
  it('that is over has whoever was there then, with points, and no injured place', async () => {
    const roster = await rosterOf(1, '1');
    expect(roster?.players.map(({ player, slot, points }) => [player.id.id, slot, points])).toEqual([
      ['201', 'QB', 60.05],
      ['202', 'RB', 41],
      ['207', 'BN', 3],
    ]);
    expect(roster?.players[0]?.player).toEqual({
      ...{ id: { system: 'sleeper', id: '201' }, teamId: null, name: 'Player 201', position: null, positionCode: '' },
    });
  });

  it('of now has the injured and those in training in their places', async () => {
    const roster = await rosterOf(2, '1');
    expect(roster?.players.map(({ player, slot }) => [player.id.id, slot])).toEqual([
      ['201', 'QB'],
      ['202', 'RB'],
      ['204', 'BN'],
      ['SEA', 'DST'],
      ['203', 'BN'],
      ['205', 'IR'],
      ['206', 'TAXI'],
    ]);
    expect(roster?.players[3]?.player).toMatchObject({ teamId: 'SEA', position: 'DST', positionCode: 'DEF' });
  });

  it('that is not told of yet has the rosters of today', async () => {
    expect(await rosterOf(9, '3')).toMatchObject({ players: [{ slot: 'RB' }, { slot: 'DST' }] });
  });

  it('pairs teams by number, with the points that a commissioner set', async () => {
    expect(await told(supported(asked().matchups)(ADDRESS, 1))).toEqual([
      {
        teams: [
          { teamId: '1', points: 101.05 },
          { teamId: '3', points: 90.5 },
        ],
        kind: 'regular',
      },
      { teams: [{ teamId: '2', points: 70 }, null], kind: 'regular' },
      { teams: [{ teamId: '4', points: 0 }, null], kind: 'regular' },
    ]);
  });

  it('of the play-offs tells the way to the title from the rest', async () => {
    const met = await told(supported(asked().matchups)(ADDRESS, 15));
    expect(met.map(({ kind }) => kind)).toEqual(['playoff', 'consolation']);
  });
});

test('moves are told oldest first, with bids, lost claims, picks and money, and nothing that is still open', async () => {
  const moves = await told(supported(asked().transactions)(ADDRESS, 1));
  expect(
    moves.map(({ transactionId, kind, outcome, bidDollars }) => [transactionId.at(-1), kind, outcome, bidDollars]),
  ).toEqual([
    ['3', 'waiver', 'lost', 12],
    ['2', 'waiver', 'done', 41],
    ['4', 'trade', 'done', null],
  ]);
  expect(moves[1]?.moves.map(({ player, fromTeamId, toTeamId }) => [player.id.id, fromTeamId, toTeamId])).toEqual([
    ['SEA', null, '1'],
    ['207', '1', null],
  ]);
  expect(moves[2]).toMatchObject({
    moves: [
      { fromTeamId: '2', toTeamId: '1' },
      { fromTeamId: '1', toTeamId: '2' },
    ],
    picks: [{ season: 2027, round: 1, originalTeamId: '1', teamId: '2' }],
    faab: [{ fromTeamId: '2', toTeamId: '1', dollars: 7 }],
  });
});

describe('a draft', () => {
  it('is told with its picks, keepers and their rounds', async () => {
    const drafted = await told(supported(asked().draftResult)(ADDRESS));
    expect(drafted).toMatchObject({ order: 'snake', status: 'completed', startsAt: '2026-08-17T20:53:20.000Z' });
    expect(drafted?.picks).toMatchObject([
      { pickNumber: 1, round: 1, teamId: '3', isKeeper: false, player: { name: 'Ian Invented' } },
      { pickNumber: 7, round: 2, teamId: '4', isKeeper: true, player: { teamId: 'KC' } },
    ]);
    expect(await told(supported(asked().keepers)(ADDRESS))).toMatchObject([
      { teamId: '4', round: 2, costDollars: null },
    ]);
  });

  it('that is still to come leaves the keepers to the teams', async () => {
    const kept = await told(supported(asked({ [`${OWN}/drafts`]: null }).keepers)(ADDRESS));
    expect(kept).toMatchObject([{ teamId: '1', player: { id: { id: '201' } }, round: null }]);
    expect(await told(supported(asked({ [`${OWN}/drafts`]: [] }).draftResult)(ADDRESS))).toBeNull();
  });

  it('that is over has no picks to come', async () => {
    const toCome = async (status: string) =>
      (await told(supported(asked(withLeague({ status })).futurePicks)(ADDRESS))).map(({ season }) => season);
    expect(await toCome('in_season')).toEqual([2027]);
    expect(await toCome('pre_draft')).toEqual([2026, 2027]);
  });
});
