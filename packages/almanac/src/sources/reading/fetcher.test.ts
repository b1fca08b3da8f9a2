import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { outboundParts } from '@pylon/outbound/outbound';
import { UNPACED } from '@pylon/outbound/pace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mirrorFetcher, SOURCE_SITES, sourceFetcher } from './fetcher.ts';

let folder: string;
const put = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  put(
    'index.tsv',
    '# remark\nurl\tfile\tremark\nhttps://github.com/a/b.csv\tinside/b.csv.gz\t\nhttps://github.com/out.csv\t../../etc/passwd\t\n',
  );
  put('inside/b.csv.gz', gzipSync('one,two\n1,2\n'));
  put('api.sleeper.app/v1/state/nfl', '{"season":"2026"}');
  put('github.com/packed.csv', gzipSync('plain name, packed content\n'));
  put('github.com/cut.csv.gz', gzipSync('a'.repeat(10_000)).subarray(0, 40));
});
afterAll(() => rmSync(folder, { recursive: true }));

const textOf = async (url: string) => {
  const fetched = await mirrorFetcher(folder).fetch(url);
  return fetched.ok ? fetched.bytes.toString('utf8') : fetched.reason;
};

describe('a mirror folder', () => {
  it.each([
    ['the file that its index names, unpacked', 'https://github.com/a/b.csv', 'one,two\n1,2\n'],
    [
      'the file at host and path when the index has no entry',
      'https://api.sleeper.app/v1/state/nfl',
      '{"season":"2026"}',
    ],
    ['a packed file whatever its name', 'https://github.com/packed.csv', 'plain name, packed content\n'],
    ['absent for what it lacks', 'https://github.com/missing.csv', 'absent'],
    ['truncated for a packed file that is cut off', 'https://github.com/cut.csv', 'truncated'],
    ['nothing outside itself', 'https://github.com/out.csv', 'forbidden-host'],
  ])('gives %s', async (_, url, expected) => {
    expect(await textOf(url)).toBe(expected);
  });
});

const answering = (answers: Readonly<Record<string, () => Response>>) => {
  const asked: string[] = [];
  const network = async (address: URL) => {
    asked.push(String(address));
    return (answers[String(address)] ?? (() => new Response(null, { status: 404 })))();
  };
  const sites = SOURCE_SITES.map((site) => ({ ...site, attempts: 3 }));
  const fetcher = sourceFetcher(outboundParts({ network, pace: UNPACED, wait: async () => {} }), sites);
  return { asked, fetcher };
};

describe('fetching over the network', () => {
  const url = 'https://github.com/x.csv';

  it('follows redirects to the hosts that the sources use', async () => {
    const { fetcher } = answering({
      [url]: () => Response.redirect('https://objects.githubusercontent.com/y', 302),
      'https://objects.githubusercontent.com/y': () => new Response('ok\n'),
    });
    const fetched = await fetcher.fetch(url);
    expect(fetched.ok && fetched.bytes.toString()).toBe('ok\n');
  });

  it('asks no other host, neither at once nor by redirect', async () => {
    const { fetcher, asked } = answering({ [url]: () => Response.redirect('https://elsewhere.example/y', 302) });
    expect(await fetcher.fetch('https://elsewhere.example/x')).toMatchObject({ ok: false, reason: 'forbidden-host' });
    expect(await fetcher.fetch('http://github.com/x')).toMatchObject({ ok: false, reason: 'forbidden-host' });
    expect(await fetcher.fetch(url)).toMatchObject({ ok: false, reason: 'forbidden-host' });
    expect(asked).toEqual([url]);
  });

  it('tries again after a failure, and says unreachable after the last attempt', async () => {
    let failures = 2;
    const { fetcher, asked } = answering({
      [url]: () => (failures-- > 0 ? new Response(null, { status: 503 }) : new Response('late\n')),
    });
    expect(await fetcher.fetch(url)).toMatchObject({ ok: true });
    expect(asked).toHaveLength(3);
    const broken = answering({ [url]: () => Response.error() });
    expect(await broken.fetcher.fetch(url)).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(broken.asked).toHaveLength(3);
  });

  it('gives a host up that failed for three files, and asks the others on', async () => {
    const { fetcher, asked } = answering({
      [url]: () => Response.error(),
      'https://api.sleeper.app/v1/state/nfl': () => new Response('{}'),
    });
    for (let file = 0; file < 5; file++) expect(await fetcher.fetch(url)).toMatchObject({ reason: 'unreachable' });
    expect(asked).toHaveLength(3 * 3);
    expect(await fetcher.fetch('https://api.sleeper.app/v1/state/nfl')).toMatchObject({ ok: true });
  });

  it('does not try again for what is not there', async () => {
    const { fetcher, asked } = answering({});
    expect(await fetcher.fetch(url)).toMatchObject({ ok: false, reason: 'absent' });
    expect(asked).toHaveLength(1);
  });
});
