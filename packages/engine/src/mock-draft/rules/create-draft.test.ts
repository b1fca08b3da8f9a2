import { describe, expect, it } from 'vitest';
import { buildDraft, buildPool, type DraftWishes, invented, tryDraft } from '../../testing/drafts.ts';
import { draftPicks } from './draft-picks.ts';

const reason = (wishes: DraftWishes, pool = buildPool()) => {
  const outcome = tryDraft(wishes, pool);
  return outcome.ok ? 'accepted' : outcome.reason;
};
const wr = (rank: number) => invented('WR', rank);

describe('a new draft', () => {
  it.each([
    ['no team', { teams: 0 }, 'team-count'],
    ['nineteen teams', { teams: 19 }, 'team-count'],
    ['ten of a slot', { slots: { TE: 10 } }, 'slot-count'],
    ['a bench of thirty-one', { slots: { BN: 31 } }, 'slot-count'],
    ['half a slot', { slots: { BN: 0.5 } }, 'slot-count'],
    ['no slot at all', { slots: { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0, BN: 0 } }, 'empty-roster'],
    ['a seat that does not exist', { teams: 4, userSeat: 4 }, 'no-such-user-seat'],
    ['more defences than there are', { teams: 18, slots: { DST: 2 } }, 'pool-too-small'],
    ['eighteen full teams of a small pool', { teams: 18, slots: { BN: 9 } }, 'accepted'],
  ] as const)('with %s: %s', (_, wishes, expected) => {
    expect(reason(wishes)).toBe(expected);
  });
});

describe('keepers', () => {
  it.each([
    ['a stranger', [{ seat: 0, round: 1, entityId: wr(999) }], 'keeper-unknown-player'],
    ['a team that is not there', [{ seat: 12, round: 1, entityId: wr(1) }], 'keeper-unknown-team'],
    ['a round beyond the format', [{ seat: 0, round: 17, entityId: wr(1) }], 'keeper-round-beyond-format'],
    ['round zero', [{ seat: 0, round: 0, entityId: wr(1) }], 'keeper-round-beyond-format'],
    [
      'two in one slot',
      [
        { seat: 0, round: 1, entityId: wr(1) },
        { seat: 0, round: 1, entityId: wr(2) },
      ],
      'two-keepers-in-one-slot',
    ],
    [
      'one player twice',
      [
        { seat: 0, round: 1, entityId: wr(1) },
        { seat: 3, round: 2, entityId: wr(1) },
      ],
      'keeper-twice',
    ],
  ])('are refused for %s', (_, keepers, expected) => {
    expect(reason({ keepers })).toBe(expected);
  });

  it('are refused when they leave no place for the line-up', () => {
    // 16 rounds, 10 starters: a team may keep 6 players of the bench and 4 receivers (3 and the flex), not 11.
    const keepers = Array.from({ length: 11 }, (_, index) => ({ seat: 0, round: index + 1, entityId: wr(index + 1) }));
    expect(reason({ keepers: keepers.slice(0, 10) })).toBe('accepted');
    expect(reason({ keepers })).toBe('keepers-leave-no-line-up');
  });

  it('occupy the pick of their round from the start', () => {
    const { state } = buildDraft({ teams: 12, keepers: [{ seat: 11, round: 2, entityId: wr(1) }] });
    expect(draftPicks(state)[12]).toMatchObject({ label: '2.01', seat: 11, isKeeper: true });
  });

  it('close a draft that has nothing else', () => {
    const slots = { QB: 0, RB: 0, WR: 1, TE: 0, FLEX: 0, K: 0, DST: 0, BN: 0 };
    const { state } = buildDraft({ teams: 1, slots, keepers: [{ seat: 0, round: 1, entityId: wr(1) }] });
    expect(state.closedAtMs).toBe(0);
  });
});
