import { WEBHOOK_MESSAGES } from '@pylon/contract/accounts/webhooks';
import type { LiveEventName } from '@pylon/contract/live/live-events';
import { expect, test } from 'vitest';
import { MOST_BYTES, webhookMessages } from './webhook-messages.ts';

const all = ['picks', 'leagueSyncs'] as const;
const numbered = (...events: readonly (readonly [name: LiveEventName, data: object])[]) =>
  events.map(([name, data], index) => ({ number: index + 11, name, data }));
const progress = (id: string, version: number) => ({ id, version, closedAt: null, deadlineAt: null });
const pick = (draft: string, version: number, name = 'Seat') =>
  [
    'mock-draft:pick',
    {
      mockDraft: progress(draft, version),
      mockDraftPick: {
        ...{ pickNumber: version, round: 1, pickRound: 1, pickTurn: version, participantId: 'p1', participantIndex: 0 },
        ...{ participant: { id: 'p1', name }, athleteId: '7', teamId: null, createdAt: '', isKeeper: false },
        ...{ isAutoDraft: false, pickAt: '2025-09-03T12:00:00.000Z', athlete: null, team: null, rosterPosition: 'WR' },
        ...{ byeWeek: 10, adp: 1, lastSeasonalFPTS: 0, letterGrade: null, mockDraftRosterPositionId: null },
        ...{ cost: 0, value: 0 },
      },
    },
  ] as const;
const changed = (draft: string, change: string) =>
  ['mock-draft:changed', { mockDraft: { id: draft, version: 9 }, change }] as const;
const synced = (status: string) => ['user-league:sync', { userLeague: { id: 'league', status } }] as const;
const tell = (events: ReturnType<typeof numbered>, wanted: readonly ('picks' | 'leagueSyncs')[] = all, most = 5) =>
  webhookMessages(events, wanted, { most, seen: 10 });

test('nothing that happened is no message, and nothing is passed over', () => {
  expect(tell([])).toEqual({ messages: [], seen: 10 });
});

test('what was not asked for is passed over, and looked at once', () => {
  const events = numbered(['account:changed', { change: 'profile' }], changed('d', 'queue'), synced('FAILED'));
  expect(tell(events)).toEqual({ messages: [], seen: 13 });
  const both = numbered(changed('d', 'picks'), synced('COMPLETED'));
  expect(tell(both, ['leagueSyncs']).messages.map(({ type }) => type)).toEqual(['league.synced']);
  expect(tell(both, ['picks']).messages.map(({ type }) => type)).toEqual(['draft.changed']);
});

test('with room for no more messages what is left waits, in order', () => {
  const events = numbered(
    changed('one', 'picks'),
    synced('COMPLETED'),
    changed('one', 'picks'),
    changed('two', 'picks'),
  );
  const first = tell(events, all, 2);
  expect(first.messages.map(({ type }) => type)).toEqual(['draft.changed', 'league.synced']);
  expect(first.seen).toBe(13);
  const rest = webhookMessages(events.slice(3), all, { most: 2, seen: first.seen });
  expect(rest).toMatchObject({ messages: [{ data: { mockDraft: { id: 'two' } } }], seen: 14 });
});

/** The numbers of the picks of each message. */
const picksOf = ({ messages }: ReturnType<typeof tell>) =>
  messages.map((message) =>
    message.type === 'draft.picks' ? message.data.picks.map(({ pickNumber }) => pickNumber) : message.type,
  );

test('picks of a draft that follow each other are one message, with the newest version', () => {
  const told = tell(numbered(pick('one', 1), pick('one', 2), pick('two', 1), pick('one', 3)));
  expect(picksOf(told)).toEqual([[1, 2, 3], [1]]);
  expect(told.messages[0]?.data).toMatchObject({ mockDraft: { id: 'one', version: 3 } });
  expect(told.seen).toBe(14);
});

test('picks after something else of their draft are a message of their own', () => {
  const told = tell(numbered(pick('one', 1), changed('one', 'picks'), pick('one', 1)));
  expect(picksOf(told)).toEqual([[1], 'draft.changed', [1]]);
});

test('a message stays within its bytes: more picks are another one, and what is too long says to ask', () => {
  const third = 'x'.repeat(MOST_BYTES / 3);
  const told = tell(numbered(pick('one', 1, third), pick('one', 2, third), pick('one', 3, third)));
  expect(picksOf(told)).toEqual([[1, 2], [3]]);
  expect(picksOf(tell(numbered(pick('one', 1, 'x'.repeat(MOST_BYTES)))))).toEqual(['draft.changed']);
});

test('an event that is not as it should be is passed over', () => {
  expect(tell(numbered(['mock-draft:pick', { mockDraft: {} }], synced('COMPLETED')))).toMatchObject({
    messages: [{ type: 'league.synced' }],
    seen: 12,
  });
});

test('each type of message has a schema, and none of them a figure that a plan opens', () => {
  expect(Object.keys(WEBHOOK_MESSAGES).sort()).toEqual([
    'draft.changed',
    'draft.picks',
    'draft.sales',
    'league.synced',
    'test',
  ]);
  const { shape } = WEBHOOK_MESSAGES['draft.picks'].shape.picks.element;
  for (const figure of ['rank', 'tier', 'seasonalScoredProjections', 'bestRanking', 'worstRanking'])
    expect(Object.keys(shape)).not.toContain(figure);
});
