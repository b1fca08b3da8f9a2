import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { type Credentials, send, transportWith } from './browser-transport.ts';

const REGISTERED = { id: 'p1', isAnonymous: false };
const REFUSED = { data: null, error: { code: 'invalid-token', message: 'invalid token' } } as const;

/** A session whose anonymous people are a1, a2, …, and a transport whose server refuses the tokens named. */
function visitor({ refused = [] }: { readonly refused?: readonly string[] } = {}) {
  let signIns = 0;
  const asked: (Credentials | null)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const { session } = fakeBrowser(async () => {
    signIns += 1;
    return { data: { user: { id: `a${signIns}`, isAnonymous: true }, token: `token-${signIns}` }, error: null };
  }).openTab();
  const transport = transportWith(session, async (_method, _path, _body, who, life) => {
    asked.push(who);
    signals.push(life?.signal ?? undefined);
    return who && refused.includes(who.token) ? REFUSED : { data: who?.token ?? null, error: null };
  });
  return { session, transport, asked, signals, signIns: () => signIns };
}

describe('requests', () => {
  test('two personal calls at once sign in once, and name the person', async () => {
    const { transport, asked, signIns } = visitor();
    await Promise.all([transport('GET', '/api/mock-drafts/current'), transport('GET', '/api/mock-drafts/rosters')]);
    expect(signIns()).toBe(1);
    expect(asked).toEqual([
      { token: 'token-1', userId: 'a1' },
      { token: 'token-1', userId: 'a1' },
    ]);
  });

  test('a public call never signs in', async () => {
    const { transport, asked, signIns } = visitor();
    await transport('GET', '/api/teams');
    expect([signIns(), asked]).toEqual([0, [null]]);
  });

  test('a refused anonymous token is replaced once and the call is made again', async () => {
    const { transport } = visitor({ refused: ['token-1'] });
    expect((await transport('GET', '/api/mock-drafts/current')).data).toBe('token-2');
  });

  test('a call is made twice at most', async () => {
    const { transport, asked } = visitor({ refused: ['token-1', 'token-2', 'token-3'] });
    expect(await transport('GET', '/api/mock-drafts/current')).toEqual(REFUSED);
    expect(asked).toHaveLength(2);
  });

  test('what is being read when the person leaves is cut off, a change is not', async () => {
    const { session, transport, signals } = visitor();
    await session.keep(REGISTERED, 'token-of-p1');
    await transport('GET', '/api/mock-drafts/current');
    await transport('POST', '/api/datatables/rankings', {});
    await transport('PUT', '/api/users', {});
    await session.end();
    await transport('GET', '/api/teams');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, undefined, false]);
  });

  test('a registered person whose token is refused is told, and sees a public page as nobody', async () => {
    const { session, transport, asked } = visitor({ refused: ['token-of-p1'] });
    await session.keep(REGISTERED, 'token-of-p1');
    const heard = vi.fn();
    session.subscribe(heard);
    expect(await transport('GET', '/api/teams')).toEqual({ data: null, error: null });
    expect(asked).toEqual([{ token: 'token-of-p1', userId: 'p1' }, null]);
    expect(heard.mock.calls).toEqual([['refused']]);
  });

  /** A page of p1 that is held, with a change on its way. */
  async function heldPage() {
    const made = visitor({ refused: ['token-of-p1'] });
    await made.session.keep(REGISTERED, 'token-of-p1');
    made.session.subscribe((change) => change === 'refused' && made.session.holdFor('p1'));
    const saved = made.transport('PUT', '/api/mock-drafts/settings', {});
    await vi.waitFor(() => expect(made.session.token()).toBeNull());
    return { ...made, saved, others: made.transport('GET', '/api/mock-drafts/current') };
  }

  test('of a held page wait for the person, and are made again with the token that they come back with', async () => {
    const { session, saved, others, asked, signIns } = await heldPage();
    expect(asked).toHaveLength(1);
    await session.keep(REGISTERED, 'new-token-of-p1');
    expect([(await saved).data, (await others).data]).toEqual(['new-token-of-p1', 'new-token-of-p1']);
    expect(signIns()).toBe(0);
  });

  test('of a held page are never made for another person', async () => {
    const { session, saved, others, asked } = await heldPage();
    await session.keep({ id: 'p2', isAnonymous: false }, 'token-of-p2');
    expect([await saved, await others]).toEqual([REFUSED, REFUSED]);
    expect(asked).toHaveLength(1);
  });

  test('by which somebody signs in do not wait', async () => {
    const { transport, asked } = await heldPage();
    await transport('POST', '/api/auth/login', {});
    expect(asked.at(-1)).toBeNull();
  });
});

describe('sending', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (response: Response) => {
    const fetched = vi.fn(
      async (_path: string, _init: { headers: Record<string, string>; cache?: string }) => response,
    );
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  test('token and person travel in the headers of their names', async () => {
    const fetched = answering(Response.json({ data: 1, error: null }));
    await send('GET', '/api/teams', undefined, { token: 't', userId: 'p1' });
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'Bearer-Token': 't', 'User-ID': 'p1' });
  });

  test.each([
    ['GET', undefined],
    ['POST', 'no-store'],
    ['PUT', 'no-store'],
    ['PATCH', 'no-store'],
  ])('the browser’s cache for %s: %s', async (method, cache) => {
    const fetched = answering(Response.json({ data: 1, error: null }));
    await send(method, '/api/users', undefined, null);
    expect(fetched.mock.calls[0]?.[1].cache).toBe(cache);
  });

  test('nobody sends neither', async () => {
    const fetched = answering(Response.json({ data: 1, error: null }));
    await send('GET', '/api/teams', undefined, null);
    expect(Object.keys(fetched.mock.calls[0]?.[1].headers ?? {})).toEqual(['accept']);
  });

  test('every 403 is read as an invalid token, whatever its body says', async () => {
    answering(new Response('<html>no</html>', { status: 403 }));
    expect((await send('GET', '/api/teams', undefined, null)).error?.code).toBe('invalid-token');
  });

  test('an answer that is no envelope is called by its status', async () => {
    answering(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(send('GET', '/api/teams', undefined, null)).rejects.toThrow('Parse error: 502 Bad Gateway');
  });
});
