import type { MockDraft } from '@pylon/contract/mock-draft';
import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import { describe, expect, test } from 'vitest';
import { readLive } from '../../testing/live-reader.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { call, ask, arrive, server } = await testServer({ edition, now: SAMPLE_NOW });
const base = await server.listen({ host: '127.0.0.1', port: 0 });
const { season } = await ask('currentSeason', {});

type Wishes = Partial<Parameters<typeof ask<'createMockDraft'>>[1]>;

/** A person with a new draft: twelve teams, picking fifth, unless wished otherwise. */
async function begin(wishes: Wishes = {}) {
  const token = await arrive();
  const { mockDraft } = await ask(
    'createMockDraft',
    { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5, ...wishes },
    token,
  );
  const mockDraftId = mockDraft.id;
  const draft = async () => (await ask('getMockDraft', { mockDraftId }, token)).mockDraft;
  const players = async () => (await ask('listDraftPlayers', { mockDraftId }, token)).mockDraftPlayerRankings;
  const available = async () => (await players()).filter(({ pickNumber }) => pickNumber === null);
  return { token, mockDraftId, draft, players, available };
}
type Room = Awaited<ReturnType<typeof begin>>;

const current = ({ picks }: MockDraft) => picks.find((pick) => pick.pickAt === null && !pick.isKeeper);
const entityOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
  athlete ? { athleteId: athlete.id } : { teamId: team?.id };
const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
  athlete?.id ?? team?.id ?? '';

/** The person takes the assistant's first choice. */
async function pickBest({ token, mockDraftId, draft }: Room) {
  const { userParticipant, picks } = await draft();
  const turn = picks.find((pick) => pick.pickAt === null);
  const { draftAssistant } = await ask('getDraftAssistant', { mockDraftId }, token);
  const best = draftAssistant[0];
  if (!best || !turn) throw new Error('nothing to pick');
  await ask(
    'pickEntity',
    { mockDraftId, mockDraftParticipantId: userParticipant.id, pickNumber: turn.pickNumber, ...entityOf(best) },
    token,
  );
  return best;
}

describe('a new draft', () => {
  test('has every pick, and the bots have picked up to the person', async () => {
    const { draft } = await begin();
    const { picks, participants, userParticipant, configuration } = await draft();
    expect(picks).toHaveLength(192);
    expect(participants).toHaveLength(12);
    expect(userParticipant.draftPosition).toBe(5);
    expect(configuration.numberOfTeams).toBe(12);
    expect(configuration.rosterPositions).toHaveLength(16);
    expect(configuration.rosterPositions.slice(0, 3)).toEqual(['QB', 'RB', 'RB']);
    expect(picks.filter((pick) => pick.pickAt !== null).map((pick) => pick.pickNumber)).toEqual([1, 2, 3, 4]);
  });

  test('Random is one of 8, 10, 12 or 14 teams, and a place at that table', async () => {
    const token = await arrive();
    const { mockDraft } = await ask('createMockDraft', { seasonId: season.id, scoringSystemId: '1' }, token);
    const { mockDraft: draft } = await ask('getMockDraft', { mockDraftId: mockDraft.id }, token);
    expect([8, 10, 12, 14]).toContain(draft.participants.length);
    expect(draft.userParticipant.draftPosition).toBeLessThanOrEqual(draft.participants.length);
  });

  test('refuses a season, a scoring, a provider or a place that does not exist', async () => {
    const token = await arrive();
    const good = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8 };
    const refusals = await Promise.all(
      [
        { ...good, seasonId: '1999' },
        { ...good, scoringSystemId: '999' },
        { ...good, adpProviderName: 'nobody' },
        { ...good, draftPosition: 9 },
      ].map((wishes) => call('createMockDraft', wishes, token)),
    );
    expect(refusals.map(refusal)).toEqual([
      'season-not-found',
      'scoring-system-not-found',
      'invalid-parameters',
      'invalid-parameters',
    ]);
  });

  test('keepers hold their picks; two on one pick, or one player twice, are refused', async () => {
    const { available, token, mockDraftId } = await begin();
    const [first, second] = await available();
    if (!first || !second) throw new Error('no players');
    const keeper = (player: typeof first, participantIndex: number, round: number) => ({
      ...entityOf(player),
      participantIndex,
      round,
    });
    const kept = await begin({ keepers: [keeper(first, 2, 1), keeper(second, 5, 3)] });
    const { picks } = await kept.draft();
    expect(picks[1]).toMatchObject({ isKeeper: true, participantId: 'seat-2' });
    expect(picks.filter(({ isKeeper }) => isKeeper).map(idOf)).toEqual([idOf(first), idOf(second)]);
    for (const keepers of [
      [keeper(first, 2, 1), keeper(second, 2, 1)],
      [keeper(first, 2, 1), keeper(first, 3, 1)],
      [keeper(first, 2, 17)],
    ]) {
      const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5, keepers };
      expect(refusal(await call('createMockDraft', wishes, token))).toBe('invalid-keepers');
    }
    expect(mockDraftId).not.toBe(kept.mockDraftId);
  });
});

describe('whose draft it is', () => {
  test('somebody else’s draft answers every call as if it did not exist', async () => {
    const { mockDraftId } = await begin();
    const stranger = await arrive();
    const pick = { mockDraftParticipantId: 'seat-5', athleteId: 'anybody' };
    const replies = await Promise.all([
      call('getMockDraft', { mockDraftId }, stranger),
      call('updateMockDraft', { mockDraftId }, stranger),
      call('deleteMockDraft', { mockDraftId }, stranger),
      call('duplicateMockDraft', { mockDraftId }, stranger),
      call('resetMockDraft', { mockDraftId }, stranger),
      call('resetMockDraftToPick', { mockDraftId, pickNumber: 1 }, stranger),
      call('simulateRestOfDraft', { mockDraftId }, stranger),
      call('returnToLastPick', { mockDraftId }, stranger),
      call('rateMockDraft', { mockDraftId }, stranger),
      call('pickEntity', { mockDraftId, ...pick }, stranger),
      call('listQueue', { mockDraftId }, stranger),
      call('addToQueue', { mockDraftId, athleteId: 'anybody' }, stranger),
      call('moveInQueue', { mockDraftId, mockDraftQueueId: 'anybody', index: 0 }, stranger),
      call('removeFromQueue', { mockDraftId, mockDraftQueueId: 'anybody' }, stranger),
      call('getDraftAssistant', { mockDraftId }, stranger),
      call('listDraftPlayers', { mockDraftId }, stranger),
      call('listDraftRosters', { mockDraftId }, stranger),
      call('listRateOutputs', { mockDraftId }, stranger),
    ]);
    expect(new Set(replies.map(refusal))).toEqual(new Set(['draft-not-found']));
  });

  test('nobody reads or changes a draft without a token, or with an id that is none', async () => {
    const { mockDraftId, token } = await begin();
    expect(refusal(await call('getMockDraft', { mockDraftId }))).toBe('token-not-found');
    expect(refusal(await call('simulateRestOfDraft', { mockDraftId }))).toBe('token-not-found');
    expect(refusal(await call('getMockDraft', { mockDraftId: 'none' }, token))).toBe('invalid-parameters');
  });
});

describe('picking', () => {
  test('the person picks, the bots answer, and it is the person’s turn again', async () => {
    const room = await begin();
    const taken = await pickBest(room);
    const draft = await room.draft();
    expect(draft.picks[4]).toMatchObject({ participantId: 'seat-5', isAutoDraft: false });
    expect(idOf(draft.picks[4] ?? { athlete: null, team: null })).toBe(idOf(taken));
    expect(current(draft)).toMatchObject({ pickNumber: 20, participantId: 'seat-5' });
    expect((await room.players()).find((player) => idOf(player) === idOf(taken))?.pickNumber).toBe(5);
  });

  test('a player who is gone, somebody unknown, nobody and both are refused, and nothing changes', async () => {
    const { token, mockDraftId, draft } = await begin();
    const before = await draft();
    const gone = before.picks[0];
    const pick = { mockDraftId, mockDraftParticipantId: 'seat-5' };
    const replies = await Promise.all([
      call('pickEntity', { ...pick, ...entityOf(gone ?? { athlete: null, team: null }) }, token),
      call('pickEntity', { ...pick, athleteId: 'nobody-at-all' }, token),
      call('pickEntity', pick, token),
      call('pickEntity', { ...pick, athleteId: 'one', teamId: 'KC' }, token),
      call('pickEntity', { ...pick, mockDraftParticipantId: 'seat-6', athleteId: 'x1' }, token),
    ]);
    expect(replies.map(refusal)).toEqual([
      'player-taken',
      'player-not-found',
      'missing-parameters',
      'missing-parameters',
      'not-your-turn',
    ]);
    expect((await draft()).version).toBe(before.version);
  });

  test('of two windows that make the same pick at once, exactly one does', async () => {
    for (let round = 0; round < 4; round++) {
      const { token, mockDraftId, available, draft } = await begin();
      const [first, second] = await available();
      if (!first || !second) throw new Error('no players');
      const pick = { mockDraftId, mockDraftParticipantId: 'seat-5', pickNumber: 5 };
      const replies = await Promise.all(
        [first, second].map((player) => call('pickEntity', { ...pick, ...entityOf(player) }, token)),
      );
      expect(replies.map(refusal).sort()).toEqual(['draft-changed', null].sort());
      const { picks } = await draft();
      const drafted = picks.filter(({ pickAt }) => pickAt !== null).map(idOf);
      expect(new Set(drafted).size).toBe(drafted.length);
      expect(drafted).toHaveLength(19);
    }
  });

  test('a queue that changes while the person picks is not lost', async () => {
    const { token, mockDraftId, available } = await begin();
    const [first, , , , , , , , , , , , , , , , , , , , , , , , , , , , , late] = await available();
    if (!first || !late) throw new Error('no players');
    const pick = { mockDraftId, mockDraftParticipantId: 'seat-5', pickNumber: 5, ...entityOf(first) };
    const replies = await Promise.all([
      call('pickEntity', pick, token),
      call('addToQueue', { mockDraftId, ...entityOf(late) }, token),
    ]);
    expect(replies.map(refusal)).toEqual([null, null]);
    const { mockDraftQueue } = await ask('listQueue', { mockDraftId }, token);
    expect(mockDraftQueue.map(idOf)).toEqual([idOf(late)]);
  });

  test('in person, any pick may be entered for whoever is on the clock', async () => {
    const { token, mockDraftId, available, draft } = await begin({ simulationMode: 'Manual' });
    const [first] = await available();
    if (!first) throw new Error('no players');
    expect(current(await draft())?.participantId).toBe('seat-1');
    await ask('pickEntity', { mockDraftId, mockDraftParticipantId: 'seat-1', ...entityOf(first) }, token);
    expect(current(await draft())?.participantId).toBe('seat-2');
  });
});

describe('taking back', () => {
  test('returning to the last pick gives the person’s last pick back, and everything after it', async () => {
    const room = await begin();
    await pickBest(room);
    await ask('returnToLastPick', { mockDraftId: room.mockDraftId }, room.token);
    const draft = await room.draft();
    expect(current(draft)?.pickNumber).toBe(5);
    expect(refusal(await call('returnToLastPick', { mockDraftId: room.mockDraftId }, room.token))).toBe(
      'nothing-to-undo',
    );
  });

  test('the bots repeat themselves after an undo: the same seed gives the same draft', async () => {
    const room = await begin();
    const picked = async () => (await room.draft()).picks.filter(({ pickAt }) => pickAt !== null).map(idOf);
    await pickBest(room);
    const first = await picked();
    await ask('returnToLastPick', { mockDraftId: room.mockDraftId }, room.token);
    await pickBest(room);
    expect(await picked()).toEqual(first);
  });

  test('a reset to a pick removes it and all after it, and the bots go on', async () => {
    const room = await begin();
    await pickBest(room);
    await ask('resetMockDraftToPick', { mockDraftId: room.mockDraftId, pickNumber: 2 }, room.token);
    expect(current(await room.draft())?.pickNumber).toBe(5);
    await ask('resetMockDraft', { mockDraftId: room.mockDraftId }, room.token);
    expect(current(await room.draft())?.pickNumber).toBe(5);
  });
});

describe('to the end', () => {
  test('a draft of twelve ends with full rosters, grades for all and capital', async () => {
    const room = await begin();
    const { token, mockDraftId } = room;
    expect(refusal(await call('listRateOutputs', { mockDraftId }, token))).toBe('rating-failed');
    for (let round = 0; round < 4; round++) await pickBest(room);
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    const draft = await room.draft();
    expect(draft.closedAt).not.toBeNull();
    expect(new Set(draft.picks.map(idOf)).size).toBe(192);
    const { mockDraftRosters } = await ask('listDraftRosters', { mockDraftId }, token);
    for (const { roster } of mockDraftRosters) {
      expect(roster).toHaveLength(16);
      expect(roster.filter(({ pickNumber }) => pickNumber === null)).toEqual([]);
    }

    await ask('rateMockDraft', { mockDraftId }, token);
    const { mockDraftRateOutputs } = await ask('listRateOutputs', { mockDraftId }, token);
    expect(mockDraftRateOutputs).toHaveLength(12);
    const places = mockDraftRateOutputs.map(({ letterGrade }) => LETTER_GRADES.indexOf(letterGrade));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const output of mockDraftRateOutputs) expect(output.expertDescription).toMatch(/\d/);
    const rated = await room.draft();
    expect(rated.rateOutput?.mockDraftParticipantId).toBe('seat-5');
    expect(rated.picks.every(({ letterGrade }) => letterGrade !== null)).toBe(true);
    expect(rated.capitals.reduce((sum, { countAmount }) => sum + countAmount, 0)).toBe(192);

    expect(
      refusal(await call('pickEntity', { mockDraftId, mockDraftParticipantId: 'seat-5', athleteId: 'x1' }, token)),
    ).toBe('draft-closed');
    await ask('returnToLastPick', { mockDraftId }, token);
    expect((await room.draft()).closedAt).toBeNull();
    expect((await room.draft()).rateOutput).toBeNull();
  });

  test('superflex, third-round reversal and best ball end too', async () => {
    for (const wishes of [
      { scoringSystemId: '4', draftType: 'LINEAR' },
      { draftType: '3RD_ROUND_REVERSAL', numberOfTeams: 18 },
      { leagueType: 'BEST_BALL', numberOfTeams: 2, draftPosition: 1, adpProviderName: 'underdog' },
    ] as const satisfies readonly Wishes[]) {
      const { token, mockDraftId, draft } = await begin(wishes);
      await ask('simulateRestOfDraft', { mockDraftId }, token);
      expect((await draft()).picks.filter(({ pickAt }) => pickAt === null)).toEqual([]);
    }
  });
});

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
    expect(replies.map(refusal)).toEqual(['draft-changed', 'draft-changed', 'player-not-found']);
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

  test('the assistant gives reasons, and looks where it is told', async () => {
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
});
