import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { frameOf, supported, told } from '../../testing/platform-questions.ts';
import { draftIdIn } from './draft-room.ts';
import { INVENTED_SETTINGS } from './invented/shape.ts';
import { yahoo } from './platform.ts';
import { INVENTED_ACCOUNT, INVENTED_KEYS, yahooCases } from './testing/cases.ts';

const { invented } = yahooCases;
const BASE = 'https://fantasysports.yahooapis.com/fantasy/v2';
const AT = `${BASE}/league/470.l.71`;
const LEAGUE = {
  ...{ league_key: '470.l.71', league_id: '71', name: 'Invented League', num_teams: '2', scoring_type: 'head' },
  ...{ game_code: 'nfl', season: '2026', start_week: '1', end_week: '17', draft_status: 'draft' },
};
const answer = (part: object, about: object = {}) => ({ fantasy_content: { league: [{ ...LEAGUE, ...about }, part] } });
const pick = (number: number, team: number, id: number | null, cost?: number) => ({
  draft_result: {
    ...{ pick: number, round: Math.ceil(number / 2), team_key: `470.l.71.t.${team}` },
    ...(id !== null && { player_key: `470.p.${id}` }),
    ...(cost !== undefined && { cost: String(cost) }),
  },
});
type Picks = readonly ReturnType<typeof pick>[];
const resultsOf = (picks: Picks, about: object) => ({
  [`${AT}/draftresults?format=json`]: answer(
    { draft_results: picks.length === 0 ? [] : { ...picks, count: picks.length } },
    about,
  ),
});
const settingsOf = (about: object, settings: object) => ({
  [`${AT}/settings?format=json`]: answer({ settings: [{ ...INVENTED_SETTINGS, ...settings }] }, about),
});
function draftsOn(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const respond = answering({ ...invented.answers, ...answers });
  const { drafts } = yahoo(
    askedThrough((address, options) => {
      asked.push(address.href);
      return respond(address, options);
    }),
    { yahoo: INVENTED_KEYS },
  );
  return { drafts: supported(drafts), asked };
}
async function read(picks: Picks, about: object = {}, settings: object = {}) {
  const { drafts } = draftsOn({ ...resultsOf(picks, about), ...settingsOf(about, settings) });
  const frame = await frameOf(drafts, invented.draftLink, INVENTED_ACCOUNT);
  if (frame === null) throw new Error('the invented league has a draft');
  return { frame, picks: await told(drafts.readPicks(frame, INVENTED_ACCOUNT)) };
}
const OPEN = [pick(1, 1, 101), pick(2, 2, 201), pick(3, 2, null), pick(4, 1, null)];

test('a draft has teams by their turn, its order, and the picks that were made', async () => {
  const { frame, picks } = await read(OPEN);
  expect(frame).toMatchObject({
    ...{ draftId: 'yahoo-470.l.71', name: 'Invented League', season: 2026, order: 'snake', status: 'drafting' },
    ...{ sport: 'nfl', seatOfRoster: { '1': 0, '2': 1 }, tradedPicks: [] },
  });
  expect(picks.map(({ pickNumber, seat, player }) => [pickNumber, seat, player.id])).toEqual([
    [1, 0, { system: 'yahoo', id: '101' }],
    [2, 1, { system: 'yahoo', id: '201' }],
  ]);
});

test.each([
  ['predraft', 'scheduled'],
  ['draft', 'drafting'],
  ['postdraft', 'complete'],
])('what Yahoo calls %s is %s', async (draft_status, status) => {
  expect((await read(OPEN, { draft_status })).frame.status).toBe(status);
});

test('an auction has sales with prices and the money of its teams, or says that nobody tells it', async () => {
  const sold = [pick(1, 2, 101, 41), pick(2, 1, 201, 1), pick(3, 1, null)];
  const { frame, picks } = await read(sold, {}, { is_auction_draft: '1' });
  expect(frame).toMatchObject({ order: 'auction', status: 'drafting', isBudgetUnknown: true, shape: { teams: 2 } });
  expect(picks.map(({ seat, amountDollars }) => [seat, amountDollars])).toEqual([
    [1, 41],
    [0, 1],
  ]);
  const standings = JSON.stringify(invented.answers[`${AT}/standings?format=json`]);
  const rich = JSON.parse(standings.replaceAll('"faab_balance":', '"auction_budget_total":"260"},{"faab_balance":'));
  const about = { draft_status: 'draft' };
  const { drafts } = draftsOn({
    ...resultsOf(sold, about),
    ...settingsOf(about, { is_auction_draft: '1' }),
    [`${AT}/standings?format=json`]: rich,
  });
  const told = await frameOf(drafts, invented.draftLink, INVENTED_ACCOUNT);
  expect(told?.shape.budgetDollars).toBe(260);
  expect(told?.isBudgetUnknown).toBeUndefined();
});

test('a draft whose order is not drawn, and a league that is not there, have no turns', async () => {
  const { drafts } = draftsOn(resultsOf([], { draft_status: 'predraft' }));
  const none = { ok: false, reason: 'unknown-draft' };
  for (const draftId of ['yahoo-470.l.71', 'yahoo-470.l.72', 'yahoo-72'])
    expect(await drafts.readFrame(draftId, INVENTED_ACCOUNT)).toEqual(none);
});

test('nobody is shown a draft who has not signed in, and nothing is asked for them', async () => {
  const { drafts, asked } = draftsOn({});
  for (const draftId of ['yahoo-470.l.71', 'yahoo-71'])
    expect(await drafts.readFrame(draftId)).toEqual({ ok: false, reason: 'sign-in-again' });
  expect(asked).toEqual([]);
});

test('a number of a page is that of a league of the account, of this season or of the one before', async () => {
  for (const year of [2026, 2027]) {
    const respond = answering(invented.answers);
    const parts = { ...askedThrough(respond), nowMs: () => Date.UTC(year, 1) };
    const drafts = supported(yahoo(parts, { yahoo: INVENTED_KEYS }).drafts);
    const season2027 = `${BASE}/users;use_login=1/games;game_codes=nfl;seasons=2027/leagues?format=json`;
    const users = { fantasy_content: { users: { '0': { user: [{ guid: 'G' }, { games: [] }] }, count: 1 } } };
    const asked =
      year === 2026
        ? drafts
        : supported(
            yahoo(
              { ...askedThrough(answering({ ...invented.answers, [season2027]: users })), nowMs: parts.nowMs },
              { yahoo: INVENTED_KEYS },
            ).drafts,
          );
    const frame = await frameOf(asked, 'https://football.fantasysports.yahoo.com/f1/71/draft', INVENTED_ACCOUNT);
    expect(frame?.draftId).toBe('yahoo-470.l.71');
  }
});

test('people are named once, however often a draft is looked at', async () => {
  const { drafts, asked } = draftsOn({});
  const frame = await frameOf(drafts, invented.draftLink, INVENTED_ACCOUNT);
  if (frame === null) throw new Error('the invented league has a draft');
  const before = asked.filter((href) => href.includes('player_keys')).length;
  expect(before).toBe(1);
  for (let look = 0; look < 3; look++) await told(drafts.readPicks(frame, INVENTED_ACCOUNT));
  // Whom Yahoo does not know is asked for again.
  const later = asked.filter((href) => href.includes('player_keys')).slice(before);
  expect(later.every((href) => href.endsWith('player_keys=470.p.202?format=json'))).toBe(true);
});

test('a synced league offers its draft under the name that leads to it', async () => {
  const platform = yahoo(askedThrough(answering(invented.answers)), { yahoo: INVENTED_KEYS });
  const address = { platformLeagueId: '470.l.71', season: 2026, account: INVENTED_ACCOUNT };
  const { draftId } = await told(supported(platform.league)(address));
  expect(draftIdIn(draftId ?? '')).toBe('yahoo-470.l.71');
});

test.each([
  ['https://football.fantasysports.yahoo.com/f1/71', 'yahoo-71'],
  ['football.fantasysports.yahoo.com/f1/71/3?lhst=stand', 'yahoo-71'],
  ['https://football.fantasysports.yahoo.com/f1/71#470.l.71', 'yahoo-470.l.71'],
  ['https://football.fantasysports.yahoo.com/f1/71#470.l.72', 'yahoo-71'],
  ['yahoo-470.l.71', 'yahoo-470.l.71'],
  ['https://baseball.fantasysports.yahoo.com/b1/71', null],
  ['https://football.fantasysports.yahoo.com/f1', null],
  ['https://football.fantasysports.yahoo.com.evil.example/f1/71', null],
  ['71', null],
])('an address leads to the draft of its league: %s', (text, id) => {
  expect(draftIdIn(text)).toBe(id);
});

describeShared('a recorded draft of Yahoo', () => {
  test('of another sport is read whole, and says that it is one', async () => {
    const file = (name: string): unknown =>
      JSON.parse(readShared(`platforms/recorded/yahoo/mlb-328.l.34014/${name}.json`));
    const at = `${BASE}/league/328.l.34014`;
    const { drafts } = draftsOn({
      [`${at}/settings?format=json`]: file('leagueSettings'),
      [`${at}/standings?format=json`]: file('leagueStandings'),
      [`${at}/draftresults?format=json`]: file('leagueDraftResults'),
    });
    const frame = await told(drafts.readFrame('yahoo-328.l.34014', INVENTED_ACCOUNT));
    expect(frame).toMatchObject({ sport: 'mlb', season: 2014, status: 'complete', order: 'auction' });
    expect(frame.teams).toHaveLength(12);
    const picks = await told(drafts.readPicks(frame, INVENTED_ACCOUNT));
    expect(picks).toHaveLength(240);
    expect(picks.filter(({ seat, amountDollars }) => seat === null || amountDollars === null)).toEqual([]);
  });
});
