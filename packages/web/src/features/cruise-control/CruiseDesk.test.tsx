import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { callOver } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { CruiseDesk } from './CruiseDesk.tsx';
import type { CruiseState } from './cruise-words.ts';

afterEach(cleanup);

const CLAIMS = { mostPercent: 20, leastGain: 1, runsOn: 'wednesday', runsAtHour: 3, leadHours: 4 } as const;
const OFF: CruiseState = {
  isOn: false,
  rules: {
    ...{
      keptRosterIds: [],
      onlyIdle: true,
      leastGain: 1,
      leadHours: 4,
      notBeforeHour: 0,
      timeZone: 'America/New_York',
    },
    claims: { isOn: false, ...CLAIMS },
  },
  ...{ hasRules: false, team: [], week: 4, obstacle: null, uncountedPlaces: [], claims: { locked: true, tier: 1 } },
  ...{ proposals: [], now: '2026-10-01T12:00:00Z', canMail: true, basis: 'market', readAt: null },
  platform: { name: 'Sleeper', url: null, isByHand: false },
};

const drawn = (state: Partial<CruiseState>) =>
  drawOver(
    callOver(async () => ({ data: { ...OFF, ...state }, error: null })),
    <CruiseDesk userLeagueId="u1" />,
  );
const SWITCH = { name: 'Switch on' };

test('where line-ups set themselves there is nothing to switch on or to try, only to switch off', async () => {
  await drawn({ obstacle: 'best-ball' });
  await screen.findByText(/nothing to prepare/);
  expect(screen.queryByRole('button', SWITCH)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Dry run' })).toBeNull();
  cleanup();
  await drawn({ obstacle: 'best-ball', isOn: true });
  await screen.findByRole('button', { name: 'Switch off' });
});

test('after its season a league has its past weeks to try, and nothing to switch on', async () => {
  await drawn({ obstacle: 'season-over' });
  await screen.findByText(/season of this league is over/);
  expect(screen.queryByRole('button', SWITCH)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Dry run' })).toBeTruthy();
});

test('before its season a league can be watched from its first week on', async () => {
  await drawn({ obstacle: 'not-under-way' });
  await screen.findByRole('button', SWITCH);
});

test('whoever switches it on and off by keyboard stays at its switch', async () => {
  let isOn = false;
  await drawOver(
    callOver(async (_method, _address, body) => {
      if (typeof body === 'object' && body !== null && 'isOn' in body) isOn = body.isOn === true;
      return { data: { ...OFF, isOn }, error: null };
    }),
    <CruiseDesk userLeagueId="u1" />,
  );
  (await screen.findByRole('button', SWITCH)).focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Switch off' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Switch on'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save rules'));
});
