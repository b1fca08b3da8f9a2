// What the suite of all platforms does not ask: what is read out of Fleaflicker's answers, whole and damaged.
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { addressOf } from './api.ts';
import { DRAFT_BOARD, STANDINGS } from './invented/league.ts';
import { fleaflicker } from './platform.ts';
import { fleaflickerCases } from './testing/cases.ts';

const { invented } = fleaflickerCases;
const LEAGUE = { platformLeagueId: '55', season: 2026, account: null };
const platformOn = (answers: Readonly<Record<string, unknown>> = {}) =>
  fleaflicker(askedThrough(answering({ ...invented.answers, ...answers })));

test('a field that is left out has its default', async () => {
  const { teams, status, weeks } = await told(supported(platformOn().league)(LEAGUE));
  expect(teams[0]).toMatchObject({
    standing: { rank: 1, wins: 1, losses: 0, ties: 0, pointsFor: 35 },
    faabLeftDollars: 0,
    division: 'Upper',
  });
  expect(teams[3]).toMatchObject({ ownerIds: [], ownerNames: [] });
  expect(status).toBe('in-progress');
  expect(weeks).toEqual({ current: 2, first: 1, last: 4 });
});

test('rules become settings, those for parts of a range and for nothing of ours are told', async () => {
  const { scoring, unmapped } = await told(supported(platformOn().league)(LEAGUE));
  expect(scoring).toEqual({
    ...{ passingYards: 0.04, passingTouchdowns: 4, passingYards300: 3, passingYards400: -3 },
    ...{ receivingReceptions: 0.5, receivingTEReceptionsBonus: 0.5 },
    ...{ specialKickerFieldGoals0To19: 3, specialKickerFieldGoals20To29: 3, specialKickerFieldGoals30To39: 3 },
    ...{ specialKickerFieldGoals40To49: 4, specialKickerFieldGoals50Plus: 5 },
    ...{ specialKickerFieldGoalsMissed0To19: -2, specialKickerFieldGoalsMissed20To29: -2 },
    ...{ idpSoloTackles: 1.5, idpSacks: 2, dtSacks: 2, dtPointsAllowed0: 5, dtPointsAllowed6: 3 },
    ...{ dtPointsAllowed13: 3, dtPointsAllowed14To17: 3 },
  });
  expect(unmapped.map(({ what, code }) => `${what} ${code}`)).toEqual([
    'slot LB',
    'scoring 11',
    'scoring 106',
    'scoring 129',
    'scoring 92',
  ]);
});

test('an add and its drop are one move, a claim has its bid, and a trade has both sides', async () => {
  const { transactions } = platformOn();
  const first = await told(supported(transactions)(LEAGUE, 1));
  expect(first.map(({ kind, bidDollars, moves, picks }) => [kind, bidDollars, moves.length, picks])).toEqual([
    ['free-agent', null, 1, []],
    ['free-agent', null, 1, []],
    ['trade', null, 1, [{ season: 2027, round: 2, originalTeamId: '103', teamId: '104' }]],
  ]);
  expect(first[2]?.moves[0]).toMatchObject({ fromTeamId: '104', toTeamId: '103' });
  const second = await told(supported(transactions)(LEAGUE, 2));
  expect(second).toMatchObject([
    {
      ...{ kind: 'waiver', bidDollars: 7 },
      moves: [
        { fromTeamId: null, toTeamId: '101' },
        { fromTeamId: '101', toTeamId: null },
      ],
    },
  ]);
});

test('line-ups come from the box scores, and whoever has no game is on the bench', async () => {
  const held = await told(supported(platformOn().rosters)(LEAGUE, 1));
  const slots = held.map(({ players }) => players.map(({ slot }) => slot).join(' '));
  expect(slots).toEqual([
    ...['QB FLEX BN DST K BN IR', 'QB FLEX BN DST K BN IR', 'QB FLEX BN DST K BN IR'],
    'BN BN BN BN BN BN BN',
  ]);
  const { player, points } = held[0]?.players[1] ?? {};
  expect(player?.id).toEqual({ system: 'sportradar', id: '00000000-0000-4000-8000-000000001011' });
  expect(points).toBe(3.5);
  expect(held.flatMap(({ players }) => players.flatMap((one) => one.player.teamId ?? []))).toEqual([
    ...['JAX', 'WAS', 'LV', 'GB'],
  ]);
});

test('a snake is seen in who picks, and who is still to pick', async () => {
  const draft = await told(supported(platformOn().draftResult)(LEAGUE));
  expect(draft).toMatchObject({ order: 'snake', status: 'drafting' });
  expect(draft?.picks).toHaveLength(11);
});

const AT = { league_id: 55, season: 2026 };
/** The invented board as an auction: the same sold, in turn; with `slot` only if it says so. */
const auctioned = (hasSlots: boolean) =>
  DRAFT_BOARD.orderedSelections
    .filter((selection) => 'player' in selection)
    .map(({ slot, ...sold }, index) => ({ ...sold, bidAmount: 40 - index, ...(hasSlots && { slot }) }));
const withoutGames = {
  ...STANDINGS,
  divisions: STANDINGS.divisions.map((division) => ({
    ...division,
    teams: division.teams.map((team) => ({ ...team, recordOverall: undefined })),
  })),
};

test.each([true, false])(
  'of an auction whoever was sold is read with the price, numbered by rounds: %s',
  async (hasSlots) => {
    const board = { [addressOf('FetchLeagueDraftBoard', AT)]: { orderedSelections: auctioned(hasSlots) } };
    const draft = await told(supported(platformOn(board).draftResult)(LEAGUE));
    expect(draft).toMatchObject({ order: 'auction', status: 'completed' });
    expect(draft?.picks.map(({ pickNumber, costDollars }) => [pickNumber, costDollars])).toEqual(
      Array.from({ length: 11 }, (_, index) => [index + 1, 40 - index]),
    );
    // Before the first game nobody says that it is over.
    const early = platformOn({ ...board, [addressOf('FetchLeagueStandings', AT)]: withoutGames });
    expect(await told(supported(early.draftResult)(LEAGUE))).toMatchObject({ status: 'drafting' });
  },
);

test('an auction of a season that is past is read as it went', async () => {
  const past = { league_id: 55, season: 2025 };
  const platform = platformOn({
    [addressOf('FetchLeagueDraftBoard', past)]: { orderedSelections: auctioned(false) },
    [addressOf('FetchLeagueStandings', past)]: { ...withoutGames, season: 2025 },
    [addressOf('FetchLeagueScoreboard', past)]: {
      schedulePeriod: { value: 16 },
      eligibleSchedulePeriods: [{ value: 1 }, { value: 16 }],
      games: [{ id: '9', home: { id: 101 }, away: { id: 103 }, isFinalScore: true }],
    },
  });
  const draft = await told(supported(platform.draftResult)({ ...LEAGUE, season: 2025 }));
  expect(draft).toMatchObject({ order: 'auction', status: 'completed' });
  expect(draft?.picks).toHaveLength(11);
});

test('play-offs begin with the first week whose games are theirs', async () => {
  const scoreboard = (value: number, more: object) => ({
    schedulePeriod: { value },
    eligibleSchedulePeriods: [1, 2, 3].map((week) => ({ value: week })),
    games: [{ id: '9', home: { id: 101 }, away: { id: 103 }, isFinalScore: true, ...more }],
  });
  const at = { league_id: 55, season: 2026 };
  const league = await told(
    supported(
      platformOn({
        [addressOf('FetchLeagueScoreboard', at)]: scoreboard(3, { isPlayoffs: true }),
        [addressOf('FetchLeagueScoreboard', { ...at, scoring_period: 2 })]: scoreboard(2, { isPlayoffs: true }),
        [addressOf('FetchLeagueScoreboard', { ...at, scoring_period: 1 })]: scoreboard(1, {}),
      }).league,
    )(LEAGUE),
  );
  expect(league).toMatchObject({ playoffs: { firstWeek: 2, teams: 2 }, status: 'completed' });
});

test('an address without leagues leads to no account, and what is no address is not asked for', async () => {
  const { connect } = platformOn({ [addressOf('FetchUserLeagues', { email: 'nobody@example.com' })]: {} });
  const byForm = supported(connect);
  if (!('byForm' in byForm)) throw new Error('it is connected by a form');
  const nobody = { ok: false, reason: 'unknown-account' };
  expect(await byForm.byForm({ email: 'nobody@example.com' })).toEqual(nobody);
  expect(await byForm.byForm({ email: 'no address' })).toEqual(nobody);
});

test('a bad request is for what is not there', async () => {
  const refusal = () => new Response('{"error":"no such league"}', { status: 400 });
  const { league } = platformOn({ [addressOf('FetchLeagueStandings', { league_id: 9, season: 2026 })]: refusal });
  expect(await supported(league)({ ...LEAGUE, platformLeagueId: '9' })).toEqual({
    ok: false,
    reason: 'unknown-league',
  });
});
