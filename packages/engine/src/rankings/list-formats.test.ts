import { expect, it } from 'vitest';
import { BASE_SCORING_SYSTEMS } from '../scoring/base-systems.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import { listFormats } from './list-formats.ts';

const league = (slots: Partial<typeof DEFAULT_LEAGUE.slots>) => ({
  ...DEFAULT_LEAGUE,
  slots: { ...DEFAULT_LEAGUE.slots, ...slots },
});

it.each([
  ['0.5 PPR', ['half-ppr', 'ppr', 'standard']],
  ['PPR', ['ppr', 'half-ppr', 'standard']],
  ['Standard', ['standard', 'half-ppr', 'ppr']],
  ['Superflex', ['superflex', 'half-ppr', 'ppr', 'standard']],
  ['TE Premium', ['ppr', 'half-ppr', 'standard']],
])('lists for %s are looked for among %j, in that order', (name, formats) => {
  const system = BASE_SCORING_SYSTEMS.find((one) => one.name === name);
  expect(system && listFormats(system.settings, system.league)).toEqual(formats);
});

it.each([
  ['a third of a point for a catch', 0.33, {}, 'half-ppr'],
  ['four fifths', 0.8, {}, 'ppr'],
  ['nothing', 0, {}, 'standard'],
  ['more than anybody publishes for', 2, {}, 'ppr'],
  ['less than nothing', -1, {}, 'standard'],
  ['two quarterbacks who start', 0, { QB: 2 }, 'superflex'],
  ['a place that a second quarterback may take', 1, { SUPERFLEX: 1 }, 'superflex'],
] as const)('%s comes nearest to one format', (_, receivingReceptions, slots, format) => {
  expect(listFormats({ receivingReceptions }, league(slots))[0]).toBe(format);
});
