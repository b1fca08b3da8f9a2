import { describe, expect, test } from 'vitest';
import { entityOf, idOf } from '../../testing/draft-rooms.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const { call, ask, arrive } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});

/** A table of four with the first four picks typed in, best first. */
async function sitDown(wishes: Partial<Parameters<typeof ask<'createMockDraft'>>[1]> = {}) {
  const token = await arrive();
  const { mockDraft } = await ask(
    'createMockDraft',
    {
      ...{ seasonId: season.id, scoringSystemId: '1', numberOfTeams: 4, draftPosition: 2, simulationMode: 'Manual' },
      ...wishes,
    },
    token,
  );
  const mockDraftId = mockDraft.id;
  const { mockDraftPlayerRankings } = await ask('listDraftPlayers', { mockDraftId }, token);
  const players = mockDraftPlayerRankings.filter(({ pickNumber }) => pickNumber === null);
  const draft = async () => (await ask('getMockDraft', { mockDraftId }, token)).mockDraft;
  for (const player of players.slice(0, wishes.simulationMode === 'AutoDraft' ? 0 : 4)) {
    const turn = (await draft()).picks.find((pick) => pick.pickAt === null && !pick.isKeeper);
    await ask(
      'pickEntity',
      { mockDraftId, mockDraftParticipantId: turn?.participantId ?? '', ...entityOf(player) },
      token,
    );
  }
  const made = async () => (await draft()).picks.filter(({ pickAt }) => pickAt !== null).map(idOf);
  const player = (place: number) => {
    const found = players[place];
    if (!found) throw new Error('not so many players');
    return found;
  };
  return { token, mockDraftId, draft, made, player };
}

describe('a pick typed wrongly', () => {
  test('is replaced; a player drafted elsewhere changes places with the one they replace', async () => {
    const { token, mockDraftId, made, player } = await sitDown();
    const wish = { mockDraftId, correction: 'replace' as const, pickNumber: 1 };
    await ask('correctPick', { ...wish, seenEntityId: idOf(player(0)), ...entityOf(player(9)) }, token);
    expect(await made()).toEqual([9, 1, 2, 3].map((place) => idOf(player(place))));
    await ask('correctPick', { ...wish, seenEntityId: idOf(player(9)), ...entityOf(player(2)) }, token);
    expect(await made()).toEqual([2, 1, 9, 3].map((place) => idOf(player(place))));
  });

  test('that was missed moves the later ones on, and one that nobody made moves them back', async () => {
    const { token, mockDraftId, made, player } = await sitDown();
    const seen = { mockDraftId, pickNumber: 2, seenEntityId: idOf(player(1)) };
    await ask('correctPick', { ...seen, correction: 'insert', ...entityOf(player(8)) }, token);
    expect(await made()).toEqual([0, 8, 1, 2, 3].map((place) => idOf(player(place))));
    await ask('correctPick', { ...seen, correction: 'remove', seenEntityId: idOf(player(8)) }, token);
    expect(await made()).toEqual([0, 1, 2, 3].map((place) => idOf(player(place))));
  });

  test('is put right once, even when two people see it at the same time', async () => {
    const { token, mockDraftId, made, player } = await sitDown();
    const wish = { mockDraftId, correction: 'remove' as const, pickNumber: 2, seenEntityId: idOf(player(1)) };
    const replies = await Promise.all([call('correctPick', wish, token), call('correctPick', wish, token)]);
    expect(replies.map(refusal).sort()).toEqual(['draft-changed', null]);
    expect(await made()).toHaveLength(3);
  });

  test('takes grades with it that were given for the picks before', async () => {
    const { token, mockDraftId, draft, player } = await sitDown();
    await ask('rateMockDraft', { mockDraftId }, token);
    expect((await draft()).rateOutput).not.toBeNull();
    const wish = { mockDraftId, correction: 'replace' as const, pickNumber: 1, seenEntityId: idOf(player(0)) };
    await ask('correctPick', { ...wish, ...entityOf(player(9)) }, token);
    expect((await draft()).rateOutput).toBeNull();
  });
});

describe('a correction is refused', () => {
  test('to visitors, and for somebody else’s draft as if it did not exist', async () => {
    const { mockDraftId, player } = await sitDown();
    const wish = { mockDraftId, correction: 'remove' as const, pickNumber: 1, seenEntityId: idOf(player(0)) };
    expect(refusal(await call('correctPick', wish))).toBe('token-not-found');
    expect(refusal(await call('correctPick', wish, await arrive()))).toBe('draft-not-found');
  });

  test('without a player to stand there, with two, or for something that is no correction', async () => {
    const { token, mockDraftId, player } = await sitDown();
    const seen = { mockDraftId, pickNumber: 1, seenEntityId: idOf(player(0)) };
    const replies = await Promise.all([
      call('correctPick', { ...seen, correction: 'replace' }, token),
      call('correctPick', { ...seen, correction: 'insert', athleteId: 'one', teamId: 'two' }, token),
      call('correctPick', { ...seen, correction: 'swap' as never, ...entityOf(player(9)) }, token),
      call('correctPick', { ...seen, correction: 'remove', pickNumber: 0 }, token),
    ]);
    expect(replies.map(refusal)).toEqual([
      'missing-parameters',
      'missing-parameters',
      'invalid-parameters',
      'invalid-parameters',
    ]);
  });

  test('for a pick not made, a kept player, a player already kept, and one whom nobody knows', async () => {
    const start = await sitDown();
    const keepers = [{ ...entityOf(start.player(0)), participantIndex: 1, round: 1 }];
    const { token, mockDraftId, player } = await sitDown({ keepers });
    const wish = { mockDraftId, correction: 'replace' as const, seenEntityId: idOf(player(0)) };
    const replies = await Promise.all([
      call('correctPick', { ...wish, pickNumber: 40, ...entityOf(player(9)) }, token),
      call(
        'correctPick',
        { ...wish, pickNumber: 1, seenEntityId: idOf(start.player(0)), ...entityOf(player(9)) },
        token,
      ),
      call('correctPick', { ...wish, pickNumber: 2, ...entityOf(start.player(0)) }, token),
      call('correctPick', { ...wish, pickNumber: 2, athleteId: 'nobody' }, token),
    ]);
    expect(replies.map(refusal)).toEqual(['pick-not-made', 'kept-player', 'player-taken', 'player-not-found']);
  });

  test('in a draft against bots', async () => {
    const { token, mockDraftId, made, player } = await sitDown({ simulationMode: 'AutoDraft' });
    const [first] = await made();
    const wish = { mockDraftId, correction: 'replace' as const, pickNumber: 1, seenEntityId: first ?? '' };
    expect(refusal(await call('correctPick', { ...wish, ...entityOf(player(30)) }, token))).toBe('in-person-only');
  });
});

describe('at the table', () => {
  test('returning to the last pick takes back one at a time, to the very first', async () => {
    const { token, mockDraftId, made } = await sitDown();
    for (const left of [3, 2, 1, 0]) {
      await ask('returnToLastPick', { mockDraftId }, token);
      expect(await made()).toHaveLength(left);
    }
    expect(refusal(await call('returnToLastPick', { mockDraftId }, token))).toBe('nothing-to-undo');
  });

  test('teams have the names that people give them; a seat that is not there, no name and a long one are refused', async () => {
    const { token, mockDraftId, draft } = await sitDown();
    await ask('updateMockDraft', { mockDraftId, participantNames: { 'seat-1': ' Ann ', 'seat-2': 'Me' } }, token);
    const { participants, userParticipant } = await draft();
    expect(participants.map(({ name }) => name)).toEqual(['Ann', 'Me', 'Team 3', 'Team 4']);
    expect(userParticipant.name).toBe('Me');
    const name = (participantNames: Record<string, string>) =>
      call('updateMockDraft', { mockDraftId, participantNames }, token);
    const replies = [
      await name({ 'seat-9': 'X' }),
      await name({ 'seat-1': '  ' }),
      await name({ 'seat-1': 'x'.repeat(25) }),
    ];
    expect(replies.map(refusal)).toEqual(['invalid-parameters', 'invalid-parameters', 'invalid-parameters']);
  });

  test('there is advice for my own next pick while somebody else is on the clock', async () => {
    const { token, mockDraftId } = await sitDown();
    const adviceFor = async (mockDraftParticipantId?: string) =>
      (
        await ask(
          'getDraftAssistant',
          { mockDraftId, ...(mockDraftParticipantId && { mockDraftParticipantId }) },
          token,
        )
      ).draftAssistant;
    // Seat 4 has picked once and is on the clock again, seat 2 twelve picks from its own.
    expect(await adviceFor()).toEqual(await adviceFor('seat-4'));
    expect((await adviceFor('seat-2')).length).toBeGreaterThan(0);
    expect(await adviceFor('seat-9')).toEqual([]);
  });
});
