import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callOver } from '../../api/call.ts';
import { buildLeague } from '../../testing/build-league.ts';
import { fakeServer } from '../../testing/fake-answers.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { HubLeagues } from './HubLeagues.tsx';

afterEach(cleanup);

const { currentMatchup } = buildLeague();
const alone = currentMatchup && { ...currentMatchup, rightSide: null };

test.each([
  ['head-to-head', '88.4 no opponent'],
  ['guillotine', '88.4 this week'],
] as const)('a team that meets nobody in a league of the kind %s is told with ‘%s’', async (cardGamingMode, words) => {
  const leagues = [buildLeague({ cardGamingMode, currentMatchup: alone })];
  await drawOver(callOver(fakeServer().transport), <HubLeagues leagues={leagues} chosen="u1" />);
  expect(screen.getByRole('link', { name: /Night Shift/ }).textContent).toContain(words);
});
