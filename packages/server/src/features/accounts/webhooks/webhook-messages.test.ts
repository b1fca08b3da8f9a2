import { WEBHOOK_MESSAGES } from '@pylon/contract/accounts/webhooks';
import type { LiveEventName } from '@pylon/contract/live/live-events';
import { expect, test } from 'vitest';
import { webhookMessages } from './webhook-messages.ts';

const all = ['picks', 'leagueSyncs'] as const;
const numbered = (...events: readonly (readonly [name: LiveEventName, data: object])[]) =>
  events.map(([name, data], index) => ({ number: index + 11, name, data }));
const progress = (id: string, version: number) => ({ id, version, closedAt: null, deadlineAt: null });
const pick = (draft: string, version: number) =>
  [
    'mock-draft:pick',
    {
      mockDraft: progress(draft, version),
      mockDraftPick: {
        ...{ pickNumber: version, round: 1, pickInRound: version, label: `1.${version}`, participantId: 'p1' },
        ...{ athleteId: '7', teamId: null, firstName: 'Ada', lastName: 'Reyes', position: 'WR', teamAbbrev: 'CIN' },
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
  expect(pick('d', 1)[0]).toBe('mock-draft:pick');
});
