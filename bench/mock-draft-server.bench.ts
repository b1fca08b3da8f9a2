// A draft at the server, through HTTP and the embedded database: what a person waits for, network aside.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEdition } from '@pylon/almanac/editions/build';
import { SAMPLE_DATE, sampleSeason } from '@pylon/almanac/sample/sample-season';
import { EditionHolder } from '@pylon/server/almanac/edition-holder';
import { buildApp } from '@pylon/server/app/app';
import { postgresChannels } from '@pylon/server/channels/postgres-channels';
import { frozenClock } from '@pylon/server/clock';
import { openMigrated } from '@pylon/server/db/open';
import { openEventHub } from '@pylon/server/live/event-hub';
import { type Bench, type BenchRow, median } from './measure.ts';

const SAMPLE_NOON = `${SAMPLE_DATE}T12:00:00Z`;
const DRAFTS = 12;
const PICKS_A_DRAFT = 6;

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly body?: object;
}

/** Median of what was measured by the clock on the wall: waiting for the database is part of it. */
const waiting = (name: string, times: readonly number[], targetMs: number): BenchRow => ({
  name,
  ours: { amount: median(times), unit: 'ms' },
  against: { what: 'target', amount: targetMs, unit: 'ms' },
});

async function run(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pylon-bench-'));
  const { db, connection, close } = await openMigrated({ databaseUrl: null, dataDir });
  const channels = await postgresChannels(connection);
  const hub = await openEventHub(db, channels);
  const editions = new EditionHolder();
  editions.take(
    buildEdition(sampleSeason({ seed: 1 }), { asOf: SAMPLE_DATE, mode: 'sample', sources: [], builtAt: SAMPLE_NOON }),
  );
  const { server } = await buildApp({
    db,
    editions,
    hub,
    clock: frozenClock(new Date(SAMPLE_NOON)),
    secret: 'a secret of the benchmarks, long enough for anybody',
    limits: {
      callsPerAddress: 1e9,
      callsPerPerson: 1e9,
      arrivalsPerAddress: 1e9,
      workPerAddress: 1e9,
      workPerPerson: 1e9,
    },
  });
  const ask = async ({ method, url, body }: Call, token = ''): Promise<Record<string, unknown>> => {
    const response = await server.inject({
      method,
      url: `/api${url}`,
      headers: token ? { 'bearer-token': token } : {},
      ...(body && { payload: body }),
    });
    const { data, error } = response.json<{ data: Record<string, unknown>; error: unknown }>();
    if (error) throw new Error(`${url}: ${JSON.stringify(error)}`);
    return data;
  };
  const timed = async (times: number[], call: Call, token: string) => {
    const start = performance.now();
    const answer = await ask(call, token);
    times.push(performance.now() - start);
    return answer;
  };

  const times = { create: [], pick: [], assistant: [], players: [], simulate: [] } as Record<string, number[]>;
  const { token } = (await ask({ method: 'POST', url: '/auth/login', body: {} })) as { token: string };
  const { season } = (await ask({ method: 'GET', url: '/seasons/current' })) as { season: { id: string } };
  for (let draft = 0; draft < DRAFTS; draft++) {
    const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 12, draftPosition: 1 + (draft % 12) };
    const made = await timed(
      times['create'] ?? [],
      { method: 'POST', url: '/mock-drafts/create', body: wishes },
      token,
    );
    const mockDraftId = (made['mockDraft'] as { id: string }).id;
    for (let pick = 0; pick < PICKS_A_DRAFT; pick++) {
      const url = `/mock-drafts/draft-assistant?mockDraftId=${mockDraftId}`;
      const advice = (await timed(times['assistant'] ?? [], { method: 'GET', url }, token)) as {
        draftAssistant: readonly { athlete: { id: string } | null; team: { id: string } | null }[];
      };
      const best = advice.draftAssistant[0];
      const body = {
        mockDraftId,
        mockDraftParticipantId: `seat-${wishes.draftPosition}`,
        ...(best?.athlete ? { athleteId: best.athlete.id } : { teamId: best?.team?.id }),
      };
      await timed(times['pick'] ?? [], { method: 'POST', url: '/mock-drafts/pick-entity', body }, token);
      await timed(
        times['players'] ?? [],
        { method: 'GET', url: `/mock-drafts/list-player-rankings?mockDraftId=${mockDraftId}` },
        token,
      );
    }
    const rest = { method: 'PUT', url: '/mock-drafts/simulate-rest-of-draft', body: { mockDraftId } } as const;
    await timed(times['simulate'] ?? [], rest, token);
  }
  await server.close();
  await channels.close();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    waiting('open a draft of 12, bots up to me', times['create'] ?? [], 150),
    waiting('my pick and the bots’ answer', times['pick'] ?? [], 150),
    waiting('the assistant’s advice', times['assistant'] ?? [], 50),
    waiting('the room’s players with odds', times['players'] ?? [], 50),
    waiting('simulate the rest (10 rounds of 12)', times['simulate'] ?? [], 50),
  ];
}

export const bench: Bench = { name: 'Mock drafts at the server', run };
