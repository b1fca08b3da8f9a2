import { describe, expect, test } from 'vitest';
import { type Network, outbound, outboundParts } from './outbound.ts';
import { processPace } from './pace.ts';
import type { Site } from './site.ts';

const SITE: Site = {
  name: 'fan',
  hosts: ['api.fan.example', '.leagues.example'],
  paceMs: 100,
  mostWaitingMs: 5_000,
  timeoutMs: 60_000,
  attempts: 3,
  pauseMs: 400,
  mostBytes: 10,
};
const URL = 'https://api.fan.example/league/1';

/**
 * A network that gives the answers one after the other, the last one for ever, and time that passes only by waiting.
 */
function world(answers: readonly (Response | Error)[], site: Partial<Site> = {}, random = 0) {
  let now = 0;
  const asked: { readonly url: string; readonly at: number; readonly headers: object }[] = [];
  const network: Network = async (address, { headers }) => {
    asked.push({ url: String(address), at: now, headers });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!(answer instanceof Response)) throw answer ?? new Error('no answer');
    return answer.clone();
  };
  const wait = async (ms: number) => {
    now += ms;
  };
  const nowMs = () => now;
  const parts = outboundParts({ network, wait, nowMs, random: () => random, pace: processPace(nowMs) });
  return { asked, ask: outbound({ ...SITE, ...site }, parts), parts };
}
const status = (code: number, headers: Record<string, string> = {}) => new Response('', { status: code, headers });
const ANSWER = new Response('{}');

describe('an answer', () => {
  test.each([200, 204, 401, 403, 404])('of status %i is handed on with its body', async (code) => {
    const body = code === 204 ? null : 'told';
    const { ask, asked } = world([new Response(body, { status: code })]);
    const answer = await ask(URL, { headers: { accept: 'application/json' } });
    expect(answer).toMatchObject({ ok: true, status: code });
    expect(answer.ok && answer.bytes.toString()).toBe(body ?? '');
    expect(asked).toMatchObject([{ headers: { accept: 'application/json' } }]);
  });

  test('larger than the limit is not read to its end, nor asked for again', async () => {
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(6)) });
    for (const large of [new Response(endless), new Response('', { headers: { 'content-length': '11' } })]) {
      const { ask, asked } = world([large]);
      expect(await ask(URL)).toMatchObject({ ok: false, reason: 'too-large' });
      expect(asked).toHaveLength(1);
    }
  });

  test('as large as the limit is read', async () => {
    expect(await world([new Response('0123456789')]).ask(URL)).toMatchObject({ ok: true });
  });

  test('that takes too long is given up', async () => {
    const parts = world([ANSWER]).parts;
    const network: Network = (_address, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const ask = outbound({ ...SITE, timeoutMs: 1 }, { ...parts, network });
    expect(await ask(URL)).toMatchObject({ ok: false, reason: 'unreachable' });
  });
});

describe('only the hosts of a site are asked', () => {
  const isAsked = async (url: string) => {
    const { ask, asked } = world([ANSWER]);
    const answer = await ask(url);
    expect(asked).toHaveLength(answer.ok ? 1 : 0);
    return answer.ok || answer.reason;
  };
  test.each(['https://api.fan.example/x', 'https://www4.leagues.example/x'])('%s is one', async (url) => {
    expect(await isAsked(url)).toBe(true);
  });
  test.each([
    'http://api.fan.example/x',
    'https://api.fan.example:8443/x',
    'https://me:secret@api.fan.example/x',
    'https://api.fan.example.evil.example/x',
    'https://leagues.example/x',
    'https://evilleagues.example/x',
    'https://169.254.169.254/x',
    'file:///etc/passwd',
  ])('%s is none', async (url) => {
    expect(await isAsked(url)).toBe('forbidden-host');
  });

  test('where a redirect leads there, too, and as fast as any other request', async () => {
    const { ask, asked } = world([status(302, { location: 'https://www4.leagues.example/1' }), ANSWER]);
    expect(await ask(URL)).toMatchObject({ ok: true });
    expect(asked.map(({ url, at }) => [url, at])).toEqual([
      [URL, 0],
      ['https://www4.leagues.example/1', 100],
    ]);
  });

  test('where a redirect leads elsewhere, nobody is asked', async () => {
    const { ask, asked } = world([status(301, { location: 'https://elsewhere.example/' })]);
    expect(await ask(URL)).toMatchObject({ ok: false, reason: 'forbidden-host' });
    expect(asked).toHaveLength(1);
  });

  test('a redirect without end is given up', async () => {
    const { ask, asked } = world([status(302, { location: '/round' })]);
    expect(await ask(URL)).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(asked).toHaveLength(6);
  });
});

describe('a failure that may pass', () => {
  test.each([
    ['an outage', status(503)],
    ['no connection', new TypeError('fetch failed')],
  ])('%s is asked about again after growing pauses, up to half as long again by chance', async (_, failure) => {
    const steady = world([failure], { paceMs: 0 });
    expect(await steady.ask(URL)).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(steady.asked.map(({ at }) => at)).toEqual([0, 400, 1200]);
    const late = world([failure], { paceMs: 0 }, 0.5);
    await late.ask(URL);
    expect(late.asked.map(({ at }) => at)).toEqual([0, 500, 1500]);
  });

  test('that passes is no failure', async () => {
    expect(await world([status(502), ANSWER]).ask(URL)).toMatchObject({ ok: true });
  });

  test('an outage that says for how long is waited out, unless that is too long', async () => {
    const short = world([status(503, { 'retry-after': '2' }), ANSWER]);
    expect(await short.ask(URL)).toMatchObject({ ok: true });
    expect(short.asked.map(({ at }) => at)).toEqual([0, 2000]);
    const long = world([status(503, { 'retry-after': '3600' }), ANSWER]);
    expect(await long.ask(URL)).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(long.asked).toHaveLength(1);
  });
});

describe('a site that says it is too much', () => {
  test('is not asked again when it does not say for how long', async () => {
    const { ask, asked } = world([status(429)]);
    expect(await ask(URL)).toMatchObject({ ok: false, reason: 'throttled' });
    expect(asked).toHaveLength(1);
  });

  test('is asked again after pauses of its own where it has some', async () => {
    const { ask, asked } = world([status(429)], { throttledPauseMs: 1000 });
    expect(await ask(URL)).toMatchObject({ ok: false, reason: 'throttled' });
    expect(asked.map(({ at }) => at)).toEqual([0, 1000, 3000]);
  });

  test('may say so by a status of its own', async () => {
    const { ask, asked } = world([status(418)], { throttledStatuses: [418] });
    expect(await ask(URL)).toMatchObject({ ok: false, reason: 'throttled' });
    expect(asked).toHaveLength(1);
  });

  test('is left alone by everybody for as long as it says', async () => {
    const { ask, asked, parts } = world([status(429, { 'retry-after': '3' }), ANSWER]);
    expect(await ask(URL)).toMatchObject({ ok: true });
    expect(asked.map(({ at }) => at)).toEqual([0, 3000]);
    await parts.pace.putOff(SITE.name, 60_000);
    expect(await ask(URL)).toMatchObject({ ok: false, reason: 'throttled' });
    expect(asked).toHaveLength(2);
  });

  test('may say it as a moment', async () => {
    const { ask, asked } = world([status(429, { 'retry-after': new Date(4000).toUTCString() }), ANSWER]);
    await ask(URL);
    expect(asked.map(({ at }) => at)).toEqual([0, 4000]);
  });
});

test('requests keep the pace, and whoever would wait too long is told', async () => {
  let longest = 0;
  const { parts } = world([ANSWER]);
  const wait = async (ms: number) => {
    longest = Math.max(longest, ms);
  };
  const ask = outbound(SITE, { ...parts, wait });
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(URL)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(51);
  expect(longest).toBe(5_000);
  expect(answers.at(-1)).toMatchObject({ ok: false, reason: 'throttled' });
});

describe('what is posted', () => {
  const post = { contentType: 'application/x-www-form-urlencoded', body: 'code=1' };

  test('goes as it is told, and the address that it leads on to is read', async () => {
    const asked: unknown[] = [];
    const network: Network = async (address, { method, body, headers }) => {
      asked.push({ url: String(address), method, body, type: headers['content-type'] });
      return asked.length === 1 ? status(302, { location: '/home' }) : ANSWER.clone();
    };
    expect(await outbound(SITE, { ...world([]).parts, network })(URL, { post })).toMatchObject({ ok: true });
    expect(asked).toEqual([
      { url: URL, method: 'POST', body: 'code=1', type: post.contentType },
      { url: 'https://api.fan.example/home', method: undefined, body: undefined, type: undefined },
    ]);
  });

  test('is not posted again when no answer came, since it may have been taken', async () => {
    const { ask, asked } = world([new Error('cut off'), ANSWER]);
    expect(await ask(URL, { post })).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(asked).toHaveLength(1);
  });

  test('is posted again when the site said that it was too much', async () => {
    const { ask, asked } = world([status(429, { 'retry-after': '1' }), ANSWER]);
    expect(await ask(URL, { post })).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
  });
});

test('an answer that leads elsewhere is given as it is where that is asked for', async () => {
  const { ask, asked } = world([status(302, { location: '/home', 'set-cookie': 'session=1' })]);
  const answer = await ask(URL, { staysThere: true });
  expect(answer.ok && [answer.status, answer.headers.get('set-cookie')]).toEqual([302, 'session=1']);
  expect(asked).toHaveLength(1);
});

describe('within one piece of work', () => {
  test('nothing is asked twice, however often and at once it is asked for', async () => {
    const { parts, asked } = world([ANSWER]);
    const ask = outbound(SITE, { ...parts, memory: new Map() });
    const answers = await Promise.all([ask(URL), ask(URL), ask(URL, { headers: {} })]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test('what one person may read is not given to another, and what is posted is posted each time', async () => {
    const { parts, asked } = world([ANSWER]);
    const ask = outbound(SITE, { ...parts, memory: new Map() });
    const post = { contentType: 'text/plain', body: '' };
    await ask(URL, { headers: { cookie: 'one' } });
    await ask(URL, { headers: { cookie: 'other' } });
    await ask(URL, { post });
    await ask(URL, { post });
    expect(asked).toHaveLength(4);
  });
});
