import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { describe, expect, test } from 'vitest';
import { listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const edition = sampleEdition();
const { ask, call, register, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A person of a tier whose league is in week 9, with the rosters of their own team and of another one. */
async function withLeague(tier: 0 | 2 = 2) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON);
  const rosterOf = async (leagueParticipantId: string) =>
    (await ask('getMyRoster', { userLeagueId, leagueParticipantId }, token)).leagueRosters.flatMap((row) => {
      const id = row.athlete?.id ?? row.team?.id;
      return id === undefined ? [] : [{ ...row, id }];
    });
  return { token, userLeagueId, mine: await rosterOf('1'), theirs: await rosterOf('2') };
}

const idsAt = (rows: readonly { readonly id: string; readonly ownPosition: string | null }[], position: string) =>
  rows.flatMap(({ id, ownPosition }) => (ownPosition === position ? [id] : []));
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const plays = ({ game, isOut, topPercent }: StartSitRow) => game !== null && !isOut && topPercent !== null;
const NINE = ['KC', 'SF', 'DAL', 'NYJ', 'BUF', 'MIA', 'NE', 'LV', 'DEN'];

describe('start or sit in a league', () => {
  test('is its owner’s alone', async () => {
    const { userLeagueId } = await withLeague();
    for (const name of ['compareStartSit', 'listStartSitStats'] as const) {
      expect(refusal(await call(name, { userLeagueId, PlayerIDs: ['KC'] }))).toBe('token-not-found');
      const { token } = await register();
      expect(refusal(await call(name, { userLeagueId, PlayerIDs: ['KC'] }, token))).toBe('league-not-found');
    }
  });

  test('says who has each player: a starter of mine, a bench, another team, nobody', async () => {
    const { token, userLeagueId, mine, theirs } = await withLeague();
    const rostered = new Set([...mine, ...theirs].map(({ id }) => id));
    const starter = mine.find(({ position }) => position === 'QB')?.id ?? '';
    const bench = mine.find(({ position }) => position === 'BN')?.id ?? '';
    const other = theirs.find(({ position }) => position === 'QB')?.id ?? '';
    const free = NINE.find((id) => !rostered.has(id)) ?? '';
    const { startSitTable } = await ask(
      'compareStartSit',
      { userLeagueId, PlayerIDs: [starter, bench, other, free] },
      token,
    );
    const holders = new Map(startSitTable.map(({ player, holder }) => [player.id, holder]));
    expect(holders.get(starter)).toEqual({ state: 'Starter', teamName: 'Team 1', isMine: true });
    expect(holders.get(bench)).toEqual({ state: 'Bench', teamName: 'Team 1', isMine: true });
    expect(holders.get(other)).toEqual({ state: 'Starter', teamName: 'Team 2', isMine: false });
    expect(holders.get(free)?.isMine).toBe(false);
  });

  test('starts nobody from my reserve, as My Roster does', async () => {
    const { token, userLeagueId, mine } = await withLeague();
    const [best = '', second = ''] = idsAt(mine, 'QB');
    await rewriteWeek(db, 9, userLeagueId, (picture) => ({
      ...picture,
      rosters: picture.rosters.map(({ teamId, players }) => ({
        teamId,
        players: players.map((each) => (each.player.id.id === best ? { ...each, slot: 'IR' as const } : each)),
      })),
    }));
    const { startSitTable } = await ask('compareStartSit', { userLeagueId, PlayerIDs: [best, second] }, token);
    const starts = new Map(startSitTable.map(({ player, startPercent }) => [player.id, startPercent]));
    expect([starts.get(best), starts.get(second)]).toEqual([null, 100]);
  });

  test('tells how often each is in my line-up; somebody who is not mine competes with all of my team', async () => {
    const { token, userLeagueId, mine, theirs } = await withLeague();
    const [best = '', second = ''] = idsAt(mine, 'QB');
    const [another = ''] = idsAt(theirs, 'QB');
    const starts = async (PlayerIDs: string[]) => {
      const { startSitTable } = await ask('compareStartSit', { userLeagueId, PlayerIDs }, token);
      return startSitTable.map(({ startPercent }) => startPercent);
    };
    // One place for a passer, and all who may fill it are compared.
    expect(sum(await starts([best, second]))).toBeCloseTo(100, 1);
    expect(sum(await starts([best, second, another]))).toBeCloseTo(100, 1);
    expect(sum(await starts([best, another]))).toBeLessThan(100);
  });

  test('tells the line-up that follows: My Roster’s best one, those compared as the verdict has them', async () => {
    const { token, userLeagueId, mine } = await withLeague();
    const backs = [...idsAt(mine, 'RB'), ...idsAt(mine, 'WR')].slice(0, 8);
    const { startSitTable, lineup } = await ask('compareStartSit', { userLeagueId, PlayerIDs: backs }, token);
    const best = await ask('optimizeMyRoster', { userLeagueId }, token);
    const starting = best.leagueRosters.filter(({ position }) => !['BN', 'IR', 'TAXI'].includes(position));
    expect(lineup?.places.map(({ position }) => position)).toEqual(starting.map(({ position }) => position));
    const seats = new Map(lineup?.places.map(({ player, position }) => [player?.id, position]));
    for (const position of ['QB', 'TE', 'K', 'DST'] as const)
      expect(seats.get(starting.find((row) => row.position === position)?.athlete?.id ?? '') ?? 'DST').toBe(position);
    expect(unlocked(lineup?.gainedPoints ?? null)).toBeLessThanOrEqual((unlocked(best.gainedPoints) ?? 0) + 0.01);
    // Whoever stands before somebody of their position in the verdict starts if that one does.
    for (const [at, row] of startSitTable.entries())
      for (const behind of startSitTable.slice(at + 1))
        if (row.position === behind.position && plays(row) && seats.has(behind.player.id))
          expect(seats.has(row.player.id), `${row.player.id} before ${behind.player.id}`).toBe(true);
    const marked = lineup?.places.filter(({ isCompared }) => isCompared).map(({ player }) => player?.id ?? '');
    expect(marked?.every((id) => backs.includes(id))).toBe(true);
    expect(marked?.length).toBeGreaterThan(2);
  });

  test('has somebody of another team in the line-up that follows as if they were mine', async () => {
    const { token, userLeagueId, mine, theirs } = await withLeague();
    const [own = ''] = idsAt(mine, 'QB');
    const [another = ''] = idsAt(theirs, 'QB');
    for (const PlayerIDs of [[own, another], [another]]) {
      const { startSitTable, lineup } = await ask('compareStartSit', { userLeagueId, PlayerIDs }, token);
      const passer = lineup?.places.find(({ position }) => position === 'QB');
      const chosen = PlayerIDs.length === 2 ? startSitTable[0]?.player.id : passer?.player?.id;
      expect(passer?.player?.id).toBe(chosen);
      expect(passer?.isNew).toBe(!mine.some(({ id, position }) => id === chosen && position === 'QB'));
    }
  });

  test('tells no line-up in general, in best ball and to whom no team is; below tier 2 it has no points', async () => {
    expect((await ask('compareStartSit', { PlayerIDs: ['KC'] })).lineup).toBeNull();
    const free = await withLeague(0);
    const asked = { userLeagueId: free.userLeagueId, PlayerIDs: idsAt(free.mine, 'QB') };
    const { lineup } = await ask('compareStartSit', asked, free.token);
    expect(lineup?.places.length).toBe(10);
    expect(
      [lineup?.points, lineup?.gainedPoints, ...(lineup?.places.map(({ points }) => points) ?? [])].every(isLocked),
    ).toBe(true);
    await db.updateTable('user_league').set({ team_id: '77' }).where('id', '=', free.userLeagueId).execute();
    expect((await ask('compareStartSit', asked, free.token)).lineup).toBeNull();
    const bestBall = await listDrafted(db, (await ask('getMe', {}, free.token)).user?.id ?? '', edition, SEASON, {
      league: { isBestBall: true },
    });
    expect((await ask('compareStartSit', { ...asked, userLeagueId: bestBall }, free.token)).lineup).toBeNull();
  });

  test('is of the week and in the scoring of the league', async () => {
    const { token, userLeagueId, mine } = await withLeague();
    const PlayerIDs = idsAt(mine, 'WR').slice(0, 3);
    expect(await ask('compareStartSit', { userLeagueId, PlayerIDs, week: 10 }, token)).toMatchObject({ week: 10 });
    const { week, startSitTable } = await ask('compareStartSit', { userLeagueId, PlayerIDs }, token);
    expect(week).toBe(9);
    for (const { player, projFPValueRange } of startSitTable) {
      expect(projFPValueRange).toEqual(mine.find(({ id }) => id === player.id)?.projFPValueRange);
    }
  });
});

describe('start or sit', () => {
  test.each([1, 2, 3])(
    'with %i to start shares as many places among those compared, best chance first',
    async (needed) => {
      const { token, mine, theirs } = await withLeague();
      const PlayerIDs = [...mine, ...theirs].slice(0, 8).map(({ id }) => id);
      const { startSitTable } = await ask('compareStartSit', { PlayerIDs, startersNeeded: needed }, token);
      const able = startSitTable.filter(plays);
      expect(able.length).toBeGreaterThan(needed);
      expect(sum(startSitTable.map(({ topPercent }) => topPercent))).toBeCloseTo(100 * needed, 1);
      expect(startSitTable.map(({ recommended }) => recommended)).toEqual(
        startSitTable.map((_, place) => (place < needed ? 'start' : 'sit')),
      );
      const chances = able.map(({ topPercent }) => topPercent ?? 0);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    },
  );

  test('tells of each pair one chance, from both sides', async () => {
    const { token, mine } = await withLeague();
    const PlayerIDs = idsAt(mine, 'RB').slice(0, 4);
    const { startSitTable } = await ask('compareStartSit', { PlayerIDs }, token);
    const chance = (one: string, other: string) =>
      startSitTable.find(({ player }) => player.id === one)?.outscores.find(({ playerId }) => playerId === other)
        ?.percent ?? Number.NaN;
    for (const one of PlayerIDs)
      for (const other of PlayerIDs)
        if (one !== other) expect(chance(one, other) + chance(other, one)).toBeCloseTo(100, 1);
  });

  test('in general needs neither person nor league, and knows of nobody’s roster', async () => {
    const { startSitTable, week, readAt, basis } = await ask('compareStartSit', { PlayerIDs: ['KC', 'SF'] });
    expect({ week, readAt, basis }).toEqual({ week: 9, readAt: null, basis: 'market' });
    expect(startSitTable.every(({ holder, startPercent }) => holder === null && startPercent === null)).toBe(true);
  });

  test('compares defences by what their opponents allow and are expected to score', async () => {
    const { startSitTable } = await ask('compareStartSit', { PlayerIDs: NINE.slice(0, 8) });
    const able = startSitTable.filter(plays);
    expect(able.length).toBeGreaterThan(3);
    for (const { player, position, opponentRank, reasons } of able) {
      expect([player.athlete, player.team?.id, position]).toEqual([null, player.id, 'DST']);
      expect(opponentRank).toBeGreaterThan(0);
      expect(reasons.map(({ code }) => code)).toContain('opponent-points');
    }
  });

  test('sits whoever has no game, whatever would be expected of them', async () => {
    const { token, mine } = await withLeague();
    const PlayerIDs = mine.slice(0, 8).map(({ id }) => id);
    const weeks = Array.from({ length: 9 }, (_, before) => before + 5);
    const tables = await Promise.all(
      weeks.map((week) => ask('compareStartSit', { PlayerIDs, week, startersNeeded: 8 }, token)),
    );
    const resting = tables.flatMap(({ startSitTable }) => startSitTable.filter(({ isBye }) => isBye));
    expect(resting.length).toBeGreaterThan(0);
    for (const { recommended, topPercent, reasons } of resting) {
      expect(recommended).toBe('sit');
      expect(topPercent ?? 0).toBe(0);
      expect(reasons[0]?.code).toBe('bye');
    }
  });

  test('calls fewer than two points between two players a coin flip', async () => {
    const { token, mine, theirs } = await withLeague();
    const all = [...mine, ...theirs].map(({ id }) => id);
    const verdicts = await Promise.all(
      all.slice(1).map((id, place) => ask('compareStartSit', { PlayerIDs: [all[place] ?? '', id] }, token)),
    );
    const known = verdicts.filter(({ startSitTable }) => startSitTable.every(plays));
    const found = new Set(known.map(({ verdict }) => verdict?.sureness));
    expect(found).toEqual(new Set(['coin-flip', 'lean', 'clear']));
    for (const { verdict } of known) {
      const margin = unlocked(verdict?.margin ?? null) ?? Number.NaN;
      expect(verdict?.sureness).toBe(margin < 2 ? 'coin-flip' : margin < 5 ? 'lean' : 'clear');
    }
  });

  test('of as many as are needed has nothing to choose', async () => {
    expect((await ask('compareStartSit', { PlayerIDs: ['KC'] })).verdict).toBeNull();
    expect((await ask('compareStartSit', { PlayerIDs: ['KC', 'SF'], startersNeeded: 2 })).verdict).toBeNull();
  });

  test('below tier 2 tells chances and no points, stat lines or utilization', async () => {
    const { token, userLeagueId, mine } = await withLeague(0);
    const PlayerIDs = mine.slice(0, 4).map(({ id }) => id);
    const { startSitTable, verdict, basis } = await ask('compareStartSit', { userLeagueId, PlayerIDs }, token);
    expect(basis).toBe('market');
    expect(sum(startSitTable.map(({ topPercent }) => topPercent))).toBeCloseTo(100, 1);
    for (const { projFPValueRange, weekPercents, utilization } of startSitTable)
      expect([projFPValueRange, weekPercents, utilization].every(isLocked)).toBe(true);
    expect(isLocked(verdict?.margin)).toBe(true);
    const { startSitProjectedStatsTable } = await ask('listStartSitStats', { userLeagueId, PlayerIDs }, token);
    for (const { projFPValueRange, stats } of startSitProjectedStatsTable)
      expect([projFPValueRange, stats].every(isLocked)).toBe(true);
  });

  test('at tier 2 tells stat lines in the order asked for, and chances of a week that are coherent', async () => {
    const { token, mine } = await withLeague();
    const PlayerIDs = [...idsAt(mine, 'QB'), ...idsAt(mine, 'RB')].slice(0, 5).toReversed();
    const { startSitProjectedStatsTable } = await ask('listStartSitStats', { PlayerIDs }, token);
    expect(startSitProjectedStatsTable.map(({ player }) => player.id)).toEqual(PlayerIDs);
    const passer = startSitProjectedStatsTable.find(({ position }) => position === 'QB');
    expect(unlocked(passer?.stats ?? null)?.['passingYards']).toBeGreaterThan(50);
    const { startSitTable } = await ask('compareStartSit', { PlayerIDs }, token);
    for (const row of startSitTable.filter(plays)) {
      const week = unlocked(row.weekPercents);
      expect((week?.safe ?? 0) + (week?.dud ?? 0)).toBeCloseTo(100, 1);
      expect(week?.boom).toBeLessThanOrEqual(week?.safe ?? 0);
    }
  });

  test.each([
    ['nine players', { PlayerIDs: NINE }, 'invalid-parameters'],
    ['nobody', { PlayerIDs: [] }, 'invalid-parameters'],
    ['somebody twice', { PlayerIDs: ['KC', 'KC'] }, 'invalid-parameters'],
    ['somebody unknown', { PlayerIDs: ['KC', 'nobody'] }, 'player-not-found'],
    ['nine starters', { PlayerIDs: ['KC'], startersNeeded: 9 }, 'invalid-parameters'],
  ])('is refused for %s', async (_, input, code) => {
    expect(refusal(await call('compareStartSit', input))).toBe(code);
  });
});
