import { inventedExport } from '@pylon/engine/testing/invented-export';
import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { siteLists } from './site-lists.ts';

const edition = sampleEdition();
const year = Math.max(...edition.tables.games.column.season);
const seasonId = String(year);
const now = `${year}-06-01T13:00:00Z`;
const { db, ask, call, arrive, register } = await testServer({ edition, now });

const player = (name: string) => ({ name, team: '', position: 'WR' });
const somebody = async () => (await register()).token;
/** Three drafts of four rounds, whose picks the sample makes a minute apart. */
const slow = inventedExport([player('Ann Able'), player('Bo Baker')], { drafts: 3, rounds: 4, year });
const running = (token: string, more: object = {}) => ask('listBestBallRunning', { seasonId, ...more }, token);

describe('running drafts', () => {
  test('stand by when their next turn comes, at the pace of their rooms', async () => {
    const token = await somebody();
    await ask('uploadBestBallDrafts', { text: slow }, token);
    const { now: told, drafts } = await running(token);
    expect(told).toBe(new Date(now).toISOString());
    expect(drafts.map(({ team, nextPick, picksBefore }) => [team.seat, nextPick, picksBefore])).toEqual(
      expect.arrayContaining([
        [1, 49, 0], // after pick 48
        [2, 50, 2], // after pick 47
        [3, 51, 4],
      ]),
    );
    const expected = drafts.map(({ expectedAt }) => expectedAt ?? '');
    expect(expected).toEqual([...expected].sort());
    expect(drafts.every(({ endsBy, expectedAt }) => (endsBy ?? '') >= (expectedAt ?? ''))).toBe(true);
  });

  test('end the later, the longer the clock', async () => {
    const token = await somebody();
    await ask('uploadBestBallDrafts', { text: slow }, token);
    const endOf = async (clockHours: string) => {
      const { drafts } = await running(token, { clockHours });
      return Date.parse(drafts.find(({ team }) => team.seat === 1)?.endsBy ?? '');
    };
    expect((await endOf('8')) - (await endOf('4'))).toBe(4 * 3_600_000);
    expect(refusal(await call('listBestBallRunning', { seasonId, clockHours: '5' }, token))).toBe('invalid-parameters');
  });

  test('name who is best there, and what speaks against them', async () => {
    const token = await somebody();
    await ask('uploadBestBallDrafts', { text: slow }, token);
    const { drafts } = await running(token);
    const suggested = await ask(
      'listBestBallSuggestions',
      { seasonId, bestBallTeamId: drafts[0]?.team.id ?? '' },
      token,
    );
    const [best] = suggested.draft?.suggestions ?? [];
    expect(drafts[0]?.best).toMatchObject({ name: best?.name, position: best?.position });
    expect(drafts[0]?.best?.warnings).toEqual(best?.warnings.map(({ kind }) => kind));
  });

  test('of which the file has days alone are told last, without a turn', async () => {
    const token = await somebody();
    const days = `Contest,Entry Fee,Entry,Teams,Picked At,Pick,Player,Team,Position\nBig,5,a,12,${year}-05-30,3,Cy Cole,,RB\n`;
    await ask('uploadBestBallDrafts', { text: slow }, token);
    await ask('uploadBestBallDrafts', { text: days }, token);
    const { drafts } = await running(token);
    expect(drafts).toHaveLength(4);
    expect(drafts.at(-1)).toMatchObject({ lastPickAt: null, expectedAt: null, endsBy: null, hoursAPick: null });
  });

  test('that were kept before moments were are told them by the same file again', async () => {
    const { id, token } = await register();
    await ask('uploadBestBallDrafts', { text: slow }, token);
    const rows = await db.selectFrom('best_ball_team').selectAll().where('account_id', '=', id).execute();
    for (const row of rows) {
      const picks = JSON.stringify(row.picks.map(({ pickedAt: _, ...pick }) => pick));
      await db.updateTable('best_ball_team').set({ picks }).where('id', '=', row.id).execute();
    }
    expect((await running(token)).drafts.every(({ endsBy }) => endsBy === null)).toBe(true);
    expect(await ask('uploadBestBallDrafts', { text: slow }, token)).toMatchObject({ added: 0, updated: 3, known: 0 });
    expect((await running(token)).drafts.every(({ endsBy }) => endsBy !== null)).toBe(true);
  });

  test('of nobody are none', async () => {
    expect((await running(await arrive())).drafts).toEqual([]);
    expect(refusal(await call('listBestBallRunning', { seasonId }))).toBe('token-not-found');
  });
});

describe('drafts of DraftKings', () => {
  const [first] = siteLists(edition, year, { provider: 'draftkings' });

  test('are read from a list of picks, stand beside Underdog’s, and are known by their site', async () => {
    const token = await somebody();
    const heads = 'Contest,Entry Fee,Entry,Teams,Picked At,Pick,Player,Team,Position';
    const text = `${heads}\nBig,$20,entry-1,12,${year}-05-30,3,Cy Cole,,RB\nBig,$20,entry-1,12,${year}-05-30,22,Di Dunn,,WR\n`;
    await ask('uploadBestBallDrafts', { text: slow }, token); // an entry-1 of Underdog's own
    expect(await ask('uploadBestBallDrafts', { text }, token)).toMatchObject({ added: 1, updated: 0 });
    const { teams, total } = await ask('listBestBallTeams', { seasonId }, token);
    expect(total).toBe(4);
    expect(teams.find(({ site }) => site === 'draftkings')).toMatchObject({
      ...{ siteName: 'DraftKings', tournament: 'Big', entryFeeDollars: 20, seat: 3, rounds: 2 },
    });
    const { contests } = await ask('listBestBallContests', { seasonId }, token);
    expect(contests.map(({ siteName, drafts }) => [siteName, drafts])).toEqual([
      ['Underdog', 3],
      ['DraftKings', 1],
    ]);
    expect(await ask('getBestBallTeamStats', { seasonId }, token)).toMatchObject({ siteName: 'Underdog', drafts: 4 });
  });

  test('alone are told by DraftKings’ lists', async () => {
    const token = await somebody();
    const heads = 'Contest,Entry Fee,Entry,Teams,Picked At,Pick,Player,Team,Position';
    await ask('uploadBestBallDrafts', { text: `${heads}\nBig,,e,12,${year}-05-30,3,Cy Cole,,RB\n` }, token);
    const stats = await ask('getBestBallTeamStats', { seasonId }, token);
    expect(stats).toMatchObject({ siteName: 'DraftKings', asOf: first?.asOf ?? null });
  });

  test('as standings of a contest are refused with what they lack', async () => {
    const text = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup\n1,2,me,0,99.5,QB Ann Able\n';
    const reply = await call('uploadBestBallDrafts', { text }, await somebody());
    expect(reply.error?.fields?.['text']).toMatch(/do not say who was picked when/);
  });
});
