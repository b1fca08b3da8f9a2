import { describe, expect, test } from 'vitest';
import { type send, transportWith } from './browser-transport.ts';
import { addressOf, callOver } from './call.ts';
import { ApiFailure, failureWords } from './failure.ts';
import { anonymousSession, type TextStore } from './session.ts';

const memory = (): TextStore => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
};

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

  test('a call with a body keeps its address free of it', () => {
    expect(addressOf('listRankings', { seasonId: '2026' })).toBe('/api/datatables/rankings');
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

  test('two personal calls at once sign in once', async () => {
    let signIns = 0;
    const seen: (string | null)[] = [];
    const session = anonymousSession(memory(), async () => {
      signIns += 1;
      return { data: { token: 't1' }, error: null };
    });
    const transport = transportWith(session, async (_method, _path, _body, token) => {
      seen.push(token);
      return { data: null, error: null };
    });
    await Promise.all([transport('GET', '/api/mock-drafts/current'), transport('GET', '/api/mock-drafts/rosters')]);
    expect(signIns).toBe(1);
    expect(seen).toEqual(['t1', 't1']);
  });

  test('a public call never signs in', async () => {
    const session = anonymousSession(memory(), async () => {
      throw new Error('signed in');
    });
    const transport = transportWith(session, async (_method, _path, _body, token) => ({ data: token, error: null }));
    expect((await transport('GET', '/api/teams')).data).toBeNull();
  });

  test('a refused token is replaced once and the call is made again', async () => {
    const tokens = ['old', 'new'];
    const session = anonymousSession(memory(), async () => ({ data: { token: tokens.shift() }, error: null }));
    const request: typeof send = async (_method, _path, _body, token) =>
      token === 'old'
        ? { data: null, error: { code: 'invalid-token', message: 'invalid token' } }
        : { data: token, error: null };
    expect((await transportWith(session, request)('GET', '/api/mock-drafts/current')).data).toBe('new');
  });
});

describe('words', () => {
  test.each([
    ['too-many-requests', 'Exceeded Attempts'],
    ['offline', 'No connection'],
    ['unexpected', 'Something went wrong'],
  ] as const)('%s is titled "%s"', (code, title) => {
    expect(failureWords(new ApiFailure(code, 'raw')).title).toBe(title);
  });

  test('what is no failure of a call is never shown raw', () => {
    expect(failureWords(new TypeError('x is undefined')).text).toBe('Something went wrong. Please try again.');
  });
});
