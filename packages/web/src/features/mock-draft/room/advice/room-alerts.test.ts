import { expect, test } from 'vitest';
import { buildDraft, buildPlayers, type DraftWish } from '../../../../testing/build-draft.ts';
import { buildView } from '../../../../testing/build-room.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { withQueued } from '../../drafting/queue/queue-changes.ts';
import { queueLosses, watched } from './queue-losses.ts';
import { type RoomAlert, roomAlerts } from './room-alerts.ts';

const players = buildPlayers();
const byId = new Map(players.map((player) => [entityKey(player), player]));

/** Alerts of a draft in which somebody was queued before it began. */
function alertsOf(wish: DraftWish, queuedId?: string): readonly RoomAlert[] {
  const draft = buildDraft(wish);
  const view = buildView(wish);
  const queued = byId.get(queuedId ?? '');
  const memory = watched(new Map(), queued ? withQueued([], queued) : [], new Set());
  return roomAlerts({ draft, view, byId, losses: queueLosses(memory, draft) });
}
const wordsOf = (alerts: readonly RoomAlert[], kind: RoomAlert['kind']) =>
  alerts.filter((alert) => alert.kind === kind).map(({ what, detail }) => `${what}${detail}`);

test('a tier that may be gone before my pick gives an alert with the picks until then', () => {
  const alerts = alertsOf({ seat: 4, picked: ['RB1', 'RB2', 'RB3'] });
  expect(wordsOf(alerts, 'tier')).toEqual([]); // mine and mine again: nobody is in between
  expect(wordsOf(alertsOf({ seat: 3, picked: ['RB1', 'RB2', 'RB3'] }), 'tier')).toEqual([
    '1 left in RB tier 1, 2 picks until yours',
  ]);
});

test('a tier of a position in which nobody else would start gives no alert', () => {
  const picked = ['QB1', 'WR1', 'RB1', 'QB2', 'QB3', 'RB2', 'WR2', 'WR3'];
  expect(wordsOf(alertsOf({ seat: 1, picked }), 'tier').filter((words) => words.includes('QB'))).toEqual([]);
  expect(wordsOf(alertsOf({ seat: 2, picked }), 'tier')).toContain('1 left in QB tier 1, 1 pick until yours');
});

test('players who are still there long after their usual pick give alerts, the better one first', () => {
  const picked = ['TE20', 'TE21', 'TE22', 'TE23', 'TE24', 'TE25', 'TE26', 'TE27'];
  expect(wordsOf(alertsOf({ picked }), 'value')).toEqual([
    'P. QB1 has fallen 8 picks past an ADP of 1.0',
    'P. RB1 has fallen 7 picks past an ADP of 2.0',
  ]);
});

test('a run on a position gives an alert that counts the last picks', () => {
  expect(wordsOf(alertsOf({ picked: ['WR1', 'WR2', 'WR3', 'QB1', 'WR4'] }), 'run')).toEqual([
    'Run on wide receivers: 4 of the last 5 were WR',
  ]);
});

test('a queued player who goes gives an alert until my next pick', () => {
  const gone = wordsOf(alertsOf({ seat: 3, picked: ['RB1', 'WR1'] }, 'RB1'), 'queue');
  expect(gone).toEqual(['P. RB1 is gone from your queue: Team 1 at 1.01']);
  expect(wordsOf(alertsOf({ seat: 3, picked: ['RB1', 'WR1', 'WR2'] }, 'RB1'), 'queue')).toEqual([]);
});

test('three of my starters off in one week give an alert with their names', () => {
  const others = ['QB1', 'QB2', 'QB3', 'RB1', 'RB2', 'RB3'];
  const alerts = alertsOf({ seat: 1, picked: ['WR1', ...others, 'WR4', 'WR7'] });
  expect(wordsOf(alerts, 'bye')).toEqual(['3 of your starters are off in week 8: P. WR1, P. WR4, P. WR7']);
});

test('when every pick is made there are no alerts', () => {
  const total = buildDraft().picks.length;
  expect(alertsOf({ picked: [...byId.keys()].slice(0, total) })).toEqual([]);
});
