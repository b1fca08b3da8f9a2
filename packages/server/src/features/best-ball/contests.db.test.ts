import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inventedExport } from '@pylon/engine/testing/invented-export';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testServer } from '../../testing/test-server.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { contestShelf } from './read-contests.ts';
import { siteLists } from './site-lists.ts';

const edition = sampleEdition();
const year = Math.max(...edition.tables.games.column.season);
const seasonId = String(year);

async function shelfOver(...contests: readonly object[]) {
  const folder = temporaryFolder('contests');
  await writeFile(join(folder, 'best-ball-contests.json'), JSON.stringify({ contests }, null, 2));
  return contestShelf(folder, () => {});
}
const CONTEST = { site: 'underdog', name: 'Invented, the big one', season: year, entryFeeDollars: 10 };

test('the calendar has the contests of the season, open ones first, with the person’s own drafts', async () => {
  const contests = await shelfOver(
    { ...CONTEST, name: 'Long over', until: `${year}-05-01` },
    { ...CONTEST, name: 'Later', from: `${year}-08-01` },
    { ...CONTEST, name: 'Soon', from: `${year}-07-01` },
    { ...CONTEST, name: 'Of another year', season: year - 1 },
    { ...CONTEST, entryFeeDollars: 25, prizesDollars: 1000, until: `${year}-09-01` },
    { ...CONTEST, entries: 500, prizesDollars: 900, isExample: true, until: `${year}-08-01` },
  );
  const { ask, register } = await testServer({ edition, now: `${year}-06-15T12:00:00Z`, contests });
  const { token } = await register();
  const text = inventedExport([{ name: 'Any Body', team: '', position: 'WR' }], { drafts: 3, rounds: 2, year });
  await ask('uploadBestBallDrafts', { text }, token);
  const { calendar } = await ask('listBestBallContests', { seasonId }, token);
  expect(calendar.map(({ name, state, drafts }) => [name, state, drafts])).toEqual([
    [CONTEST.name, 'open', 3], // closes first
    [CONTEST.name, 'open', 0], // another fee
    ['Soon', 'soon', 0],
    ['Later', 'soon', 0],
    ['Long over', 'over', 0],
  ]);
  expect(calendar[0]).toMatchObject({
    ...{ siteName: 'Underdog', entries: 500, prizesDollars: 900, isExample: true, href: null, rounds: [] },
  });
});

test('odds go by the rounds of a contest of the file, and by the usual ones where they are none of ours', async () => {
  const people = [...(siteLists(edition, year).at(-1)?.adp ?? [])]
    .sort(([, a], [, b]) => a - b)
    .flatMap(([id]) => {
      const { athlete } = toWireEntity(edition, id, year) ?? {};
      return athlete ? [{ name: athlete.fullName, position: athlete.position, team: athlete.team ?? '' }] : [];
    });
  const text = inventedExport(people, { drafts: 1, rounds: 18, year });
  const oddsUnder = async (rounds: readonly object[]) => {
    const contests = await shelfOver({ ...CONTEST, rounds });
    const { ask, register } = await testServer({ edition, now: SAMPLE_NOW, contests });
    const { token } = await register();
    await ask('uploadBestBallDrafts', { text }, token);
    const { teams, expectedOfAnybody } = await ask('listBestBallOdds', { seasonId }, token);
    return { ...teams[0], expectedOfAnybody };
  };
  const own = await oddsUnder([
    { lastWeek: 13, of: 12, advance: 3 },
    { lastWeek: 16, of: 8, advance: 1 },
  ]);
  expect(own).toMatchObject({ isByContest: true, lastWeeks: [13, 16], expectedOfAnybody: 1 / 4 });
  expect(own.base).toEqual({ advance: 1 / 4, final: 1 / 32, rounds: [1 / 4, 1 / 32] });
  expect(own.odds?.rounds).toEqual([own.odds?.advance, own.odds?.final]);
  const usual = { isByContest: false, lastWeeks: [14, 15, 16], expectedOfAnybody: 1 / 6 };
  for (const rounds of [[], [{ lastWeek: 14, of: 10, advance: 2 }], [{ lastWeek: 18, of: 12, advance: 2 }]])
    expect(await oddsUnder(rounds)).toMatchObject(usual);
});

test('without the file there is no calendar', async () => {
  const { ask, register } = await testServer({ edition, now: `${year}-06-15T12:00:00Z` });
  expect((await ask('listBestBallContests', { seasonId }, (await register()).token)).calendar).toEqual([]);
});

test.each([
  [{ ...CONTEST, site: 'elsewhere' }, /best-ball-contests\.json:4: contests\.0\.site/],
  [{ ...CONTEST, prize: 5 }, /best-ball-contests\.json:3: .*prize/],
  [{ ...CONTEST, href: 'http://a.example' }, /https address/],
  [{ ...CONTEST, from: '2026-09-01', until: '2026-08-01' }, /until: must come after from/],
  [{ ...CONTEST, prizesDollars: 5, firstPrizeDollars: 6 }, /firstPrizeDollars: must be within prizesDollars/],
  [
    {
      ...CONTEST,
      rounds: [
        { lastWeek: 15, of: 12, advance: 2 },
        { lastWeek: 14, of: 10, advance: 1 },
      ],
    },
    /rounds: must name their last weeks in order/,
  ],
])('%j stops the start with its line', async (contest, message) => {
  await expect(shelfOver(contest)).rejects.toThrow(message);
});
