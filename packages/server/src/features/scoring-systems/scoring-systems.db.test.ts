import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const { ask, arrive } = await testServer();

test('everybody has the five base systems, signed in or not, and 0.5 PPR is the first', async () => {
  const { scoringSystems } = await ask('listScoringSystems', {});
  expect(scoringSystems.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 0.5 PPR',
    '2 PPR',
    '3 Standard',
    '4 Superflex',
    '5 TE Premium',
  ]);
  expect(await ask('listScoringSystems', {}, await arrive())).toEqual({ scoringSystems });
});

test('a system tells its league and what each thing is worth', async () => {
  const { scoringSystems } = await ask('listScoringSystems', {});
  expect(scoringSystems[0]?.scoringLeagueConfig).toMatchObject({ participantCount: 12, rounds: 16, wrCount: 3 });
  expect(scoringSystems[1]?.scoringSettings).toMatchObject({ receivingReceptions: 1, passingTouchdowns: 4 });
});
