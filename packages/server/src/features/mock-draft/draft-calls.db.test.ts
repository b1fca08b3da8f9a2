// Every call of mock drafts that the specification names: there, described, and answering rightly to whoever asks.
import { api } from '@pylon/contract/api';
import { CALLS, type CallName } from '@pylon/contract/calls';
import type { ErrorCode } from '@pylon/contract/errors';
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const { call, ask, arrive, server } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});

/** A draft in which the person is on the clock at pick 5, with somebody in the queue. */
async function sitDown() {
  const token = await arrive();
  const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5 };
  const { mockDraft } = await ask('createMockDraft', settings, token);
  const mockDraftId = mockDraft.id;
  const { mockDraftPlayerRankings } = await ask('listDraftPlayers', { mockDraftId }, token);
  const [free, queued, spare] = mockDraftPlayerRankings.flatMap(({ athlete, pickNumber }) =>
    athlete && pickNumber === null ? [athlete.id] : [],
  );
  if (!free || !queued || !spare) throw new Error('no players');
  await ask('addToQueue', { mockDraftId, athleteId: queued }, token);
  return { token, mockDraftId, settings, free, queued, spare };
}
type Room = Awaited<ReturnType<typeof sitDown>>;

const picked = async ({ token, mockDraftId, free }: Room) => {
  await ask('pickEntity', { mockDraftId, mockDraftParticipantId: 'seat-5', athleteId: free }, token);
};
const rated = async ({ token, mockDraftId }: Room) => {
  await ask('simulateRestOfDraft', { mockDraftId }, token);
  await ask('rateMockDraft', { mockDraftId }, token);
};

interface Case {
  /** What must have happened before. */
  readonly after?: (room: Room) => Promise<void>;
  readonly good: (room: Room) => object;
  /** Inputs that are refused, each with its entry of the error catalogue. */
  readonly bad: (room: Room) => readonly (readonly [input: object, code: ErrorCode])[];
  /** It names no draft, so nobody else's can be asked for. */
  readonly isOfNoDraft?: boolean;
}

const draft = ({ mockDraftId }: Room) => ({ mockDraftId });
/** No draft named, something that is no id, and an id that no draft has. */
const noDraft = (room: Room, rest: object = {}): [object, ErrorCode][] => [
  [rest, 'missing-parameters'],
  [{ ...rest, mockDraftId: 'none' }, 'invalid-parameters'],
  [{ ...rest, mockDraftId: room.mockDraftId.replace(/^.{8}/, '00000000') }, 'draft-not-found'],
];
const keeper = (room: Room) => ({
  ...{ athleteId: room.free, round: 3, numberOfTeams: 12, participantIndex: 5, draftType: 'SNAKE' },
});
const ofDraft = { good: draft, bad: (room: Room) => noDraft(room) };

const CASES: Readonly<Partial<Record<CallName, Case>>> = {
  listMockDrafts: {
    isOfNoDraft: true,
    good: () => ({ limit: 15, offset: 0, orderBy: 'createdAt' }),
    bad: () => [
      [{ limit: 0 }, 'invalid-parameters'],
      [{ offset: -1 }, 'invalid-parameters'],
      [{ orderBy: 'luck' }, 'invalid-parameters'],
    ],
  },
  getMockDraft: ofDraft,
  createMockDraft: {
    isOfNoDraft: true,
    good: ({ settings }) => settings,
    bad: ({ settings }) => [
      [{}, 'missing-parameters'],
      [{ ...settings, numberOfTeams: 19 }, 'invalid-parameters'],
      [{ ...settings, pickClock: 30 }, 'invalid-parameters'],
      [{ ...settings, seasonId: '1999' }, 'season-not-found'],
      [{ ...settings, scoringSystemId: 'none' }, 'scoring-system-not-found'],
    ],
  },
  updateMockDraft: {
    good: (room) => ({
      ...draft(room),
      ...{ simulationMode: 'Manual', expertIds: [], scoringSystemId: '1', pickClock: null },
      participantStrategies: { 'seat-2': 'zeroRB' },
    }),
    bad: (room) => [
      ...noDraft(room),
      [{ ...draft(room), pickClock: 1 }, 'invalid-parameters'],
      [{ ...draft(room), participantStrategies: { 'seat-99': 'zeroRB' } }, 'invalid-parameters'],
      [{ ...draft(room), scoringSystemId: 'none' }, 'scoring-system-not-found'],
    ],
  },
  deleteMockDraft: ofDraft,
  duplicateMockDraft: ofDraft,
  resetMockDraft: ofDraft,
  resetMockDraftToPick: {
    good: (room) => ({ ...draft(room), pickNumber: 2 }),
    bad: (room) => [
      ...noDraft(room, { pickNumber: 2 }),
      [draft(room), 'missing-parameters'],
      [{ ...draft(room), pickNumber: 0 }, 'invalid-parameters'],
      [{ ...draft(room), pickNumber: 193 }, 'invalid-parameters'],
      [{ ...draft(room), pickNumber: 150 }, 'nothing-to-undo'],
    ],
  },
  simulateRestOfDraft: ofDraft,
  returnToLastPick: {
    after: picked,
    good: draft,
    bad: (room) => noDraft(room),
  },
  rateMockDraft: ofDraft,
  pickEntity: {
    good: (room) => ({ ...draft(room), mockDraftParticipantId: 'seat-5', athleteId: room.free }),
    bad: (room) => {
      const pick = { mockDraftParticipantId: 'seat-5', athleteId: room.free };
      return [
        ...noDraft(room, pick),
        [{ ...draft(room), mockDraftParticipantId: 'seat-5' }, 'missing-parameters'],
        [{ ...draft(room), ...pick, teamId: 'KC' }, 'missing-parameters'],
        [{ ...draft(room), ...pick, athleteId: 'nobody' }, 'player-not-found'],
        [{ ...draft(room), ...pick, mockDraftParticipantId: 'seat-6' }, 'not-your-turn'],
        [{ ...draft(room), ...pick, pickNumber: 4 }, 'draft-changed'],
      ];
    },
  },
  listQueue: {
    good: (room) => ({ ...draft(room), mockDraftParticipantId: 'seat-5' }),
    bad: (room) => noDraft(room),
  },
  addToQueue: {
    good: (room) => ({ ...draft(room), athleteId: room.free }),
    bad: (room) => [
      ...noDraft(room, { athleteId: room.free }),
      [draft(room), 'missing-parameters'],
      [{ ...draft(room), athleteId: 'nobody' }, 'player-not-found'],
      [{ ...draft(room), athleteId: room.queued }, 'already-queued'],
    ],
  },
  moveInQueue: {
    good: (room) => ({ ...draft(room), mockDraftQueueId: room.queued, index: 0 }),
    bad: (room) => [
      ...noDraft(room, { mockDraftQueueId: room.queued, index: 0 }),
      [{ ...draft(room), mockDraftQueueId: room.queued, index: -1 }, 'invalid-parameters'],
      [{ ...draft(room), mockDraftQueueId: room.queued, index: 1 }, 'draft-changed'],
    ],
  },
  removeFromQueue: {
    good: (room) => ({ ...draft(room), mockDraftQueueId: room.queued }),
    bad: (room) => [
      ...noDraft(room, { mockDraftQueueId: room.queued }),
      [{ ...draft(room), mockDraftQueueId: room.spare }, 'not-queued'],
    ],
  },
  getDraftAssistant: {
    good: (room) => ({ ...draft(room), athleteSearchText: 'a', playerPositions: 'RB,WR' }),
    bad: (room) => [...noDraft(room), [{ ...draft(room), playerPositions: 'GOALIE' }, 'invalid-parameters']],
  },
  listDraftPlayers: {
    good: (room) => ({ ...draft(room), expertIds: 'market,consensus' }),
    bad: (room) => noDraft(room),
  },
  listDraftRosters: ofDraft,
  listProjectedStandings: ofDraft,
  listByPositionRank: {
    good: (room) => ({ ...draft(room), mockDraftParticipantId: 'seat-5' }),
    bad: (room) => [...noDraft(room), [{ ...draft(room), mockDraftParticipantId: 'seat-99' }, 'invalid-parameters']],
  },
  listRateOutputs: { ...ofDraft, after: rated },
  listBoldMoves: { ...ofDraft, after: rated },
  buildKeeper: {
    isOfNoDraft: true,
    good: keeper,
    bad: (room) => [
      [{}, 'missing-parameters'],
      [{ ...keeper(room), athleteId: null }, 'missing-parameters'],
      [{ ...keeper(room), draftType: 'RANDOM' }, 'invalid-parameters'],
      [{ ...keeper(room), athleteId: 'nobody' }, 'player-not-found'],
      [{ ...keeper(room), round: 40 }, 'invalid-keepers'],
    ],
  },
};

const calls = Object.entries(CASES) as [CallName, Case][]; // Object.entries forgets the keys' type
/** The call with an input that its type would not let through. */
const say = (name: CallName, input: object, token?: string) => call(name, input as never, token);

describe.each(calls)('%s', (name, { after, good, bad, isOfNoDraft = false }) => {
  let room: Promise<Room> | undefined;
  /** One draft for all of it: only the last test changes it. */
  const begun = () => {
    room ??= sitDown().then(async (seated) => {
      await after?.(seated);
      return seated;
    });
    return room;
  };

  test('is refused to whoever is signed out', async () => {
    const room = await begun();
    expect(await say(name, good(room))).toMatchObject({ status: 401, error: { message: 'token not found' } });
    expect(await say(name, good(room), 'invented')).toMatchObject({ status: 403, error: { message: 'invalid token' } });
  });

  if (!isOfNoDraft) {
    test('answers for somebody else’s draft as if it did not exist, and leaves it alone', async () => {
      const room = await begun();
      const read = () => ask('getMockDraft', { mockDraftId: room.mockDraftId }, room.token);
      const { version } = (await read()).mockDraft;
      expect(await say(name, good(room), await arrive())).toMatchObject({
        status: 404,
        error: { message: 'Error: Draft is missing' },
      });
      expect((await read()).mockDraft.version).toBe(version);
    });
  }

  test('refuses bad input for what it is, and changes nothing', async () => {
    const room = await begun();
    const { version } = (await ask('getMockDraft', { mockDraftId: room.mockDraftId }, room.token)).mockDraft;
    for (const [input, code] of bad(room)) {
      expect([input, (await say(name, input, room.token)).error?.code]).toEqual([input, code]);
    }
    const { mockDraft } = await ask('getMockDraft', { mockDraftId: room.mockDraftId }, room.token);
    expect(mockDraft.version).toBe(version);
  });

  test('answers good input as the contract says', async () => {
    const room = await begun();
    expect(await say(name, good(room), room.token)).toMatchObject({ status: 200, error: null });
  });
});

interface Row {
  readonly method: string;
  readonly path: string;
  /** Names of what is asked with. */
  readonly parameters: readonly string[];
  /** Paths into the answer's data. */
  readonly answer: readonly string[];
}

const rowsOf = (table: string): readonly Row[] =>
  table.split('\n').flatMap((line) => {
    const [area, method = '', path = '', request = '', answer = ''] = line.split('\t');
    if (area !== 'drafts') return [];
    const named = (text: string) => text.replaceAll(/\([^)]*\)/g, '').match(/[A-Za-z][\w.]*/g) ?? [];
    return [{ method, path, parameters: named(request), answer: named(answer) }];
  });
const addressOf = ({ method, path }: Row) => `${method} ${path}`;

describeShared('the specification’s table of calls', () => {
  const rows = rowsOf(readShared('spec/calls.tsv'));
  const namesByAddress = new Map(calls.map(([name]) => [`${CALLS[name].method} ${CALLS[name].path}`, name]));

  test('names 24 calls of mock drafts, and each is tried above', () => {
    expect(rows).toHaveLength(24);
    expect(rows.map(addressOf).filter((address) => !namesByAddress.has(address))).toEqual([]);
  });

  test('names what each is asked with, and the contract takes it', () => {
    for (const row of rows) {
      const { path, parameters } = row;
      const name = namesByAddress.get(addressOf(row));
      if (name === undefined) continue;
      // Schemas of objects
      const { query, body } = api[name] as { query?: { shape: object }; body?: { shape: object } };
      const taken = Object.keys({ ...query?.shape, ...body?.shape });
      expect([path, taken]).toEqual([path, expect.arrayContaining([...parameters])]);
    }
  });

  test('names what each answers, and it is there', async () => {
    for (const row of rows) {
      const { path, answer } = row;
      const name = namesByAddress.get(addressOf(row));
      const tried = name && CASES[name];
      if (!tried) continue;
      const room = await sitDown();
      await tried.after?.(room);
      const { data } = await say(name, tried.good(room), room.token);
      for (const key of answer) expect(data, path).toHaveProperty(key);
    }
  });

  test('is all in the OpenAPI document and on its page', async () => {
    const document = (await server.inject({ url: '/api/openapi.json' })).json();
    const page = (await server.inject({ url: '/api/docs' })).body;
    for (const { method, path } of rows) {
      const operation = document.paths[`/api${path}`]?.[method.toLowerCase()];
      expect(operation?.summary, path).toMatch(/\w/);
      expect(page).toContain(`/api${path}`);
    }
  });
});
