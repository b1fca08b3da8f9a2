import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { Network } from './outbound.ts';
import { ASKED_ADDRESS, RECORDED_FILE, recordedNetwork, standInNetwork } from './recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [file, content] of Object.entries({
  'index.tsv': 'url\tfile\nhttps://a.example/listed\tinside/a.json\nhttps://a.example/out\t../secret\n',
  'manifest.json': JSON.stringify({
    files: [{ request: 'GET https://a.example/x?b=1', file: 'inside/x.json' }, { request: 'by hand' }, {}],
  }),
  'inside/a.json': 'of the index',
  'inside/x.json': 'of the manifest',
  'a.example/v1/plain': 'of the path',
  'a.example/v1/packed.json.gz': gzipSync('unpacked'),
  'a.example/v1/cut': gzipSync('a'.repeat(10_000)).subarray(0, 40),
})) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
const OPTIONS = { site: 'fan', headers: {}, redirect: 'manual', signal: new AbortController().signal } as const;
const recorded = (url: string) => recordedNetwork(folder)(new URL(url), OPTIONS);

describe('a folder of recorded answers', () => {
  test.each([
    ['what its index names', 'https://a.example/listed', 'of the index'],
    ['what its manifest names', 'https://a.example/x?b=1', 'of the manifest'],
    ['what stands at host and path', 'https://a.example/v1/plain', 'of the path'],
    ['a packed file unpacked', 'https://a.example/v1/packed.json', 'unpacked'],
  ])('gives %s', async (_, url, text) => {
    expect(await (await recorded(url)).text()).toBe(text);
  });

  test('gives a packed file that is cut off as it is', async () => {
    expect(await (await recorded('https://a.example/v1/cut')).bytes()).toHaveLength(40);
  });

  test('says from which file an answer is', async () => {
    expect((await recorded('https://a.example/listed')).headers.get(RECORDED_FILE)).toBe('inside/a.json');
  });

  test('answers 404 for what it lacks, and 403 for what lies outside', async () => {
    expect((await recorded('https://a.example/missing')).status).toBe(404);
    expect((await recorded('https://a.example/out')).status).toBe(403);
    expect((await recorded('https://a.example/..%2F..%2F..%2Fetc/passwd')).status).toBe(403);
  });
});

describe('a stand-in', () => {
  const asked: string[] = [];
  const told: (string | undefined)[] = [];
  const network: Network = async (address, { headers }) => {
    asked.push(String(address));
    told.push(headers[ASKED_ADDRESS]);
    return new Response('of a server');
  };
  const ask = (standIns: Readonly<Record<string, string>>) =>
    standInNetwork(standIns, network)(new URL('https://a.example/v1/plain?b=1'), OPTIONS);

  test('that is a server is asked for the same path, and told the whole address', async () => {
    await ask({ fan: 'http://127.0.0.1:9' });
    expect(asked.splice(0)).toEqual(['http://127.0.0.1:9/v1/plain?b=1']);
    expect(told.splice(0)).toEqual(['https://a.example/v1/plain?b=1']);
  });

  test('that is a folder is read', async () => {
    const answer = await standInNetwork({ fan: folder })(new URL('https://a.example/v1/plain'), OPTIONS);
    expect(await answer.text()).toBe('of the path');
  });

  test('stands in for its own site only', async () => {
    await ask({ other: folder });
    expect(asked.splice(0)).toEqual(['https://a.example/v1/plain?b=1']);
  });
});
