import { inventedExport } from '@pylon/engine/testing/invented-export';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { siteLists } from './site-lists.ts';

const edition = sampleEdition();
const { ask, call, register } = await testServer({ edition, now: SAMPLE_NOW });
const seasonId = (await ask('currentSeason', {})).season.id;
const year = Number(seasonId);

const people = [...(siteLists(edition, year).at(-1)?.adp ?? [])]
  .sort(([, a], [, b]) => a - b)
  .flatMap(([id]) => {
    const row = edition.indexes.playerRow(id);
    if (row === undefined) return [];
    const { firstName, lastName } = edition.tables.players.column;
    const position = edition.indexes.positionOf(id, year) ?? '';
    return [{ position, name: `${firstName[row]} ${lastName[row]}`, team: edition.indexes.teamOf(id, year) ?? '' }];
  });
const of = (position: string) => people.filter((one) => one.position === position);
/** The first or the last of each position, as many as a usual team has. */
const teamOf = (end: 'best' | 'worst') =>
  Object.entries({ QB: 2, RB: 6, WR: 8, TE: 2 }).flatMap(([position, count]) =>
    end === 'best' ? of(position).slice(0, count) : of(position).slice(0, 40).slice(-count),
  );
const bring = async (players: ReturnType<typeof teamOf>, drafts = 1, rounds = 18) => {
  const { token } = await register();
  await ask('uploadBestBallDrafts', { text: inventedExport(players, { drafts, rounds, year }) }, token);
  return token;
};

describe('odds to advance', () => {
  test('are better for the best players than for the worst, and one in six of anybody', async () => {
    const [best, worst] = await Promise.all(
      (['best', 'worst'] as const).map(async (end) => {
        const { teams, base, told } = await ask('listBestBallOdds', { seasonId }, await bring(teamOf(end)));
        expect([base.advance, told]).toEqual([1 / 6, 1]);
        return teams[0]?.odds;
      }),
    );
    expect(best?.advance).toBeGreaterThan(1 / 6);
    expect(worst?.advance).toBeLessThan(1 / 6);
    expect(best?.final).toBeGreaterThan(worst?.final ?? 1);
    expect(best?.final).toBeLessThan(best?.advance ?? 0);
  });

  test('are the same when they are asked for again, page by page, and add up', async () => {
    const token = await bring(teamOf('best'), 3);
    const { teams, expected, total } = await ask('listBestBallOdds', { seasonId }, token);
    expect(total).toBe(3);
    expect(expected).toBeCloseTo(
      teams.reduce((sum, { odds }) => sum + odds.advance, 0),
      10,
    );
    const odds = teams.map((one) => one.odds.advance);
    expect(odds).toEqual(odds.toSorted((a, b) => b - a));
    const second = await ask('listBestBallOdds', { seasonId, limit: '1', offset: '1' }, token);
    expect(second.teams).toEqual(teams.slice(1, 2));
  });

  test('are not told of drafts under way', async () => {
    const { told, teams } = await ask('listBestBallOdds', { seasonId }, await bring(teamOf('best'), 1, 10));
    expect([told, teams]).toEqual([0, []]);
  });

  test('come with what they were worth against telling everybody the same', async () => {
    const { record } = await ask('listBestBallOdds', { seasonId }, await bring(teamOf('best')));
    expect(record.brier.ours).toBeLessThan(record.brier.base);
    expect(record.logLoss.ours).toBeLessThan(record.logLoss.base);
    expect(record.groups).toHaveLength(5);
  });

  test('need a person', async () => {
    expect(refusal(await call('listBestBallOdds', { seasonId }))).toBe('token-not-found');
  });
});

describe('shapes', () => {
  test('stand beside what advanced, and rare ones beside nothing', async () => {
    const { shapes, record } = await ask('listBestBallPositions', { seasonId }, await bring(teamOf('best')));
    const known = record.shapes.find(({ QB, RB, WR, TE }) => `${[QB, RB, WR, TE]}` === '2,6,8,2');
    const { teams, share, low, high } = known ?? { teams: 0, share: 0, low: 0, high: 0 };
    expect(shapes).toMatchObject([{ QB: 2, RB: 6, WR: 8, TE: 2, advanced: { teams, share, low, high } }]);
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
    const rare = await bring(of('QB').slice(0, 18));
    expect((await ask('listBestBallPositions', { seasonId }, rare)).shapes).toMatchObject([{ advanced: null }]);
  });
});
