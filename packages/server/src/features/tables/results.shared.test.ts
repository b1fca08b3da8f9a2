// Real seasons: leaders and fantasy finishes that anybody can look up.
import type { Edition } from '@pylon/almanac/editions/edition';
import { readPlayerWeeks } from '@pylon/almanac/sources/nflverse/player-weeks';
import { parseRecords } from '@pylon/almanac/sources/reading/records';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRow } from '@pylon/almanac/testing/build-rows';
import { linesOf, readSharedFile, sharedBytes } from '@pylon/almanac/testing/shared-files';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseScoring, type KnownScoring } from '../../wire/scoring-system.ts';
import { rows as fantasyFinishes } from './results/fantasy-finishes.rows.ts';
import { rows as gameLogs } from './results/game-logs.rows.ts';
import { rows as playerStats } from './results/player-stats.rows.ts';
import { rows as seasonStats } from './results/season-stats.rows.ts';

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

/** What a player's box scores of a regular season come to, added up without our reader. */
interface Played {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  /** The sum of a column; 0 where the file of the season does not have it. */
  of(column: string): number;
}

const SCORERS: readonly string[] = ['QB', 'RB', 'WR', 'TE', 'K'];

function playedIn(season: Year): readonly Played[] {
  const read = parseRecords(sharedBytes(FILES[season]), 'box scores');
  if (!read.ok) throw new Error(linesOf(read.reason));
  const [head = [], ...lines] = read.value;
  const at = (column: string) => head.indexOf(column);
  const [id, name, position, kind] = ['player_id', 'player_display_name', 'position', 'season_type'].map(at);
  const played = Map.groupBy(
    lines.filter((line) => line[kind ?? -1] === 'REG' && SCORERS.includes(line[position ?? -1] ?? '')),
    (line) => line[id ?? -1] ?? '',
  );
  return [...played].map(([player, games]) => ({
    id: player,
    name: games[0]?.[name ?? -1] ?? '',
    position: games[0]?.[position ?? -1] ?? '',
    of: (column) => games.reduce((sum, game) => sum + Number(game[at(column)] || 0), 0),
  }));
}

const offenseFumbles = ({ of }: Played) =>
  of('sack_fumbles_lost') + of('rushing_fumbles_lost') + of('receiving_fumbles_lost');
/** The file of 2023 tells of fumbles on offense alone, and calls interceptions otherwise. */
const lostFumbles = (player: Played) => player.of('fumbles_lost_total') || offenseFumbles(player);
const interceptions = ({ of }: Played) => of('passing_interceptions') + of('interceptions');

/** Points as anybody adds them up, with some for each reception. */
function pointsByHand(player: Played, perReception: number): number {
  const { of } = player;
  return (
    of('passing_yards') / 25 +
    4 * of('passing_tds') -
    interceptions(player) +
    (of('rushing_yards') + of('receiving_yards')) / 10 +
    6 * (of('rushing_tds') + of('receiving_tds') + of('special_teams_tds') + of('fumble_recovery_tds')) +
    2 * (of('passing_2pt_conversions') + of('rushing_2pt_conversions') + of('receiving_2pt_conversions')) -
    2 * lostFumbles(player) +
    perReception * of('receptions') +
    3 * (of('fg_made_0_19') + of('fg_made_20_29') + of('fg_made_30_39')) +
    4 * of('fg_made_40_49') +
    5 * (of('fg_made_50_59') + of('fg_made_60_')) -
    of('fg_missed') -
    of('fg_blocked') +
    of('pat_made') -
    of('pat_missed') -
    of('pat_blocked')
  );
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

  describe.each([2023, 2025] as const)('the finish of %i', (season) => {
    let players: readonly Played[];
    beforeAll(() => {
      players = playedIn(season);
    }, READING_MS);

    it('by hand is nflverse’s own, which counts a few things otherwise', () => {
      const scorers = players.filter(({ position }) => position !== 'K');
      for (const player of scorers) {
        // Two points for an interception, none for other fumbles, for those recovered in the end zone, or for a kick.
        const others = 2 * (lostFumbles(player) - offenseFumbles(player)) - 6 * player.of('fumble_recovery_tds');
        const kicks = 3 * player.of('fg_made') + player.of('pat_made');
        for (const [each, column] of [
          [0, 'fantasy_points'],
          [1, 'fantasy_points_ppr'],
        ] as const)
          expect(pointsByHand(player, each) - interceptions(player) + others - kicks, player.name).toBeCloseTo(
            player.of(column),
            4,
          );
      }
      expect(scorers.length).toBeGreaterThan(500);
    });

    it.each([
      ['Standard', STANDARD, 0],
      ['half PPR', HALF, 0.5],
      ['PPR', PPR, 1],
    ] as const)('in %s is what box scores come to by hand: the first twelve of every position', (_, scoring, each) => {
      const ours = statsOf(season, scoring);
      for (const position of SCORERS.filter((each) => each !== 'K' || season === 2025)) {
        const scored = players
          .filter((player) => player.position === position)
          .map((player) => ({ id: player.id, points: pointsByHand(player, each) }));
        // Equals share a place: whoever has no more than a rounding error more is no better.
        const placeOf = (points: number) => 1 + scored.filter((other) => other.points > points + 1e-6).length;
        const byHand = scored.map(({ id, points }) => [id, { place: placeOf(points), points }] as const);
        const finished = ours.filter(
          ({ entityId }) => seasons[season].edition.indexes.positionOf(entityId, season) === position,
        );
        const places = finished.map(({ entityId, finish, points }) => [entityId, { place: finish, points }] as const);
        const firstOf = (all: readonly (readonly [string, { readonly place: unknown; readonly points: unknown }])[]) =>
          Object.fromEntries(
            all.flatMap(([id, { place, points }]) =>
              Number(place) <= 12 ? [[id, { place, points: Number(points).toFixed(2) }]] : [],
            ),
          );
        expect(firstOf(places), position).toEqual(firstOf(byHand));
        expect(Object.keys(firstOf(places)).length, position).toBeGreaterThanOrEqual(12);
      }
    });
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
