// What a person waits for in a mock draft: suggestions, the bots' answer to a pick, the rest of the draft, grades.
// Run: npm run bench suggestions

import { type DraftPool, draftPool } from '@pylon/engine/drafting/draft-pool';
import { draftTable } from '@pylon/engine/drafting/draft-table';
import { suggestions } from '@pylon/engine/mock-draft/advice/suggestions';
import { gradeBaseline } from '@pylon/engine/mock-draft/report/grade-baseline';
import { draftGrades } from '@pylon/engine/mock-draft/report/grades';
import { applyCommand, applyCommands } from '@pylon/engine/mock-draft/rules/apply-command';
import { createDraft, DEFAULT_DRAFT_SETTINGS } from '@pylon/engine/mock-draft/rules/create-draft';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { DRAFT_STRATEGIES } from '@pylon/engine/vocabulary/drafts';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { type Bench, duration, millisecondsOf } from './measure.ts';

/** An invented pool of 320: how many of each position, points and board of the first, and board steps. */
const POOL = {
  QB: [32, 360, 25, 6],
  RB: [90, 310, 1, 2.6],
  WR: [110, 290, 2, 2.4],
  TE: [32, 220, 20, 7],
  K: [28, 150, 140, 3],
  DST: [28, 130, 135, 3],
} as const;

function pool(): DraftPool {
  const table = draftTable(
    POSITIONS.flatMap((position) => {
      const [count, points, board, step] = POOL[position];
      return Array.from({ length: count }, (_, index) => ({
        entityId: `${position}-${index + 1}` as EntityId,
        position,
        board: board + step * index,
        points: points * 0.975 ** index,
        byeWeek: 5 + (index % 10),
      }));
    }),
  );
  return draftPool(table, DEFAULT_LEAGUE, () => 0);
}

/** A 12-team draft of 16 rounds in which every strategy is followed by at least one team. */
function draft(from: DraftPool): DraftState {
  const outcome = createDraft(
    {
      settings: { ...DEFAULT_DRAFT_SETTINGS, seed: 'bench' },
      keepers: [],
      participants: Array.from({ length: 12 }, (_, seat) => ({
        id: `${seat}`,
        name: `${seat}`,
        strategy: DRAFT_STRATEGIES[seat % DRAFT_STRATEGIES.length] ?? 'balanced',
      })),
      userSeat: 0,
      draftAtMs: 0,
    },
    from.table,
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

export const bench: Bench = {
  name: 'The draft room: 12 teams, 16 rounds, 320 players',
  run: async () => {
    const from = pool();
    const start = draft(from);
    const context = { pool: from, nowMs: 1 };
    const after = (state: DraftState, command: Parameters<typeof applyCommand>[1]): DraftState => {
      const outcome = applyCommand(state, command, context);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.state;
    };
    const over = after(start, { type: 'simulateRest' });
    const middle = after(over, { type: 'resetToPick', pickNumber: 97 });
    const baseline = gradeBaseline(start, from);
    const effort = { runMs: 150, runs: 5 };
    const timed = (name: string, targetMs: number | null, work: () => number) => ({
      name,
      ours: duration(millisecondsOf(work, effort)),
      ...(targetMs === null ? {} : { against: { ...duration(targetMs), what: 'target' } }),
    });
    const answer = [
      { command: { type: 'pick', entityId: 'RB-1' as EntityId, participantId: null } },
      { command: { type: 'botsUntilUser' } },
    ] as const;
    return [
      timed('suggestions, first pick', 10, () => suggestions(start, from, 0).length),
      timed('suggestions, round 9', 10, () => suggestions(middle, from, 0).length),
      timed('a pick and the bots up to my next turn', 50, () => Number(applyCommands(start, answer, context).ok)),
      timed('the rest of the draft, every pick checked', 50, () => after(start, { type: 'simulateRest' }).picks.length),
      timed('grades of a finished draft', 1, () => draftGrades(over, from, baseline).picks.length),
      timed(
        'what is usual (2,000 drafts, kept by the caller)',
        null,
        () => gradeBaseline(start, from).expectedVorp.length,
      ),
    ];
  },
};
