// A league of a season that nothing is known of: what its platform says stands, and nothing is made up beside it.
import { expect, test } from 'vitest';
import { listDrafted } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { ask, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A person whose league is under way, though it is of a season long ago. */
async function withOldLeague() {
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, 2025);
  const league = { id: (await ask('getUserLeague', { userLeagueId }, token)).userLeague.leagueId ?? '' };
  await db.updateTable('league').set({ season: 2014 }).where('id', '=', league.id).execute();
  return { token, userLeagueId };
}

test('nobody of it rests or is out', async () => {
  const { token, userLeagueId } = await withOldLeague();
  const { leagueRosters, currentLineupPercentage } = await ask('getMyRoster', { userLeagueId }, token);
  expect(leagueRosters.length).toBeGreaterThan(10);
  expect(leagueRosters.filter(({ isBye, isOut }) => isBye || isOut)).toEqual([]);
  expect(currentLineupPercentage).toBeNull();
});

test('nobody has a chance to win in it, since nobody is projected', async () => {
  const { token, userLeagueId } = await withOldLeague();
  const told = await ask('weekMatchups', { userLeagueId }, token);
  expect(told.hasMatchups).toBe(true);
  expect(told.ownChances).toEqual([]);
  for (const { leftSide, rightSide } of told.weekMatchups)
    expect([leftSide.winnerPercentage, rightSide?.winnerPercentage]).toEqual([null, null]);
});

test('it asks nothing of its owner, and is named among the leagues that were not looked at', async () => {
  const { token, userLeagueId } = await withOldLeague();
  const { needs, unknown } = await ask('needsAttention', {}, token);
  expect(needs).toEqual([]);
  expect(unknown.map((each) => each.userLeagueId)).toEqual([userLeagueId]);
});
