import type { CallCases, GoodInput } from './call-cases.ts';

const two: GoodInput = ({ playerId }) => ({ PlayerIDs: [playerId, 'KC'] });
const NINE = ['KC', 'SF', 'DAL', 'NYJ', 'BUF', 'MIA', 'NE', 'LV', 'DEN'];
const BOTH = ['compareStartSit', 'listStartSitStats'] as const;

export const startSitCases: CallCases = {
  goodInputs: { compareStartSit: two, listStartSitStats: two },
  tooLow: BOTH.map((name) => [name, 1, { scoringSystemId: '3' }] as const),
  badInputs: [
    ...BOTH.flatMap((name) => [
      [name, { PlayerIDs: [] }, 'invalid-parameters'] as const,
      [name, { PlayerIDs: NINE }, 'invalid-parameters'] as const,
      [name, { PlayerIDs: ['KC', 'KC'] }, 'invalid-parameters'] as const,
      [name, { PlayerIDs: ['KC', 'nobody'] }, 'player-not-found'] as const,
      [name, { week: 19 }, 'invalid-parameters'] as const,
      [name, { scoringSystemId: 'x' }, 'scoring-system-not-found'] as const,
    ]),
    ['compareStartSit', { startersNeeded: 9 }, 'invalid-parameters'],
  ],
  hides: { compareStartSit: { from: [0, 1] }, listStartSitStats: { from: [0, 1] } },
};
