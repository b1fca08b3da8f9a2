import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { byLetterGrade } from '../../drafting/letter-grades.ts';
import type { DraftGrades } from '../../drafting/team-grades.ts';
import { seededRandom } from '../../random/random.ts';
import { buildDraft } from '../../testing/drafts.ts';
import { applyCommand } from '../rules/apply-command.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { type GradeBaseline, gradeBaseline } from './grade-baseline.ts';
import { draftGrades } from './grades.ts';
import { replaysFrom } from './replays.ts';
import { type WhatIf, whatIfs } from './what-if.ts';

const after = (state: DraftState, pool: DraftPool): DraftState => {
  const outcome = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 5 });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
};

describe('what-ifs', () => {
  let pool: DraftPool;
  let state: DraftState;
  let baseline: GradeBaseline;
  let grades: DraftGrades;
  let answers: readonly WhatIf[];
  beforeAll(() => {
    const built = buildDraft({ seed: 'what if' });
    pool = built.pool;
    state = after(built.state, pool);
    baseline = gradeBaseline(built.state, pool, 200);
    grades = draftGrades(state, pool, baseline);
    answers = whatIfs(state, 0, baseline, pool);
  });
  const letter = () => grades.participants.find(({ seat }) => seat === 0)?.letterGrade ?? 'F';

  it('answer each pick of the participant with a player who was there', () => {
    expect(answers.map(({ round }) => round)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    for (const { pickNumber, shouldHave } of answers) {
      expect(state.picks.slice(0, pickNumber - 1).map(({ entityId }) => entityId)).not.toContain(shouldHave);
    }
  });

  it('name somebody else only if the team came out better in most replays, and never with a lower grade', () => {
    const told = answers.filter(({ shouldHave, actual }) => shouldHave !== actual);
    expect(told.length).toBeGreaterThan(0);
    for (const { pointsMissed, betterIn, replays, whatIfLetterGrade } of told) {
      expect(pointsMissed).toBeGreaterThan(0);
      expect(betterIn / replays).toBeGreaterThan(0.5);
      expect(byLetterGrade(whatIfLetterGrade, letter())).toBeLessThanOrEqual(0);
    }
  });

  it('leave a pick that nobody betters as it is, with its grade', () => {
    for (const whatIf of answers.filter(({ shouldHave, actual }) => shouldHave === actual)) {
      expect(whatIf).toMatchObject({ pointsMissed: 0, betterIn: 0, replays: 0, whatIfLetterGrade: letter() });
    }
  });

  it('hold in replays of another chance as well', () => {
    const other = { ...state, settings: { ...state.settings, seed: 'another chance' } };
    const again = whatIfs(other, 0, baseline, pool);
    const told = answers.filter(({ shouldHave, actual }) => shouldHave !== actual);
    const held = told.filter(({ pickNumber }) => {
      const same = again.find((each) => each.pickNumber === pickNumber);
      return same !== undefined && same.shouldHave !== same.actual;
    });
    expect(held.length).toBeGreaterThan(0.6 * told.length);
  });
});

describe('a replay', () => {
  it('leaves everybody whose picks were typed in with whom they took, as long as they are there', () => {
    const { state: empty, pool } = buildDraft({ mode: 'manual', teams: 4 });
    const byHand = pool.table.entityIds.slice(0, 24).reduce((state, entityId) => {
      const outcome = applyCommand(state, { type: 'pick', entityId, participantId: null }, { pool, nowMs: 5 });
      return outcome.ok ? outcome.value.state : state;
    }, empty);
    const numbers = byHand.picks.map(({ entityId }) => pool.table.numberOf.get(entityId) ?? -1);
    const own = numbers.filter((_, turn) => [0, 7].includes(turn % 8));
    const replay = replaysFrom(byHand, pool, 0, 0);
    const random = seededRandom('chance');
    expect(replay(numbers[0] ?? -1, random)).toEqual(own);
    // Team 1 has taken the first pick of team 4 and takes its own second-round pick as before.
    const other = replay(numbers[3] ?? -1, random);
    expect(other[0]).toBe(numbers[3]);
    expect(other.slice(1)).toEqual(own.slice(1));
  });

  it('draws the bots anew with another chance, and gives full rosters', () => {
    const { state: start, pool } = buildDraft();
    const state = after(start, pool);
    const replay = replaysFrom(state, pool, 0, 0);
    const rosters = Array.from({ length: 10 }, (_, at) => replay(2, seededRandom(at)));
    expect(new Set(rosters.map(String)).size).toBeGreaterThan(3);
    for (const roster of rosters) expect(new Set(roster).size).toBe(16);
  });
});
