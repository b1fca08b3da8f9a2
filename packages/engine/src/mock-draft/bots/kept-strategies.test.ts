import { describe, expect, it } from 'vitest';
import type { Position } from '../../vocabulary/positions.ts';
import { keptStrategies } from './kept-strategies.ts';

const rounds = (...positions: Position[]) => positions.map((position, index) => ({ round: index + 1, position }));

describe('the plans that were kept', () => {
  it.each([
    ['nothing before their rounds are over', rounds('WR', 'WR', 'WR'), 3, []],
    ['balanced', rounds('RB', 'WR', 'QB', 'TE'), 4, ['balanced']],
    ['zero RB with early WR', rounds('WR', 'WR', 'TE', 'WR', 'QB'), 5, ['zeroRB', 'earlyWR']],
    ['hero RB', rounds('RB', 'WR', 'TE', 'WR', 'QB'), 5, ['balanced', 'heroRB']],
    ['heavy RB', rounds('RB', 'RB', 'TE', 'RB', 'QB'), 5, ['heavyRB']],
    [
      'late quarterback, tight end punted',
      rounds('RB', 'RB', 'WR', 'RB', 'WR', 'WR', 'RB', 'WR', 'QB'),
      9,
      ['balanced', 'heavyRB', 'puntTE', 'lateRoundQB'],
    ],
  ] as const)('are %s', (_, picks, roundsDone, plans) => {
    expect(keptStrategies(picks, roundsDone)).toEqual(plans);
  });
});
