import { isStarting } from '@pylon/engine/vocabulary/slots';
import { describe, expect, test } from 'vitest';
import { draftedLeague, listDrafted } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const edition = sampleEdition();
const { ask, call, register, server, db } = await testServer({ edition, now: SAMPLE_NOW });

type League = Parameters<typeof listDrafted>[4];

/** A person with a drafted league for each of these, in this order. */
async function withLeagues(...leagues: readonly League[]) {
  const { token } = await register();
  const { user } = await ask('getMe', {}, token);
  const ids: string[] = [];
  for (const [place, options] of leagues.entries()) {
    const id = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
    await db.updateTable('user_league').set({ place }).where('id', '=', id).execute();
    ids.push(id);
  }
  return { token, ids };
}

/** Players of a team of the drafted league at places that count, or do not. */
function playersOf(teamId: string, starts: boolean): readonly string[] {
  const { rosters = [] } = draftedLeague(edition, SEASON).weeks.get(9) ?? {};
  const own = rosters.find((roster) => roster.teamId === teamId)?.players ?? [];
  return own.filter(({ slot }) => isStarting(slot) === starts).map(({ player }) => player.id.id);
}

describe('the rosters of a league', () => {
  test('are told to its owner alone', async () => {
    const { ids } = await withLeagues({});
    const [userLeagueId = ''] = ids;
    expect(refusal(await call('getLeagueHolders', { userLeagueId }))).toBe('token-not-found');
    const { token } = await register();
    expect(refusal(await call('getLeagueHolders', { userLeagueId }, token))).toBe('league-not-found');
  });

  test('name everybody once, at their place, and say which team is the caller’s', async () => {
    const { token, ids } = await withLeagues({});
    const { league } = await ask('getLeagueHolders', { userLeagueId: ids[0] }, token);
    const teams = league?.teams ?? [];
    expect(teams.map(({ teamName, isOwn }) => [teamName, isOwn])).toEqual([
      ['Team 1', true],
      ['Team 2', false],
      ['Team 3', false],
      ['Team 4', false],
    ]);
    const everybody = teams.flatMap(({ players }) => players.map(({ playerId }) => playerId));
    expect(everybody).toHaveLength(64);
    expect(new Set(everybody).size).toBe(64);
    const starting = teams[0]?.players.filter(({ position }) => isStarting(position)) ?? [];
    expect(starting.map(({ playerId }) => playerId).sort()).toEqual([...playersOf('1', true)].sort());
  });

  test('are of the first league under way unless one is named, and of none before one is', async () => {
    const over = { league: { status: 'completed', name: 'Over' } } as const;
    const { token } = await withLeagues(over, { league: { name: 'First' } }, { league: { name: 'Second' } });
    const { league, leagues } = await ask('getLeagueHolders', {}, token);
    expect(league?.leagueName).toBe('First');
    expect(leagues.map(({ leagueName }) => leagueName)).toEqual(['First', 'Second']);
    const nobody = await register();
    expect(await ask('getLeagueHolders', {}, nobody.token)).toEqual({ league: null, leagues: [] });
  });

  test.each([
    ['completed', 'league-completed'],
    ['pre-draft', 'league-without-rosters'],
  ] as const)('are nobody’s in a league that is %s', async (status, code) => {
    const { token, ids } = await withLeagues({ league: { status } });
    expect(refusal(await call('getLeagueHolders', { userLeagueId: ids[0] }, token))).toBe(code);
  });

  test('are kept by no cache on the way', async () => {
    const { token } = await withLeagues({});
    const { headers } = await server.inject({
      url: '/api/player-card/league-holders',
      headers: { 'bearer-token': token },
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('whoever was dropped', () => {
  const now = Date.parse(SAMPLE_NOW);
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

  /** A league with somebody who was dropped so many hours ago; who it is. */
  async function withDropped(hours: number, waivers: object, more: object = {}) {
    const { token, ids } = await withLeagues({ league: { waivers: { kind: 'faab', budgetDollars: 100, ...waivers } } });
    const [userLeagueId = ''] = ids;
    const { leagues } = await ask('getLeagueHolders', { userLeagueId }, token);
    expect(leagues).toHaveLength(1);
    const { weeks } = draftedLeague(edition, SEASON);
    const picture = weeks.get(9);
    const taken = new Set(picture?.rosters.flatMap(({ players }) => players.map(({ player }) => player.id.id)));
    const playerId =
      [...edition.tables.players.column.playerId].find((id) => id.startsWith('00-') && !taken.has(id)) ?? '';
    const player = {
      id: { system: 'gsis', id: playerId },
      teamId: null,
      name: playerId,
      position: 'RB',
      positionCode: 'RB',
    };
    const move = {
      ...{ transactionId: '1', at: hoursAgo(hours), kind: 'free-agent', outcome: 'done', bidDollars: null },
      ...{ moves: [{ player, fromTeamId: '2', toTeamId: null }], picks: [], faab: [], ...more },
    };
    await db
      .updateTable('league_week')
      .set({ picture: JSON.stringify({ ...picture, transactions: [move] }) })
      .where('week', '=', 9)
      .where('league_id', '=', (eb) => eb.selectFrom('user_league').select('league_id').where('id', '=', userLeagueId))
      .execute();
    const { league } = await ask('getLeagueHolders', { userLeagueId }, token);
    const { leagues: told } = await ask('getPlayerHolders', { playerId }, token);
    expect(told[0]?.holder).toBeNull();
    expect(told[0]?.isOnWaivers).toBe(league?.onWaivers.includes(playerId));
    return told[0]?.isOnWaivers;
  }

  test('is on waivers for as long as the league keeps them there, and free after', async () => {
    expect(await withDropped(47, { holdHours: 48 })).toBe(true);
    expect(await withDropped(49, { holdHours: 48 })).toBe(false);
  });

  test.each([
    ['where the platform does not say for how long', {}, {}],
    ['in a league without waivers', { kind: 'none', holdHours: 48 }, {}],
    ['by a claim that came to nothing', { holdHours: 48 }, { outcome: 'lost' }],
  ])('is free %s', async (_, waivers, more) => {
    expect(await withDropped(1, waivers, more)).toBe(false);
  });
});

describe('who has a player', () => {
  test('is told league by league: the caller at which place, another team by name, or nobody', async () => {
    const { token } = await withLeagues({ league: { name: 'Four' } }, { teams: 2, league: { name: 'Two' } });
    const holders = async (playerId = '') => {
      const { leagues } = await ask('getPlayerHolders', { playerId }, token);
      return leagues.map(({ leagueName, holder }) => [
        leagueName,
        holder && [holder.teamName, holder.isOwn, isStarting(holder.position)],
      ]);
    };
    const [starter] = playersOf('1', true);
    expect((await holders(starter))[0]).toEqual(['Four', ['Team 1', true, true]]);
    const [benched] = playersOf('1', false);
    expect((await holders(benched))[0]).toEqual(['Four', ['Team 1', true, false]]);
    const both = playersOf('4', false).concat(playersOf('4', true));
    const told = await Promise.all(both.map(holders));
    expect(told.every(([four]) => JSON.stringify(four).includes('["Team 4",false,'))).toBe(true);
    // A league of two teams leaves most of them free.
    expect(told.some(([, two]) => two?.[1] === null)).toBe(true);
  });

  test('of a defence is told by the team’s code', async () => {
    const { token } = await withLeagues({});
    const [playerId = ''] = playersOf('1', true).filter((id) => /^[A-Z]{2,3}$/.test(id));
    const { leagues } = await ask('getPlayerHolders', { playerId }, token);
    expect(leagues[0]?.holder).toMatchObject({ isOwn: true, position: 'DST' });
  });

  test('leaves out leagues that are over, and names those whose rosters are not known', async () => {
    const { token, ids } = await withLeagues(
      { league: { status: 'completed' } },
      { league: { name: 'Unread' } },
      { league: { name: 'Told' } },
    );
    await db
      .deleteFrom('league_week')
      .where('league_id', '=', (eb) =>
        eb
          .selectFrom('user_league')
          .select('league_id')
          .where('id', '=', ids[1] ?? ''),
      )
      .execute();
    const { leagues, unknown } = await ask('getPlayerHolders', { playerId: 'KC' }, token);
    expect(leagues.map(({ leagueName }) => leagueName)).toEqual(['Told']);
    expect(unknown.map(({ leagueName }) => leagueName)).toEqual(['Unread']);
  });

  test('is refused to whoever is signed out, and for somebody whom nobody knows', async () => {
    expect(refusal(await call('getPlayerHolders', { playerId: 'KC' }))).toBe('token-not-found');
    const { token } = await register();
    expect(refusal(await call('getPlayerHolders', { playerId: 'nobody' }, token))).toBe('player-not-found');
  });
});
