// Real seasons: leaders and fantasy finishes that anybody can look up.
import type { Edition } from '@pylon/almanac/editions/edition';
import { readPlayerWeeks } from '@pylon/almanac/sources/nflverse/player-weeks';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRow } from '@pylon/almanac/testing/build-rows';
import { readSharedFile } from '@pylon/almanac/testing/shared-files';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { beforeAll, expect, it } from 'vitest';
import { baseScoring, type KnownScoring } from '../../wire/scoring-system.ts';
import { rows as fantasyFinishes } from './fantasy-finishes.rows.ts';
import { rows as gameLogs } from './game-logs.rows.ts';
import { rows as playerStats } from './player-stats.rows.ts';
import { rows as seasonStats } from './season-stats.rows.ts';

const FILES = { 2023: 'nflverse/player_stats_2023.csv.gz', 2025: 'nflverse/stats_player_week_2025.csv.gz' } as const;
type Year = keyof typeof FILES;
const READING_MS = 120_000;
const HALF = baseScoring('1') as KnownScoring; // everybody's systems
const PPR = baseScoring('2') as KnownScoring;
const STANDARD = baseScoring('3') as KnownScoring;

/** The box scores of whom fantasy leagues draft, and nothing else. */
function boxScores(season: Year): { readonly edition: Edition; readonly nameOf: ReadonlyMap<string, string> } {
  const read = readSharedFile(readPlayerWeeks, FILES[season]);
  const weeks = read.weeks.filter(({ position }) => isPosition(position ?? ''));
  const nameOf = new Map(weeks.flatMap(({ gsisId, name }) => (gsisId && name ? [[gsisId, name] as const] : [])));
  const positions = new Map(
    weeks.flatMap(({ gsisId, position }) => (gsisId ? [[gsisId, position ?? ''] as const] : [])),
  );
  const edition = buildTestEdition({
    players: [...positions].map(([playerId, position]) => buildRow('players', { playerId, position })),
    statWeeks: weeks.flatMap(({ gsisId, line, seasonType, week, teamId, opponentId }) =>
      gsisId === null
        ? []
        : [buildRow('statWeeks', { season, seasonType, week, entityId: gsisId, teamId, opponentId, ...line })],
    ),
  });
  return { edition, nameOf };
}

describeShared('tables of results', () => {
  let seasons: Readonly<Record<Year, ReturnType<typeof boxScores>>>;
  beforeAll(() => {
    seasons = { 2023: boxScores(2023), 2025: boxScores(2025) };
  }, READING_MS);

  const statsOf = (season: Year, scoring = HALF) =>
    seasonStats({ edition: seasons[season].edition, season, week: -1, choices: {}, scoring });
  type Stats = ReturnType<typeof statsOf>[number];
  const named = (season: Year, { entityId }: { readonly entityId: string }) => seasons[season].nameOf.get(entityId);
  const leader = (season: Year, key: 'passingYards' | 'rushingYards' | 'receivingYards' | 'receivingReceptions') => {
    const best = statsOf(season).reduce((one: Stats, other) => (Number(other[key]) > Number(one[key]) ? other : one));
    return [named(season, best), best[key]];
  };

  it('the leaders of 2023 and 2025 lead', () => {
    expect(leader(2023, 'rushingYards')).toEqual(['Christian McCaffrey', 1459]);
    expect(leader(2023, 'receivingYards')).toEqual(['Tyreek Hill', 1799]);
    expect(leader(2023, 'receivingReceptions')).toEqual(['CeeDee Lamb', 135]);
    expect(leader(2025, 'passingYards')).toEqual(['Matthew Stafford', 4707]);
    expect(leader(2025, 'rushingYards')).toEqual(['James Cook', 1621]);
    expect(leader(2025, 'receivingYards')).toEqual(['Jaxon Smith-Njigba', 1793]);
    expect(leader(2025, 'receivingReceptions')).toEqual(['Puka Nacua', 129]);
  });

  it('McCaffrey and Lamb finished 2023 first in every scoring, with the points that nflverse published', () => {
    for (const [scoring, runner, receiver] of [
      [PPR, 391.3, 405.2],
      [HALF, 357.8, 337.7],
      [STANDARD, 324.3, 270.2],
    ] as const) {
      const finished = (name: string) => statsOf(2023, scoring).find((row) => named(2023, row) === name);
      expect(finished('Christian McCaffrey')).toMatchObject({ finish: 1, points: expect.closeTo(runner, 1) });
      expect(finished('CeeDee Lamb')).toMatchObject({ finish: 1, points: expect.closeTo(receiver, 1) });
    }
  });

  it.each([
    ['RB', ['Christian McCaffrey', 'Breece Hall', 'Travis Etienne', 'Rachaad White']],
    ['WR', ['CeeDee Lamb', 'Tyreek Hill', 'Amon-Ra St. Brown', 'Puka Nacua']],
    ['TE', ['Sam LaPorta', 'Evan Engram', 'Travis Kelce', 'T.J. Hockenson']],
  ])('the %s of 2023 finished as everybody’s PPR lists have them', (position, names) => {
    const { edition } = seasons[2023];
    const finished = statsOf(2023, PPR)
      .filter(({ entityId }) => edition.indexes.positionOf(entityId, 2023) === position)
      .toSorted((one, other) => Number(one.finish) - Number(other.finish));
    expect(finished.slice(0, 4).map((row) => named(2023, row))).toEqual(names);
  });

  it('the weeks of a position hold as many firsts as places, but for equals', () => {
    for (const scoring of [PPR, HALF, STANDARD]) {
      const { edition } = seasons[2025];
      const told = fantasyFinishes({ edition, season: 2025, week: -1, choices: {}, scoring });
      const receivers = told.filter(({ entityId }) => edition.indexes.positionOf(entityId, 2025) === 'WR');
      const firsts = receivers.reduce((sum, row) => sum + Number(row.firsts), 0);
      expect(firsts).toBeGreaterThanOrEqual(18 * 12);
      expect(firsts).toBeLessThan(18 * 12 + 6);
    }
  });

  it('a season’s games add up to it, and shares are of the team’s targets', () => {
    const { edition } = seasons[2025];
    const asked = { edition, season: 2025, scoring: PPR } as const;
    const games = gameLogs({ ...asked, week: -1, choices: {} });
    const choices = { last: 'all', fromWeek: '1', throughWeek: '18' } as const;
    const means = new Map(playerStats({ ...asked, week: -1, choices }).map((row) => [row.entityId, row]));
    const nacua = statsOf(2025, PPR).find((row) => named(2025, row) === 'Puka Nacua');
    const own = games.filter(({ entityId }) => entityId === nacua?.entityId);
    const added = own.reduce((sum, { receivingReceptions }) => sum + Number(receivingReceptions), 0);
    expect([added, own.length]).toEqual([129, nacua?.games]);
    expect(means.get(nacua?.entityId ?? '')?.receptions).toBeCloseTo(129 / own.length, 6);
    expect(means.get(nacua?.entityId ?? '')?.targetPercent).toBeGreaterThan(25);
  });
});
