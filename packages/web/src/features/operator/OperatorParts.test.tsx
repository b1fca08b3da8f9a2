import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AT, data, job, process, source } from '../../testing/build-operator-view.ts';
import { Data } from './Data.tsx';
import { Faults } from './Faults.tsx';
import { Jobs } from './Jobs.tsx';
import { Leagues } from './Leagues.tsx';
import { Mails } from './Mails.tsx';
import { Processes } from './Processes.tsx';

afterEach(cleanup);

test('a process that is silent says so, and what it was at is not taken for its load', () => {
  const silent = { ...process, id: '11111111-0000', secondsSinceSeen: 400, requestsPerMinute: 800 };
  render(<Processes processes={[process, silent]} at={AT} />);
  const row = screen.getByRole('row', { name: /11111111/ });
  expect(within(row).getByText('silent for 6 min')).toBeDefined();
  expect(within(row).queryByText('800')).toBeNull();
  expect(within(screen.getByRole('row', { name: /0198f6c2/ })).getByText('4 s ago')).toBeDefined();
});

test('each hour of the day says its faults, and each call what kind they were', () => {
  render(
    <Faults errors={[{ hour: '2026-11-27T13:00:00.000Z', call: 'listAdps', kind: 'unexpected', count: 4 }]} at={AT} />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  expect(screen.getByText('13:00 UTC: 4 faults')).toBeDefined();
  expect(screen.getByRole('row', { name: /listAdps unexpected/ })).toBeDefined();
});

test('jobs that were given up stand first, and what failed last says why', () => {
  const failures = [
    {
      id: '3f2a90c1-0000',
      name: 'send-mail',
      failedAt: AT,
      tries: 2,
      isGivenUp: true,
      problem: 'a mail could not be sent',
    },
    { id: '4f2a90c1-0000', name: 'sync-league', failedAt: AT, tries: 1, isGivenUp: false, problem: null },
  ];
  render(
    <Jobs
      jobs={[
        { ...job, name: 'a-first-one' },
        { ...job, failed: 3 },
      ]}
      failures={failures}
      at={AT}
    />,
  );
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['send-mail', 'a-first-one']);
  expect(screen.getByText('a mail could not be sent')).toBeDefined();
  expect(screen.getByText('It did not say why.')).toBeDefined();
});

test('a source that fails says since when and why, and one that is due when it is asked next', () => {
  const failing = {
    ...{ ...source, source: 'espn', family: 'market', state: 'fails' as const },
    ...{ failingSince: '2026-11-27T09:30:00.000Z', problem: 'players: 403' },
  };
  const due = { ...source, nextAt: '2026-11-27T14:00:00.000Z' };
  render(<Data data={{ ...data, sources: [due, failing] }} at={AT} />);
  expect(screen.getByText('Fails for 5 h')).toBeDefined();
  expect(screen.getByText('players: 403')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /nflverse/ })).getByText('due')).toBeDefined();
});

test('what there is nothing of says so', () => {
  render(
    <>
      <Processes processes={[]} at={AT} />
      <Faults errors={[]} at={AT} />
      <Leagues syncs={[]} />
      <Jobs jobs={[]} failures={[]} at={AT} />
      <Data data={{ ...data, asOf: null, sources: [{ ...source, state: 'never' }] }} at={AT} />
      <Mails mail={{ isSent: false, waiting: 0, failed: 0, waitsSince: null }} at={AT} />
    </>,
  );
  for (const words of [
    'No process has said anything yet',
    'No call and no job failed in the last 24 hours.',
    'No league was read in the last 24 hours.',
    'No job was ever sent here.',
    'No source has been asked for them yet.',
  ])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/nobody gets them/)).toBeDefined();
});
