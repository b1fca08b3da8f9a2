import type { OutsideLeague } from '@pylon/connectors/outside-league';
import { FIRST_RULES } from '@pylon/contract/cruise-control/cruise-limits';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { type DraftedLeagueOptions, draftedLeague, listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const WEEK = 9;
const edition = sampleEdition();
const sampled = await testServer({ edition, now: SAMPLE_NOW });
const { ask, call, register, db } = sampled;

/** A person who plays a team of some leagues; the teams of even numbers start their worst. */
async function withLeagues(
  teams: readonly string[],
  tier: 0 | 2 = 2,
  options?: DraftedLeagueOptions,
  { ask, register, arrive, db } = sampled,
) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const ids: string[] = [];
  for (const team of teams) {
    const id = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
    await db.updateTable('user_league').set({ team_id: team }).where('id', '=', id).execute();
    ids.push(id);
  }
  return { token, ids, told: await ask('needsAttention', {}, token) };
}

test('nothing is told to somebody without a token, nor of anybody else’s leagues', async () => {
  await withLeagues(['2']);
  expect(refusal(await call('needsAttention', {}))).toBe('token-not-found');
  const { token } = await register();
  expect(await ask('needsAttention', {}, token)).toMatchObject({
    needs: [],
    exposure: [],
    splits: [],
    leagues: 0,
    unknown: [],
  });
});

test('a better bench is told starter by starter as My Roster has it: who comes, what it brings, how sure it is', async () => {
  const { token, ids, told } = await withLeagues(['2']);
  const [userLeagueId = ''] = ids;
  const best = await ask('optimizeMyRoster', { userLeagueId }, token);
  const { leagueRosters } = await ask('getMyRoster', { userLeagueId }, token);
  const coming = best.moves.filter(({ to }) => to !== 'BN').map(({ leagueRosterId }) => leagueRosterId);
  const names = new Set(leagueRosters.filter((row) => coming.includes(row.leagueRosterId)).map(({ name }) => name));
  const better = told.needs.filter(({ kind }) => kind === 'better-bench');
  expect(better.length).toBeGreaterThan(3);
  for (const { instead, gainedPoints, surePercent } of better) {
    expect(names).toContain(instead?.name);
    expect(unlocked(gainedPoints)).toBeGreaterThanOrEqual(1);
    expect(surePercent).toBeGreaterThan(50);
  }
  // Whoever comes is named once.
  const named = told.needs.flatMap(({ instead }) => instead?.name ?? []);
  expect(new Set(named).size).toBe(named.length);
});

test('leagues that are called the same are told apart', async () => {
  const { token, ids, told } = await withLeagues(['2', '4']);
  const name = 'Never Was';
  expect(new Set(told.needs.map(({ leagueName }) => leagueName))).toEqual(new Set([name, `${name} (2)`]));
  const other = db
    .selectFrom('user_league')
    .select('league_id')
    .where('id', '=', ids[1] ?? '');
  await db.updateTable('league').set({ platform: 'espn' }).where('id', 'in', other).execute();
  const { needs } = await ask('needsAttention', {}, token);
  expect(new Set(needs.map(({ userLeagueId, leagueName }) => `${ids.indexOf(userLeagueId)} ${leagueName}`))).toEqual(
    new Set([`0 ${name} · Sleeper`, `1 ${name} · ESPN`]),
  );
  await db
    .updateTable('user_league')
    .set({ is_shown: false })
    .where('id', '=', ids[1] ?? '')
    .execute();
  const alone = await ask('needsAttention', {}, token);
  expect(new Set(alone.needs.map(({ leagueName }) => leagueName))).toEqual(new Set([name]));
});

test('all leagues are one list, and whatever locks first stands at the top', async () => {
  const { ids, told } = await withLeagues(['2', '4']);
  expect(new Set(told.needs.map(({ userLeagueId }) => userLeagueId))).toEqual(new Set(ids));
  const times = told.needs.flatMap(({ locksAt }) => locksAt ?? []);
  expect(times).toEqual(times.toSorted());
});

test('a starter who rests and a place that nobody stands in are told, with whoever fits', async () => {
  const { token, ids } = await withLeagues(['1']);
  const [userLeagueId = ''] = ids;
  const slots = { ...DEFAULT_LEAGUE.slots };
  await rewriteWeek(db, WEEK, userLeagueId, (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) => ({
      ...roster,
      players: roster.players.map((each) => (each.slot === 'QB' ? { ...each, slot: 'BN' as const } : each)),
    })),
  }));
  const { needs } = await ask('needsAttention', {}, token);
  const empty = needs.filter(({ kind }) => kind === 'empty-place');
  expect(empty.map(({ position }) => position)).toEqual(Array.from({ length: slots.QB }, () => 'QB'));
  expect(empty[0]).toMatchObject({ player: null, surePercent: null });
  expect(empty[0]?.instead?.name).toBeTruthy();
  const { leagueRosters } = await ask('getMyRoster', { userLeagueId }, token);
  const idle = leagueRosters.filter(({ position, isBye, isOut }) => position !== 'BN' && (isBye || isOut));
  const told = needs.filter(({ kind }) => kind === 'bye' || kind === 'out').map(({ player }) => player?.name);
  expect(told.toSorted()).toEqual(idle.map(({ name }) => name).toSorted());
});

test('of a starter whom nobody knows it is not told that they have no game', async () => {
  const { token, ids } = await withLeagues(['1']);
  const [userLeagueId = ''] = ids;
  const nobody = { id: { system: 'sleeper', id: 'nobody' }, teamId: null, name: 'Nobody Known' } as const;
  await rewriteWeek(db, WEEK, userLeagueId, (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) => ({
      ...roster,
      players: roster.players.map((each) =>
        each.slot === 'QB' ? { ...each, player: { ...each.player, ...nobody } } : each,
      ),
    })),
  }));
  const { needs } = await ask('needsAttention', {}, token);
  const told = needs.filter(({ player }) => player?.name === 'Nobody Known');
  expect(told.map(({ kind }) => kind).filter((kind) => kind !== 'better-bench')).toEqual([]);
});

describe('a starter who is questionable', () => {
  const starterOf = (told: Awaited<ReturnType<typeof withLeagues>>['told']) =>
    told.needs.filter(({ kind }) => kind === 'questionable');

  test('is told of until the kick-off, with the next in line and what is expected of them', async () => {
    const { told, token, ids } = await withLeagues(['3']);
    const [need, ...others] = starterOf(told);
    expect(others).toEqual([]);
    const { injuredPlayer } = await ask('injuredPlayers', { userLeagueId: ids[0] ?? '' }, token);
    const row = injuredPlayer.find(({ name }) => name === need?.player?.name);
    expect(row).toMatchObject({ injuryStatus: 'Questionable', position: 'QB' });
    expect(unlocked(row?.standIn ?? null)).toMatchObject({
      name: need?.instead?.name,
      points: unlocked(need?.insteadPoints ?? 0),
    });
    expect(need).toMatchObject({ position: 'QB', gainedPoints: null, surePercent: null });
    expect(need?.kickoff).toBe(need?.locksAt);
    const atKickoff = await testServer({ edition, now: need?.kickoff ?? '' });
    expect(starterOf((await withLeagues(['3'], 2, {}, atKickoff)).told)).toEqual([]);
  });

  test('is told of with nobody where nobody fits, and not at all on the bench', async () => {
    const { token, ids } = await withLeagues(['3']);
    const quarterbacks = (change: (at: number) => 'QB' | 'BN' | null) =>
      rewriteWeek(db, WEEK, ids[0] ?? '', (picture) => ({
        ...picture,
        rosters: picture.rosters.map((roster) => {
          let at = 0;
          const players = roster.players.flatMap((each) => {
            const slot = each.player.position === 'QB' && roster.teamId === '3' ? change(at++) : each.slot;
            return slot === null ? [] : [{ ...each, slot }];
          });
          return { ...roster, players };
        }),
      }));
    await quarterbacks((at) => (at === 0 ? 'QB' : null));
    const alone = starterOf(await ask('needsAttention', {}, token));
    expect(alone).toMatchObject([{ position: 'QB', instead: null, insteadPoints: null }]);
    await quarterbacks(() => 'BN');
    expect(starterOf(await ask('needsAttention', {}, token))).toEqual([]);
  });

  test('is not told of in best ball, where nobody sets a line-up', async () => {
    const { told } = await withLeagues(['3'], 2, { league: { isBestBall: true } });
    expect(starterOf(told)).toEqual([]);
  });
});

test('whoever is in several match-ups is counted by league', async () => {
  const { token, ids, told } = await withLeagues(['1', '1']);
  expect(told.exposure.length).toBe(10);
  expect(told.exposure.every(({ starts }) => starts === 2)).toBe(true);
  const { weekMatchups } = await ask('weekMatchups', { userLeagueId: ids[0] ?? '' }, token);
  const opponent = weekMatchups[0]?.rightSide?.participant.id ?? '';
  const both = await withLeagues(['1', opponent]);
  expect(both.told.exposure.every(({ starts, faced }) => starts === 1 && faced === 1)).toBe(true);
});

test('a trade that waits for an answer is told to whom it was offered, by the player whom it brings', async () => {
  const { token, ids } = await withLeagues(['1']);
  const { picture, weeks } = draftedLeague(edition, SEASON);
  const firstOf = (team: string) =>
    weeks.get(WEEK)?.rosters.find(({ teamId }) => teamId === team)?.players[0]?.player ?? null;
  const [mine, theirs] = [firstOf('1'), firstOf('2')];
  if (!mine || !theirs) throw new Error('a team has nobody');
  const moves = [
    { player: theirs, fromTeamId: '2', toTeamId: '1' },
    { player: mine, fromTeamId: '1', toTeamId: '2' },
  ];
  const offer = { offerId: '1', at: SAMPLE_NOW, moves, picks: [], faab: [] };
  const offered = {
    ...picture,
    tradeOffers: [
      { ...offer, byTeamId: '2' },
      { ...offer, offerId: '2', byTeamId: '1' },
      // Of three teams: the analyzer takes two.
      { ...offer, offerId: '3', byTeamId: '2', moves: [...moves, { player: mine, fromTeamId: '3', toTeamId: '1' }] },
    ],
  };
  await db
    .updateTable('league')
    .from('user_league')
    .set({ picture: JSON.stringify(offered) })
    .whereRef('league.id', '=', 'user_league.league_id')
    .where('user_league.id', '=', ids[0] ?? '')
    .execute();
  const { needs } = await ask('needsAttention', {}, token);
  const offers = needs.filter(({ kind }) => kind === 'trade-offer');
  expect(offers).toHaveLength(2);
  const [between] = offers.filter(({ trade }) => trade !== null);
  expect(between).toMatchObject({ locksAt: null, position: null, instead: null });
  // As the trade analyzer takes it.
  const { tradePreview } = await ask(
    'previewTrade',
    { userLeagueId: ids[0] ?? '', participantId: '', tradeAwayRosterIds: [], tradeForRosterIds: [], ...between?.trade },
    token,
  );
  const named = unlocked(tradePreview);
  const idOf = (player: { athlete: { id: string } | null; team: { id: string } | null } | undefined) =>
    player?.athlete?.id ?? player?.team?.id;
  expect([named?.tradeAway, named?.tradeFor].map((side) => side?.map(idOf))).toEqual([[mine.id.id], [theirs.id.id]]);
  expect(between?.trade?.hasMore).toBe(false);
  expect(offers[0]?.player?.athlete?.id ?? offers[0]?.player?.team?.id).toBe(theirs.id.id);
  expect(needs.slice(-2)).toEqual(offers); // what never locks comes last
});

test('below tier 2 points are locked, what to do is not', async () => {
  const { told } = await withLeagues(['2'], 0);
  expect(told.basis).toBe('market');
  expect(told.needs.length).toBeGreaterThan(0);
  expect(told.needs.every((need) => isLocked(need.gainedPoints) && isLocked(need.insteadPoints))).toBe(true);
});

test('a league without a team of the person’s is named as unknown, one that is over is not asked', async () => {
  const { ids, told, token } = await withLeagues(['77']);
  expect(told).toMatchObject({ needs: [], leagues: 0, unknown: [{ userLeagueId: ids[0] }] });
  const over = await withLeagues(['1'], 2, { league: { status: 'completed' } });
  expect(over.told).toMatchObject({ needs: [], leagues: 0, unknown: [] });
  expect(token).toBeTruthy();
});

/** Takes everybody off the first team's roster. */
const emptyFirst = (userLeagueId: string) =>
  rewriteWeek(db, WEEK, userLeagueId, (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) => (roster.teamId === '1' ? { ...roster, players: [] } : roster)),
  }));

test('a team without a roster has no line-up to fill: its league is named as unknown', async () => {
  const { token, ids } = await withLeagues(['1']);
  await emptyFirst(ids[0] ?? '');
  expect(await ask('needsAttention', {}, token)).toMatchObject({
    needs: [],
    leagues: 0,
    unknown: [{ userLeagueId: ids[0] }],
  });
});

test('a team that a guillotine has put out asks for nothing any more, and is not unknown', async () => {
  const { picture } = draftedLeague(edition, SEASON);
  const teams = picture.league.teams.map((team) => ({ ...team, outInWeek: team.teamId === '1' ? 8 : null }));
  const { token, ids } = await withLeagues(['1'], 2, { league: { isElimination: true, teams } });
  await emptyFirst(ids[0] ?? '');
  expect(await ask('needsAttention', {}, token)).toMatchObject({ needs: [], leagues: 1, unknown: [] });
});

test('a free agent is worth a claim where the best line-up with them makes two points more, and is told to its plan', async () => {
  const { token, ids } = await withLeagues(['1']);
  const [userLeagueId = ''] = ids;
  expect((await ask('needsAttention', {}, token)).needs.some(({ kind }) => kind === 'claim')).toBe(false);
  // The team loses all its quarterbacks and kickers: the wire has better ones than nobody.
  await rewriteWeek(db, WEEK, userLeagueId, (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) =>
      roster.teamId === '1'
        ? { ...roster, players: roster.players.filter(({ player }) => player.position !== 'QB') }
        : roster,
    ),
  }));
  const { needs } = await ask('needsAttention', {}, token);
  const claims = needs.filter(({ kind }) => kind === 'claim');
  expect(claims).toHaveLength(1);
  expect(claims[0]).toMatchObject({ position: 'QB', player: null, surePercent: null });
  expect(unlocked(claims[0]?.gainedPoints ?? 0)).toBeGreaterThanOrEqual(2);
  const wire = await ask(
    'listAvailablePlayers',
    { userLeagueId, rosterPositions: 'QB', rosterStrategy: 'POINTS' },
    token,
  );
  const free = unlocked(wire.availablePlayers)?.map(({ id }) => id);
  expect(free).toContain(claims[0]?.instead?.athlete?.id);
});

/** The one claim of a team without quarterbacks, in a league that is told so of its waivers. */
async function claimIn(runs: OutsideLeague['waivers']['runs']) {
  const waivers = { kind: 'faab', budgetDollars: 100, ...(runs && { runs }) } as const;
  const { token, ids } = await withLeagues(['1'], 2, { league: { waivers } });
  await rewriteWeek(db, WEEK, ids[0] ?? '', (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) =>
      roster.teamId === '1'
        ? { ...roster, players: roster.players.filter(({ player }) => player.position !== 'QB') }
        : roster,
    ),
  }));
  const claim = async () => (await ask('needsAttention', {}, token)).needs.find(({ kind }) => kind === 'claim');
  return { claim, token, userLeagueId: ids[0] ?? '' };
}

test('a claim locks when the league runs its claims, as the person says or else the platform, and never after the game', async () => {
  const game = (await (await claimIn(undefined)).claim())?.locksAt ?? '';
  const at = { hour: 4, minute: 0, timeZone: 'America/New_York' };
  const friday = '2025-10-31T08:00:00.000Z';
  expect(game > friday).toBe(true);
  const told = await claimIn([{ day: 'friday', at }]);
  expect((await told.claim())?.locksAt).toBe(friday);
  expect((await (await claimIn([{ day: 'friday', at: null }])).claim())?.locksAt).toBe(game);
  expect((await (await claimIn([{ day: 'tuesday', at }])).claim())?.locksAt).toBe(game);
  const claims = { ...FIRST_RULES.claims, isOn: true, runsOn: 'thursday' } as const;
  const rules = { ...FIRST_RULES, keptRosterIds: [], timeZone: 'America/New_York', claims };
  await ask('updateCruiseControl', { userLeagueId: told.userLeagueId, isOn: true, rules }, told.token);
  expect((await told.claim())?.locksAt).toBe('2025-10-30T07:00:00.000Z');
});

test('below the plan of the waiver wire no claim is told', async () => {
  const { token, ids } = await withLeagues(['1'], 0);
  await rewriteWeek(db, WEEK, ids[0] ?? '', (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) => ({
      ...roster,
      players: roster.players.filter(({ player }) => player.position !== 'QB'),
    })),
  }));
  const { needs } = await ask('needsAttention', {}, token);
  expect(needs.map(({ kind }) => kind)).toContain('empty-place');
  expect(needs.map(({ kind }) => kind)).not.toContain('claim');
});

test('whoever starts in one league and not in another is told with who stands before them', async () => {
  const { told, token, ids } = await withLeagues(['1', '1']);
  expect(told.splits).toEqual([]); // the same team twice
  const [first = '', second = ''] = ids;
  await rewriteWeek(db, WEEK, second, (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) => {
      const other = picture.rosters.find(({ teamId }) => teamId === '3');
      const isQuarterback = ({ player }: (typeof roster.players)[number]) => player.position === 'QB';
      if (roster.teamId !== '1' || !other) return roster;
      // Their backs of another league take the places of the own ones.
      const backs = other.players.filter(({ player }) => player.position === 'RB');
      return { ...roster, players: [...roster.players.filter((each) => !isQuarterback(each)), ...backs] };
    }),
  }));
  const { splits } = await ask('needsAttention', {}, token);
  expect(splits.length).toBeGreaterThan(0);
  for (const { leagues } of splits) {
    expect(leagues.map(({ userLeagueId }) => userLeagueId)).toEqual([first, second]);
    expect(leagues.map(({ starts }) => starts)).toEqual([true, false]);
    expect(leagues[0]).toMatchObject({ behind: null, missingPoints: null });
    expect(leagues[1]?.behind?.name).toBeTruthy();
    expect(unlocked(leagues[1]?.missingPoints ?? 0)).toBeGreaterThanOrEqual(0);
  }
});
