import { isLocked } from '@pylon/contract/plans/tiers';
import { describe, expect, test } from 'vitest';
import { opened } from '../../testing/opened.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, testServer } from '../../testing/test-server.ts';

const visitor = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await visitor.arrive({ tier: 2 });
const sheet = async (input: Input<'getCheatSheets'> = {}) =>
  opened(await visitor.ask('getCheatSheets', input, subscriber)).playerExpertCheatSheet;
const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { alias: string } | null }) =>
  athlete?.id ?? team?.alias ?? '';

describe('the cheat sheet', () => {
  test('over all positions is three pages of the rankings, in their order', async () => {
    const rows = await sheet();
    expect(rows).toHaveLength(360);
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 360 }, (_, index) => index + 1));
    const { playerExpertRanking } = await visitor.ask(
      'listRankings',
      { seasonId: '2025', scoringSystemId: '1', limit: 120 },
      subscriber,
    );
    expect(rows.slice(0, 120).map(idOf)).toEqual(playerExpertRanking.map(idOf));
    expect(rows.slice(0, 120).map(({ tier }) => tier)).toEqual(playerExpertRanking.map(({ tier }) => tier));
  });

  test('by position lists each one after the other, with tiers of its own that begin with the first', async () => {
    const rows = await sheet({ isOverall: 'false' });
    const positions = [...new Set(rows.map(({ position }) => position))];
    expect(positions).toEqual(['QB', 'RB', 'WR', 'TE', 'K', 'DST']);
    for (const position of positions) {
      const own = rows.filter((row) => row.position === position);
      expect(own.length).toBeGreaterThan(20);
      expect(own.length).toBeLessThanOrEqual(120);
      expect(own.map(({ positionRank }) => positionRank)).toEqual(own.map((_, index) => index + 1));
      const tiers = own.map(({ tier }) => tier);
      expect(tiers[0]).toBe(1);
      expect(tiers).toEqual(tiers.toSorted((one, other) => one - other));
    }
  });

  test('of one position holds nobody else, and of FLEX three', async () => {
    const ends = await sheet({ rosterPosition: 'TE', isOverall: 'false' });
    expect(new Set(ends.map(({ position }) => position))).toEqual(new Set(['TE']));
    const flex = await sheet({ rosterPosition: 'FLEX' });
    expect(new Set(flex.map(({ position }) => position))).toEqual(new Set(['RB', 'WR', 'TE']));
  });

  test('marks by the strategy which positions to leave in the early rounds', async () => {
    const marks = (await sheet({ draftStrategy: 'zeroRB' })).filter(({ plan }) => plan !== null);
    expect(marks.length).toBeGreaterThan(10);
    expect(marks.every(({ position, plan, rank }) => position === 'RB' && plan === 'wait' && rank <= 60)).toBe(true);
    expect((await sheet()).every(({ plan }) => plan === null)).toBe(true);
  });

  test('of one expert is in that expert’s order', async () => {
    const { playerExpertCheatSheet: rows, experts } = opened(
      await visitor.ask('getCheatSheets', { expertIds: 'market' } as never, subscriber),
    );
    expect(experts.map(({ id }) => id)).toEqual(['market']);
    const picks = rows.slice(0, 60).map(({ adp }) => adp ?? 0);
    expect(picks).toEqual(picks.toSorted((one, other) => one - other));
  });

  test('does not ask whose page it is printed for', async () => {
    expect(await sheet({ sponsor: 'anybody' })).toEqual(await sheet());
  });
});

test('a visitor gets the free experts’ order with its tiers, and no ADP', async () => {
  const { playerExpertCheatSheet: rows } = await visitor.ask('getCheatSheets', {});
  expect(rows).toHaveLength(360);
  expect(rows.every(({ adp }) => isLocked(adp))).toBe(true);
  expect(rows.every(({ tier }) => typeof tier === 'number')).toBe(true);
});
