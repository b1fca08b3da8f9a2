import { describe, expect, test } from 'vitest';
import { FEATURE_WORDS, featuresOpenedBy } from '../plans/feature-words.ts';
import { type Feature, REQUIRED_TIER } from '../plans/tiers.ts';
import { PLAN_IDS, PLANS, planOf } from './plans.ts';

describe('plans', () => {
  test('every product is listed once and found by its tier and rhythm', () => {
    expect([...PLAN_IDS].sort()).toEqual(Object.keys(PLANS).sort());
    for (const id of PLAN_IDS) expect(planOf(PLANS[id].tier, PLANS[id].interval)).toBe(id);
  });

  test('the name of a product is what a person’s tier is read from', () => {
    for (const plan of Object.values(PLANS)) expect(plan.name).toBe(`Tier ${plan.tier}`);
  });

  test('the higher tier costs more in every rhythm', () => {
    for (const interval of ['month', 'season'] as const) {
      expect(PLANS[planOf(2, interval)].price).toBeGreaterThan(PLANS[planOf(1, interval)].price);
    }
  });
});

describe('what a plan opens, in words', () => {
  test('nothing that is free is sold', () => {
    const free = (Object.keys(REQUIRED_TIER) as Feature[]).filter((feature) => REQUIRED_TIER[feature] === 0);
    expect(free.filter((feature) => FEATURE_WORDS[feature] !== undefined)).toEqual([]);
  });

  test('a thing is named once, by the tier that opens it', () => {
    const lower = featuresOpenedBy(1);
    const higher = featuresOpenedBy(2);
    expect(higher[0]).toBe('Everything in Tier 1');
    expect(new Set([...lower, ...higher]).size).toBe(lower.length + higher.length);
  });
});
