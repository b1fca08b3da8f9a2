// One suite for every platform: the same questions get answers of the same shape, and the same failure the same name.
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { isUnsupported, PLATFORM_NAMES, type Platform, type PlatformName } from './platform.ts';
import { template } from './platforms/template/leagues.ts';

const PLATFORMS: Readonly<Record<PlatformName, Platform>> = { template };
const account = { accountId: 'somebody', name: 'Somebody' };

describe.each(PLATFORM_NAMES)('%s', (name) => {
  const platform = PLATFORMS[name];

  test('each league of an account can be read, under the same id, name and season', async () => {
    if (isUnsupported(platform.listLeagues)) return expect(platform.listLeagues.unsupported).not.toBe('');
    const leagues = await platform.listLeagues(account, 2026);
    if (!leagues.ok) throw new Error(leagues.failure);
    expect(leagues.value.length).toBeGreaterThan(0);
    for (const league of leagues.value) {
      const rules = await platform.readRules(league.platformLeagueId, 2026);
      if (!rules.ok) throw new Error(rules.failure);
      expect(rules.value).toMatchObject({ platformLeagueId: league.platformLeagueId, name: league.name, season: 2026 });
      expect(rules.value.shape.teams).toBeGreaterThanOrEqual(1);
      expect(rosterSize(rules.value.shape.slots)).toBeGreaterThan(0);
      expect(Object.keys(rules.value.scoring).length).toBeGreaterThan(0);
    }
  });

  test('a league that does not exist is unknown-league', async () => {
    expect(await platform.readRules('no such league', 2026)).toEqual({ ok: false, failure: 'unknown-league' });
  });
});
