import type { RosterRow } from '@pylon/contract/my-roster/roster-row';
import { lockOf } from '@pylon/contract/plans/tiers';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { RosterList } from './RosterList.tsx';

afterEach(cleanup);

const ROW: RosterRow = {
  ...{ leagueRosterId: 'r1', index: 0, week: 9, position: 'WR', athlete: null, team: null, name: 'Wes Ender' },
  ...{ ownPosition: 'WR', game: null, isBye: false, isOut: false, hasBegun: false, fantasyPoints: null },
  projFPValueRange: { min: 8.1, avg: 14.2, max: 21.4 },
  ...{ startPercentage: 62, safeProbability: 48, dudProbability: 52, boomProbability: 9, dangerGrade: 'D' },
  ...{ utilizationScore: 74, performance: 'none', shouldStart: false, shouldSit: false, opponentRank: null },
};
const nothing = (async () => undefined) as unknown as Call; // a list asks for nothing

const draw = (rows: readonly RosterRow[]) => drawOver(nothing, <RosterList rows={rows} isBestBall={false} />);
const rows = () => within(screen.getByRole('list', { name: 'Roster' })).getAllByRole('listitem');

test('a row tells its danger as a letter, and aloud what it is made of', async () => {
  await draw([ROW, { ...ROW, leagueRosterId: 'r2', isBye: true, dangerGrade: 'F', dudProbability: null }]);
  const [first, second] = rows();
  expect(first?.textContent).toContain('Danger D: 52% to make less than anybody could pick up');
  expect(second?.textContent).toContain('Danger F: does not play');
});

test('a row has floor, ceiling and utilization in words too, which a phone shows', async () => {
  await draw([ROW, { ...ROW, leagueRosterId: 'r2', projFPValueRange: null, utilizationScore: null }]);
  const [first, second] = rows();
  expect(first?.textContent).toContain('Floor to ceiling 8.1–21.4 · util 74 · 52% dud');
  expect(second?.textContent).not.toContain('util');
});

test('what a plan would open is a ring once, however many are on the roster', async () => {
  const locked = { ...ROW, projFPValueRange: lockOf('startSitProjections'), utilizationScore: lockOf('gameLogTable') };
  await draw(['r1', 'r2', 'r3'].map((leagueRosterId) => ({ ...locked, leagueRosterId })));
  expect(screen.getAllByRole('img', { name: 'Utilization score, locked' })).toHaveLength(1);
  for (const row of rows()) expect(row.textContent).not.toContain('util');
});

test('the Tab key reaches what the figures mean', async () => {
  await draw([ROW]);
  const start = screen.getByRole('button', { name: 'Start %' });
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(start);
  const described = document.getElementById(start.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('The likelihood that you should start this player in your lineup');
});
