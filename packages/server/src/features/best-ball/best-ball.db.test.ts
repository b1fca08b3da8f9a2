import { MOST_KEPT_DRAFTS, STACK_WEEKS } from '@pylon/contract/best-ball/best-ball-limits';
import { inventedExport } from '@pylon/engine/testing/invented-export';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { knownDays } from './known-days.ts';
import { siteLists } from './site-lists.ts';
import { gamesOf } from './stack-games.ts';

const edition = sampleEdition();
const { server, db, ask, call, arrive, register } = await testServer({ edition, now: SAMPLE_NOW });
const seasonId = (await ask('currentSeason', {})).season.id;
const year = Number(seasonId);
const NOBODYS = '00000000-0000-4000-8000-000000000000';

const newest = siteLists(edition, year).at(-1);
/** The sample's people in the order of Underdog's newest list. */
const people = [...(newest?.adp ?? [])]
  .sort(([, a], [, b]) => a - b)
  .flatMap(([id]) => {
    const row = edition.indexes.playerRow(id);
    if (row === undefined) return [];
    const { column } = edition.tables.players;
    return [
      {
        id,
        name: `${column.firstName[row]} ${column.lastName[row]}`,
        position: edition.indexes.positionOf(id, year) ?? '',
        team: edition.indexes.teamOf(id, year) ?? '',
      },
    ];
  });
const quarterback = people.find((one) => one.position === 'QB' && one.team !== '');
const catcher = people.find((one) => one.position === 'WR' && one.team === quarterback?.team);
const stranger = { name: 'Zebulon Nobody-Atall', team: 'BUF', position: 'TE' };
if (!quarterback || !catcher) throw new Error('the sample has no stack');

/** A back of the team that the quarterback meets in one of the weeks that stacks are asked for. */
const across = STACK_WEEKS.flatMap((week) => {
  const game = gamesOf(edition, year, week).find(({ home, away }) => [home, away].includes(quarterback.team));
  const nflTeam = game?.home === quarterback.team ? game.away : game?.home;
  const back = people.find((one) => one.position === 'RB' && one.team === nflTeam);
  return nflTeam !== undefined && back ? [{ week, nflTeam, back }] : [];
})[0];
if (!across) throw new Error('the sample has no game to bring back');

const somebody = async () => (await register()).token;
/** Two drafts of three rounds: quarterback, catcher, stranger; and catcher, stranger, quarterback. */
const two = inventedExport([quarterback, catcher, stranger], { drafts: 2, rounds: 3, year });

describe('an upload', () => {
  test('keeps every draft, and names whom the almanac does not know', async () => {
    const token = await somebody();
    const { unmatched, ...kept } = await ask('uploadBestBallDrafts', { text: two }, token);
    expect(kept).toEqual({ added: 2, updated: 0, known: 0, seasonIds: [seasonId] });
    expect(unmatched).toEqual([{ name: stranger.name, position: 'TE', nflTeam: 'BUF', drafts: 2 }]);
    const { teams, total } = await ask('listBestBallTeams', { seasonId }, token);
    expect(total).toBe(2);
    expect(teams[1]).toMatchObject({
      ...{ tournament: 'Invented, the big one', entryFeeDollars: 10, draftSize: 12, seat: 1, rounds: 3, stacks: 1 },
      shape: { QB: 1, RB: 0, WR: 1, TE: 1, other: 0 },
    });
  });

  test('of the same file changes nothing, and of a longer one brings drafts up to date', async () => {
    const token = await somebody();
    await ask('uploadBestBallDrafts', { text: two }, token);
    expect(await ask('uploadBestBallDrafts', { text: two }, token)).toMatchObject({ added: 0, updated: 0, known: 2 });
    const longer = inventedExport([quarterback, catcher, stranger], { drafts: 3, rounds: 4, year });
    expect(await ask('uploadBestBallDrafts', { text: longer }, token)).toMatchObject({
      added: 1,
      updated: 2,
      known: 0,
    });
    expect(await ask('uploadBestBallDrafts', { text: two }, token)).toMatchObject({ added: 0, updated: 0, known: 2 });
    const { teams } = await ask('listBestBallTeams', { seasonId }, token);
    expect(teams.map(({ rounds }) => rounds)).toEqual([4, 4, 4]);
  });

  test('sent twice at once keeps every draft once', async () => {
    const token = await somebody();
    const replies = await Promise.all([1, 2].map(() => ask('uploadBestBallDrafts', { text: two }, token)));
    expect(replies.map(({ added }) => added).sort()).toEqual([0, 2]);
  });

  test.each([
    ['a file of another site', 'ID,Name,Position,ADP,Team\n1,A B,RB,1.1,DET\n', /DraftKings/],
    ['a file that is cut off', two.slice(0, -30), /before all of its columns/],
    ['a file with a hole', two.split('\n').toSpliced(1, 1).join('\n'), /lacks a pick of round 1/],
    ['nothing', '', /empty/],
    [
      'a season that is not known',
      inventedExport([quarterback], { drafts: 1, rounds: 1, year: 1999 }),
      /1999: no such/,
    ],
  ])('of %s says what is wrong, and keeps nothing of it', async (_, text, words) => {
    const token = await somebody();
    const reply = await call('uploadBestBallDrafts', { text }, token);
    expect([reply.status, refusal(reply)]).toEqual([422, 'best-ball-file-refused']);
    expect(reply.error?.fields?.['text']).toMatch(words);
    expect((await ask('listBestBallTeams', { seasonId }, token)).total).toBe(0);
  });

  test('larger than any export is refused as too large', async () => {
    const reply = await call('uploadBestBallDrafts', { text: 'x'.repeat(13_000_000) }, await somebody());
    expect(refusal(reply)).toBe('body-too-large');
  });

  test(`beyond ${MOST_KEPT_DRAFTS} drafts keeps none of the file`, async () => {
    const { id, token } = await register();
    const rows = Array.from({ length: MOST_KEPT_DRAFTS - 1 }, (_, index) => ({
      ...{ account_id: id, site: 'underdog', entry_id: `old-${index}`, draft_id: `old-${index}`, season: 1999 },
      ...{ tournament: 'Old', draft_size: 12, started_at: new Date('1999-06-01'), picks: '[]' },
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await db
        .insertInto('best_ball_team')
        .values(rows.slice(at, at + 1000))
        .execute();
    expect(refusal(await call('uploadBestBallDrafts', { text: two }, token))).toBe('too-many-best-ball-drafts');
    expect((await ask('listBestBallTeams', { seasonId }, token)).total).toBe(0);
  });

  test('needs an account', async () => {
    expect(refusal(await call('uploadBestBallDrafts', { text: two }))).toBe('token-not-found');
    expect(refusal(await call('uploadBestBallDrafts', { text: two }, await arrive()))).toBe('registration-required');
  });

  test('is not read before it is known whose it is', async () => {
    const send = async (headers: Record<string, string>) => {
      const url = '/api/best-ball/drafts';
      const told = { 'content-type': 'application/json', ...headers };
      const reply = await server.inject({ method: 'POST', url, headers: told, payload: 'no JSON' });
      return (reply.json() as { error: { code: string } }).error.code; // the envelope
    };
    expect(await send({})).toBe('token-not-found');
    expect(await send({ 'bearer-token': await arrive() })).toBe('registration-required');
    expect(await send({ 'bearer-token': await somebody() })).toBe('invalid-parameters');
  });
});

describe('of two drafts', async () => {
  const token = await somebody();
  await ask('uploadBestBallDrafts', { text: two }, token);
  const adpOf = (id: string) => Math.round((newest?.adp.get(id) ?? 0) * 10) / 10;

  test('exposure counts each player against the one of twelve that the field has', async () => {
    const { drafts, athletes } = await ask('listBestBallAthletes', { seasonId }, token);
    expect(drafts).toBe(2);
    const own = athletes.find(({ athlete }) => athlete?.id === quarterback.id);
    // picks 1 of the first draft and 26 of the second
    expect(own).toMatchObject({ drafts: 2, share: 100, meanPick: 13.5, adp: adpOf(quarterback.id) });
    expect(own?.closingValue).toBeCloseTo(13.5 - adpOf(quarterback.id), 0);
    expect(own?.fieldShare).toBe(adpOf(quarterback.id) <= 36 ? 8.3 : null);
    expect(athletes.find(({ name }) => name === stranger.name)).toMatchObject({
      ...{ athlete: null, team: null, position: 'TE', nflTeam: 'BUF', drafts: 2, adp: null, closingValue: null },
    });
  });

  test('positions, NFL teams and stacks add up', async () => {
    const { positions, shapes } = await ask('listBestBallPositions', { seasonId }, token);
    expect(positions.map(({ position, playersPerTeam }) => [position, playersPerTeam])).toEqual([
      ...[
        ['QB', 1],
        ['RB', 0],
        ['WR', 1],
        ['TE', 1],
      ],
    ]);
    expect(positions.reduce((sum, { fieldPlayersPerTeam }) => sum + (fieldPlayersPerTeam ?? 0), 0)).toBeCloseTo(3, 1);
    expect(shapes).toMatchObject([{ QB: 1, WR: 1, TE: 1, drafts: 2, share: 100 }]);
    const { nflTeams } = await ask('listBestBallTeamExposure', { seasonId }, token);
    expect(nflTeams.find(({ nflTeam }) => nflTeam === quarterback.team)).toMatchObject({ share: 100 });
    expect(nflTeams.reduce((sum, { playersPerTeam }) => sum + playersPerTeam, 0)).toBe(3);
    const { stacks, stackedShare } = await ask('listBestBallStacks', { seasonId }, token);
    expect(stackedShare).toBe(100);
    expect(stacks).toMatchObject([{ nflTeam: quarterback.team, drafts: 2 }]);
    const own = stacks[0]?.catchers.find(({ athlete }) => athlete?.id === catcher.id);
    expect(own).toMatchObject({ role: 'WR1', together: { correlation: expect.closeTo(0.36, 1) } });
  });

  test('a game is brought back by whoever is across from a stack, with how that goes together', async () => {
    const { nflTeam, back, week } = across;
    const own = await somebody();
    await ask(
      'uploadBestBallDrafts',
      { text: inventedExport([quarterback, catcher, back], { drafts: 1, rounds: 3, year }) },
      own,
    );
    const { games } = await ask('listBestBallStacks', { seasonId, week: String(week) }, own);
    expect(games).toHaveLength(1);
    expect([games[0]?.home, games[0]?.away].sort()).toEqual([quarterback.team, nflTeam].sort());
    expect(games[0]).toMatchObject({ drafts: 1, share: 100, bringBacks: [{ name: back.name, drafts: 1 }] });
    const [{ role, together } = { role: null, together: null }] = games[0]?.bringBacks ?? [];
    expect(together === null).toBe(role === null);
  });

  test('a roster tells each pick with its closing line value', async () => {
    const [, first] = (await ask('listBestBallTeams', { seasonId }, token)).teams;
    const { team, picks } = await ask('getBestBallRoster', { bestBallTeamId: first?.id ?? '' }, token);
    expect(picks.map(({ pick, round, name }) => [pick, round, name])).toEqual([
      [1, 1, quarterback.name],
      [24, 2, catcher.name],
      [25, 3, stranger.name],
    ]);
    const values = picks.flatMap(({ closingValue }) => closingValue ?? []);
    expect(team.closingValue?.players).toBe(2);
    expect(team.closingValue?.meanPicks).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / 2, 0);
  });

  test('days, contests and totals tell the same two drafts', async () => {
    const { asOf, days } = await ask('listBestBallHistory', { seasonId }, token);
    expect(asOf).toBe(newest?.asOf);
    expect(days).toMatchObject([{ day: `${year}-06-01`, drafts: 2, feesDollars: 20 }]);
    const { contests } = await ask('listBestBallContests', { seasonId }, token);
    expect(contests).toMatchObject([{ tournament: 'Invented, the big one', drafts: 2, feesDollars: 20 }]);
    const stats = await ask('getBestBallTeamStats', { seasonId }, token);
    expect(stats).toMatchObject({ drafts: 2, feesDollars: 20, athletes: 3, stackedShare: 100 });
    expect(stats.meanClosingValue).toBe(days[0]?.meanClosingValue);
    const { seasons, teams, unmatched } = await ask('getBestBallPreview', { seasonId }, token);
    expect(seasons).toEqual([{ seasonId, drafts: 2 }]);
    expect(teams[1]?.firstPicks[0]).toMatchObject({ pick: 1, name: quarterback.name });
    expect(unmatched).toMatchObject([{ name: stranger.name, drafts: 2 }]);
  });

  test('the history of a player is the site’s lists, and the person’s own picks', async () => {
    const asked = { seasonId, entityId: quarterback.id };
    const { points, picks, knownDays: known } = await ask('getBestBallAdpHistory', asked, token);
    expect(points.map(({ asOf }) => asOf)).toEqual(siteLists(edition, year).map(({ asOf }) => asOf));
    expect(points.at(-1)?.adp).toBe(adpOf(quarterback.id));
    expect(picks.map(({ pick }) => pick).sort((a, b) => a - b)).toEqual([1, 26]);
    const from = points[0]?.asOf ?? '';
    expect(known).toEqual(knownDays(edition, quarterback.id, year).filter(({ day }) => day >= from));
    const { rankers, athletes } = await ask('listBestBallAdpRankers', { seasonId }, token);
    expect(rankers).toMatchObject([{ id: 'underdog', name: 'Underdog', asOf: newest?.asOf }]);
    const own = athletes.find(({ athlete }) => athlete?.id === quarterback.id);
    expect(own).toMatchObject({ drafts: 2, meanPick: 13.5, adps: [adpOf(quarterback.id)] });
    expect(athletes.map(({ name }) => name).sort()).toEqual([quarterback.name, catcher.name].sort()); // no stranger
  });

  test('value changes are told of whoever was in a list on the day of the draft, and of nobody else', async () => {
    const early = await ask('listBestBallValueChanges', { seasonId }, token);
    expect(early.athletes).toEqual([]); // the sample's first list is of a later day than the drafts
    const [oldest] = siteLists(edition, year);
    const other = await somebody();
    const later = two.replaceAll(`${year}-06-01`, newest?.asOf ?? '');
    await ask('uploadBestBallDrafts', { text: later }, other);
    const { athletes } = await ask('listBestBallValueChanges', { seasonId }, other);
    expect(athletes).toHaveLength(2);
    for (const { change } of athletes) expect(change).toBe(0);
    const first = await somebody();
    await ask('uploadBestBallDrafts', { text: two.replaceAll(`${year}-06-01`, oldest?.asOf ?? '') }, first);
    const moved = (await ask('listBestBallValueChanges', { seasonId }, first)).athletes;
    const own = moved.find(({ athlete }) => athlete?.id === quarterback.id);
    const then = oldest?.adp.get(quarterback.id) ?? 0;
    expect(own?.change).toBeCloseTo(then - (newest?.adp.get(quarterback.id) ?? 0), 1);
  });

  test('a mark stays, and finds its team', async () => {
    const [team] = (await ask('listBestBallTeams', { seasonId }, token)).teams;
    await ask('setBestBallFavorite', { bestBallTeamId: team?.id ?? '', isFavorite: true }, token);
    const { teams } = await ask('listBestBallTeams', { seasonId, onlyFavorites: 'true' }, token);
    expect(teams.map(({ id }) => id)).toEqual([team?.id]);
  });
});

describe('somebody else’s team', () => {
  test('is nobody’s: not to be read, marked or deleted', async () => {
    const owner = await somebody();
    await ask('uploadBestBallDrafts', { text: two }, owner);
    const [team] = (await ask('listBestBallTeams', { seasonId }, owner)).teams;
    const other = await somebody();
    for (const bestBallTeamId of [team?.id ?? '', NOBODYS, 'x']) {
      const replies = [
        await call('getBestBallRoster', { bestBallTeamId }, other),
        await call('setBestBallFavorite', { bestBallTeamId, isFavorite: true }, other),
        await call('deleteBestBallDrafts', { bestBallTeamId }, other),
      ];
      expect(replies.map(refusal)).toEqual(Array.from({ length: 3 }, () => 'best-ball-team-not-found'));
    }
    expect((await ask('listBestBallTeams', { seasonId }, other)).total).toBe(0);
    expect((await ask('getBestBallPreview', { seasonId }, other)).seasons).toEqual([]);
  });
});

test('two of one name on one team, whom nobody knows, are one share of it', async () => {
  const token = await somebody();
  await ask('uploadBestBallDrafts', { text: inventedExport([stranger], { drafts: 2, rounds: 2, year }) }, token);
  const { athletes } = await ask('listBestBallAthletes', { seasonId }, token);
  expect(athletes).toMatchObject([{ name: stranger.name, drafts: 2, share: 100 }]);
});

test('teams are deleted one by one or all at once', async () => {
  const token = await somebody();
  await ask('uploadBestBallDrafts', { text: inventedExport([quarterback], { drafts: 3, rounds: 1, year }) }, token);
  const [team] = (await ask('listBestBallTeams', { seasonId }, token)).teams;
  expect(await ask('deleteBestBallDrafts', { bestBallTeamId: team?.id ?? '' }, token)).toEqual({ deleted: 1 });
  expect(await ask('deleteBestBallDrafts', { bestBallTeamId: 'all' }, token)).toEqual({ deleted: 2 });
  expect((await ask('listBestBallTeams', { seasonId }, token)).total).toBe(0);
});

test('a season that nobody plays is no season', async () => {
  expect(refusal(await call('listBestBallAthletes', { seasonId: '1901' }, await somebody()))).toBe('season-not-found');
});
