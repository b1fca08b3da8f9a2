// Recorded answers of all platforms are asked for by the addresses that they were recorded at, as the platforms
// themselves.
import { describeShared, readShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { recordedNetwork } from '@pylon/outbound/recorded';
import { expect, test } from 'vitest';

interface Manifest {
  readonly files: readonly { readonly file: string; readonly request: string }[];
}

describeShared('recordings of platforms', () => {
  test('are given at their own addresses, unpacked', async () => {
    const { files } = JSON.parse(readShared('platforms/recorded/manifest.json')) as Manifest; // of a known shape
    const network = recordedNetwork(sharedPath('platforms/recorded'));
    const options = { site: 'any', headers: {}, redirect: 'manual', signal: new AbortController().signal } as const;
    const asked = files.flatMap(({ file, request }) => {
      const address = URL.parse(request.replace(/^GET /, ''));
      return address && file.endsWith('.json') ? [{ file, address }] : [];
    });
    const given = await Promise.all(asked.map(({ address }) => network(address, options)));
    expect(given.filter(({ ok }) => !ok)).toEqual([]);
    expect(new Set(asked.map(({ file }) => file.split('/')[0]))).toEqual(
      new Set(['sleeper', 'yahoo', 'espn', 'mfl', 'fleaflicker', 'rtsports']),
    );
    for (const answer of given) expect(await answer.json()).not.toBeUndefined();
  });
});
