import { describeShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { beforeAll, expect, it } from 'vitest';
import { decodeEdition } from '../editions/decode.ts';
import type { Edition } from '../editions/edition.ts';
import { encodeEdition } from '../editions/encode.ts';
import { currentSeason, seasonsOn } from '../editions/seasons.ts';
import { gameLog } from '../read/game-log.ts';
import { projectionLines } from '../read/projection-lines.ts';
import { rankingsOf } from '../read/rankings-of.ts';
import { searchPlayers } from '../read/search-players.ts';
import { statTotals } from '../read/stat-totals.ts';
import { mirrorFetcher } from '../sources/reading/fetcher.ts';
import { readSources } from '../sources/sync.ts';
import { buildTestEdition } from '../testing/build-edition.ts';
import { REST_OF_SEASON_INPUT } from './projections/projection-rows.ts';
import { referencePoints } from './projections/reference-points.ts';

const READING_MS = 120_000;
const DAY = '2026-11-21';
const SEASONAL = { period: 'seasonal', week: 0 } as const;
/** Starters of twelve teams: so many of each position must be there. */
const LEAST = { QB: 24, RB: 40, WR: 60, TE: 20, K: 10, DST: 12 } as const;

describeShared('an edition of the open sources', () => {
  let edition: Edition;
  beforeAll(async () => {
    const read = await readSources({ fetcher: mirrorFetcher(sharedPath('data')), asOf: DAY });
    if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
    const decoded = decodeEdition(encodeEdition(buildTestEdition(read.rows, { asOf: DAY })));
    if (!decoded.ok) throw new Error(decoded.reason);
    edition = decoded.edition;
  }, READING_MS);

  it('knows both seasons and that 2026 is the current one', () => {
    const seasons = seasonsOn(edition.tables.games, DAY);
    expect(seasons.map(({ year, status }) => [year, status])).toEqual([
      [2025, 'CLOSED'],
      [2026, 'INPROGRESS'],
    ]);
    expect(currentSeason(seasons)?.year).toBe(2026);
  });

  it('has a bye for each team in each season', () => {
    for (const season of [2025, 2026]) {
      for (const team of edition.tables.teams.column.teamId)
        expect(edition.indexes.byeWeek(season, team)).not.toBeNull();
    }
  });

  it('has seasonal projections of every position for both seasons', () => {
    for (const season of [2025, 2026]) {
      const positions = projectionLines(edition, { season, ...SEASONAL }).map((line) =>
        edition.indexes.positionOf(line.entityId, season),
      );
      for (const position of POSITIONS) {
        expect(positions.filter((one) => one === position).length).toBeGreaterThanOrEqual(LEAST[position]);
      }
    }
  });

  it('expects of the best of a position what such players score', () => {
    const best = (position: 'QB' | 'RB' | 'WR' | 'TE') =>
      Math.max(
        ...projectionLines(edition, { season: 2026, ...SEASONAL })
          .filter((line) => edition.indexes.positionOf(line.entityId, 2026) === position)
          .map((line) => referencePoints(line.line, position, line.games)),
      );
    for (const [position, low, high] of [
      ['QB', 280, 400],
      ['RB', 200, 320],
      ['WR', 200, 300],
      ['TE', 130, 240],
    ] as const) {
      expect(best(position)).toBeGreaterThan(low);
      expect(best(position)).toBeLessThan(high);
    }
  });

  it('ranks 2026 in one order without gaps, each position too, in tiers that only rise', () => {
    const { entities } = rankingsOf(edition, { season: 2026, ...SEASONAL, format: 'ppr' });
    expect(entities.length).toBeGreaterThan(400);
    expect(entities.map((entity) => entity.rank)).toEqual(entities.map((_, index) => index + 1));
    for (const position of POSITIONS) {
      const own = entities.filter((entity) => edition.indexes.positionOf(entity.entityId, 2026) === position);
      expect(own.map((entity) => entity.positionRank)).toEqual(own.map((_, index) => index + 1));
      const tiers = own.map((entity) => entity.tier);
      expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
    }
  });

  it('projects the weeks of 2025 from what was published and those of 2026 that nobody published as games to come', () => {
    const week = (season: number, number: number) =>
      projectionLines(edition, { season, period: 'weekly', week: number });
    expect(week(2025, 7).every((line) => line.providers.join() === 'sleeper')).toBe(true);
    expect(week(2025, 7).length).toBeGreaterThan(300);
    expect(week(2026, 9).every((line) => line.providers.includes(REST_OF_SEASON_INPUT))).toBe(true);
    expect(week(2026, 9).length).toBeGreaterThan(300);
  });

  it('projects nobody in their bye', () => {
    for (let number = 1; number <= 18; number++) {
      for (const { entityId } of projectionLines(edition, { season: 2026, period: 'weekly', week: number })) {
        const team = edition.indexes.teamOf(entityId, 2026);
        if (team) expect(edition.indexes.byeWeek(2026, team)).not.toBe(number);
      }
    }
  });

  it('gives the totals and game logs that were published', () => {
    const [stafford] = searchPlayers(edition, 'matthew stafford', ['QB']);
    const total = statTotals(edition, 2025).find(({ entityId }) => entityId === stafford);
    expect(total?.line.passingYards).toBe(4707);
    const log = gameLog(edition, stafford ?? '', 2025).filter((game) => game.seasonType === 'REG');
    expect(log.reduce((sum, game) => sum + (game.line.passingYards ?? 0), 0)).toBe(4707);
    expect(log.every((game) => game.score !== null)).toBe(true);
  });

  it.each([
    ['amon ra', 'Amon-Ra St. Brown'],
    ['st brown', 'Amon-Ra St. Brown'],
    ['jsn', undefined],
    ['smith-nj', 'Jaxon Smith-Njigba'],
    ["ja'marr", "Ja'Marr Chase"],
    ['cook james', 'James Cook'],
    ['mahommes', 'Patrick Mahomes'],
    ['jamarr chase', "Ja'Marr Chase"],
    ['jamar chaes', "Ja'Marr Chase"],
    ['kelse', 'Travis Kelce'],
    ['travis kelsey', 'Travis Kelce'],
    ['jeferson', 'Justin Jefferson'],
    ['mccafrey', 'Christian McCaffrey'],
    ['nijgba', 'Jaxon Smith-Njigba'],
    ['amon ra st brwon', 'Amon-Ra St. Brown'],
    ['bjian robinson', 'Bijan Robinson'],
    ['cee dee lamb', 'CeeDee Lamb'],
    ['sequon', 'Saquon Barkley'],
    ['strould', 'C.J. Stroud'],
    ['herbret', 'Justin Herbert'],
    ['tua tagovaloa', 'Tua Tagovailoa'],
  ])("finds by '%s' first %s", (text, name) => {
    const [found] = searchPlayers(edition, text);
    const row = edition.indexes.playerRow(found ?? '') ?? -1;
    const { firstName, lastName } = edition.tables.players.column;
    expect(found && `${firstName[row]} ${lastName[row]}`.replace(/ (Jr\.|III?)$/, '')).toBe(name);
  });
});
