// A draft on the screen over random histories: it is told of picks, now and then twice, late or not at all, and must
// come to what the server would answer.
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { applyCommands } from '@pylon/engine/mock-draft/rules/apply-command';
import type { DraftCommand, DraftEvent } from '@pylon/engine/mock-draft/rules/draft-command';
import { draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDraft, buildPick } from '../../../../testing/build-draft.ts';
import { buildHeld, buildRoomPool } from '../../../../testing/build-room.ts';
import { leagueOf } from '../../drafting/league-of.ts';
import { type HeldDraft, type PickEvent, withOwnPick, withPickTold } from './held-draft.ts';

const TEAMS = 3;
const { byId, pool } = buildRoomPool(leagueOf(buildDraft({ teams: TEAMS }).configuration));
const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

interface Beginning {
  readonly mode: 'AutoDraft' | 'Manual';
  readonly order: 'SNAKE' | 'LINEAR' | '3RD_ROUND_REVERSAL';
  /** Numbers of picks that keepers hold, and of picks that another team makes. */
  readonly kept: readonly number[];
  readonly traded: readonly number[];
}

/** A draft as it is answered before its first pick. */
function beginning({ mode, order, kept, traded }: Beginning): MockDraft {
  const draft = buildDraft({ teams: TEAMS, mode });
  const keepers = [...byId.values()].slice(20);
  return {
    ...draft,
    configuration: { ...draft.configuration, draftType: order },
    picks: draft.picks.map((pick) => {
      const { pickNumber } = pick;
      const player = kept.includes(pickNumber) ? keepers[pickNumber] : undefined;
      const { participantId } = traded.includes(pickNumber) ? (draft.picks[pickNumber] ?? pick) : pick;
      return {
        ...(player ? { ...buildPick(pickNumber, TEAMS, player), isKeeper: true, pickAt: null } : pick),
        participantId,
      };
    }),
  };
}

/** What the server answers of a state. */
const answered = (begun: MockDraft, state: DraftState): MockDraft => ({
  ...begun,
  version: state.version,
  closedAt: instant(state.closedAtMs),
  picks: draftPicks(state).map(({ pickNumber, seat, player, isKeeper, isAutoDraft, pickedAtMs }) => ({
    ...buildPick(pickNumber, TEAMS, byId.get(player?.entityId ?? '')),
    participantId: state.participants[seat]?.id ?? '',
    isKeeper,
    isAutoDraft,
    pickAt: instant(pickedAtMs),
  })),
});

/** What the stream tells of a pick of a step that ended in a draft. */
function told({ id, version, closedAt, deadlineAt, picks }: MockDraft, pickNumber: number): PickEvent {
  const pick = picks[pickNumber - 1];
  if (!pick) throw new RangeError(`pick ${pickNumber} is not there`);
  const { rank: _, tier: __, seasonalScoredProjections: ___, ...mockDraftPick } = pick;
  return { mockDraft: { id, version, closedAt, deadlineAt }, mockDraftPick };
}

const isOnlyPicks = (events: readonly DraftEvent[]) =>
  events.every(({ type }) => type === 'picked' || type === 'closed');

const pickNumbers = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 4 });
const moves = fc.record({
  kind: fc.constantFrom('pick', 'pick', 'pick', 'pick', 'botsUntilUser', 'undo', 'reset', 'startOver', 'simulate'),
  number: fc.nat(60),
  /** What becomes of the news of the step. */
  news: fc.constantFrom('told', 'told', 'told', 'twice', 'lost'),
});

test('a draft that live news move on is the draft that the server would answer', () => {
  fc.assert(
    fc.property(
      fc.record({
        mode: fc.constantFrom('AutoDraft', 'Manual'),
        order: fc.constantFrom('SNAKE', 'LINEAR', '3RD_ROUND_REVERSAL'),
        kept: pickNumbers,
        traded: pickNumbers,
      }),
      fc.array(moves, { maxLength: 25 }),
      (wish, history) => {
        const begun = beginning(wish);
        let held: HeldDraft = buildHeld(begun);
        let { state } = held;
        let newest: PickEvent | null = null;
        for (const [step, { kind, number, news }] of history.entries()) {
          const entityId = pool.table.entityIds[number] ?? ('nobody' as never); // the pool has more
          const context = { pool, nowMs: Date.parse(begun.draftAt) + 1_000 * (step + 1) };
          const commands: Readonly<Record<typeof kind, readonly DraftCommand[]>> = {
            pick: [{ type: 'pick', entityId, participantId: null }, { type: 'botsUntilUser' }],
            botsUntilUser: [{ type: 'botsUntilUser' }],
            undo: [{ type: 'undo' }],
            reset: [{ type: 'resetToPick', pickNumber: number }],
            startOver: [{ type: 'startOver', seed: `drawn ${step}` }, { type: 'botsUntilUser' }],
            simulate: [{ type: 'simulateRest' }],
          };
          const steps = commands[kind].map((command, index) => ({ command, optional: index > 0 }));
          const outcome = applyCommands(state, steps, context);
          const player = byId.get(entityId);
          if (kind === 'pick' && player) held = withOwnPick(held, player, context);
          if (!outcome.ok) {
            expect(held.draft.picks).toEqual(answered(begun, state).picks); // what the server refuses was not shown
            continue;
          }
          state = outcome.value.state;
          const answer = answered(begun, state);
          const events = outcome.value.events.flatMap((event) =>
            event.type === 'picked' ? [told(answer, event.pickNumber)] : [],
          );
          const heard = news === 'lost' ? events.slice(1) : news === 'twice' ? [...events, ...events] : events;
          const after = heard.reduce<HeldDraft | null>((now, event) => now && withPickTold(now, event, byId), held);
          // News that are no picks, and gaps, load the draft anew. My own pick is on the screen, told of or not.
          const ids = after?.state.picks.map((pick) => pick.entityId) ?? [];
          expect(new Set(ids).size).toBe(ids.length); // shown until the draft is loaded anew
          const isLost = news === 'lost' && events.length > 0;
          held = after === null || isLost || !isOnlyPicks(outcome.value.events) ? buildHeld(answer) : after;
          expect(held).toEqual(buildHeld(answer));
          if (newest) expect(withPickTold(held, newest, byId)).toBe(held); // news of an earlier step come too late
          newest = events.at(-1) ?? newest;
        }
      },
    ),
    { numRuns: 60 },
  );
});
