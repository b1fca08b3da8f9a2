import type { CallName } from '@pylon/contract/calls';
import { lockOf } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import type { Answer, Call } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { provenance, rankingRow } from '../../testing/fake-answers.ts';
import { gatherKit, type Wanted } from './gather-kit.ts';

const { athlete: theo } = rankingRow(1, 'Theo Brightwater');
const { athlete: dray } = rankingRow(2, 'Dray Holloway');
const lock = lockOf('adp');
const LOCKED = {
  ...{ consensus: lock, sd: lock, best: lock, worst: lock, adp: lock, points: lock, vorp: lock, tier: lock },
  ...{ difference: lockOf('difference'), auctionValue: lockOf('auctionTableRight'), ranks: { scout: lock } },
};
const adpRow = (athlete: typeof theo, rank: number, adps: Readonly<Record<string, number>>) => ({
  ...{ athlete, team: null, rank, positionRank: rank, byeWeek: 7, consensus: lock, adps },
});
const list = (id: string, kind: string, seasonId: string) => ({
  id,
  expertId: `own-${id}`,
  name: id,
  kind,
  seasonId,
  week: null,
});
const draft = (id: string) => ({ id, name: id, numberOfTeams: 12, draftPosition: 1 });

const ANSWERS: Partial<Record<CallName, (input: Readonly<Record<string, unknown>>) => unknown>> = {
  listRankings: () => ({
    playerExpertRanking: [rankingRow(1, 'Theo Brightwater'), rankingRow(2, 'Dray Holloway')].map((row) => ({
      ...row,
      ...LOCKED,
    })),
    provenance,
  }),
  listAdps: () => ({
    playerADP: [adpRow(theo, 1, { cbs: 9.5, sleeper: 4.1 }), adpRow(dray, 2, { sleeper: 3.2 })],
    providers: [{ id: 'sleeper', asOf: '2026-08-19' }],
    provenance,
  }),
  getCheatSheets: () => ({
    playerExpertCheatSheet: [
      {
        athlete: theo,
        team: null,
        position: 'WR',
        rank: 1,
        positionRank: 1,
        tier: lock,
        byeWeek: 7,
        adp: lock,
        plan: null,
      },
    ],
    provenance,
  }),
  listRankingLists: () => ({
    rankingLists: [
      list('mine', 'seasonal', '2026'),
      list('old', 'seasonal', '2025'),
      list('careers', 'dynasty', '2026'),
    ],
  }),
  listMockDrafts: () => ({ mockDrafts: [draft('Home league'), draft('Nobody queued')] }),
  listQueue: ({ mockDraftId }) => ({
    mockDraftQueue: mockDraftId === 'Home league' ? [{ id: 'q1', index: 0, athlete: dray, team: null }] : [],
  }),
};

/** A server that answers what is listed, and tells what it was asked. */
function server(answers = ANSWERS) {
  const asked: string[] = [];
  const call: Call = async (name, input) => {
    const { expertIds = [] } = input as { expertIds?: readonly string[] };
    asked.push([name, ...expertIds].join(' '));
    const data = answers[name]?.(input as Readonly<Record<string, unknown>>);
    if (data === undefined) throw new ApiFailure('offline', name);
    return data as Answer<typeof name>; // as far as a kit reads it
  };
  return { asked, call };
}
const WANTED: Wanted = {
  seasonId: '2026',
  scoring: { id: '1', name: '0.5 PPR' },
  ownerId: null,
  mayHaveDrafts: false,
  isOfPlan: false,
  now: new Date('2026-08-21T10:00:00Z'),
};

test('a visitor’s kit is of everybody’s lists: nothing personal is asked for', async () => {
  const { asked, call } = server();
  const { kit, own } = await gatherKit(call, WANTED);
  expect(asked.sort()).toEqual(['getCheatSheets', 'listAdps', 'listRankings']);
  expect(kit).toMatchObject({ keptAt: '2026-08-21T10:00:00.000Z', seasonId: '2026', isOfPlan: false });
  expect([...kit.lists, ...own.lists].map(({ title, asOf }) => [title, asOf])).toEqual([
    ['Rankings', '2026-08-21'],
    ['ADP of Sleeper', '2026-08-19'],
    ['Cheat sheet: all experts', '2026-08-21'],
  ]);
});

test('what a plan would open does not reach the device', async () => {
  const { kit, own } = await gatherKit(server().call, WANTED);
  expect(JSON.stringify([kit, own])).not.toContain('"locked"');
  expect(kit.lists.map(({ hasLocks }) => hasLocks)).toEqual([true, true]);
  expect(kit.lists[0]?.players[0]).toEqual({
    ...{ id: theo?.id, name: 'Theo Brightwater', position: 'WR', team: 'BUF' },
    ...{ byeWeek: 7, place: 1, positionRank: 1, tier: null, adp: null },
  });
});

test('average draft positions are in their own order, of the publisher who tells most', async () => {
  const { kit } = await gatherKit(server().call, WANTED);
  expect(kit.lists[1]?.players.map(({ name, place, positionRank, adp }) => [place, name, positionRank, adp])).toEqual([
    [1, 'Dray Holloway', 1, 3.2],
    [2, 'Theo Brightwater', 2, 4.1],
  ]);
});

test('a person’s kit has sheets by their lists of the season, and the queues that hold somebody', async () => {
  const { asked, call } = server();
  const { own } = await gatherKit(call, { ...WANTED, ownerId: 'mia', mayHaveDrafts: true });
  expect(own.ownerId).toBe('mia');
  expect(own.lists.map(({ title, asOf }) => [title, asOf])).toEqual([
    ['Cheat sheet: mine', '2026-08-21'],
    ['Cheat sheet: all experts', '2026-08-21'],
    ['Queue: Home league', '2026-08-21T10:00:00.000Z'],
  ]);
  expect(asked).toContain('getCheatSheets own-mine');
  expect(own.lists[2]?.players).toMatchObject([{ name: 'Dray Holloway', place: 1, byeWeek: 7, positionRank: 2 }]);
});

test('a part that does not come makes no kit', async () => {
  const { listQueue: _, ...others } = ANSWERS;
  await expect(gatherKit(server(others).call, { ...WANTED, mayHaveDrafts: true })).rejects.toThrow('listQueue');
});
