import { expect, test } from 'vitest';
import { STACK_CORRELATIONS } from './stack-correlations.data.ts';
import { STACK_ROLES } from './stack-correlations.shape.ts';
import { acrossFromQuarterback, stackRoles, withQuarterback } from './stack-correlations.ts';

const player = (position: string, nflTeam = 'BUF') => ({ position, nflTeam });

test('players have roles by the order in which drafters take them, beyond which they have none', () => {
  const list = ['WR', 'RB', 'TE', 'WR', 'TE', 'WR', 'WR'].map((position) => player(position));
  const roles = stackRoles([player('WR', 'MIA'), ...list], 'BUF');
  expect(roles.map(([, role]) => role)).toEqual(['WR1', 'RB1', 'TE1', 'WR2', 'WR3']);
});

test('every correlation lies within its range, and a stack goes together more than a game stack', () => {
  const { teamMates, opponents } = STACK_CORRELATIONS;
  for (const { correlation, low, high } of [...teamMates, ...opponents]) {
    expect(low).toBeLessThan(correlation);
    expect(high).toBeGreaterThan(correlation);
  }
  for (const role of STACK_ROLES) {
    expect(withQuarterback(role)?.correlation).toBeGreaterThan(acrossFromQuarterback(role)?.correlation ?? 1);
  }
});
