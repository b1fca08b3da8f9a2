import { expect, test } from 'vitest';
import { clockHelp, positionHelp, positionOptions, strategyHelp, teamsHelp } from './setting-options.ts';

test('what is offered for an auction speaks of seats and money, and for any other draft of picks and rounds', () => {
  const told = (draftType: 'SNAKE' | 'AUCTION') => [
    positionOptions(12, draftType).at(-1)?.label,
    positionHelp(12, draftType),
    teamsHelp(12, draftType),
    clockHelp(45, draftType),
    strategyHelp('puntTE', draftType),
  ];
  expect(told('SNAKE').join(' ')).toMatch(/^Pick 12 Your place in round 1\. 12 picks a round\. .* rounds\.$/);
  expect(told('AUCTION').join(' ')).toMatch(/^Seat 12 .* of the budget for tight ends\.$/);
  expect(told('AUCTION').join(' ')).not.toMatch(/picks?\b|round 1|rounds/i);
});
