import { expect, test } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { buildHeld, buildRoomPool, buildView } from '../../../../testing/build-room.ts';
import { roomView } from './room-view.ts';

test('picks until mine are those of the others in between, and none when it is my turn', () => {
  expect(buildView({ seat: 3 }).picksUntilMine).toBe(2);
  expect(buildView({ seat: 3, picked: ['RB1', 'WR1'] }).picksUntilMine).toBe(0);
  expect(buildView({ seat: 3, picked: ['RB1', 'WR1', 'QB1'] }).picksUntilMine).toBe(2);
});

test('over all players the odds of being gone add up to the picks of the others before my next one', () => {
  const { free } = buildView({ seat: 2, picked: ['RB1'] });
  const gone = free.reduce((sum, { odds }) => sum + 1 - (odds ?? 0), 0);
  expect(gone).toBeCloseTo(4, 6);
});

test('nobody who was drafted is among the free, and their tier has one less', () => {
  const { free, breaks } = buildView({ picked: ['RB1', 'RB2'] });
  expect(free.map(({ id }) => id)).not.toContain('RB1');
  expect(breaks.find(({ position, tier }) => position === 'RB' && tier === 1)?.undraftedCount).toBe(2);
});

test('with opponents drafted for, only my own pick is mine to make; in person every pick is', () => {
  expect(buildView({ seat: 3 }).pickRefusal).toBe('not-your-turn');
  expect(buildView({ seat: 1 }).pickRefusal).toBeNull();
  const inPerson = buildView({ seat: 3, mode: 'Manual' });
  expect(inPerson.pickRefusal).toBeNull();
  expect(inPerson.seat).toBe(0);
});

test('a pick for another team has its name, so that what is said of it is not read as said of me', () => {
  expect(buildView({ seat: 3, mode: 'Manual' }).otherName).toBe('Team 1');
  expect(buildView({ seat: 1, mode: 'Manual' }).otherName).toBeNull();
  expect(buildView({ seat: 3 }).otherName).toBeNull();
});

test('a tier that may be empty before my next pick is named, kickers and defences never are', () => {
  const { alerts } = buildView({ seat: 1, picked: [] });
  expect(alerts).toEqual([]);
  const later = buildView({ seat: 4, picked: ['RB1', 'RB2', 'RB3', 'K1', 'K2'] });
  expect(later.alerts.map(({ position, undraftedCount }) => [position, undraftedCount])).toEqual([['RB', 1]]);
});

test('teams before me are shown with the starting places they have to fill', () => {
  const { needsBefore } = buildView({ seat: 3, picked: ['RB1'] });
  expect(needsBefore).toHaveLength(1);
  expect(needsBefore[0]).toMatchObject({ name: 'Team 2', picks: 1 });
  expect(needsBefore[0]?.open).toContain('QB');
});

test('whom a team has before the draft is on its roster, and nobody can draft them', () => {
  const rostered = [
    { draftPosition: 3, entityId: 'RB1', position: 'RB' as const },
    { draftPosition: 2, entityId: 'QB1', position: 'QB' as const },
    { draftPosition: null, entityId: 'WR1', position: 'WR' as const },
  ];
  const draft = buildDraft({ seat: 3 });
  const { state } = buildHeld({ ...draft, partial: { rounds: 2, players: 'rookies', rostered } });
  const view = roomView(state, buildRoomPool());
  const free = view.free.map(({ id }) => id as string);
  expect(free).toContain('RB2');
  expect(rostered.filter(({ entityId }) => free.includes(entityId))).toEqual([]);
  expect(view.held).toEqual(['RB']);
  expect(view.needsBefore.find(({ name }) => name === 'Team 2')?.open).not.toContain('QB');
  expect(view.myTurns).toHaveLength(2);
});
