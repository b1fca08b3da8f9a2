import type { FantasyAccount } from '@pylon/contract/league-sync/connectors';
import { expect, test } from 'vitest';
import { endingSoon } from './ending-sign-ins.ts';

const NOW = Date.parse('2026-10-01T12:00:00Z');
const account = (id: string, signInEndsAt: string | null, needsSignIn = false): FantasyAccount => ({
  ...{ id, fantasyConnector: 'MFL', name: id, readAt: null, problem: null },
  ...{ signInEndsAt, needsSignIn },
});

test('a sign-in is told of a week before it ends, the first to end first, unless it is known to have ended', () => {
  const accounts = [
    account('without an end', null),
    account('in a week', '2026-10-08T12:00:00Z'),
    account('later', '2026-10-08T12:00:01Z'),
    account('tomorrow', '2026-10-02T12:00:00Z'),
    account('mended elsewhere', '2026-10-02T12:00:00Z', true),
    account('over', '2026-10-01T11:00:00Z'),
  ];
  expect(endingSoon(accounts, NOW).map(({ account: { id }, hasEnded }) => [id, hasEnded])).toEqual([
    ['over', true],
    ['tomorrow', false],
    ['in a week', false],
  ]);
});
