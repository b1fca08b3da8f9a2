import { describe, expect, it } from 'vitest';
import { BASE_SCORING_SYSTEMS } from '../scoring/base-systems.ts';
import type { StatLine } from '../scoring/stat-keys.ts';
import { buildMaterial, type MaterialPerson } from '../testing/ranking-materials.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import type { Period } from '../vocabulary/weeks.ts';
import { OPPORTUNITY } from './opportunity.data.ts';
import { opportunityShifts } from './opportunity.ts';
import { rankedBoard } from './ranked-board.ts';

const settings = BASE_SCORING_SYSTEMS[0]?.settings ?? {};
const asked = { settings, league: DEFAULT_LEAGUE };
const runner = (entityId: string, line: StatLine, more: Partial<MaterialPerson> = {}): MaterialPerson => ({
  entityId,
  position: 'RB',
  line,
  ...more,
});
const materialOf = (people: readonly MaterialPerson[], period: Period) => ({ ...buildMaterial(people), period });
const ranksOf = (people: readonly MaterialPerson[], expert: string, period: Period = 'restOfSeason') =>
  Object.fromEntries(
    rankedBoard(materialOf(people, period), asked, [expert]).rows.map((row) => [row.entityId, row.ranks[expert]]),
  );

/** The same points: one by carries, the other by touchdowns on half as many. */
const worker = runner('worker', { rushingAttempts: 250, rushingYards: 1000, rushingTouchdowns: 6 });
const lucky = runner('lucky', { rushingAttempts: 125, rushingYards: 700, rushingTouchdowns: 11 });

describe('Opportunity', () => {
  it('puts a player with more chances before one with more touchdowns, where both are worth the same', () => {
    expect(ranksOf([worker, lucky], 'opportunity')).toEqual({ worker: 1, lucky: 2 });
    const alike = runner('lucky', { ...lucky.line, rushingYards: 720 });
    expect(ranksOf([worker, alike], 'scout')).toEqual({ worker: 2, lucky: 1 });
    expect(ranksOf([worker, alike], 'opportunity')).toEqual({ worker: 1, lucky: 2 });
  });

  it('moves a touchdown by what the scoring gives for it', () => {
    const share = OPPORTUNITY.shares.restOfSeason.RB;
    const rate = OPPORTUNITY.rates.RB.rushingTouchdowns ?? 0;
    const material = materialOf([worker, lucky], 'restOfSeason');
    expect(share).toBeGreaterThan(0);
    for (const value of [0, 3, 6]) {
      const [first, second] = opportunityShifts(material, { ...settings, rushingTouchdowns: value });
      expect(first).toBeCloseTo(share * value * (250 * rate - 6), 9);
      expect(second).toBeCloseTo(share * value * (125 * rate - 11), 9);
    }
  });

  it('leaves a line without chances as it is: its publisher did not say how it came about', () => {
    const silent = runner('silent', { rushingYards: 900, rushingTouchdowns: 12 });
    const [first, second] = opportunityShifts(materialOf([worker, silent], 'restOfSeason'), settings);
    expect(first).not.toBe(0);
    expect(second).toBe(0);
  });

  it('is Scout where the evidence carries nothing: runners before a season', () => {
    expect([...opportunityShifts(materialOf([worker, lucky], 'seasonal'), settings)]).toEqual([0, 0]);
  });
});

describe('Schedule', () => {
  it('of two players with the same projection prefers the one who meets the softer defences', () => {
    const twin = { ...worker, entityId: 'a twin', scheduleRatio: 0.98 };
    expect(ranksOf([twin, worker], 'scout')).toEqual({ 'a twin': 1, worker: 2 });
    expect(ranksOf([twin, worker], 'schedule')).toEqual({ 'a twin': 2, worker: 1 });
  });

  it('does not make a bad projection worse by an easy schedule', () => {
    const bad = runner('bad', { rushingAttempts: 3, fumblesLost: 4 }, { scheduleRatio: 1.05 });
    const worse = runner('worse', { rushingAttempts: 3, fumblesLost: 4.1 }, { scheduleRatio: 1 });
    expect(ranksOf([worker, bad, worse], 'schedule')).toEqual({ worker: 1, bad: 2, worse: 3 });
  });
});

describe('Rookie', () => {
  const first = { ...lucky, entityId: 'first', rookieRatio: 1.2 };
  const last = runner('last', { rushingAttempts: 20, rushingYards: 90 }, { rookieRatio: 0.9 });

  it('ranks rookies alone, at the places they have among all', () => {
    expect(ranksOf([worker, first, last, lucky], 'rookie')).toEqual({ first: 1, last: 4 });
  });

  it('has no list in a year without rookies', () => {
    const { experts } = rankedBoard(materialOf([worker, lucky], 'seasonal'), asked);
    expect(experts.map(({ expertId }) => expertId)).not.toContain('rookie');
  });

  it('has no opinion of anybody else when it is asked together with another expert', () => {
    const people = [worker, lucky, first, last];
    const together = rankedBoard(materialOf(people, 'seasonal'), asked, ['scout', 'rookie']).rows;
    const scout = ranksOf(people, 'scout', 'seasonal');
    for (const { entityId, consensus, ranks } of together) {
      if (ranks['rookie'] === undefined) expect(consensus).toBe(scout[entityId]);
    }
    expect(together.map(({ entityId }) => entityId)).toContain('worker');
  });
});
