import type { Network, OutboundParts } from '@pylon/outbound/outbound';
import { processPace } from '@pylon/outbound/pace';
import { describe, expect, it, test } from 'vitest';
import { askedThrough } from '../../testing/conformance-case.ts';
import { sleeperApi } from './api.ts';
import { draftIdIn } from './draft-link.ts';
import { sleeperDrafts } from './drafts.ts';
import { INVENTED_DRAFT, INVENTED_PICKS, INVENTED_TRADES, INVENTED_USERS } from './invented/draft.ts';

const ID = INVENTED_DRAFT.draft_id;
const ANSWERS: Readonly<Record<string, unknown>> = {
  [`/draft/${ID}`]: INVENTED_DRAFT,
  [`/draft/${ID}/picks`]: INVENTED_PICKS,
  [`/draft/${ID}/traded_picks`]: INVENTED_TRADES,
  [`/league/${INVENTED_DRAFT.league_id}/users`]: INVENTED_USERS,
};

/** Drafts of Sleeper, asked through a network and whatever else a test is about. */
const draftsThrough = (network: Network, parts: Partial<OutboundParts> = {}) =>
  sleeperDrafts(sleeperApi({ ...askedThrough(network), ...parts }));

/** Sleeper with the given answers; a path without one is unknown. Nothing waits. */
function sleeper(answers: Readonly<Record<string, unknown>> = ANSWERS) {
  const asked: string[] = [];
  const network: Network = async (address) => {
    const path = String(address).replace('https://api.sleeper.app/v1', '');
    asked.push(path);
    const given = answers[path];
    if (given instanceof Error) throw given;
    if (given instanceof Response) return given.clone();
    return given === undefined ? new Response('null', { status: 404 }) : Response.json(given);
  };
  return { asked, drafts: draftsThrough(network) };
}
async function frameOf(answers: Readonly<Record<string, unknown>> = ANSWERS) {
  const frame = await sleeper(answers).drafts.readFrame(ID);
  if (!frame.ok) throw new Error(frame.reason);
  return frame.value;
}
const withDraft = (change: object) => ({ ...ANSWERS, [`/draft/${ID}`]: { ...INVENTED_DRAFT, ...change } });

test.each([
  { teams: 1e9, rounds: 5 },
  { teams: 4, rounds: 1e9 },
])('a draft of %o is no draft', async (settings) => {
  const { drafts } = sleeper(withDraft({ settings }));
  expect(await drafts.readFrame(ID)).toEqual({ ok: false, reason: 'unreadable-answer' });
});

describe('a frame', () => {
  it('names the teams by seat, as their people call them', async () => {
    expect((await frameOf()).teams).toEqual([
      { ownerId: '800000000000000001', name: 'Ada & Co' },
      { ownerId: '800000000000000002', name: 'bob' },
      { ownerId: '800000000000000003', name: 'cleo' },
      { ownerId: null, name: 'Team 4' },
    ]);
  });

  it('has a place per round, and what we do not start is bench', async () => {
    const settings = { ...INVENTED_DRAFT.settings, slots_dl: 1, rounds: 7 };
    const { shape, partial } = await frameOf(withDraft({ settings }));
    expect(shape).toMatchObject({ teams: 4, slots: { QB: 1, RB: 1, WR: 1, TE: 0, BN: 4 } });
    expect(partial).toBeUndefined();
  });

  it.each([
    ['rookies', { player_type: 1, rounds: 5 }, { rounds: 5, players: 'rookies' }],
    ['veterans', { player_type: 2, rounds: 5 }, { rounds: 5, players: 'veterans' }],
    ['what a line-up still lacks', { player_type: 0, rounds: 2 }, { rounds: 2, players: 'all' }],
  ])('of %s says whom teams have already, by seat where that is told', async (_, change, partial) => {
    const league = `/league/${INVENTED_DRAFT.league_id}`;
    const answers = {
      ...withDraft({ settings: { ...INVENTED_DRAFT.settings, ...change } }),
      [`${league}/rosters`]: [
        { roster_id: 1, owner_id: null, players: ['101', 'KC', 7, null] },
        { roster_id: 9, owner_id: null, players: ['102'] },
        { roster_id: 2, owner_id: null, players: null },
      ],
    };
    const frame = await frameOf(answers);
    expect(frame.partial).toMatchObject(partial);
    expect(frame.partial?.rostered.map(({ seat, player }) => [seat, player.id.id, player.teamId])).toEqual([
      [1, '101', null],
      [1, 'KC', 'KC'],
      [null, '102', null],
    ]);
    expect(frame.shape.slots).toMatchObject({ QB: 1, RB: 1, WR: 1, BN: 2 });
  });

  it('of an auction says who is up, who put them up, and the highest bid', async () => {
    const up = { nominated_player_id: '4034', nominating_slot: '2', highest_offer: '17', offering_slot: '4' };
    const auction = (metadata: object, change: object = {}) =>
      frameOf(withDraft({ type: 'auction', metadata, ...change }));
    expect((await auction(up)).block).toMatchObject({
      player: { id: { system: 'sleeper', id: '4034' } },
      ...{ nominatorSeat: 1, seat: 3, dollars: 17 },
    });
    expect((await auction({ ...up, offering_slot: '' })).block).toMatchObject({ nominatorSeat: 1, seat: 1 });
    const nobody = { ...up, nominated_player_id: '', nominating_slot: '', highest_offer: '', offering_slot: '' };
    for (const metadata of [
      nobody,
      { ...up, nominating_slot: '9' },
      { ...up, highest_offer: 'many' },
      { ...up, highest_offer: '' },
    ])
      expect((await auction(metadata)).block).toBeUndefined();
    expect((await auction(up, { status: 'complete' })).block).toBeUndefined();
    expect((await auction(up, { type: 'snake' })).block).toBeUndefined();
  });

  it('knows the picks of this season that changed hands', async () => {
    expect((await frameOf()).tradedPicks).toEqual([{ pickNumber: 7, seat: 3 }]);
  });

  test.each([
    ['snake', { type: 'snake' }, 'snake'],
    [
      'third-round reversal',
      { type: 'snake', settings: { ...INVENTED_DRAFT.settings, reversal_round: 3 } },
      'thirdRoundReversal',
    ],
    ['another reversal', { type: 'snake', settings: { ...INVENTED_DRAFT.settings, reversal_round: 5 } }, 'unknown'],
    ['linear', { type: 'linear' }, 'linear'],
    ['auction', { type: 'auction' }, 'auction'],
    ['what is new to us', { type: 'derby' }, 'unknown'],
  ])('reads the order: %s', async (_, change, order) => {
    expect((await frameOf(withDraft(change))).order).toBe(order);
  });

  test.each([
    ['half_ppr', 0.5, 'fantasy'],
    ['ppr', 1, 'fantasy'],
    ['std', 0, 'fantasy'],
    ['dynasty_std', 0, 'dynasty'],
    ['dynasty_2qb', null, 'dynasty'],
    ['idp', null, 'fantasy'],
  ])('reads the scoring: %s', async (scoring_type, pointsPerReception, leagueType) => {
    expect(await frameOf(withDraft({ metadata: { scoring_type } }))).toMatchObject({ pointsPerReception, leagueType });
  });

  it('seats people as the league lists them until the order is drawn', async () => {
    const frame = await frameOf(withDraft({ draft_order: null, slot_to_roster_id: null, status: 'pre_draft' }));
    expect(frame).toMatchObject({ status: 'scheduled', isOrderDrawn: false, tradedPicks: [] });
    expect(frame.teams.map(({ name }) => name)).toEqual(['Ada & Co', 'bob', 'cleo', 'Team 4']);
  });

  it('finds the seat of a roster by its owner when the draft does not say it', async () => {
    const rosters = [
      { roster_id: 1, owner_id: '800000000000000003' },
      { roster_id: 2, owner_id: null },
    ];
    const path = `/league/${INVENTED_DRAFT.league_id}/rosters`;
    const frame = await frameOf({ ...withDraft({ slot_to_roster_id: null }), [path]: rosters });
    expect(frame.seatOfRoster).toEqual({ '1': 2 });
  });

  it('of a draft without a league names people one by one', async () => {
    const frame = await frameOf({ ...withDraft({ league_id: null }), '/user/800000000000000002': INVENTED_USERS[1] });
    expect(frame.teams.map(({ name }) => name)).toEqual(['Team 1', 'bob', 'Team 3', 'Team 4']);
  });
});

describe('picks', () => {
  it('belong to the roster that gets the player', async () => {
    const picks = await sleeper().drafts.readPicks(await frameOf());
    expect(picks).toEqual({
      ok: true,
      value: [
        {
          pickNumber: 1,
          seat: 0,
          isKeeper: false,
          amountDollars: null,
          player: {
            id: { system: 'sleeper', id: '101' },
            teamId: null,
            name: 'Ian Invented',
            position: 'RB',
            positionCode: 'RB',
          },
        },
        {
          pickNumber: 7,
          seat: 3,
          isKeeper: true,
          amountDollars: null,
          player: {
            id: { system: 'sleeper', id: 'KC' },
            teamId: 'KC',
            name: 'Kansas City Chiefs',
            position: 'DST',
            positionCode: 'DEF',
          },
        },
      ],
    });
  });

  it('carry the price of an auction, and leave out places that name nobody', async () => {
    const [first] = INVENTED_PICKS;
    const told = [
      { ...first, metadata: { ...first?.metadata, amount: '57' } },
      { ...first, pick_no: 2, player_id: null },
      { ...first, pick_no: 3, player_id: '' },
      { ...first, pick_no: 4, player_id: '104', metadata: null, roster_id: 99, draft_slot: null },
    ];
    const picks = await sleeper({ [`/draft/${ID}/picks`]: told }).drafts.readPicks(await frameOf());
    expect(picks).toMatchObject({
      ok: true,
      value: [
        { pickNumber: 1, amountDollars: 57 },
        {
          pickNumber: 4,
          player: { id: { id: '104' }, name: 'Unknown player', position: null, positionCode: '' },
          seat: null,
        },
      ],
    });
  });
});

describe('an answer that is none', () => {
  const notFound = { ok: false, reason: 'unknown-draft' } as const;
  const unreadable = { ok: false, reason: 'unreadable-answer' } as const;
  const html = new Response('<!doctype html><title>Just a moment</title>', {
    headers: { 'content-type': 'text/html' },
  });
  test.each([
    ['404', undefined, notFound],
    ['the body null', null, notFound],
    ['an empty body', new Response(''), notFound],
    ['a page', html, unreadable],
    ['cut off', new Response('{"draft_id":"9'), unreadable],
    ['a list', [], unreadable],
    ['an id that is a number', { ...INVENTED_DRAFT, draft_id: 9000001 }, unreadable],
    ['no teams', { ...INVENTED_DRAFT, settings: { rounds: 5 } }, unreadable],
    ['no season', { ...INVENTED_DRAFT, season: null }, unreadable],
    ['throttled', new Response('', { status: 429 }), { ok: false, reason: 'throttled' }],
    ['refused', new Response('{}', { status: 403 }), { ok: false, reason: 'refused' }],
    ['an outage', new Response('', { status: 503 }), { ok: false, reason: 'unreachable' }],
    ['no connection', new TypeError('fetch failed'), { ok: false, reason: 'unreachable' }],
  ])('%s says so', async (_, given, outcome) => {
    expect(await sleeper({ ...ANSWERS, [`/draft/${ID}`]: given }).drafts.readFrame(ID)).toEqual(outcome);
  });

  test('wrong types where we can do without are as if nothing stood there', async () => {
    const change = {
      metadata: 'none',
      draft_order: [1],
      slot_to_roster_id: { '1': 'x' },
      league_id: 5,
      sport: 7,
      status: null,
    };
    const frame = await frameOf({ ...withDraft(change), [`/draft/${ID}/traded_picks`]: null });
    expect(frame).toMatchObject({ name: null, sport: '', isOrderDrawn: false, tradedPicks: [] });
  });

  test('picks of wrong types refuse the answer, and never a pick of it in silence', async () => {
    const told = [{ ...INVENTED_PICKS[0], pick_no: '1' }];
    expect(await sleeper({ [`/draft/${ID}/picks`]: told }).drafts.readPicks(await frameOf())).toEqual(unreadable);
  });

  test('an answer larger than any draft is not read', async () => {
    const huge = new Response(new Uint8Array(9 * 1024 * 1024).fill(32));
    expect(await sleeper({ [`/draft/${ID}`]: huge }).drafts.readFrame(ID)).toEqual(unreadable);
  });
});

describe('the network', () => {
  it('is asked again after an outage, with growing pauses, and no more than three times', async () => {
    const pauses: number[] = [];
    let calls = 0;
    const network = async () => {
      calls++;
      return new Response('', { status: 502 });
    };
    const drafts = draftsThrough(network, { wait: async (ms) => pauses.push(ms) });
    expect(await drafts.readFrame(ID)).toEqual({ ok: false, reason: 'unreachable' });
    expect(calls).toBe(3);
    expect(pauses).toEqual([400, 800]);
  });

  it('is never asked more than 1,000 times a minute, and whoever would wait too long is told', async () => {
    const times: number[] = [];
    let waited = 0;
    const wait = async (ms: number) => {
      waited = Math.max(waited, ms);
    };
    const network = async () => {
      times.push(waited);
      return Response.json([]);
    };
    const drafts = draftsThrough(network, { wait, pace: processPace(() => 0) });
    const frame = await frameOf();
    const outcomes = await Promise.all(Array.from({ length: 400 }, () => drafts.readPicks(frame)));
    const throttled = outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'throttled');
    expect(throttled.length + times.length).toBe(400);
    expect(throttled.length).toBeGreaterThan(0);
    expect(times.length / (waited / 60_000)).toBeLessThan(1000);
  });

  it('is asked for nothing but the draft, its league and its people', async () => {
    const { asked, drafts } = sleeper();
    await drafts.readFrame(ID);
    expect(asked.sort()).toEqual([
      `/draft/${ID}`,
      `/draft/${ID}/traded_picks`,
      `/league/${INVENTED_DRAFT.league_id}/users`,
    ]);
  });
});

describe('what a person pastes', () => {
  test.each([
    ['https://sleeper.com/draft/nfl/1256093452918804480', '1256093452918804480'],
    ['https://sleeper.app/draft/nfl/1256093452918804480?ftue=commish', '1256093452918804480'],
    ['  sleeper.com/draft/nfl/1256093452918804480/ ', '1256093452918804480'],
    ['1256093452918804480', '1256093452918804480'],
    ['https://sleeper.com/leagues/1256093452918804480/team', null],
    ['https://sleeper.com.evil.example/draft/nfl/1256093452918804480', null],
    ['https://evil.example/draft/nfl/1256093452918804480', null],
    ['https://sleeper.com/draft/nfl/../../user/1', null],
    ['http://169.254.169.254/draft/nfl/1256093452918804480', null],
    ['file:///draft/nfl/1256093452918804480', null],
    ['my draft', null],
    ['', null],
  ])('%s', (text, id) => {
    expect(draftIdIn(text)).toBe(id);
  });
});
