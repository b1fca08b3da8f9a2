import { isLocked } from '@pylon/contract/plans/tiers';
import { describe, expect, test } from 'vitest';
import { opened } from '../../testing/opened.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { ask, call, arrive } = await testServer({ edition, now: SAMPLE_NOW });
const subscriber = await arrive({ tier: 2 });
const asked = { slug: 'kansas-city-chiefs', seasonId: '2025' } as const;
const { teamPage } = opened(await ask('getTeamPage', asked, subscriber));

describe('a team page', () => {
  test('counts the games that are over', () => {
    const { record, schedule } = teamPage;
    const over = schedule.filter(({ score }) => score !== null);
    expect(over.length).toBeGreaterThan(6);
    expect(record.wins + record.losses + record.ties).toBe(over.length);
    expect(record.pointsFor).toBe(over.reduce((sum, { score }) => sum + (score?.own ?? 0), 0));
    expect(schedule.map(({ week }) => week)).toEqual(schedule.map(({ week }) => week).toSorted((a, b) => a - b));
    expect(schedule.some(({ week }) => week === teamPage.byeWeek)).toBe(false);
  });

  test('has the newest depth chart, every place with its starter first', () => {
    const { depthChart } = teamPage;
    const drafted = depthChart?.places.filter(({ isFantasy }) => isFantasy);
    expect(drafted?.map(({ slot }) => slot)).toEqual(['QB', 'RB', 'WR', 'TE', 'K']);
    for (const { players } of drafted ?? [])
      expect(players.map(({ rank }) => rank)).toEqual(players.map((_, place) => place + 1));
  });

  test('lists each position by points, in the asked scoring', async () => {
    const card = await ask('getPlayerCard', { playerId: 'KC', seasonId: '2025', scoringSystemId: '1' }, subscriber);
    expect(teamPage.roster.find(({ team }) => team?.alias === 'KC')?.points).toBe(card.playerCard.seasons[0]?.points);
    const receivers = teamPage.roster.filter(({ athlete }) => athlete?.position === 'WR');
    const points = receivers.map((row) => row.points ?? Number.NEGATIVE_INFINITY);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    const ppr = opened(await ask('getTeamPage', { ...asked, scoringSystemId: '2' }, subscriber)).teamPage.roster;
    const most = receivers[0]?.athlete?.id;
    expect(ppr.find(({ athlete }) => athlete?.id === most)?.points).toBeGreaterThan(receivers[0]?.points ?? 0);
  });

  test('shares out all targets and carries, and no more than eleven on the field', () => {
    const total = (of: 'targetShare' | 'carryShare' | 'snapShare') =>
      teamPage.usage.reduce((sum, row) => sum + (row[of] ?? 0), 0);
    expect(total('targetShare')).toBeCloseTo(100, 0);
    expect(total('carryShare')).toBeCloseTo(100, 0);
    expect(total('snapShare')).toBeLessThan(601); // eleven men, five of them in the line
    expect(total('snapShare')).toBeGreaterThan(400);
  });

  test('names nobody as injured who practised in full and is on no report', () => {
    for (const { report, practice } of teamPage.injuries?.players ?? []) expect(report ?? practice).not.toBe('full');
  });
});

describe('below its tier', () => {
  test('the roster stands by name, and neither it nor the usage tells a figure', async () => {
    const { teamPage: free } = await ask('getTeamPage', asked);
    expect(isLocked(free.usage)).toBe(true);
    expect(
      free.roster.every(({ points, games, positionFinish }) => [points, games, positionFinish].every(isLocked)),
    ).toBe(true);
    const backs = free.roster.flatMap(({ athlete }) => (athlete?.position === 'RB' ? [athlete.fullName] : []));
    expect(backs).toEqual(backs.toSorted());
    expect(free.schedule).toEqual(teamPage.schedule);
    expect(free.depthChart).toEqual(teamPage.depthChart);
  });
});

test.each([
  ['an unknown address', { slug: 'oakland-raiders' }, 'team-not-found'],
  ['an unknown season', { seasonId: '1999' }, 'season-not-found'],
  ['an unknown scoring', { scoringSystemId: '99' }, 'scoring-system-not-found'],
] as const)('of %s is refused', async (_name, input, code) => {
  expect(refusal(await call('getTeamPage', { ...asked, ...input }))).toBe(code);
});
