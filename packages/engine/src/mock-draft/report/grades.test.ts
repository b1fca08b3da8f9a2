import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { byLetterGrade, letterCuts, letterGrade, normalCuts } from '../../drafting/letter-grades.ts';
import type { DraftGrades } from '../../drafting/team-grades.ts';
import { buildDraft, invented } from '../../testing/drafts.ts';
import { LETTER_GRADES } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import { applyCommand } from '../rules/apply-command.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { capitalCurve, draftCapital } from './draft-capital.ts';
import { expertDescription } from './expert-description.ts';
import { type GradeBaseline, gradeBaseline } from './grade-baseline.ts';
import { draftGrades } from './grades.ts';

const finished = (state: DraftState, pool: DraftPool): DraftState => {
  const outcome = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 5 });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
};

describe('letters', () => {
  it('give the middle draft a B-', () => {
    expect(letterGrade(0, normalCuts)).toBe('B-');
    const even = letterCuts(Array.from({ length: 1001 }, (_, i) => i - 500));
    expect(letterGrade(0, even)).toBe('B-');
  });

  it('are as common as their quantiles say, whatever the values', () => {
    const zs = Array.from({ length: 10_000 }, (_, i) => (i / 10_000) ** 3);
    const cuts = letterCuts(zs);
    const share = (letter: string) => zs.filter((z) => letterGrade(z, cuts) === letter).length / zs.length;
    expect(share('A+')).toBeCloseTo(0.03, 2);
    expect(share('B-')).toBeCloseTo(0.12, 2);
    expect(share('C+')).toBeCloseTo(0.12, 2);
    expect(share('F')).toBeCloseTo(0.01, 2);
    expect(LETTER_GRADES.every((letter) => share(letter) > 0)).toBe(true);
  });

  it('sort with plus before plain before minus', () => {
    expect((['B', 'A-', 'F', 'A+', 'B+', 'A'] as const).toSorted(byLetterGrade)).toEqual([
      'A+',
      'A',
      'A-',
      'B+',
      'B',
      'F',
    ]);
  });
});

describe('the grades of a draft', () => {
  let pool: DraftPool;
  let state: DraftState;
  let baseline: GradeBaseline;
  let grades: DraftGrades;
  beforeAll(() => {
    const built = buildDraft({ keepers: [{ seat: 4, round: 1, entityId: invented('RB', 1) }] });
    pool = built.pool;
    state = finished(built.state, pool);
    baseline = gradeBaseline(built.state, pool, 300);
    grades = draftGrades(state, pool, baseline);
  });

  const naming = {
    teams: 12,
    nameOf: (entityId: EntityId) => `Mr ${entityId}`,
    positionOf: (entityId: EntityId) => entityId.split('-')[0] as Position, // the ids begin with it
  };

  it('measure every participant against the mean and spread of the room', () => {
    const { participants } = grades;
    expect(participants).toHaveLength(12);
    const points = participants.map((grade) => grade.projectionPoints);
    const mean = points.reduce((sum, each) => sum + each, 0) / 12;
    for (const grade of participants) {
      expect(grade.meanProjectionValue).toBeCloseTo(mean, 6);
      expect(grade.zProjectionValue * grade.stdDevProjectionValue).toBeCloseTo(grade.projectionPoints - mean, 6);
    }
    expect(participants.reduce((sum, grade) => sum + grade.zProjectionValue, 0)).toBeCloseTo(0, 6);
  });

  it('come best first, and a letter is never better than that of a higher z', () => {
    const ranks = grades.participants.map((grade) => LETTER_GRADES.indexOf(grade.letterGrade));
    expect(ranks).toEqual(ranks.toSorted((x, y) => x - y));
    const zs = grades.participants.map((grade) => grade.zProjectionValue);
    expect(zs).toEqual(zs.toSorted((x, y) => y - x));
  });

  it('leave keepers out', () => {
    expect(grades.picks).toHaveLength(191);
    expect(grades.picks.some((pick) => pick.entityId === 'RB-1')).toBe(false);
    const keeping = grades.participants.find((grade) => grade.seat === 4);
    expect(keeping?.projectionPoints).toBeLessThan(keeping?.meanProjectionValue ?? 0);
  });

  it('add the picks of a participant up to the sums', () => {
    for (const grade of grades.participants) {
      const own = grades.picks.filter((pick) => pick.seat === grade.seat);
      expect(own.reduce((sum, pick) => sum + pick.vorp, 0)).toBeCloseTo(grade.vorp, 6);
      expect(own.reduce((sum, pick) => sum + pick.expectedVorp, 0)).toBeCloseTo(grade.expectedVorp, 6);
    }
  });

  it('expect less of a later pick, and of all picks together what bots take', () => {
    const { expectedVorp } = baseline;
    expect([...expectedVorp]).toEqual([...expectedVorp].toSorted((x, y) => y - x));
    const other = draftGrades(
      finished({ ...state, picks: [], closedAtMs: null, settings: { ...state.settings, seed: 'x' } }, pool),
      pool,
      baseline,
    );
    const taken = other.picks.reduce((sum, pick) => sum + pick.vorp, 0);
    const expected = expectedVorp.reduce((sum, each) => sum + each, 0);
    expect(Math.abs(taken - expected)).toBeLessThan(
      0.1 * other.picks.reduce((sum, pick) => sum + Math.abs(pick.vorp), 0),
    );
  });

  it('are average for an average drafter: the median letter of bots is B- or C+', () => {
    const letters = Array.from({ length: 15 }, (_, run) => {
      const fresh = {
        ...state,
        picks: [],
        closedAtMs: null,
        settings: { ...state.settings, seed: `run ${run}`, keepers: [] },
      };
      return draftGrades(finished(fresh, pool), pool, baseline).participants.map((grade) => grade.letterGrade);
    }).flat();
    expect(['B', 'B-', 'C+']).toContain(letters.toSorted(byLetterGrade)[letters.length / 2]);
  });

  it('say nothing of a team that its place would contradict: one measure makes the place and the words', () => {
    for (const each of grades.participants) {
      const words = expertDescription(each, grades, { ...naming, withFigures: true });
      expect(words).not.toMatch(/picks brought/);
    }
  });

  it('spend all capital that the picks are worth', () => {
    const capital = draftCapital(state, baseline);
    const curve = capitalCurve(baseline);
    expect(curve[0]).toBeCloseTo(100, 9);
    expect(curve.at(-1)).toBe(0);
    const whole = curve.reduce((sum, worth) => sum + worth, 0);
    expect(capital.positions.reduce((sum, each) => sum + each.capital, 0)).toBeCloseTo(whole, 6);
    expect(capital.participants.reduce((sum, each) => sum + each.capital, 0)).toBeCloseTo(whole, 6);
    expect(capital.participants.reduce((sum, each) => sum + each.earlySelections, 0)).toBe(63);
    expect(capital.positions.map((each) => each.position)).toEqual([...POSITIONS]);
  });

  it('are told without points to whoever may not know them: the place, the picks and the positions remain', () => {
    for (const each of grades.participants) {
      const words = expertDescription(each, grades, { ...naming, withFigures: false });
      expect(words).toMatch(/^\d+(st|nd|rd|th) of 12 by projected points\./);
      const told = words.replaceAll(/Mr [A-Z]+-\d+ at \d+\.\d+/g, '').replace(/^\d+(st|nd|rd|th) of 12/, '');
      expect(told).not.toMatch(/\d/);
    }
  });

  it('are told in words whose numbers are those of the grade', () => {
    const first = grades.participants[0];
    if (first === undefined) throw new Error('nobody was graded');
    const words = expertDescription(first, grades, { ...naming, withFigures: true });
    const ahead = Math.round(first.projectionPoints - first.meanProjectionValue);
    expect(words).toContain(`${ahead} more than the room's average: 1st of 12.`);
    expect(words).toContain(Math.round(first.projectionPoints).toLocaleString('en-US'));
    expect(words.split('. ').length).toBeGreaterThan(2);
  });
});

describe('letters of a room', () => {
  it.each([8, 18])('are as common among %i teams as the quantiles say', (teams) => {
    const { state, pool } = buildDraft({ teams });
    const baseline = gradeBaseline(state, pool, 400);
    const drafts = Math.ceil(300 / teams);
    const letters = Array.from({ length: drafts }, (_, run) => {
      const over = finished({ ...state, settings: { ...state.settings, seed: `letters ${run}` } }, pool);
      return draftGrades(over, pool, baseline).participants.map((grade) => grade.letterGrade);
    }).flat();
    const share = (among: readonly string[]) =>
      letters.filter((letter) => among.includes(letter)).length / letters.length;
    // A fifth and 0.24 by the quantiles; the standard error of 300 letters is under 0.03.
    expect(share(['A+', 'A', 'A-'])).toBeGreaterThan(0.12);
    expect(share(['A+', 'A', 'A-'])).toBeLessThan(0.28);
    expect(share(['B-', 'C+'])).toBeGreaterThan(0.15);
    expect(share(['B-', 'C+'])).toBeLessThan(0.33);
  });
});

describe('a room of one', () => {
  it('is graded as average, since there is nobody to compare with', () => {
    const { state, pool } = buildDraft({ teams: 1 });
    const baseline = gradeBaseline(state, pool, 50);
    expect(draftGrades(finished(state, pool), pool, baseline).participants[0]).toMatchObject({
      letterGrade: 'B-',
      zProjectionValue: 0,
    });
  });
});
