import { inventedRecording } from '@pylon/connectors/testing/invented-recording';
import { recordedDraft } from '@pylon/connectors/testing/recorded-drafts';
import { startSleeperStandIn } from '@pylon/connectors/testing/sleeper-stand-in';
import { startPlatformsStandIn } from '@pylon/connectors/testing/stand-in/platform-stand-in';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { describeShared } from '@pylon/engine/testing/shared-data';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { afterAll, describe, expect, test } from 'vitest';
import { readLive } from '../../../testing/live-reader.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

// The test moves the running time: a look is due as soon as the test lets the seconds pass.
let now = Date.parse(SAMPLE_NOW);
const nowMs = () => now;
const sleeper = await startSleeperStandIn();
const others = await startPlatformsStandIn({ season: Number(SAMPLE_NOW.slice(0, 4)) });
afterAll(() => Promise.all([sleeper.close(), others.close()]));
const { another, server, call, ask, arrive, work } = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
  nowMs,
  standIns: { sleeper: sleeper.url, mfl: others.url },
  isUnpaced: true,
});
const base = await server.listen({ host: '127.0.0.1', port: 0 });
const { season } = await ask('currentSeason', {});
const invented = inventedRecording(season.id);

let numbers = 100_000_000;
/** A draft on Sleeper that nobody else follows. */
function outside(made = 0) {
  const draftId = String(++numbers);
  sleeper.set(draftId, { recording: invented, made });
  return draftId;
}

/** A person who follows a draft as its second team. */
async function follow(made = 0) {
  const draftId = outside(made);
  const token = await arrive();
  const { mockDraft } = await ask('followOutsideDraft', { link: draftId, draftPosition: 2 }, token);
  const mockDraftId = mockDraft.id;
  const draft = async () => (await ask('getMockDraft', { mockDraftId }, token)).mockDraft;
  const state = async () => {
    const { follow } = await ask('watchOutsideDraft', { mockDraftId }, token);
    if (!follow) throw new Error('it follows nothing');
    return follow;
  };
  return { draftId, token, mockDraftId, draft, state };
}
const namesIn = ({ picks }: MockDraft) => picks.map(({ athlete, team }) => athlete?.fullName ?? team?.fullName ?? null);
const namesUpTo = (last: number) => Array.from({ length: last }, (_, index) => `Stranger Number ${index + 1}`);
/** Lets time pass, and the process look at what is due then. */
const pass = async (ms: number) => {
  now += ms;
  await work();
};

describe('a draft that is looked up', () => {
  test('is shown with its teams, so that a person can choose theirs', async () => {
    const link = `https://sleeper.com/draft/nfl/${outside(5)}?ftue=commish`;
    const { outsideDraft } = await ask('findOutsideDraft', { link }, await arrive());
    expect(outsideDraft).toMatchObject({
      name: 'Invented League',
      status: 'drafting',
      draftType: 'SNAKE',
      numberOfTeams: 4,
      rounds: 8,
      picksMade: 6,
      picksTotal: 32,
      scoringSystemId: '2',
    });
    expect(outsideDraft.teams[1]).toEqual({ draftPosition: 2, name: 'drafter 2' });
  });

  test('needs a person who is signed in', async () => {
    expect(refusal(await call('findOutsideDraft', { link: '1' }))).toBe('token-not-found');
    expect(refusal(await call('followOutsideDraft', { link: '1', draftPosition: 1 }))).toBe('token-not-found');
  });

  test.each([
    ['a league of another site', { link: 'https://example.com/draft/nfl/123456789' }, 'invalid-parameters'],
    ['a word', { link: 'my draft' }, 'invalid-parameters'],
    ['a number that is none of Sleeper', { link: '999999999999' }, 'outside-draft-not-found'],
  ])('is refused in words: %s', async (_, input, code) => {
    const reply = await call('findOutsideDraft', input, await arrive());
    expect(refusal(reply)).toBe(code);
    expect(reply.error?.fields?.['link']).toMatch(/Sleeper/);
    expect(reply.error?.message).not.toContain('platform');
  });

  const settings = invented.draft['settings'] as Record<string, number>; // written in this repository
  test.each([
    [
      'an auction that adds to rosters',
      { type: 'auction', settings: { ...settings, player_type: 1 } },
      /adds to rosters/,
    ],
    ['an auction of another money', { type: 'auction', settings: { ...settings, budget: 5000 } }, /\$5000/],
    ['another sport', { sport: 'nba' }, /another sport/],
    ['an order that is new to us', { type: 'derby' }, /does not know/],
    ['a line-up of no places', { settings: { teams: 4, rounds: 8, slots_bn: 8 } }, /which places/],
    ['too many teams', { settings: { ...settings, teams: 20 } }, /20 teams/],
    ['a season without players', { season: '1999' }, /1999/],
  ])('cannot be followed, and says why: %s', async (_, change, words) => {
    const draftId = outside();
    sleeper.set(draftId, { recording: { ...invented, draft: { ...invented.draft, ...change } } });
    const reply = await call('followOutsideDraft', { link: draftId, draftPosition: 1 }, await arrive());
    expect(refusal(reply)).toBe('outside-draft-unsupported');
    expect(reply.error?.fields?.['link']).toMatch(words);
  });

  test('says so when Sleeper does not answer, or answers with a web page', async () => {
    const draftId = outside();
    for (const fault of ['throttled', 'page', 'outage'] as const) {
      sleeper.set(draftId, { fault });
      expect(refusal(await call('findOutsideDraft', { link: draftId }, await arrive()))).toBe('platform-unreachable');
    }
  });
});

describe('a followed draft', () => {
  test('has all picks at once for a person who comes late, with people and players named as on Sleeper', async () => {
    const { draft } = await follow(7);
    const shown = await draft();
    expect(shown).toMatchObject({ isFollowed: true, closedAt: null, deadlineAt: null });
    expect(namesIn(shown).slice(0, 8)).toEqual([...namesUpTo(7), null]);
    expect(shown.participants.map(({ name }) => name)).toEqual(['drafter 1', 'drafter 2', 'drafter 3', 'drafter 4']);
    expect(shown.userParticipant.name).toBe('drafter 2');
    expect(shown.picks[0]?.participantId).toBe(shown.userParticipant.id); // traded
    expect(shown.picks[30]).toMatchObject({ isKeeper: true, athlete: { fullName: 'Stranger Number 31' } });
    expect(shown.picks[3]?.athlete?.position).toBe('LB');
  });

  test('gets new picks as events while somebody watches', async () => {
    const { draftId, token, draft, mockDraftId } = await follow(2);
    const reader = await readLive(`${base}/api/sse?token=${token}`);
    sleeper.set(draftId, { made: 4 });
    await pass(3_000);
    const told = [await reader.next(), await reader.next()];
    expect(
      told.map(({ name, data }) => [
        name,
        (data as { mockDraftPick: { pickNumber: number } }).mockDraftPick.pickNumber,
      ]),
    ).toEqual([
      ['mock-draft:pick', 3],
      ['mock-draft:pick', 4],
    ]);
    reader.close();
    expect(namesIn(await draft()).slice(0, 5)).toEqual([...namesUpTo(4), null]);
    const { draftAssistant } = await ask('getDraftAssistant', { mockDraftId }, token);
    expect(draftAssistant.length).toBeGreaterThan(0);
  });

  test('follows what is taken back and what is corrected', async () => {
    const { draftId, draft } = await follow(6);
    sleeper.set(draftId, { made: 3 });
    await pass(3_000);
    expect(namesIn(await draft()).slice(0, 4)).toEqual([...namesUpTo(3), null]);
    const replaced = { '2': { player_id: '777777', name: 'Somebody Else', position: 'TE' } };
    sleeper.set(draftId, { made: 4, replaced });
    await pass(3_000);
    expect(namesIn(await draft()).slice(0, 5)).toEqual(
      namesUpTo(4)
        .with(1, 'Somebody Else')
        .concat([null as never]),
    );
  });

  test('is not picked in here, and its queue and grades work', async () => {
    const { token, mockDraftId, draft } = await follow(4);
    const { userParticipant } = await draft();
    const { mockDraftPlayerRankings } = await ask('listDraftPlayers', { mockDraftId }, token);
    const athleteId = mockDraftPlayerRankings[0]?.athlete?.id;
    const pick = { mockDraftId, mockDraftParticipantId: userParticipant.id, athleteId };
    expect((await call('pickEntity', pick, token)).error).toMatchObject({
      code: 'draft-followed',
      message: 'The picks of this draft are made on Sleeper. To pick here, continue it as a mock draft.',
    });
    for (const name of ['simulateRestOfDraft', 'resetMockDraft', 'returnToLastPick'] as const)
      expect(refusal(await call(name, { mockDraftId }, token)), name).toBe('draft-followed');
    expect(refusal(await call('resetMockDraftToPick', { mockDraftId, pickNumber: 1 }, token))).toBe('draft-followed');
    const mode = { mockDraftId, simulationMode: 'AutoDraft' } as const;
    expect(refusal(await call('updateMockDraft', mode, token))).toBe('draft-followed');
    expect((await ask('addToQueue', { mockDraftId, athleteId }, token)).mockDraftQueue).toHaveLength(1);
    await ask('rateMockDraft', { mockDraftId }, token);
    expect((await ask('listRateOutputs', { mockDraftId }, token)).mockDraftRateOutputs).toHaveLength(4);
    expect((await ask('listMockDrafts', {}, token)).mockDrafts[0]).toMatchObject({ isFollowed: true });
  });

  test('is the same room when a person follows the same team again', async () => {
    const { draftId, token, mockDraftId } = await follow();
    const again = { link: draftId, draftPosition: 2 };
    expect((await ask('followOutsideDraft', again, token)).mockDraft.id).toBe(mockDraftId);
    const other = { link: draftId, draftPosition: 3 };
    expect((await ask('followOutsideDraft', other, token)).mockDraft.id).not.toBe(mockDraftId);
    expect(refusal(await call('followOutsideDraft', { link: draftId, draftPosition: 5 }, token))).toBe(
      'invalid-parameters',
    );
  });

  test('says when Sleeper does not answer, keeps what it has, and goes on afterwards', async () => {
    const { draftId, draft, state } = await follow(3);
    const { seenAt } = await state();
    sleeper.set(draftId, { made: 5, fault: 'page' });
    await pass(3_000);
    expect(await state()).toMatchObject({ problem: 'unreadable-answer', seenAt });
    expect(namesIn(await draft()).slice(0, 4)).toEqual([...namesUpTo(3), null]);
    sleeper.set(draftId, { fault: 'none' });
    await pass(6_000);
    expect((await state()).problem).toBeNull();
    expect(namesIn(await draft()).slice(0, 6)).toEqual([...namesUpTo(5), null]);
  });

  test('is looked at neither when nobody watches nor when it is over', async () => {
    const { draftId, state, draft } = await follow(1);
    await pass(150_001);
    const before = sleeper.asked(draftId);
    await pass(60_000);
    expect(sleeper.asked(draftId)).toBe(before);
    sleeper.set(draftId, { made: 31 });
    await state(); // somebody is back
    await work();
    expect((await draft()).closedAt).not.toBeNull();
    await pass(11_000);
    expect((await state()).status).toBe('complete');
    const atEnd = sleeper.asked(draftId);
    await pass(60_000);
    expect(sleeper.asked(draftId)).toBe(atEnd);
  });

  test('is looked at once at a time, however many processes there are', async () => {
    const { draftId } = await follow(1);
    const other = await another();
    const bothLook = () => Promise.all([work(), other.work()]);
    await bothLook();
    const before = sleeper.asked(draftId);
    for (let look = 1; look <= 3; look++) {
      now += 2_600;
      await bothLook();
      expect(sleeper.asked(draftId)).toBe(before + look);
      await bothLook();
      expect(sleeper.asked(draftId)).toBe(before + look);
    }
    await other.close();
  });

  test('goes on against bots when it is left, and hears no more of Sleeper', async () => {
    const { draftId, token, mockDraftId, draft } = await follow(9);
    await ask('leaveOutsideDraft', { mockDraftId }, token);
    const left = await draft();
    expect(left).toMatchObject({ isFollowed: false, configuration: { simulationMode: 'AutoDraft' } });
    expect(left.picks.find(({ athlete, team }) => !athlete && !team)?.participantId).toBe(left.userParticipant.id);
    sleeper.set(draftId, { made: 20 });
    await pass(10_000);
    expect((await draft()).version).toBe(left.version);
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    expect((await draft()).closedAt).not.toBeNull();
    expect(refusal(await call('leaveOutsideDraft', { mockDraftId }, token))).toBe('draft-not-found');
    expect(await ask('watchOutsideDraft', { mockDraftId }, token)).toEqual({ follow: null });
  });

  test('can be continued from any pick in a mock draft beside it, and is still followed', async () => {
    const { draftId, token, mockDraftId, draft } = await follow(9);
    const { mockDraft } = await ask('replayMockDraft', { mockDraftId, pickNumber: 7 }, token);
    const replay = (await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft;
    expect(replay).toMatchObject({ isFollowed: false, configuration: { simulationMode: 'AutoDraft' } });
    expect(namesIn(replay).slice(0, 6)).toEqual(namesUpTo(6));
    await ask('simulateRestOfDraft', { mockDraftId: mockDraft.id }, token);
    sleeper.set(draftId, { made: 11 });
    await pass(3_000);
    expect(namesIn(await draft()).slice(0, 12)).toEqual([...namesUpTo(11), null]);
  });

  test('can be run again with the same league, trades and keepers', async () => {
    const { token, mockDraftId } = await follow(9);
    const { runs } = await ask('runDraftAgain', { mockDraftId, times: 2 }, token);
    expect(runs).toMatchObject({ times: 2 });
  });

  test("somebody else's answers as if it were not there", async () => {
    const { mockDraftId } = await follow();
    const stranger = await arrive();
    expect(refusal(await call('watchOutsideDraft', { mockDraftId }, stranger))).toBe('draft-not-found');
    expect(refusal(await call('leaveOutsideDraft', { mockDraftId }, stranger))).toBe('draft-not-found');
    expect(refusal(await call('watchOutsideDraft', { mockDraftId }))).toBe('token-not-found');
    expect(refusal(await call('leaveOutsideDraft', { mockDraftId }))).toBe('token-not-found');
  });
});

describe('an auction', () => {
  const settings = invented.draft['settings'] as Record<string, number>; // written in this repository
  /** Every player goes for as many dollars as their number; the first team puts up the next, the third bids most. */
  const auctionOf = (metadata: Record<string, string> = {}) => ({
    ...invented,
    draft: {
      ...invented.draft,
      type: 'auction',
      settings: { ...settings, budget: 200, slots_def: 1 },
      metadata: { name: 'Invented Auction', scoring_type: 'ppr', ...metadata },
    },
    picks: invented.picks.map((pick) => ({
      ...pick,
      roster_id: pick.draft_slot,
      metadata: { ...pick.metadata, amount: String(pick.pick_no) },
    })),
  });
  const up = {
    ...{ nominated_player_id: 'KC', nominating_slot: '1', nominating_user_id: '800' },
    ...{ highest_offer: '3', offering_slot: '3', offering_user_id: '802' },
  };

  async function followAuction(made: number) {
    const draftId = outside();
    sleeper.set(draftId, { recording: auctionOf(), made });
    const token = await arrive();
    const { mockDraft } = await ask('followOutsideDraft', { link: draftId, draftPosition: 2 }, token);
    const auction = async () => (await ask('getAuction', { mockDraftId: mockDraft.id }, token)).auction;
    return { draftId, token, mockDraftId: mockDraft.id, auction };
  }

  test('is found as one, and followed with every sale, price and keeper', async () => {
    const { draftId, token, auction } = await followAuction(4);
    expect((await ask('findOutsideDraft', { link: draftId }, token)).outsideDraft.draftType).toBe('AUCTION');
    const shown = await auction();
    expect(shown).toMatchObject({ isFollowed: true, closedAt: null, deadlineAt: null });
    expect(shown.sales.map(({ price, isKeeper, athlete }) => [price, isKeeper, athlete?.fullName])).toEqual([
      [31, true, 'Stranger Number 31'],
      [1, false, 'Stranger Number 1'],
      [2, false, 'Stranger Number 2'],
      [3, false, 'Stranger Number 3'],
      [4, false, 'Stranger Number 4'],
    ]);
    const [first, second] = shown.standing.teams;
    expect(first?.budgetLeft).toBe(199);
    expect(second?.budgetLeft).toBe(200 - 2 - 31);
  });

  test('shows who is up with the bids that were seen, and advises the person on them', async () => {
    const { draftId, token, mockDraftId, auction } = await followAuction(4);
    const reader = await readLive(`${base}/api/sse?token=${token}`);
    sleeper.set(draftId, { recording: auctionOf(up) });
    await pass(3_000);
    expect((await reader.next()).name).toBe('mock-draft:auction');
    reader.close();
    sleeper.set(draftId, { recording: auctionOf({ ...up, highest_offer: '7', offering_slot: '4' }) });
    await pass(3_000);
    const { standing } = await auction();
    expect(standing.block).toMatchObject({
      team: { id: 'KC' },
      nominatorId: 'seat-1',
      bids: [
        { participantId: 'seat-3', dollars: 3 },
        { participantId: 'seat-4', dollars: 7 },
      ],
    });
    const { bid } = await ask('getAuctionAdvice', { mockDraftId }, token);
    expect(bid?.team?.id).toBe('KC');
    sleeper.set(draftId, { recording: auctionOf(), made: 5 });
    await pass(3_000);
    expect((await auction()).standing.block).toBeNull();
    expect((await auction()).sales).toHaveLength(6);
  });

  test('is not bid in here, is taken back with Sleeper, and goes on against bots when it is left', async () => {
    const { draftId, token, mockDraftId, auction } = await followAuction(4);
    const { userParticipant } = await auction();
    const sale = { mockDraftId, mockDraftParticipantId: userParticipant.id, dollars: 1, teamId: 'KC' };
    expect((await call('recordSale', sale, token)).error).toMatchObject({ code: 'draft-followed' });
    for (const name of ['simulateRestOfDraft', 'resetMockDraft', 'returnToLastPick'] as const)
      expect(refusal(await call(name, { mockDraftId }, token)), name).toBe('draft-followed');
    sleeper.set(draftId, { made: 2 });
    await pass(3_000);
    expect((await auction()).sales).toHaveLength(3);
    await ask('leaveOutsideDraft', { mockDraftId }, token);
    expect(await auction()).toMatchObject({ isFollowed: false, configuration: { simulationMode: 'AutoDraft' } });
    expect(await ask('watchOutsideDraft', { mockDraftId }, token)).toEqual({ follow: null });
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    expect((await auction()).closedAt).not.toBeNull();
    await ask('rateMockDraft', { mockDraftId }, token);
    expect((await ask('listRateOutputs', { mockDraftId }, token)).mockDraftRateOutputs).toHaveLength(4);
  });

  test('that becomes a draft with turns is said to be followed no longer', async () => {
    const { draftId, token, mockDraftId, auction } = await followAuction(3);
    sleeper.set(draftId, { recording: invented, made: 5 });
    await pass(3_000);
    expect((await ask('watchOutsideDraft', { mockDraftId }, token)).follow?.problem).toBe('unsupported');
    expect((await auction()).sales).toHaveLength(4);
  });
});

describe('a draft on another platform', () => {
  test('is found by the address of its league, and followed without one', async () => {
    const link = `https://www99.myfantasyleague.com/${season.id}/home/70001`;
    const token = await arrive();
    const { outsideDraft } = await ask('findOutsideDraft', { link }, token);
    expect(outsideDraft).toMatchObject({
      ...{ platform: 'mfl', name: 'Invented League', draftType: 'SNAKE', status: 'drafting' },
      ...{ numberOfTeams: 4, rounds: 2, picksMade: 7, picksTotal: 8 },
    });
    const { mockDraft } = await ask('followOutsideDraft', { link: outsideDraft.draftId, draftPosition: 1 }, token);
    const mockDraftId = mockDraft.id;
    const shown = (await ask('getMockDraft', { mockDraftId }, token)).mockDraft;
    expect(namesIn(shown).filter((name) => name !== null)).toHaveLength(7);
    expect(namesIn(shown)[6]).toBe('Passed');
    expect((await ask('watchOutsideDraft', { mockDraftId }, token)).follow).toMatchObject({
      ...{ platform: 'mfl', status: 'drafting', problem: null },
    });
  });

  test('is looked at no more often than its platform likes', async () => {
    const link = `https://www99.myfantasyleague.com/${season.id}/home/70001`;
    const token = await arrive();
    const { mockDraft } = await ask('followOutsideDraft', { link, draftPosition: 2 }, token);
    const seenAt = async () => (await ask('watchOutsideDraft', { mockDraftId: mockDraft.id }, token)).follow?.seenAt;
    const first = await seenAt();
    await pass(10_000);
    expect(await seenAt()).toBe(first);
    await pass(10_001);
    expect(await seenAt()).not.toBe(first);
  });

  test('that is not there says so, without words of numbers', async () => {
    const link = `https://www99.myfantasyleague.com/${season.id}/home/79999`;
    const reply = await call('findOutsideDraft', { link }, await arrive());
    expect(refusal(reply)).toBe('outside-draft-not-found');
    expect(reply.error?.fields?.['link']).toBe(
      'MyFantasyLeague has no draft at this address, or it draws its order later.',
    );
  });
});

describe('a draft of rookies', () => {
  const settings = invented.draft['settings'] as Record<string, number>; // written in this repository
  /** Three rounds; the second team has the Chiefs' defence already. */
  const rookies = {
    ...invented,
    draft: {
      ...invented.draft,
      settings: { ...settings, rounds: 3, player_type: 1, slots_def: 1 },
      metadata: { name: 'Invented Dynasty', scoring_type: 'dynasty' },
    },
    picks: invented.picks.slice(0, 12),
    rosters: [{ roster_id: 2, owner_id: '801', players: ['KC', '999999'] }],
  };

  test('is followed among rookies, beside the rosters that there are', async () => {
    const draftId = outside();
    sleeper.set(draftId, { recording: rookies, made: 2 });
    const token = await arrive();
    const { outsideDraft } = await ask('findOutsideDraft', { link: draftId }, token);
    expect(outsideDraft).toMatchObject({ rounds: 3, players: 'rookies', picksTotal: 12 });
    const { mockDraft: opened } = await ask('followOutsideDraft', { link: draftId, draftPosition: 2 }, token);
    const mockDraftId = opened.id;
    const { mockDraft } = await ask('getMockDraft', { mockDraftId }, token);
    expect(namesIn(mockDraft)).toEqual([...namesUpTo(2), ...Array(10).fill(null)]);
    expect(mockDraft.partial).toEqual({
      rounds: 3,
      players: 'rookies',
      rostered: [{ draftPosition: 2, entityId: 'KC', position: 'DST' }],
    });
    const { mockDraftPlayerRankings: players } = await ask('listDraftPlayers', { mockDraftId }, token);
    const athletes = players.flatMap(({ athlete }) => athlete?.id ?? []);
    expect(athletes.length).toBeGreaterThan(8);
    const { tables, indexes } = sampleEdition();
    const years = athletes.map((id) => tables.players.column.rookieYear[indexes.playerRow(id as EntityId) ?? -1]);
    expect(new Set(years)).toEqual(new Set([Number(season.id)]));
    expect(players.flatMap(({ team }) => team?.id ?? [])).toEqual(['KC']);
    const { draftAssistant } = await ask('getDraftAssistant', { mockDraftId }, token);
    expect(draftAssistant.length).toBeGreaterThan(0);
    expect(draftAssistant.filter(({ athlete }) => !athletes.includes(athlete?.id ?? ''))).toEqual([]);
    const { mockDraftRosters } = await ask('listDraftRosters', { mockDraftId }, token);
    const own = mockDraftRosters[1]?.roster.find(({ team }) => team?.id === 'KC');
    expect(own).toMatchObject({ pickNumber: null, rosterPosition: { position: 'DST' } });
  });

  test('is graded by what was added, and goes on among rookies when it is left', async () => {
    const draftId = outside();
    sleeper.set(draftId, { recording: rookies, made: 2 });
    const token = await arrive();
    const { mockDraft } = await ask('followOutsideDraft', { link: draftId, draftPosition: 2 }, token);
    const mockDraftId = mockDraft.id;
    await ask('leaveOutsideDraft', { mockDraftId }, token);
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    await ask('rateMockDraft', { mockDraftId }, token);
    const left = (await ask('getMockDraft', { mockDraftId }, token)).mockDraft;
    expect(left.closedAt).not.toBeNull();
    expect(left.picks.filter(({ athlete, team }) => athlete ?? team)).toHaveLength(12);
    expect((await ask('listRateOutputs', { mockDraftId }, token)).mockDraftRateOutputs).toHaveLength(4);
    expect((await ask('listProjectedStandings', { mockDraftId }, token)).projectedStandings).toHaveLength(4);
    expect(await ask('listBoldMoves', { mockDraftId }, token)).toEqual({ topPicks: [], topReaches: [] });
  });
});

describeShared('a recorded auction', () => {
  test('is in the room sale by sale as it was, to the last dollar', async () => {
    const draftId = String(++numbers);
    const recorded = recordedDraft('auction-2022');
    const draft = { ...recorded.draft, season: season.id }; // the sample has no other
    sleeper.set(draftId, { recording: { ...recorded, draft }, made: 240 });
    const token = await arrive();
    const { mockDraft } = await ask('followOutsideDraft', { link: draftId, draftPosition: 1 }, token);
    const { auction } = await ask('getAuction', { mockDraftId: mockDraft.id }, token);
    expect(auction.closedAt).not.toBeNull();
    expect(auction.sales).toHaveLength(240);
    expect(auction.standing.teams.map(({ budgetLeft, openSlots }) => [budgetLeft, openSlots])).toEqual(
      Array(12).fill([0, 0]),
    );
  });
});

describeShared('a recorded draft with keepers and trades', () => {
  test('is in the room pick by pick as it was, unknown players included', async () => {
    const draftId = String(++numbers);
    sleeper.set(draftId, { recording: 'keepers-2025', made: 40 });
    const token = await arrive();
    const { mockDraft } = await ask('followOutsideDraft', { link: draftId, draftPosition: 1 }, token);
    const { picks } = (await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft;
    expect(picks).toHaveLength(160);
    expect(picks.filter(({ isKeeper }) => isKeeper)).toHaveLength(30);
    expect(picks.filter(({ athlete, team, isKeeper }) => !isKeeper && (athlete ?? team))).toHaveLength(40);
    expect(picks[0]?.athlete?.fullName).toBe('Jahmyr Gibbs');
  });
});
