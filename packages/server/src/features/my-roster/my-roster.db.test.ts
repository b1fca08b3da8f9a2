import { isLocked } from '@pylon/contract/plans/tiers';
import { describe, expect, test } from 'vitest';
import { listDrafted } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const edition = sampleEdition();
const { ask, call, register, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A person of a tier whose league is in the week. */
async function withLeague(tier: 0 | 2 = 2, options?: Parameters<typeof listDrafted>[4]) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
  return { token, userLeagueId, roster: (more = {}) => ask('getMyRoster', { userLeagueId, ...more }, token) };
}

describe('the roster of a league', () => {
  test('is its owner’s alone', async () => {
    const { userLeagueId } = await withLeague();
    expect(refusal(await call('getMyRoster', { userLeagueId }))).toBe('token-not-found');
    const { token } = await register();
    expect(refusal(await call('getMyRoster', { userLeagueId }, token))).toBe('league-not-found');
  });

  test('has everybody once, starters first, as their places are', async () => {
    const { roster } = await withLeague();
    const { leagueRosters, week, leagueParticipantId } = await roster();
    expect({ week, leagueParticipantId }).toEqual({ week: 9, leagueParticipantId: '1' });
    expect(leagueRosters.map(({ position }) => position).join(' ')).toBe(
      'QB RB RB WR WR WR TE FLEX K DST BN BN BN BN BN BN',
    );
    expect(new Set(leagueRosters.map(({ leagueRosterId }) => leagueRosterId)).size).toBe(16);
    expect(leagueRosters.every(({ athlete, team }) => (athlete === null) !== (team === null))).toBe(true);
  });

  test('says whom the best line-up takes in: as many come as go, and only a perfect one moves nobody', async () => {
    const { roster } = await withLeague();
    for (const leagueParticipantId of ['1', '2', '3', '4']) {
      const { leagueRosters, currentLineupPercentage } = await roster({ leagueParticipantId });
      const [come, go] = [leagueRosters.filter((row) => row.shouldStart), leagueRosters.filter((row) => row.shouldSit)];
      expect(come.length).toBe(go.length);
      expect(currentLineupPercentage === 100).toBe(come.length === 0);
    }
  });

  test('below tier 2 is made from published projections and tells no points', async () => {
    const { roster } = await withLeague(0);
    const { leagueRosters, basis, currentLineupPercentage } = await roster();
    expect(basis).toBe('market');
    expect(currentLineupPercentage).toBeGreaterThan(50);
    expect(leagueRosters.every(({ projFPValueRange }) => isLocked(projFPValueRange))).toBe(true);
  });

  test('of a week to come is that of today, and says so', async () => {
    const { roster } = await withLeague();
    expect(await roster({ week: 10 })).toMatchObject({ week: 10, isOfToday: true });
    expect(await roster({ week: 4 })).toMatchObject({ week: 4, isOfToday: false });
  });

  test.each([
    ['a team that is not in the league', { leagueParticipantId: '99' }, 'team-not-in-league'],
    ['a week that no season has', { week: 19 }, 'invalid-parameters'],
  ])('is refused for %s', async (_, more, code) => {
    const { token, userLeagueId } = await withLeague();
    expect(refusal(await call('getMyRoster', { userLeagueId, ...more }, token))).toBe(code);
  });

  test('that a platform does not show yet is told as missing', async () => {
    const { token, userLeagueId } = await withLeague(2, { league: { status: 'pre-draft' } });
    expect(refusal(await call('getMyRoster', { userLeagueId }, token))).toBe('league-without-rosters');
  });
});
