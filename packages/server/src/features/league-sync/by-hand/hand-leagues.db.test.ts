import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';
import { moveOn } from './hand-leagues.queries.ts';

const edition = sampleEdition();
const { call, ask, arrive, register, db } = await testServer({ edition, now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});
const SEASON = Number(season.id);

/** Players of the sample whom exactly their name means, with their names. */
async function playersOf(token: string, count: number) {
  const { column } = edition.tables.players;
  const names = column.playerId.map((_id, row) => `${column.firstName[row]} ${column.lastName[row]}`);
  const { parts } = await ask('readRosterText', { text: names.slice(0, 200).join('\n') }, token);
  const found = parts[0]?.lines.filter(({ outcome }) => outcome === 'found') ?? [];
  return found.slice(0, count).map(({ athlete }) => ({ id: athlete?.id ?? '', name: athlete?.fullName ?? '' }));
}

const rules = {
  name: 'The Kitchen Table',
  carryOver: 'keeper' as const,
  scoringMode: 'TOTAL_POINTS' as const,
  slots: DEFAULT_LEAGUE.slots,
  reserve: { ir: 1, taxi: 0 },
  scoringSystemId: FREE_SCORING_ID,
};
const bench = (entityId: string) => ({ entityId, place: 'BN' as const });

/** A person with a league of three teams: two players are theirs, one is another team's. */
async function keeping() {
  const { token } = await register();
  const [one, two, three, four] = await playersOf(token, 4);
  if (!one || !two || !three || !four) throw new Error('the sample has too few players');
  const teams = [
    { name: 'Mine', players: [bench(one.id), { entityId: null, name: 'Old Timer', place: 'IR' as const }] },
    { name: 'Theirs', players: [bench(two.id)] },
    { name: 'Nobody yet' },
  ];
  const { id, version } = await ask('createHandLeague', { ...rules, teams }, token);
  const league = async () => (await ask('getUserLeague', { userLeagueId: id }, token)).userLeague;
  const byHand = () => ask('getHandLeague', { id }, token);
  return { token, id, version, one, two, three, four, league, byHand };
}

describe('a league that its platform does not give any more', () => {
  /** A league of Sleeper's that was read before, and is not any more. */
  async function failing() {
    const person = await keeping();
    const { id } = person;
    const of = db.selectFrom('user_league').select('league_id').where('id', '=', id);
    await db.updateTable('league').set({ platform: 'sleeper' }).where('id', 'in', of).execute();
    await db.updateTable('user_league').set({ status: 'FAILED', failure: 'refused' }).where('id', '=', id).execute();
    // Weeks ahead have match-ups, and nobody on a roster.
    const { league_id } = await of.executeTakeFirstOrThrow();
    const picture = JSON.stringify({ rosters: [], matchups: [], transactions: [] });
    await db.insertInto('league_week').values({ league_id, week: 17, picture }).execute();
    return person;
  }
  const made = async (id: string, token: string) =>
    (await ask('getHandLeague', { id }, token)).teams.map(({ name, players }) => [
      name,
      players.map((each) => each.name),
    ]);

  test('goes on by hand with the rosters that it gave last, the own first', async () => {
    const { token, id, one, two } = await failing();
    const teams = [{ name: 'Theirs', keeps: '2' }, { name: 'Mine', keeps: '1' }, { name: 'New' }];
    const { id: byHand } = await ask('createHandLeague', { ...rules, from: id, teams }, token);
    expect(await made(byHand, token)).toEqual([
      ['Theirs', [two.name]],
      ['Mine', [one.name, 'Old Timer']],
      ['New', []],
    ]);
  });

  test('has whom somebody writes down now where they write it, and nobody twice', async () => {
    const { token, id, one, two, three } = await failing();
    const teams = [
      { name: 'Mine', keeps: '1', players: [bench(two.id), bench(three.id)] },
      { name: 'Theirs', keeps: '2' },
      { name: 'Other', keeps: '1' },
    ];
    const { id: byHand } = await ask('createHandLeague', { ...rules, from: id, teams }, token);
    expect(await made(byHand, token)).toEqual([
      ['Mine', [two.name, three.name]],
      ['Theirs', []],
      ['Other', [one.name, 'Old Timer']],
    ]);
  });

  test('is kept by nobody else, and without a team that it does not have', async () => {
    const { token, id } = await failing();
    const teams = [{ name: 'Mine', keeps: '1' }, { name: 'Theirs' }];
    const stranger = await register();
    expect(refusal(await call('createHandLeague', { ...rules, from: id, teams }, stranger.token))).toBe(
      'league-not-found',
    );
    for (const wish of [{ from: id, teams: [{ name: 'Mine', keeps: '9' }, { name: 'Theirs' }] }, { teams }])
      expect(refusal(await call('createHandLeague', { ...rules, ...wish }, token))).toBe('invalid-parameters');
  });
});

describe('a league that is kept by hand', () => {
  test('stands among the others with its rules, its teams and the own roster of the present week', async () => {
    const { token, id, one, league } = await keeping();
    const shown = await league();
    expect(shown).toMatchObject({
      id,
      leagueParticipantId: '1',
      cardGamingMode: 'points',
      participant: { teamName: 'Mine' },
      league: { name: rules.name, fantasyConnector: 'ByHand', settings: { carryOver: 'keeper' } },
      sync: { status: 'COMPLETED', problem: null },
    });
    expect(shown.league?.leagueParticipants.map(({ teamName }) => teamName)).toEqual(['Mine', 'Theirs', 'Nobody yet']);
    expect(shown.weekRoster.map(({ name, position, athlete }) => [name, position, athlete?.id ?? null])).toEqual([
      [one.name, 'BN', one.id],
      ['Old Timer', 'IR', null],
    ]);
    expect((await ask('listUserLeagues', {}, token)).userLeagues.map((each) => each.id)).toEqual([id]);
    const { scoringSystem } = await ask('fetchLeagueScoring', { leagueId: id }, token);
    expect(scoringSystem).toMatchObject({ id: shown.scoringSystemId, name: `My League: ${rules.name}` });
    expect(scoringSystem.scoringLeagueConfig.budget).toBe(DEFAULT_LEAGUE.budgetDollars);
  });

  test('is shown whole to whoever keeps it, and is read nowhere', async () => {
    const { token, id, two, byHand } = await keeping();
    const { version, teams } = await byHand();
    expect(version).toBe(1);
    expect(teams.map(({ name, isOwn, players }) => [name, isOwn, players.length])).toEqual([
      ['Mine', true, 2],
      ['Theirs', false, 1],
      ['Nobody yet', false, 0],
    ]);
    expect(teams[1]?.players[0]).toMatchObject({ place: 'BN', name: two.name, athlete: { id: two.id } });
    expect(refusal(await call('resyncUserLeague', { id }, token))).toBe('league-by-hand');
  });

  test('is found by nobody else, and is gone with its scoring once it is removed', async () => {
    const { token, id, version } = await keeping();
    const other = await register();
    const teams = [{ teamId: '1', name: 'Stolen', players: [] }];
    expect(refusal(await call('getHandLeague', { id }, other.token))).toBe('league-not-found');
    expect(refusal(await call('replaceHandRosters', { id, version, teams }, other.token))).toBe('league-not-found');
    await ask('unsyncUserLeague', { id }, token);
    expect(refusal(await call('getHandLeague', { id }, token))).toBe('league-not-found');
    expect(refusal(await call('fetchLeagueScoring', { leagueId: id }, token))).toBe('scoring-system-not-found');
  });

  test('is kept by registered people alone, and takes room in the list', async () => {
    const teams = [{ name: 'Mine' }, { name: 'Theirs' }];
    expect(refusal(await call('createHandLeague', { ...rules, teams }, await arrive()))).toBe('registration-required');
    const { token } = await register();
    for (let made = 0; made < 40; made++) await ask('createHandLeague', { ...rules, teams }, token);
    expect(refusal(await call('createHandLeague', { ...rules, teams }, token))).toBe('too-many-leagues');
    expect(await ask('countUserLeagues', {}, token)).toEqual({ count: 40 });
  });

  test('moves on with the season, and teams have whom they had', async () => {
    const { one, league } = await keeping();
    const { week } = await db
      .selectFrom('league_week')
      .innerJoin('league', 'league.id', 'league_week.league_id')
      .innerJoin('user_league', 'user_league.league_id', 'league.id')
      .select('league_week.week')
      .where('user_league.id', '=', (await league()).id)
      .executeTakeFirstOrThrow();
    await moveOn(db, SEASON, { week: week + 1, status: 'in-progress' });
    const moved = await league();
    expect(moved.league?.settings.currentWeek).toBe(week + 1);
    expect(moved.weekRoster.map(({ name }) => name)).toEqual([one.name, 'Old Timer']);
    await moveOn(db, SEASON + 1, { week: 1, status: 'in-progress' });
    const over = await league();
    expect(over.league).toMatchObject({ status: 'COMPLETED', settings: { currentWeek: null } });
    expect(over.weekRoster.map(({ name }) => name)).toEqual([one.name, 'Old Timer']);
  });
});

describe('rosters that are pasted anew', () => {
  test('take the place of those teams alone', async () => {
    const { token, id, version, two, three, league, byHand } = await keeping();
    const teams = [{ teamId: '1', name: 'Mine now', players: [bench(three.id)] }];
    expect(await ask('replaceHandRosters', { id, version, teams }, token)).toEqual({ id, version: version + 1 });
    expect((await byHand()).teams.map(({ name, players }) => [name, players.map((each) => each.name)])).toEqual([
      ['Mine now', [three.name]],
      ['Theirs', [two.name]],
      ['Nobody yet', []],
    ]);
    const now = await league();
    expect(now.weekRoster.map(({ name }) => name)).toEqual([three.name]);
    // One moment, by the product's clock.
    expect((await byHand()).editedAt).toBe(now.sync.syncedAt);
  });

  test('of a window that has not seen the last change are refused, and nothing is changed', async () => {
    const { token, id, version, three, four, byHand } = await keeping();
    const paste = (player: string) => ({
      id,
      version,
      teams: [{ teamId: '3', name: 'Third', players: [bench(player)] }],
    });
    const replies = await Promise.all([
      call('replaceHandRosters', paste(three.id), token),
      call('replaceHandRosters', paste(four.id), token),
    ]);
    expect(replies.map(({ error }) => error?.code ?? null).sort()).toEqual(['hand-league-changed', null]);
    const { version: now, teams } = await byHand();
    expect(now).toBe(version + 1);
    expect(teams[2]?.players).toHaveLength(1);
  });

  test('that fit no league are refused whole', async () => {
    const { token, id, version, one, two, three, byHand } = await keeping();
    const before = await byHand();
    const paste = async (...teams: { teamId: string; name: string; players: ReturnType<typeof bench>[] }[]) =>
      refusal(await call('replaceHandRosters', { id, version, teams }, token));
    expect(await paste({ teamId: '3', name: 'Third', players: [bench(two.id)] })).toBe('player-on-two-teams');
    expect(await paste({ teamId: '3', name: 'Third', players: [bench(three.id), bench(three.id)] })).toBe(
      'player-on-two-teams',
    );
    const teams = [{ teamId: '3', name: 'Third', players: [bench(two.id)] }];
    const { error } = await call('replaceHandRosters', { id, version, teams }, token);
    expect(error?.fields).toEqual({ teams: `have ${two.name} twice` });
    expect(await paste({ teamId: '9', name: 'Ninth', players: [] })).toBe('invalid-parameters');
    expect(await paste({ teamId: '3', name: 'Third', players: [bench('nobody-at-all')] })).toBe('invalid-parameters');
    const quarterbacks = [one.id, three.id].map((entityId) => ({ entityId, place: 'QB' as const }));
    const both = [{ teamId: '1', name: 'Mine', players: quarterbacks }];
    expect(refusal(await call('replaceHandRosters', { id, version, teams: both }, token))).toBe('invalid-parameters');
    expect(await byHand()).toEqual(before);
  });

  test('are for leagues that are kept by hand', async () => {
    const { token, id, version } = await keeping();
    await db
      .updateTable('league')
      .set({ platform: 'sleeper' })
      .where('id', 'in', db.selectFrom('user_league').select('league_id').where('user_league.id', '=', id))
      .execute();
    const teams = [{ teamId: '1', name: 'Mine', players: [] }];
    expect(refusal(await call('replaceHandRosters', { id, version, teams }, token))).toBe('league-not-by-hand');
    expect(refusal(await call('getHandLeague', { id }, token))).toBe('league-not-by-hand');
  });
});

describe('what is written down', () => {
  const teams = [{ name: 'Mine' }, { name: 'Theirs' }];

  test.each([
    ['one team alone', { teams: [{ name: 'Mine' }] }],
    ['more teams than any league has', { teams: Array.from({ length: 33 }, (_, n) => ({ name: `Team ${n}` })) }],
    ['a name of nothing', { name: '  \u200b' }],
    ['no starting place', { slots: { ...rules.slots, QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 } }],
    ['more of a place than there can be', { slots: { ...rules.slots, QB: 10 } }],
    [
      'both a player and a name',
      { teams: [{ name: 'M', players: [{ entityId: 'x1', name: 'x', place: 'BN' }] }, { name: 'T' }] },
    ],
    ['neither', { teams: [{ name: 'M', players: [{ entityId: null, place: 'BN' }] }, { name: 'T' }] }],
  ])('is refused with %s', async (_words, more) => {
    const { token } = await register();
    const reply = await call('createHandLeague', { ...rules, teams, ...more } as never, token);
    expect(refusal(reply)).toMatch(/^(invalid|missing)-parameters$/);
    expect(await ask('countUserLeagues', {}, token)).toEqual({ count: 0 });
  });

  test('names a scoring that the person has', async () => {
    const { token } = await register();
    const other = await keeping();
    const foreign = (await other.league()).scoringSystemId ?? '';
    const wish = { ...rules, teams, scoringSystemId: foreign };
    expect(refusal(await call('createHandLeague', wish, token))).toBe('scoring-system-not-found');
    const own = await call('createHandLeague', wish, other.token);
    expect(own.error).toBeNull();
  });
});

describe('a pasted text', () => {
  test('is read team by team: who is meant, who is doubtful, who is nobody and who stands twice', async () => {
    const { token } = await register();
    const [one, two] = await playersOf(token, 2);
    const text = `${one?.name}\nXyzzy Qwrtpl\n12\n\nTheirs:\nBench\n${two?.name}\n${one?.name}`;
    const { parts, leftOut } = await ask('readRosterText', { text, teamNames: ['Mine', 'Theirs'] }, token);
    expect(leftOut).toBe(0);
    expect(
      parts.map(({ heading, lines }) => [heading, lines.map(({ line, outcome, place }) => [line, outcome, place])]),
    ).toEqual([
      [
        null,
        [
          [1, 'found', null],
          [2, expect.stringMatching(/^(unknown|choose)$/), null],
          [3, 'unknown', null],
        ],
      ],
      [
        'Theirs',
        [
          [7, 'found', 'BN'],
          [8, 'twice', 'BN'],
        ],
      ],
    ]);
  });

  test('is read for registered people, up to the most lines and not a character too long', async () => {
    expect(refusal(await call('readRosterText', { text: 'Somebody' }, await arrive()))).toBe('registration-required');
    const { token } = await register();
    expect(refusal(await call('readRosterText', { text: 'a'.repeat(60_001) }, token))).toBe('invalid-parameters');
    const { parts, leftOut } = await ask('readRosterText', { text: '1\n'.repeat(1_300) }, token);
    expect([parts[0]?.lines.length, leftOut]).toEqual([1_200, 100]);
  });

  test('costs whoever pastes it work, as every heavy call does', async () => {
    const strict = await testServer({ edition, now: SAMPLE_NOW, limits: { workPerPerson: 1_000 }, nowMs: () => 0 });
    const { token } = await strict.register();
    const text = Array.from({ length: 30 }, (_, n) => `Xyzzy Qwrtpl${n}`).join('\n');
    const codes: (string | null)[] = [];
    for (let asked = 0; asked < 4; asked++)
      codes.push((await strict.call('readRosterText', { text }, token)).error?.code ?? null);
    expect([codes[0], codes.at(-1)]).toEqual([null, 'too-many-requests']);
  });
});

test('leagues that are kept by hand wait for nothing that is read', async () => {
  await keeping();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from user_league join league on league.id = user_league.league_id
    where league.platform = 'by-hand' and (user_league.fantasy_account_id is not null or user_league.status <> 'COMPLETED')`.execute(
    db,
  );
  expect(rows[0]?.count).toBe(0);
});
