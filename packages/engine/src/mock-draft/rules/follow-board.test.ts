import { describe, expect, it } from 'vitest';
import { buildPool, leagueOf } from '../../testing/drafts.ts';
import { outsideBoard, outsidePick, stranger } from '../../testing/outside-boards.ts';
import { oddsAtNextPick } from '../advice/availability-odds.ts';
import { suggestions } from '../advice/suggestions.ts';
import { roomOfDraft } from '../bots/room-of-draft.ts';
import { picksOfParticipant } from '../report/draft-roster.ts';
import { applyCommand, applyCommands } from './apply-command.ts';
import { draftCan } from './draft-can.ts';
import type { DraftCommand } from './draft-command.ts';
import { currentPick, draftPicks } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';
import { createFollowed, isFollowing } from './follow-board.ts';
import type { OutsideBoard } from './outside-board.ts';

const pool = buildPool(leagueOf({ teams: 4 }));
const wishes = {
  leagueType: 'fantasy',
  roomType: 'tight',
  seed: 'test',
  sources: { adpProvider: 'consensus', expertIds: [], scoringSystemId: '1' },
} as const;

function follow(board: OutsideBoard): DraftState {
  const outcome = createFollowed(wishes, board, 1);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
}
const seen = (state: DraftState, board: OutsideBoard) =>
  applyCommand(state, { type: 'follow', board }, { pool, nowMs: 2 });
const nowWith = (state: DraftState, board: OutsideBoard) => {
  const outcome = seen(state, board);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => outsidePick(index + 1));
const names = (state: DraftState) => draftPicks(state).flatMap(({ player }) => (player ? [player.entityId] : []));

describe('a followed draft', () => {
  it('has everything at once that stands on the board when one comes late', () => {
    const state = follow(outsideBoard(upTo(9)));
    expect(names(state)).toEqual(upTo(9).map(({ entityId }) => entityId));
    expect(currentPick(state)).toEqual({ pickNumber: 10, seat: 1 });
    expect(state.participants.map(({ name }) => name)).toEqual(['Ada', 'Me', 'Cleo', 'Dora']);
  });

  it('tells of each new pick, and keeps the time of the earlier ones', () => {
    const { state, events } = nowWith(follow(outsideBoard(upTo(3))), outsideBoard(upTo(5))).value;
    expect(events.map((event) => (event.type === 'picked' ? event.pickNumber : event.type))).toEqual([4, 5]);
    expect(state.picks.map(({ pickedAtMs }) => pickedAtMs)).toEqual([1, 1, 1, 2, 2]);
  });

  it('takes back what the platform takes back, and corrects what it corrects', () => {
    const begun = follow(outsideBoard(upTo(5)));
    const undone = nowWith(begun, outsideBoard(upTo(3)));
    expect(undone.value.events).toEqual([{ type: 'picksRemoved', fromPickNumber: 4 }]);
    expect(undone.value.state.picks).toHaveLength(3);
    const corrected = upTo(5).with(1, outsidePick(2, stranger(7)));
    const { state, events } = nowWith(begun, outsideBoard(corrected)).value;
    expect(events[0]).toEqual({ type: 'picksRemoved', fromPickNumber: 2 });
    expect(names(state)).toEqual(corrected.map(({ entityId }) => entityId));
  });

  it('says nothing when nothing is new', () => {
    const board = outsideBoard(upTo(5), { tradedPicks: [{ pickNumber: 7, seat: 0 }] });
    const stored = JSON.parse(JSON.stringify(follow(board))) as DraftState; // as a database gives it back
    expect(isFollowing(stored, board)).toBe(true);
    expect(isFollowing(stored, { ...board, picks: upTo(6) })).toBe(false);
    expect(isFollowing(stored, { ...board, tradedPicks: [] })).toBe(false);
    expect(isFollowing(stored, { ...board, names: ['Ada', 'Me', 'Cleo', 'Eve'] })).toBe(false);
  });

  it('keeps somebody whom nobody here knows, and advice goes on', () => {
    const state = follow(outsideBoard([outsidePick(1, stranger(12)), outsidePick(2)]));
    expect(names(state)[0]).toBe('sleeper:12');
    expect(suggestions(state, pool, state.userSeat).length).toBeGreaterThan(0);
    expect(oddsAtNextPick(roomOfDraft(state, pool.table), state.userSeat)).not.toBeNull();
  });

  it('shows keepers in their cells from the start, and whoever is placed behind a hole', () => {
    const kept = outsidePick(6, { isKeeper: true });
    const state = follow(outsideBoard([...upTo(2), outsidePick(4), kept]));
    expect(state.picks).toHaveLength(2);
    expect(currentPick(state)?.pickNumber).toBe(3);
    expect(draftPicks(state)[3]).toMatchObject({ isKeeper: true, player: { entityId: 'WR-4' } });
    const filled = nowWith(state, outsideBoard([...upTo(4), kept])).value.state;
    expect(draftPicks(filled)[3]).toMatchObject({ isKeeper: false });
    expect(draftPicks(filled)[5]).toMatchObject({ isKeeper: true });
    expect(currentPick(filled)?.pickNumber).toBe(5);
  });

  it('gives a traded pick to the team that has it now, a keeper on it included', () => {
    const tradedPicks = [
      { pickNumber: 1, seat: 3 },
      { pickNumber: 6, seat: 1 },
    ];
    const state = follow(outsideBoard([outsidePick(1), outsidePick(6, { isKeeper: true })], { tradedPicks }));
    expect(picksOfParticipant(state, 3).map(({ pickNumber }) => pickNumber)).toEqual([1]);
    expect(picksOfParticipant(state, 1).map(({ pickNumber }) => pickNumber)).toEqual([6]);
    expect(suggestions(state, pool, 1).length).toBeGreaterThan(0);
  });

  it('closes with the last pick of the board and opens again when that is taken back', () => {
    const all = Array.from({ length: 64 }, (_, index) => outsidePick(index + 1, stranger(index + 1)));
    const { state, events } = nowWith(follow(outsideBoard(all.slice(0, 63))), outsideBoard(all)).value;
    expect(events.at(-1)).toEqual({ type: 'closed', closedAtMs: 2 });
    expect(state.closedAtMs).toBe(2);
    expect(nowWith(state, outsideBoard(all.slice(0, 63))).value.state.closedAtMs).toBeNull();
  });

  it('moves the person when the platform draws the order, with the plan they had', () => {
    const before = follow(outsideBoard());
    const planned = applyCommand(
      before,
      { type: 'updateSettings', changes: { strategies: { 'seat-2': 'zeroRB' } } },
      { pool, nowMs: 1 },
    );
    if (!planned.ok) throw new Error(planned.reason);
    const board = outsideBoard([], { names: ['Dora', 'Cleo', 'Ada', 'Me'], userSeat: 3 });
    const { state } = nowWith(planned.value.state, board).value;
    expect(state.participants[3]).toEqual({ id: 'seat-4', name: 'Me', strategy: 'zeroRB' });
  });

  it('is not followed into a contradiction', () => {
    const state = follow(outsideBoard(upTo(2)));
    expect(seen(state, outsideBoard([outsidePick(65)]))).toEqual({ ok: false, reason: 'no-such-pick' });
    const twice = outsideBoard([outsidePick(1), outsidePick(2, outsidePick(1)), outsidePick(3)]);
    expect(seen(state, twice)).toEqual({ ok: false, reason: 'player-taken' });
  });

  it('refuses every way of picking and taking back here, and the queue stays open', () => {
    const state = follow(outsideBoard(upTo(5)));
    for (const action of [
      'pick',
      'replacePick',
      'botsPick',
      'simulateRest',
      'undo',
      'resetToPick',
      'startOver',
    ] as const)
      expect(draftCan[action](state), action).toBe('follows-outside-draft');
    const commands: readonly DraftCommand[] = [
      { type: 'pick', entityId: outsidePick(9).entityId, participantId: null },
      { type: 'replacePick', pickNumber: 1, entityId: outsidePick(9).entityId },
      { type: 'botsUntilUser' },
      { type: 'simulateRest' },
      { type: 'undo' },
      { type: 'resetToPick', pickNumber: 1 },
      { type: 'startOver' },
      { type: 'updateSettings', changes: { mode: 'autoDraft' } },
    ];
    for (const command of commands)
      expect(applyCommand(state, command, { pool, nowMs: 2 }), command.type).toEqual({
        ok: false,
        reason: 'follows-outside-draft',
      });
    expect(draftCan.queue(state)).toBeNull();
    expect(draftCan.rate(state)).toBeNull();
  });

  it('goes on against bots from any point once it is let go, whatever the trades', () => {
    const tradedPicks = [2, 7, 10, 15].map((pickNumber) => ({ pickNumber, seat: 0 })); // four of mine
    const state = follow(outsideBoard(upTo(9), { tradedPicks }));
    const outcome = applyCommands(state, [{ command: { type: 'unfollow' } }, { command: { type: 'simulateRest' } }], {
      pool,
      nowMs: 3,
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.value.state.closedAtMs).toBe(3);
    expect(outcome.value.state.isFollowed).toBeUndefined();
    expect(picksOfParticipant(outcome.value.state, 0)).toHaveLength(20);
    expect(picksOfParticipant(outcome.value.state, 1)).toHaveLength(12);
    expect(seen(outcome.value.state, outsideBoard())).toEqual({ ok: false, reason: 'not-followed' });
  });
});
