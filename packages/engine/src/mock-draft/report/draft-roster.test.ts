import { describe, expect, it } from 'vitest';
import { placeFilled } from '../../drafting/roster.ts';
import { buildDraft, invented } from '../../testing/drafts.ts';
import { DEFAULT_LEAGUE } from '../../vocabulary/league.ts';
import { applyCommand } from '../rules/apply-command.ts';
import { draftRoster } from './draft-roster.ts';

describe('a roster', () => {
  it('seats the best line-up and benches the rest', () => {
    const keepers = [6, 5, 4, 3].map((rank, index) => ({ seat: 0, round: index + 1, entityId: invented('RB', rank) }));
    const { state, pool } = buildDraft({ keepers });
    const roster = draftRoster(state, 0, pool.table);
    const at = (slot: string) =>
      roster.places.filter((place) => place.slot === slot).map((place) => place.starter?.pick.player?.entityId ?? null);
    expect(at('RB')).toEqual(['RB-3', 'RB-4']);
    expect(at('FLEX')).toEqual(['RB-5']);
    expect(at('QB')).toEqual([null]);
    expect(roster.bench.map((member) => member.pick.player?.entityId)).toEqual(['RB-6']);
    expect(roster.openBench).toBe(5);
  });

  it('is complete when the draft is over', () => {
    const { state, pool } = buildDraft({ teams: 6 });
    const over = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    for (let seat = 0; seat < 6; seat++) {
      const roster = over.ok ? draftRoster(over.value.state, seat, pool.table) : null;
      expect(roster?.places.every((place) => place.starter !== null)).toBe(true);
      expect(roster?.openBench).toBe(0);
    }
  });
});

describe('the place that a newcomer fills', () => {
  const { slots } = DEFAULT_LEAGUE;
  it.each([
    [[], 'WR', { slot: 'WR', ordinal: 1 }],
    [['WR', 'WR'], 'WR', { slot: 'WR', ordinal: 3 }],
    [['WR', 'WR', 'WR'], 'WR', { slot: 'FLEX', ordinal: 1 }],
    [['RB', 'RB', 'RB'], 'WR', { slot: 'WR', ordinal: 1 }],
    [['RB', 'RB', 'RB'], 'RB', { slot: 'BN' }],
    [['QB'], 'QB', { slot: 'BN' }],
  ] as const)('beside %j is for a %s: %j', (held, position, place) => {
    expect(placeFilled(held, position, slots)).toEqual(place);
  });
});
