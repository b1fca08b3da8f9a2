import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { toLeagueConfig, toLeagueShape } from './league-config.ts';

test("a league keeps its shape on the way to the wire and back, and 'rounds' is the roster's size", () => {
  const config = toLeagueConfig(DEFAULT_LEAGUE);
  expect(config.rounds).toBe(16);
  expect(config.wrCount).toBe(3);
  expect(toLeagueShape(config)).toEqual(DEFAULT_LEAGUE);
});
