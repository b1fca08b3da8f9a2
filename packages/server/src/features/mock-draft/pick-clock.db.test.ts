import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

// The test moves the running time: nothing waits for a real quarter of a minute.
let now = Date.parse(SAMPLE_NOW);
const { another, ask, arrive, work } = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
  nowMs: () => now,
});

test('when time is up the server picks for the person, once, however many processes look', async () => {
  const other = await another();

  const token = await arrive();
  const { season } = await ask('currentSeason', {});
  const wishes = {
    seasonId: season.id,
    scoringSystemId: '1',
    numberOfTeams: 10,
    draftPosition: 3,
    pickClock: 15,
  } as const;
  const { mockDraft } = await ask('createMockDraft', wishes, token);
  const draft = async () => (await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft;
  const before = await draft();
  expect(Date.parse(before.deadlineAt ?? '')).toBe(now + 15_000);

  const { mockDraftPlayerRankings } = await ask('listDraftPlayers', { mockDraftId: mockDraft.id }, token);
  const wanted = mockDraftPlayerRankings.filter(({ pickNumber }) => pickNumber === null)[9];
  await ask('addToQueue', { mockDraftId: mockDraft.id, athleteId: wanted?.athlete?.id }, token);

  now += 14_999;
  await work();
  expect((await draft()).picks[2]?.pickAt).toBeNull();

  now += 1;
  await Promise.all([work(), other.work()]);
  await Promise.all([work(), other.work()]);
  const after = await draft();
  expect(after.picks[2]).toMatchObject({ isAutoDraft: true, athlete: { id: wanted?.athlete?.id } });
  expect(after.picks.filter(({ pickAt }) => pickAt !== null)).toHaveLength(17); // up to the person's next turn
  expect(Date.parse(after.deadlineAt ?? '')).toBe(now + 15_000);
  await other.close();
});
