// A best-ball league that a platform holds: whoever makes most counts, and nobody is told to set a line-up.
import { unlocked } from '@pylon/contract/plans/tiers';
import { isStarting, type RosterPlace } from '@pylon/engine/vocabulary/slots';
import { expect, test } from 'vitest';
import { listDrafted } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { ask, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A person who plays the second team, whose starters the platform tells are its worst. */
async function withSecondTeam(isBestBall: boolean) {
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, 2025, { league: { isBestBall } });
  await db.updateTable('user_league').set({ team_id: '2' }).where('id', '=', userLeagueId).execute();
  return { token, userLeagueId };
}

type Row = { readonly leagueRosterId: string; readonly position: string };
const startersOf = (rows: readonly Row[]) =>
  new Set(
    rows.flatMap(({ leagueRosterId, position }) => (isStarting(position as RosterPlace) ? [leagueRosterId] : [])),
  );

test('a roster stands at the places where it is expected to count, and nobody is to start or to sit', async () => {
  const [best, set] = [await withSecondTeam(true), await withSecondTeam(false)];
  const told = await ask('getMyRoster', { userLeagueId: best.userLeagueId }, best.token);
  const optimal = await ask('optimizeMyRoster', { userLeagueId: set.userLeagueId }, set.token);
  expect(optimal.moves.length).toBeGreaterThan(0);
  expect(startersOf(told.leagueRosters)).toEqual(startersOf(optimal.leagueRosters));
  expect(told.currentLineupPercentage).toBeNull();
  const { userLeague } = await ask('getUserLeague', { userLeagueId: best.userLeagueId }, best.token);
  expect(userLeague.lineupOptimizedPercentage).toBeNull();
});

test('a chance to win is that of the points that count, not of what the platform has as starters', async () => {
  const [best, set] = [await withSecondTeam(true), await withSecondTeam(false)];
  const expectedOf = async ({ token, userLeagueId }: typeof best) => {
    const { weekMatchups } = await ask('weekMatchups', { userLeagueId }, token);
    return unlocked(weekMatchups[0]?.leftSide.expectedPoints ?? 0) ?? 0;
  };
  expect(await expectedOf(best)).toBeGreaterThan((await expectedOf(set)) + 10);
});

test('a line-up asks nothing of its owner, and no expert would set it otherwise', async () => {
  const [best, set] = [await withSecondTeam(true), await withSecondTeam(false)];
  const askedOf = async ({ token, userLeagueId }: typeof best) => ({
    needs: (await ask('needsAttention', {}, token)).needs,
    recommended: (await ask('expertRecommendations', { userLeagueId }, token)).recommendations,
  });
  expect(await askedOf(best)).toEqual({ needs: [], recommended: [] });
  const { needs, recommended } = await askedOf(set);
  expect(Math.min(needs.length, recommended.length)).toBeGreaterThan(0);
});
