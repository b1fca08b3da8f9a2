import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague, buildRow, buildRows } from '@pylon/almanac/testing/build-rows';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { baseScoring, type KnownScoring } from '../wire/scoring-system.ts';
import { auctionBoard } from './auction-board.ts';

/** As they are drafted, which is not the order of their ids. */
const DRAFTED = ['r9', 'w5', 'r7', 'w1'];
const list = (expert: string, order: readonly string[]) =>
  order.map((entityId, index) =>
    buildRow('rankings', {
      ...{ season: 2025, period: 'restOfSeason', week: 0, expert, format: 'half-ppr', asOf: '2025-10-22' },
      ...{ entityId, rank: index + 1 },
    }),
  );
const edition = buildTestEdition({
  ...buildRows({}),
  ...buildLeague(2025),
  players: DRAFTED.map((playerId) =>
    buildRow('players', { playerId, position: playerId.startsWith('r') ? 'RB' : 'WR', teamId: 'AA' }),
  ),
  rankings: list('scout', DRAFTED.toReversed()),
  adp: DRAFTED.map((entityId, index) =>
    buildRow('adp', {
      ...{ season: 2025, provider: 'ffc', format: 'half-ppr', asOf: '2025-08-15', entityId, adp: index + 1 },
    }),
  ),
});

test('below a plan those whom no open expert ranks stand as they are drafted', () => {
  const { rows } = auctionBoard(edition, {
    ...{ season: 2025, period: 'restOfSeason', week: 0, league: DEFAULT_LEAGUE, expertIds: [] },
    ...{ strategy: 'balanced', tier: 0 },
    scoring: baseScoring('1') as KnownScoring, // one of everybody's
  });
  expect(rows.map(({ entityId }) => entityId)).toEqual(DRAFTED);
});
