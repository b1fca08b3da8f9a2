import { describe, expect, test } from 'vitest';
import { addressOf, callOver } from './call.ts';
import { ApiFailure, failureWords } from './failure.ts';

describe('addresses', () => {
  test('equal inputs give equal addresses, whatever the order of their names', () => {
    expect(addressOf('listAdps', { seasonId: '2026', limit: 15 })).toBe(
      addressOf('listAdps', { limit: 15, seasonId: '2026' }),
    );
  });

  test('absent values are left out and lists are joined', () => {
    expect(
      addressOf('listAdps', { seasonId: '2026', teamId: undefined, searchText: '', rosterPositions: ['QB', 'RB'] }),
    ).toBe('/api/datatables/adps?rosterPositions=QB%2CRB&seasonId=2026');
  });

  test('what the path asks for stands in it, written so that it cannot change the path, and nowhere else', () => {
    expect(addressOf('getSubscription', { id: 'current' })).toBe('/api/payments/subscription/current');
    expect(addressOf('getSubscription', { id: '../a?b' })).toBe('/api/payments/subscription/..%2Fa%3Fb');
  });

  test('a call with a body keeps its address free of it', () => {
    expect(addressOf('listRankings', { seasonId: '2026' })).toBe('/api/datatables/rankings');
  });

  test('a call with a body sends in its address what belongs there, and the rest in the body alone', async () => {
    const sent: unknown[] = [];
    const call = callOver(async (...request) => {
      sent.push(request);
      return { data: {}, error: null };
    });
    await call('compareStartSit', { PlayerIDs: ['KC', 'SF'], startersNeeded: 2, week: 9 });
    expect(sent).toEqual([['POST', '/api/start-sit/table?startersNeeded=2&week=9', { PlayerIDs: ['KC', 'SF'] }]]);
  });
});

describe('calls', () => {
  test('an error of the catalogue becomes a failure with its code and fields', async () => {
    const call = callOver(async () => ({
      data: null,
      error: { code: 'invalid-parameters', message: 'one or more parameters are invalid', fields: { week: 'too big' } },
    }));
    await expect(call('listTeams', {})).rejects.toMatchObject({
      code: 'invalid-parameters',
      fields: { week: 'too big' },
    });
  });
});

describe('words', () => {
  test.each([
    ['too-many-requests', 'Exceeded Attempts'],
    ['offline', 'No connection'],
    ['unexpected', 'Something went wrong'],
    ['failed-login', 'Failed to login.'],
    ['user-already-exists', 'user already exists'],
    ['failed-account-creation', 'Account creation has failed.'],
    ['invalid-password', 'Invalid Password'],
    ['registration-required', 'You are not signed in'],
    ['draft-not-found', 'No such draft'],
  ] as const)('%s is titled "%s"', (code, title) => {
    expect(failureWords(new ApiFailure(code, 'raw')).title).toBe(title);
  });

  test('a refusal that ends says when it may be tried again', () => {
    const words = (seconds: number | null) =>
      failureWords(new ApiFailure('too-many-requests', 'raw', {}, seconds)).text;
    expect(words(2)).toContain('You can try again in 2 seconds.');
    expect(words(1)).toContain('in 1 second.');
    expect(words(90)).toContain('in 2 minutes.');
    expect(words(null)).not.toContain('try again in');
  });

  test('a password that is refused is told its length', () => {
    expect(failureWords(new ApiFailure('invalid-password', 'raw')).text).toBe('Must be 6-30 characters long.');
  });

  test.each(['draft-not-found', 'season-not-found', 'missing-parameters', 'invalid-parameters'] as const)(
    'the text of %s is for logs and is not shown',
    (code) => {
      expect(failureWords(new ApiFailure(code, 'raw')).text).not.toBe('raw');
    },
  );

  test('what is no failure of a call is never shown raw', () => {
    expect(failureWords(new TypeError('x is undefined')).text).toBe('Something went wrong. Please try again.');
  });
});
