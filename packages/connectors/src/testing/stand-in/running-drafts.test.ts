// A draft that is held on the stand-in is followed pick by pick, by the platform's own connector.
import { describe, expect, test } from 'vitest';
import { type KnownPlatformId, PLATFORMS } from '../../platforms.ts';
import { CASES } from '../all-cases.ts';
import { askedThrough } from '../conformance-case.ts';
import { frameOf, supported, told } from '../platform-questions.ts';
import type { LocalRequest } from './local-server.ts';
import { runningDrafts } from './running-drafts.ts';

const requestOf = (address: URL, method: string, body = ''): LocalRequest => ({
  ...{ address, method, body },
  headers: new Headers(),
  atMs: 0,
});

describe.each([
  ['espn', '901', 'https://fantasy.espn.com/football/draft?leagueId=901&seasonId=2026', { teams: 4, kept: 1 }],
  ['yahoo', '470.l.902', 'https://football.fantasysports.yahoo.com/f1/902#470.l.902', { teams: 2, kept: 0 }],
] as const)('a draft that is held on %s', (id: KnownPlatformId, leagueId, link, { teams, kept }) => {
  const { account } = CASES[id].invented;
  const running = runningDrafts();
  const set = (made: number) =>
    running.answer(
      requestOf(new URL(`http://127.0.0.1/stand-in/league-drafts/${id}/${leagueId}`), 'POST', JSON.stringify({ made })),
    );
  const { drafts } = PLATFORMS[id](
    askedThrough(
      async (address, { method }) =>
        running.answer(requestOf(address, method ?? 'GET')) ?? new Response('', { status: 404 }),
    ),
    CASES[id].keys ?? {},
  );

  test('is nowhere before it is begun, and has its picks as they fall', async () => {
    expect(await supported(drafts).readFrame(`${id}-${leagueId}-2026`, account)).toMatchObject({ ok: false });
    expect(set(1)?.status).toBe(204);
    const frame = await frameOf(supported(drafts), link, account);
    if (frame === null) throw new Error('it was begun');
    expect(frame).toMatchObject({ status: 'drafting', order: 'snake', season: 2026, shape: { teams } });
    expect(frame.partial).toBeUndefined();
    const picks = async () => (await told(supported(drafts).readPicks(frame, account))).length;
    expect(await picks()).toBe(1 + kept);
    set(3);
    expect(await picks()).toBe(3 + kept);
  });
});

test('a platform without such drafts has none', () => {
  const asked = requestOf(new URL('http://127.0.0.1/stand-in/league-drafts/ffpc/1'), 'POST', '{"made":1}');
  expect(runningDrafts().answer(asked)?.status).toBe(404);
});
