import { inventedRecording } from '@pylon/connectors/testing/invented-recording';
import { startSleeperStandIn } from '@pylon/connectors/testing/sleeper-stand-in';
import { CALLS } from '@pylon/contract/calls';
import { afterAll, expect, test } from 'vitest';
import { settleIn } from './testing/belongings.ts';
import { GOOD_INPUTS } from './testing/every-call.ts';
import { longestStretch } from './testing/longest-stretch.ts';
import { SAMPLE_NOW, sampleEdition } from './testing/sample-edition.ts';
import { requestOf, testServer } from './testing/test-server.ts';

const sleeper = await startSleeperStandIn();
afterAll(() => sleeper.close());
const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW, standIns: { sleeper: sleeper.url } });

test('stretches', async () => {
  const out: [number, number, string][] = [];
  const seasonId = (await server.ask('currentSeason', {})).season.id;
  sleeper.set('200000001', { recording: inventedRecording(seasonId), made: 3 });
  out.push([await longestStretch(() => server.makeReady()), 0, 'make ready']);
  const token = await server.arrive({ tier: 2 });
  const measured = {
    ...server,
    ask: async (name: string, input: object, t?: string) => {
      let r: unknown;
      const ms = await longestStretch(async () => {
        r = await server.ask(name as never, input as never, t);
      });
      out.push([ms, 0, `settle: ${name}`]);
      return r;
    },
  };
  let settled: Awaited<ReturnType<typeof settleIn>> | undefined;
  out.push([
    await longestStretch(async () => {
      settled = await settleIn(measured as never, token, '200000001');
    }),
    0,
    'settle in',
  ]);
  for (const [name, good] of GOOD_INPUTS) {
    const input = good?.(settled as never) ?? {};
    const one = () =>
      server.server.inject({
        method: CALLS[name].method,
        headers: { 'bearer-token': token },
        ...requestOf(name, input as never),
      });
    const first = await longestStretch(one);
    out.push([first, await longestStretch(one), name]);
  }
  console.log(
    out
      .sort((a, b) => b[0] - a[0])
      .slice(0, 40)
      .map(([a, b, n]) => `${a.toFixed(1)} ${b.toFixed(1)} ${n}`)
      .join('\n'),
  );
  expect(1).toBe(1);
}, 240_000);
