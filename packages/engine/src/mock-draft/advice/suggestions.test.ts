import { describe, expect, it } from 'vitest';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { buildDraft, invented } from '../../testing/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { Position } from '../../vocabulary/positions.ts';
import { applyCommand } from '../rules/apply-command.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { bestSuggestion, suggestions, suggestionsAmong } from './suggestions.ts';

/** The draft after the person has taken these, one per own turn, the bots in between. */
const drafted = (state: DraftState, pool: DraftPool, own: readonly EntityId[]): DraftState =>
  own.reduce((current, entityId) => {
    const picked = applyCommand(current, { type: 'pick', entityId, participantId: null }, { pool, nowMs: 1 });
    if (!picked.ok) throw new Error(picked.reason);
    const answered = applyCommand(picked.value.state, { type: 'botsUntilUser' }, { pool, nowMs: 1 });
    return answered.ok ? answered.value.state : picked.value.state;
  }, state);

describe('suggestions', () => {
  it('are at most eight available players, three of a position, best first, the same every time', () => {
    const { state, pool } = buildDraft();
    const list = suggestions(state, pool, 0);
    expect(list.length).toBeGreaterThan(1);
    expect(list.length).toBeLessThanOrEqual(8);
    expect(new Set(list.map((each) => each.entityId)).size).toBe(list.length);
    for (const position of ['QB', 'RB', 'WR', 'TE'])
      expect(list.filter((each) => each.position === position).length).toBeLessThanOrEqual(3);
    expect(list[0]?.reasons.pointsOverRunnerUp).toBeGreaterThanOrEqual(0);
    expect(suggestions(state, pool, 0)).toEqual(list);
    expect(bestSuggestion(state, pool)).toBe(list[0]?.entityId);
  });

  it('answer whoever is looked for, a kicker in the first round as well, best first', () => {
    const { state, pool } = buildDraft();
    const kickers = suggestionsAmong(state, pool, 0, ({ position }) => position === 'K');
    expect(kickers).toHaveLength(8);
    expect(kickers[0]?.entityId).toBe('K-1');
    expect(kickers.every(({ position }) => position === 'K')).toBe(true);
    const one = suggestionsAmong(state, pool, 0, ({ entityId }) => entityId === 'QB-7');
    expect(one.map(({ entityId }) => entityId)).toEqual(['QB-7']);
    const taken = drafted(state, pool, [invented('QB', 7)]);
    expect(suggestionsAmong(taken, pool, 0, ({ entityId }) => entityId === 'QB-7')).toEqual([]);
  });

  it('never name somebody who is taken or whom the roster has no place for', () => {
    const { state, pool } = buildDraft({ teams: 10 });
    const later = drafted(state, pool, [invented('QB', 1), invented('QB', 3)]);
    const taken = new Set(later.picks.map((pick) => pick.entityId));
    for (const each of suggestions(later, pool, 0)) {
      expect(taken.has(each.entityId)).toBe(false);
      const outcome = applyCommand(
        later,
        { type: 'pick', entityId: each.entityId, participantId: null },
        { pool, nowMs: 1 },
      );
      expect(outcome.ok).toBe(true);
    }
  });

  it.each([
    ['zeroRB', (positions: readonly Position[]) => !positions.includes('RB')],
    ['puntTE', (positions: readonly Position[]) => !positions.includes('TE')],
    ['heavyRB', (positions: readonly Position[]) => positions.every((position) => position === 'RB')],
    ['earlyWR', (positions: readonly Position[]) => positions.every((position) => position === 'WR')],
  ] as const)('keep to the plan %s', (strategy, keeps) => {
    const { state, pool } = buildDraft({ strategies: [strategy] });
    expect(keeps(suggestions(state, pool, 0).map((each) => each.position))).toBe(true);
  });

  it('say which place is filled, who rests in the same week and how likely they come back', () => {
    const { state, pool } = buildDraft({ teams: 12, userSeat: 0 });
    const later = drafted(state, pool, [invented('WR', 1)]);
    const receiver = suggestions(later, pool, 0).find((each) => each.position === 'WR');
    expect(receiver?.reasons.fillsSlot).toEqual({ slot: 'WR', ordinal: 2 });
    const { byeWeek, numberOf } = pool.table;
    const byeOf = (id: EntityId) => byeWeek[numberOf.get(id) ?? -1];
    const clashes = receiver && byeOf(receiver.entityId) === byeOf(invented('WR', 1)) ? [invented('WR', 1)] : [];
    expect(receiver?.reasons.byeClash).toEqual(clashes);
    for (const { reasons } of suggestions(later, pool, 0)) {
      expect(reasons.oddsToComeBack).toBeGreaterThanOrEqual(0);
      expect(reasons.oddsToComeBack).toBeLessThanOrEqual(1);
    }
  });

  it('know the last of a tier', () => {
    const { state, pool } = buildDraft({ mode: 'manual', teams: 2 });
    // Tiers of the invented pool are five players deep.
    const four = ['RB-1', 'RB-2', 'RB-3', 'RB-4'].reduce((current, id) => {
      const outcome = applyCommand(
        current,
        { type: 'pick', entityId: id as EntityId, participantId: null },
        { pool, nowMs: 1 },
      );
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.state;
    }, state);
    const list = suggestions(four, pool, 0, [invented('RB', 5)]);
    const last = list.find((each) => each.entityId === 'RB-5');
    expect(last?.reasons).toMatchObject({ tier: 1, lastOfTier: true });
    expect(last?.reasons.positionRun).toMatchObject({ position: 'RB', count: 4 });
  });

  it('are there for a team that is not on the clock, and not for one that is done', () => {
    const { state, pool } = buildDraft({ teams: 12 });
    expect(suggestions(state, pool, 11).length).toBeGreaterThan(0);
    const over = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    expect(over.ok && suggestions(over.value.state, pool, 0)).toEqual([]);
    expect(over.ok && bestSuggestion(over.value.state, pool)).toBeNull();
  });

  it('have no odds of coming back at the last pick', () => {
    const { state, pool } = buildDraft({ teams: 3 });
    const over = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    const last = over.ok
      ? applyCommand(over.value.state, { type: 'resetToPick', pickNumber: 46 }, { pool, nowMs: 1 })
      : null;
    if (!last?.ok) throw new Error('the draft could not be played');
    const list = suggestions(last.value.state, pool, 2);
    expect(list.length).toBeGreaterThan(0);
    for (const each of list) expect(each.reasons.oddsToComeBack).toBeNull();
  });
});
