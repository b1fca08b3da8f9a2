import { describe, expect, test } from 'vitest';
import {
  earliestAdp,
  type ListedPlayer,
  nextPicks,
  type OwnPlayer,
  type RunningDraft,
  usualShape,
} from './next-picks.ts';

const own = (name: string, position: string, nflTeam: string | null, byeWeek: number | null = null): OwnPlayer => ({
  ...{ name, position, nflTeam, byeWeek },
});
const listed = (key: string, position: string, adp: number, more: Partial<ListedPlayer> = {}): ListedPlayer => ({
  ...{ key, position, adp, nflTeam: null, byeWeek: null },
  ...more,
});
const draftOf = (more: Partial<RunningDraft> = {}): RunningDraft => ({
  ...{ own: [], nextPick: 100, draftSize: 12, rounds: 18, isSuperflex: false, games: [], taken: new Set() },
  ...{ others: 0, othersWith: () => 0 },
  ...more,
});
const keysOf = (draft: RunningDraft, list: readonly ListedPlayer[]) =>
  nextPicks(draft, list).map((one) => one.player.key);
const only = (draft: RunningDraft, player: ListedPlayer) => {
  const [one] = nextPicks(draft, [player]);
  if (!one) throw new Error('nobody is suggested');
  return one;
};
const kindsOf = (notes: readonly { readonly kind: string }[]) => notes.map(({ kind }) => kind);

describe('who is suggested', () => {
  test('is whoever costs most, without those who are taken or must be gone', () => {
    const list = [listed('gone', 'RB', 84.9), listed('a', 'RB', 85), listed('own', 'RB', 95), listed('b', 'RB', 100)];
    expect(earliestAdp(100)).toBe(85);
    expect(keysOf(draftOf({ taken: new Set(['own']) }), list)).toEqual(['a', 'b']);
    expect(keysOf(draftOf(), [])).toEqual([]);
  });

  test('is never a kicker or a defense', () => {
    expect(keysOf(draftOf(), [listed('k', 'K', 100), listed('d', 'DEF', 101)])).toEqual([]);
  });

  test('is told to fifteen, of the next three rounds', () => {
    const list = Array.from({ length: 60 }, (_, index) => listed(`p${index}`, 'RB', 90 + index));
    expect(keysOf(draftOf(), list)).toEqual(list.slice(0, 15).map(({ key }) => key));
  });
});

describe('what speaks for a player', () => {
  const quarterback = own('Ann', 'QB', 'BUF');
  const receiver = own('Bo', 'WR', 'BUF');

  test('a receiver beside his quarterback, and a quarterback beside his receivers', () => {
    const catcher = only(draftOf({ own: [quarterback] }), listed('x', 'TE', 100, { nflTeam: 'BUF' }));
    expect(catcher.reasons).toContainEqual({ kind: 'stack', names: ['Ann'], amount: null });
    const thrower = only(draftOf({ own: [receiver] }), listed('x', 'QB', 100, { nflTeam: 'BUF' }));
    expect(thrower.reasons).toContainEqual({ kind: 'stack', names: ['Bo'], amount: null });
    const back = only(draftOf({ own: [quarterback] }), listed('x', 'RB', 100, { nflTeam: 'BUF' }));
    expect(kindsOf(back.reasons)).not.toContain('stack');
    const free = only(draftOf({ own: [own('Free', 'QB', null)] }), listed('x', 'WR', 100));
    expect(kindsOf(free.reasons)).not.toContain('stack');
  });

  test('the other side of a game that a stack plays in, until the game is brought back', () => {
    const games = [{ home: 'MIA', away: 'BUF' }];
    const rival = listed('x', 'RB', 100, { nflTeam: 'MIA' });
    const stacked = [quarterback, receiver];
    expect(only(draftOf({ own: stacked, games }), rival).reasons).toContainEqual({
      ...{ kind: 'game-stack', names: ['Ann', 'Bo'], amount: null },
    });
    const brought = [...stacked, own('Cy', 'RB', 'MIA')];
    expect(kindsOf(only(draftOf({ own: brought, games }), rival).reasons)).not.toContain('game-stack');
    expect(kindsOf(only(draftOf({ own: [quarterback], games }), rival).reasons)).not.toContain('game-stack');
    expect(kindsOf(only(draftOf({ own: stacked }), rival).reasons)).not.toContain('game-stack');
  });

  test('a position of which the field has more by now, after the list itself', () => {
    // two teams, one round made: after the next the field has half a quarterback and a back and a half
    const list = [listed('q', 'QB', 1), listed('a', 'RB', 2), listed('b', 'RB', 3), listed('c', 'RB', 4)];
    expect(usualShape(list, { draftSize: 2, rounds: 2 })).toEqual({ QB: 0.5, RB: 1.5, WR: 0, TE: 0 });
    const draft = draftOf({ own: [own('Dee', 'WR', null)], nextPick: 3, draftSize: 2, rounds: 2 });
    const [best] = nextPicks(draft, list);
    expect(best).toMatchObject({ player: { key: 'b' }, reasons: [{ kind: 'short', amount: 1.5 }] });
    expect(kindsOf(nextPicks({ ...draft, own: [own('Ed', 'RB', null)] }, list)[0]?.reasons ?? [])).toEqual([]);
  });

  test('a stack goes before who costs a little more, and not before who costs much more', () => {
    const mate = listed('mate', 'WR', 104, { nflTeam: 'BUF' });
    const draft = draftOf({ own: [quarterback, receiver] });
    expect(keysOf(draft, [listed('other', 'WR', 100), mate])).toEqual(['mate', 'other']);
    expect(keysOf(draft, [listed('other', 'WR', 88), mate])).toEqual(['other', 'mate']);
  });

  test('a fall of a quarter of a round', () => {
    expect(only(draftOf(), listed('x', 'RB', 97)).reasons).toEqual([{ kind: 'fallen', names: [], amount: 3 }]);
    expect(only(draftOf(), listed('x', 'RB', 97.1)).reasons).toEqual([]);
  });
});

describe('what speaks against a player', () => {
  const quarterbacks = [own('Ann', 'QB', 'BUF', 7), own('Al', 'QB', 'MIA', 9)];

  test('a third quarterback, and more so a fourth; with two who start, the fourth', () => {
    const third = only(draftOf({ own: quarterbacks }), listed('x', 'QB', 100));
    expect(third.warnings).toContainEqual({ kind: 'quarterback', names: ['Ann', 'Al'], amount: 3 });
    const three = [...quarterbacks, own('Abe', 'QB', 'NYJ', 10)];
    const fourth = only(draftOf({ own: three }), listed('x', 'QB', 100));
    expect(fourth.warnings[0]?.amount).toBe(4);
    expect(fourth.score).toBeLessThan(third.score);
    expect(
      kindsOf(only(draftOf({ own: quarterbacks, isSuperflex: true }), listed('x', 'QB', 100)).warnings),
    ).not.toContain('quarterback');
    expect(kindsOf(only(draftOf({ own: three, isSuperflex: true }), listed('x', 'QB', 100)).warnings)).toContain(
      'quarterback',
    );
  });

  test('a bye week on which as many of the position rest as start', () => {
    const withBye = (position: string) => listed('x', position, 100, { byeWeek: 7 });
    const bye = (players: readonly OwnPlayer[], position: string) =>
      only(draftOf({ own: players }), withBye(position)).warnings.filter(({ kind }) => kind === 'bye');
    expect(bye(quarterbacks, 'QB')).toEqual([{ kind: 'bye', names: ['Ann'], amount: null }]);
    const backs = [own('R1', 'RB', 'A', 7), own('R2', 'RB', 'B', 7)];
    expect(bye(backs.slice(1), 'RB')).toEqual([]);
    expect(bye(backs, 'RB')).toHaveLength(1);
    // whose bye nobody knows rests with nobody
    expect(
      only(draftOf({ own: [own('T', 'TE', null)] }), listed('x', 'TE', 100)).warnings.map(({ kind }) => kind),
    ).not.toContain('bye');
  });

  test('as many of the position as the field has at the end', () => {
    const tight = [own('T', 'TE', 'A')];
    const list = [listed('t', 'TE', 1), listed('x', 'TE', 4)];
    const draft = draftOf({ own: tight, nextPick: 4, draftSize: 2, rounds: 2 });
    const [one] = nextPicks(draft, list);
    expect(one).toMatchObject({ player: { key: 'x' }, warnings: [{ kind: 'full', amount: 1 }] });
    expect(nextPicks({ ...draft, own: [] }, list)[0]?.warnings).toEqual([]);
  });

  test('a share of the other teams that is three times the field’s, on three teams at least', () => {
    const of = (teams: number, others: number) => {
      // the list has others of the position, so that the team is not full of it
      const list = [...Array.from({ length: 12 }, (_, at) => listed(`e${at}`, 'RB', at + 1)), listed('x', 'RB', 100)];
      return nextPicks(draftOf({ others, othersWith: () => teams }), list)[0]?.warnings;
    };
    expect(of(3, 12)).toEqual([{ kind: 'exposure', names: [], amount: 25 }]);
    expect(of(2, 2)).toEqual([]);
    expect(of(3, 13)).toEqual([]);
    expect(of(0, 0)).toEqual([]);
  });

  test('a player who costs a round less', () => {
    expect(kindsOf(only(draftOf(), listed('x', 'RB', 112)).warnings)).toContain('reach');
    expect(kindsOf(only(draftOf(), listed('x', 'RB', 111.9)).warnings)).not.toContain('reach');
  });
});
