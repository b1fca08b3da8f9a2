import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { frameOf, supported, told } from '../../testing/platform-questions.ts';
import { draftIdIn } from './draft-room.ts';
import { INVENTED_DRAFT } from './invented/league.ts';
import { espn } from './platform.ts';
import { espnCases, recordedLeague } from './testing/cases.ts';

const { invented } = espnCases;
const AT = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl/seasons/2026/segments/0/leagues/700';
const { picks: MADE } = INVENTED_DRAFT.draftDetail;
const running = { drafted: false, inProgress: true };
const platformOn = (detail: object, settings: object = {}) =>
  espn(
    askedThrough(
      answering({
        ...invented.answers,
        [`${AT}?view=mDraftDetail`]: {
          draftDetail: { ...INVENTED_DRAFT.draftDetail, ...detail },
          settings: { draftSettings: { ...INVENTED_DRAFT.settings.draftSettings, ...settings } },
        },
      }),
    ),
  );
async function read(detail: object, settings: object = {}, link = invented.draftLink) {
  const drafts = supported(platformOn(detail, settings).drafts);
  const frame = await frameOf(drafts, link);
  if (frame === null) throw new Error('the invented league has a draft');
  return { frame, picks: await told(drafts.readPicks(frame)) };
}

test('a draft that is over has teams by their turn, and each pick by the team that made it', async () => {
  const { frame, picks } = await read({});
  expect(frame).toMatchObject({
    ...{ draftId: 'espn-700-2026', name: 'Invented League', season: 2026, order: 'snake', status: 'complete' },
    ...{ seatOfRoster: { '1': 0, '2': 1, '3': 2, '4': 3 }, tradedPicks: [], pointsPerReception: 0.5 },
  });
  expect(picks.map(({ seat, isKeeper }) => [seat, isKeeper])).toEqual([
    ...[0, 1, 2, 3, 3, 2].map((seat) => [seat, false]),
    ...[
      [1, true],
      [0, false],
    ],
  ]);
  expect(picks[7]?.player).toMatchObject({ teamId: 'CHI', position: 'DST' });
});

test('picks to come follow the order that is set, whether they are places of nobody or not there at all', async () => {
  const made = MADE.slice(0, 3);
  const open = MADE.slice(3).map((pick) => ({ ...pick, playerId: -1 }));
  for (const told of [made, [...made, ...open]]) {
    const { frame, picks } = await read({ ...running, picks: told });
    // Nine places of the league's line-up and bench: nine rounds, of which the first three picks are made.
    expect(frame).toMatchObject({ status: 'drafting', order: 'snake', tradedPicks: [] });
    expect(frame.partial).toBeUndefined();
    expect(frame.teams.map(({ ownerId, name }) => [ownerId, name])).toEqual([
      ['1', 'Ada & Co'],
      ['2', 'Bobcats'],
      ['3', 'Cleopatra'],
      ['4', 'Dynamo'],
    ]);
    expect(picks.map(({ pickNumber }) => pickNumber)).toEqual([1, 2, 3]);
  }
});

test('before the first pick teams sit in the order that is set', async () => {
  const { frame, picks } = await read({ drafted: false, picks: [] }, { pickOrder: [3, 1, 4, 2] });
  expect(frame.status).toBe('scheduled');
  expect(frame.teams.map(({ ownerId }) => ownerId)).toEqual(['3', '1', '4', '2']);
  expect(picks).toEqual([]);
});

test('a pick that changed hands belongs to the team that makes it', async () => {
  const picks = MADE.map((pick, index) => (index === 5 ? { ...pick, teamId: 1 } : pick));
  expect((await read({ picks })).frame.tradedPicks).toEqual([{ pickNumber: 6, seat: 0 }]);
});

test('an auction has sales with prices, what teams have to spend, and who puts somebody up first', async () => {
  const sold = MADE.slice(0, 2).map((pick, index) => ({ ...pick, bidAmount: 40 - index }));
  const waiting = [{ ...MADE[2], playerId: -1 }];
  const { frame, picks } = await read(
    { ...running, picks: [...sold, ...waiting] },
    { type: 'AUCTION', auctionBudget: 300, pickOrder: [2, 1, 4, 3] },
  );
  expect(frame).toMatchObject({ order: 'auction', status: 'drafting', shape: { teams: 4, budgetDollars: 300 } });
  expect(frame.teams.map(({ ownerId }) => ownerId)).toEqual(['2', '1', '4', '3']);
  expect(frame.partial).toBeUndefined();
  expect(picks.map(({ seat, amountDollars }) => [seat, amountDollars])).toEqual([
    [1, 40],
    [0, 39],
  ]);
});

test('names of a season are asked for once a day, however often a draft is looked at', async () => {
  const asked: string[] = [];
  const answer = answering(invented.answers);
  const drafts = supported(
    espn(
      askedThrough((address, options) => {
        asked.push(address.href);
        return answer(address, options);
      }),
    ).drafts,
  );
  const frame = await frameOf(drafts, invented.draftLink);
  if (frame === null) throw new Error('the invented league has a draft');
  for (let look = 0; look < 3; look++) await told(drafts.readPicks(frame));
  expect(asked.filter((href) => href.includes('players_wl'))).toHaveLength(1);
});

test('a league that nobody may see is refused, one that is not there has no draft', async () => {
  const hidden = () => Response.json({ details: [{ type: 'AUTH_LEAGUE_NOT_VISIBLE' }] }, { status: 401 });
  const drafts = supported(espn(askedThrough(async () => hidden())).drafts);
  expect(await drafts.readFrame('espn-700-2026')).toEqual({ ok: false, reason: 'refused' });
  const open = supported(platformOn({}).drafts);
  expect(await open.readFrame('espn-701-2026')).toEqual({ ok: false, reason: 'unknown-draft' });
  expect(await open.readFrame('espn-701')).toEqual({ ok: false, reason: 'unknown-draft' });
});

test('an address without a season leads to the season of the year, or to the one before', async () => {
  for (const year of [2026, 2027]) {
    const parts = { ...askedThrough(answering(invented.answers)), nowMs: () => Date.UTC(year, 1) };
    const frame = await frameOf(supported(espn(parts).drafts), 'fantasy.espn.com/football/draft?leagueId=700');
    expect(frame?.draftId).toBe('espn-700-2026');
  }
});

test('a synced league offers its draft under the name that leads to it', async () => {
  const address = { platformLeagueId: '700', season: 2026, account: null };
  const { draftId } = await told(supported(platformOn({}).league)(address));
  expect(draftIdIn(draftId ?? '')).toBe('espn-700-2026');
});

test.each([
  ['https://fantasy.espn.com/football/draft?leagueId=700&seasonId=2026&teamId=3', 'espn-700-2026'],
  ['https://fantasy.espn.com/football/league?leagueId=700', 'espn-700'],
  ['fantasy.espn.com/football/team?leagueid=700&teamid=1', 'espn-700'],
  ['espn-700-2026', 'espn-700-2026'],
  ['https://fantasy.espn.com/basketball/draft?leagueId=700', null],
  ['https://fantasy.espn.com/football/draft?leagueId=700&seasonId=next', null],
  ['https://fantasy.espn.com/football/draft', null],
  ['https://fantasy.espn.com.evil.example/football/draft?leagueId=700', null],
  ['700', null],
])('an address leads to the draft of its league: %s', (text, id) => {
  expect(draftIdIn(text)).toBe(id);
});

describeShared('a recorded draft of ESPN', () => {
  test('is read whole: 22 rounds of ten teams, keepers among the picks', async () => {
    const given = recordedLeague();
    const drafts = supported(espn(askedThrough(answering(given.answers))).drafts);
    const frame = await frameOf(drafts, given.draftLink);
    if (frame === null) throw new Error('it was recorded');
    const picks = await told(drafts.readPicks(frame));
    expect(frame).toMatchObject({ status: 'complete', season: 2020, shape: { teams: 10 } });
    expect(new Set(frame.teams.map(({ ownerId }) => ownerId)).size).toBe(10);
    expect(picks).toHaveLength(220);
    expect(picks.filter(({ seat }) => seat === null)).toEqual([]);
    expect(picks.filter(({ isKeeper }) => isKeeper)).toHaveLength(104);
  });
});
