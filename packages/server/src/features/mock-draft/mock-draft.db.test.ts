import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import { DEFAULT_LEAGUE, NO_SLOTS } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { type DraftWishes, draftRooms, entityOf, idOf } from '../../testing/draft-rooms.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const testing = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { call, ask, arrive } = testing;
const { season, begin, pickBest } = await draftRooms(testing, { numberOfTeams: 12, draftPosition: 5 });

const current = ({ picks }: MockDraft) => picks.find((pick) => pick.pickAt === null && !pick.isKeeper);

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

  test('is of the type that was asked for, by its short or its long name', async () => {
    for (const [asked, type] of [
      ['SNAKE_DRAFT', 'SNAKE'],
      ['AUCTION_DRAFT', 'AUCTION'],
      ['LINEAR', 'LINEAR'],
    ] as const) {
      const { draft } = await begin({ draftType: asked, numberOfTeams: 8 });
      expect((await draft()).configuration.draftType).toBe(type);
    }
  });

  test('a pick says where on its roster the player sits, an open one nowhere', async () => {
    const room = await begin();
    await pickBest(room);
    const { picks } = await room.draft();
    const { mockDraftRosters } = await ask('listDraftRosters', { mockDraftId: room.mockDraftId }, room.token);
    const rosterOf = (id: string) => mockDraftRosters.find(({ participantId }) => participantId === id)?.roster ?? [];
    const made = picks.filter(({ pickAt }) => pickAt !== null);
    expect(made.length).toBeGreaterThan(5);
    for (const { participantId, pickNumber, mockDraftRosterPositionId, rosterPosition } of made) {
      const place = rosterOf(participantId).find((each) => each.rosterPosition.id === mockDraftRosterPositionId);
      expect(place).toMatchObject({ pickNumber, rosterPosition: { position: rosterPosition } });
    }
    for (const { roster } of mockDraftRosters)
      expect(new Set(roster.map(({ rosterPosition: { id } }) => id)).size).toBe(roster.length);
    expect(picks.at(-1)).toMatchObject({ mockDraftRosterPositionId: null, bestRanking: null, draftTierBreak: null });
  });

  test('Random is one of 8, 10, 12 or 14 teams, and a place at that table', async () => {
    const token = await arrive();
    const { mockDraft } = await ask('createMockDraft', { seasonId: season.id, scoringSystemId: '1' }, token);
    const { mockDraft: draft } = await ask('getMockDraft', { mockDraftId: mockDraft.id }, token);
    expect([8, 10, 12, 14]).toContain(draft.participants.length);
    expect(draft.userParticipant.draftPosition).toBeLessThanOrEqual(draft.participants.length);
  });

  test('refuses a season, a scoring, a provider or a place that does not exist, and more places than anybody drafts', async () => {
    const token = await arrive();
    const good = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8 };
    const deep = toLeagueConfig({ ...DEFAULT_LEAGUE, teams: 18, slots: { ...DEFAULT_LEAGUE.slots, BN: 30 } });
    const refusals = await Promise.all(
      [
        { ...good, seasonId: '1999' },
        { ...good, scoringSystemId: '999' },
        { ...good, adpProviderName: 'nobody' },
        { ...good, draftPosition: 9 },
        { ...good, numberOfTeams: 18, footballScoringLeagueConfig: deep },
      ].map((wishes) => call('createMockDraft', wishes, token)),
    );
    expect(refusals.map(refusal)).toEqual([
      'season-not-found',
      'scoring-system-not-found',
      'invalid-parameters',
      'invalid-parameters',
      'invalid-parameters',
    ]);
  });

  test('says of a roster that is a bench alone that nobody of it would play', async () => {
    const alone = toLeagueConfig({ ...DEFAULT_LEAGUE, slots: { ...NO_SLOTS, BN: 2 } });
    const wishes = { seasonId: season.id, scoringSystemId: '1', footballScoringLeagueConfig: alone };
    for (const draftType of ['SNAKE', 'AUCTION'] as const) {
      const { error } = await call('createMockDraft', { ...wishes, numberOfTeams: 2, draftType }, await arrive());
      expect(error?.fields?.['footballScoringLeagueConfig']).toBe('A roster needs at least one place that plays.');
    }
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

  test('a pick of a player who is gone, of an unknown one, of nobody and of two is refused, and nothing changes', async () => {
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
    const players = await available();
    // Nobody comes to the hundredth in the picks that follow, whatever the room's bots are about.
    const [first, late] = [players[0], players[99]];
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

  test('a draft that starts over draws anew, and as before where the same room is asked for', async () => {
    const room = await begin();
    const { mockDraftId } = room;
    const played = async () => {
      await ask('simulateRestOfDraft', { mockDraftId }, room.token);
      return (await room.draft()).picks.map(idOf);
    };
    const first = await played();
    await ask('resetMockDraft', { mockDraftId, sameRoom: true }, room.token);
    expect(await played()).toEqual(first);
    await ask('resetMockDraftToPick', { mockDraftId, pickNumber: 30 }, room.token);
    const anew = await played();
    expect(anew.slice(0, 29)).toEqual(first.slice(0, 29));
    expect(anew).not.toEqual(first);
  });

  test('undo after a simulation takes back the simulation', async () => {
    const room = await begin();
    await pickBest(room);
    const before = current(await room.draft())?.pickNumber;
    await ask('simulateRestOfDraft', { mockDraftId: room.mockDraftId }, room.token);
    await ask('returnToLastPick', { mockDraftId: room.mockDraftId }, room.token);
    expect(current(await room.draft())?.pickNumber).toBe(before);
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
    ] as const satisfies readonly DraftWishes[]) {
      const { token, mockDraftId, draft } = await begin(wishes);
      await ask('simulateRestOfDraft', { mockDraftId }, token);
      expect((await draft()).picks.filter(({ pickAt }) => pickAt === null)).toEqual([]);
    }
  });
});
