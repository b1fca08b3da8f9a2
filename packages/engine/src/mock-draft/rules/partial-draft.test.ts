import { describe, expect, it } from 'vitest';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { normalCuts } from '../../drafting/letter-grades.ts';
import { buildPool, invented, leagueOf } from '../../testing/drafts.ts';
import { outsideBoard, outsidePick } from '../../testing/outside-boards.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { Position } from '../../vocabulary/positions.ts';
import { oddsAtNextPick } from '../advice/availability-odds.ts';
import { suggestions, suggestionsAmong } from '../advice/suggestions.ts';
import { suggestionsByList } from '../advice/suggestions-by-list.ts';
import { roomOfDraft } from '../bots/room-of-draft.ts';
import { draftRoster } from '../report/draft-roster.ts';
import { pointsBySeat } from '../report/grades.ts';
import { whatIfs } from '../report/what-if.ts';
import { applyCommand, applyCommands } from './apply-command.ts';
import { currentPick, draftPicks, pickCount, takenEntities } from './draft-picks.ts';
import type { DraftState, RosteredPlayer } from './draft-state.ts';
import { createFollowed, isFollowing } from './follow-board.ts';
import type { OutsideBoard, OutsidePick } from './outside-board.ts';

const TEAMS = 4;
/** Every fifth of a position plays their first season. */
const isRookie = (entityId: EntityId) => Number(entityId.split('-')[1]) % 5 === 0;
function rookiePool(): DraftPool {
  const pool = buildPool(leagueOf({ teams: TEAMS }));
  const { table } = pool;
  return { ...pool, table: { ...table, isRookie: Uint8Array.from(table.entityIds, (id) => (isRookie(id) ? 1 : 0)) } };
}
const pool = rookiePool();

/** The best veterans of a position, from a rank on, of one team. */
const veterans = (seat: number | null, position: Position, ranks: readonly number[]): readonly RosteredPlayer[] =>
  ranks.map((rank) => ({ seat, entityId: invented(position, rank), position }));
/** Every team has a line-up; that of seat 1 is short of receivers, that of seat 2 of backs. */
const ROSTERED: readonly RosteredPlayer[] = [0, 1, 2, 3].flatMap((seat) => [
  ...veterans(seat, 'QB', [1 + seat]),
  ...veterans(seat, 'RB', seat === 2 ? [] : [1, 6, 11, 16, 21].map((rank) => rank + seat)),
  ...veterans(seat, 'WR', seat === 1 ? [] : [1, 6, 11, 16, 21].map((rank) => rank + seat)),
  ...veterans(seat, 'TE', [1 + seat]),
]);

const board = (picks: readonly OutsidePick[] = [], wish: Partial<OutsideBoard> = {}): OutsideBoard =>
  outsideBoard(picks, { order: 'linear', partial: { rounds: 3, players: 'rookies', rostered: ROSTERED }, ...wish });
function follow(seen: OutsideBoard): DraftState {
  const wishes = {
    leagueType: 'dynasty',
    roomType: 'tight',
    seed: 'test',
    sources: { adpProvider: 'consensus', expertIds: [], scoringSystemId: '1' },
  } as const;
  const outcome = createFollowed(wishes, seen, 1);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
}
const rookie = (pickNumber: number, position: Position = 'WR') =>
  outsidePick(pickNumber, { entityId: invented(position, pickNumber * 5), position });

describe('a draft of rookies', () => {
  it('has as many picks as its rounds say, however deep rosters are', () => {
    const state = follow(board([rookie(1)]));
    expect(pickCount(state.settings)).toBe(12);
    expect(currentPick(state)).toEqual({ pickNumber: 2, seat: 1 });
    const all = follow(board(Array.from({ length: 12 }, (_, index) => rookie(index + 1))));
    expect(all.closedAtMs).toBe(1);
  });

  it('advises only rookies whom nobody has', () => {
    const drafted = [rookie(1), rookie(2)];
    const state = follow(board(drafted));
    const gone = takenEntities(state);
    expect(gone.has(invented('QB', 1))).toBe(true);
    const told = [
      ...[0, 1, 2, 3].flatMap((seat) => suggestions(state, pool, seat)),
      ...suggestionsAmong(state, pool, 1, () => true),
      ...suggestionsByList(state, pool, 1),
    ];
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ entityId }) => gone.has(entityId) || !isRookie(entityId))).toEqual([]);
  });

  it('advises each team what its own roster gains by', () => {
    const state = follow(board());
    const first = (seat: number) => suggestions(state, pool, seat)[0];
    expect(first(1)?.position).toBe('WR');
    expect(first(2)?.position).toBe('RB');
    expect(first(1)?.reasons.fillsSlot).toEqual({ slot: 'WR', ordinal: 1 });
    expect(first(0)?.reasons.fillsSlot).toEqual({ slot: 'BN' });
  });

  it('advises by what somebody has over the wire where no roster is known', () => {
    const unknown = { rounds: 3, players: 'rookies', rostered: [] } as const;
    const state = follow(board([], { partial: unknown }));
    const told = suggestions(state, pool, 0);
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter(({ entityId }) => !isRookie(entityId))).toEqual([]);
  });

  it('gives odds to rookies alone, the best of them going first', () => {
    const state = follow(board([], { userSeat: 3 }));
    const odds = oddsAtNextPick(roomOfDraft(state, pool.table), 3) ?? new Float64Array();
    const oddsOf = (entityId: EntityId) => odds[pool.table.numberOf.get(entityId) ?? -1];
    expect(oddsOf(invented('RB', 1))).toBe(0);
    expect(oddsOf(invented('RB', 31))).toBe(0);
    expect(oddsOf(invented('RB', 5))).toBeLessThan(oddsOf(invented('RB', 60)) ?? 0);
    expect(oddsOf(invented('RB', 60))).toBeGreaterThan(0.9);
  });

  it('goes on among rookies when it is left, and is over after its rounds', () => {
    const left = applyCommands(
      follow(board([rookie(1)])),
      [{ command: { type: 'unfollow' } }, { command: { type: 'simulateRest' } }],
      { pool, nowMs: 3 },
    );
    if (!left.ok) throw new Error(left.reason);
    const { state } = left.value;
    expect(state.closedAtMs).toBe(3);
    expect(state.picks).toHaveLength(12);
    expect(state.picks.filter(({ entityId }) => !isRookie(entityId))).toEqual([]);
    const open = { ...state, closedAtMs: null, picks: state.picks.slice(0, 11) };
    const pick = (entityId: EntityId) =>
      applyCommand(
        { ...open, settings: { ...open.settings, mode: 'manual' } },
        { type: 'pick', entityId, participantId: null },
        { pool, nowMs: 4 },
      );
    expect(pick(invented('RB', 1))).toEqual({ ok: false, reason: 'player-taken' });
    expect(pick(invented('RB', 31))).toEqual({ ok: false, reason: 'player-taken' });
    expect(pick(invented('K', 30)).ok).toBe(true);
  });

  it('takes the platform at its word where it drafts a veteran', () => {
    const veteran = outsidePick(1, { entityId: invented('RB', 31), position: 'RB' });
    const state = follow(board([veteran, rookie(2)], { userSeat: 0 }));
    expect(draftPicks(state)[0]?.player?.entityId).toBe('RB-31');
    expect(suggestions(state, pool, 0).length).toBeGreaterThan(0);
    expect(whatIfs(state, 0, { participantCuts: normalCuts }, pool)[0]).toMatchObject({
      actual: 'RB-31',
      shouldHave: 'RB-31',
    });
  });

  it('is the same whether or not the platform puts those drafted on rosters at once', () => {
    const picks = [rookie(1), rookie(2)];
    const rostered = [...ROSTERED, { seat: 0, entityId: invented('WR', 5), position: 'WR' as const }];
    const state = follow(board(picks));
    expect(isFollowing(state, board(picks, { partial: { rounds: 3, players: 'rookies', rostered } }))).toBe(true);
    const traded = ROSTERED.map((player, index) => (index === 0 ? { ...player, seat: 1 } : player));
    expect(isFollowing(state, board(picks, { partial: { rounds: 3, players: 'rookies', rostered: traded } }))).toBe(
      false,
    );
  });

  it('shows rosters with whom teams had, and grades what was added', () => {
    const state = follow(board([rookie(1), rookie(2)]));
    const roster = draftRoster(state, 0, pool.table);
    const players = [...roster.places.flatMap(({ starter }) => starter ?? []), ...roster.bench];
    expect(players).toHaveLength(13);
    expect(players.filter(({ pick }) => pick.pickNumber > 0).map(({ pick }) => pick.player?.entityId)).toEqual([
      'WR-5',
    ]);
    const [first, second, third, fourth] = pointsBySeat(state, pool);
    expect(third).toBeCloseTo(fourth ?? 0, 6);
    expect(second).toBeGreaterThan(third ?? 0);
    expect(first).toBeGreaterThanOrEqual(third ?? 0);
  });

  it('becomes a draft of whole rosters when the platform makes it one', () => {
    const outcome = applyCommand(
      follow(board([rookie(1)])),
      { type: 'follow', board: board([rookie(1)], { partial: null }) },
      { pool, nowMs: 2 },
    );
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.value.state.settings.partial).toBeUndefined();
    expect(outcome.value.events).toEqual([{ type: 'settingsChanged', changes: {} }]);
  });
});
