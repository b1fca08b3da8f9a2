import { LEAGUE_HUB_CALLS } from '@pylon/contract/league-hub/league-hub.calls';
import { expect, test } from 'vitest';
import { CHANGED_CALLS } from './changed-calls.ts';

test('whatever the hub asks of a league is asked anew when the league was read', () => {
  expect(CHANGED_CALLS).toEqual(expect.arrayContaining(Object.keys(LEAGUE_HUB_CALLS)));
});
