import { describe, expect, test } from 'vitest';
import { draftRooms, entityOf, idOf } from '../../testing/draft-rooms.ts';
import { readLive } from '../../testing/live-reader.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const testing = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { call, ask, server } = testing;
const base = await server.listen({ host: '127.0.0.1', port: 0 });
const { begin, pickBest } = await draftRooms(testing, { numberOfTeams: 12, draftPosition: 5 });

describe('rating', () => {
  test('there is nothing to rate before the first pick', async () => {
    const { token, mockDraftId } = await begin({ simulationMode: 'Manual' });
    expect(refusal(await call('rateMockDraft', { mockDraftId }, token))).toBe('rating-failed');
  });

  test('an open draft is rated by its picks so far, and the next pick puts the grades away', async () => {
    const room = await begin();
    await pickBest(room);
    await ask('rateMockDraft', { mockDraftId: room.mockDraftId }, room.token);
    expect((await room.draft()).rateOutput).not.toBeNull();
    await pickBest(room);
    expect((await room.draft()).rateOutput).toBeNull();
  });
});

describe('the queue', () => {
  test('keeps the person’s order through adding, moving and removing', async () => {
    const { token, mockDraftId, available } = await begin();
    const wanted = (await available()).slice(40, 43);
    for (const player of wanted) await ask('addToQueue', { mockDraftId, ...entityOf(player) }, token);
    const ids = wanted.map(idOf);
    const queue = async () => (await ask('listQueue', { mockDraftId }, token)).mockDraftQueue.map(idOf);
    expect(await queue()).toEqual(ids);
    await ask('moveInQueue', { mockDraftId, mockDraftQueueId: ids[2] ?? '', index: 0 }, token);
    expect(await queue()).toEqual([ids[2], ids[0], ids[1]]);
    await ask('removeFromQueue', { mockDraftId, mockDraftQueueId: ids[0] ?? '' }, token);
    expect(await queue()).toEqual([ids[2], ids[1]]);
    const replies = await Promise.all([
      call('addToQueue', { mockDraftId, ...entityOf(wanted[1] ?? { athlete: null, team: null }) }, token),
      call('removeFromQueue', { mockDraftId, mockDraftQueueId: ids[0] ?? '' }, token),
      call('addToQueue', { mockDraftId, athleteId: 'nobody-at-all' }, token),
    ]);
    expect(replies.map(refusal)).toEqual(['already-queued', 'not-queued', 'player-not-found']);
  });
});

describe('the list of drafts', () => {
  test('pages through the person’s own, newest first, and forgets a deleted one', async () => {
    const { token, mockDraftId } = await begin();
    const { mockDraft: copy } = await ask('duplicateMockDraft', { mockDraftId }, token);
    const list = await ask('listMockDrafts', { limit: 1 }, token);
    expect(list).toMatchObject({
      total: 2,
      mockDrafts: [{ id: copy.id, picksTotal: 192, scoringSystemName: '0.5 PPR' }],
    });
    await ask('deleteMockDraft', { mockDraftId: copy.id }, token);
    expect((await ask('listMockDrafts', {}, token)).mockDrafts.map(({ id }) => id)).toEqual([mockDraftId]);
  });
});

describe('what the room shows', () => {
  test('odds are chances, fall with time, and add up to the picks in between', async () => {
    const { available } = await begin();
    const players = await available();
    for (const { availabilityOdds, oddsNextRound } of players) {
      expect(availabilityOdds).toBeGreaterThanOrEqual(oddsNextRound ?? 0);
    }
    const gone = players.reduce((sum, { availabilityOdds }) => sum + 1 - (availabilityOdds ?? 1), 0);
    expect(gone).toBeCloseTo(14, 6); // pick 5 is the person's, 6 to 19 are others'
  });

  test('the assistant says what a pick is worth, and keeps to the positions that are asked for', async () => {
    const { token, mockDraftId } = await begin();
    const { draftAssistant } = await ask('getDraftAssistant', { mockDraftId }, token);
    expect(draftAssistant.length).toBeGreaterThan(2);
    expect(draftAssistant[0]?.pointsOverNext).toBeGreaterThanOrEqual(0);
    const { draftAssistant: backs } = await ask('getDraftAssistant', { mockDraftId, playerPositions: 'RB' }, token);
    expect(new Set(backs.map(({ athlete }) => athlete?.position))).toEqual(new Set(['RB']));
  });

  test('strategies and mode can be changed while the draft goes on', async () => {
    const { token, mockDraftId, draft } = await begin();
    await ask('updateMockDraft', { mockDraftId, participantStrategies: { 'seat-3': 'zeroRB' }, pickClock: 60 }, token);
    const changed = await draft();
    expect(changed.participants[2]?.draftStrategy).toBe('zeroRB');
    expect(changed.deadlineAt).not.toBeNull();
    expect(
      refusal(await call('updateMockDraft', { mockDraftId, participantStrategies: { nobody: 'zeroRB' } }, token)),
    ).toBe('invalid-parameters');
  });
});

describe('live', () => {
  test('a pick tells of itself and of every answer, in order, with the version that answers carry', async () => {
    const room = await begin();
    const reader = await readLive(`${base}/api/sse?token=${room.token}`);
    await pickBest(room);
    const { version } = await room.draft();
    const numbers: number[] = [];
    for (let pick = 5; pick <= 19; pick++) {
      const { name, data } = await reader.next();
      expect(name).toBe('mock-draft:pick');
      expect(data).toMatchObject({ mockDraft: { id: room.mockDraftId, version, closedAt: null } });
      numbers.push((data as { mockDraftPick: { pickNumber: number } }).mockDraftPick.pickNumber);
    }
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => 5 + index));
    await ask('returnToLastPick', { mockDraftId: room.mockDraftId }, room.token);
    expect((await reader.next()).data).toMatchObject({ change: 'picks' });
    reader.close();
  });

  test('a step of many picks is told once, as a change for which screens load the draft anew', async () => {
    const room = await begin();
    const reader = await readLive(`${base}/api/sse?token=${room.token}`);
    await ask('simulateRestOfDraft', { mockDraftId: room.mockDraftId }, room.token);
    const told = await reader.next();
    expect([told.name, told.data]).toEqual(['mock-draft:changed', expect.objectContaining({ change: 'picks' })]);
    await ask('resetMockDraft', { mockDraftId: room.mockDraftId }, room.token);
    expect((await reader.next()).number).toBe(told.number + 1);
    reader.close();
  });
});
