// The players of a season as one league sees them: its scoring, its roster places, its drafters. Rankings, cards and draft
// rooms are all views of this list.
import type { Edition } from '@pylon/almanac/editions/edition';
import { expectedPoints } from '@pylon/engine/scoring/expected-points';
import { points } from '@pylon/engine/scoring/points';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { STAT_KEYS, type StatLine } from '@pylon/engine/scoring/stat-keys';
import type { AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { SLOT_POSITIONS, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';

/** How the consensus lists of a scoring are called. */
export type ListFormat = 'superflex' | 'ppr' | 'half-ppr' | 'standard';

/** A rank with whose it is. */
export interface NamedRank {
  readonly rank: number;
  readonly expertId: string;
}

/** Somebody who can be drafted, with what is expected of him. */
export interface SeasonPlayer {
  readonly entityId: EntityId;
  readonly position: Position;
  readonly teamId: TeamId | null;
  readonly byeWeek: number | null;
  /** Place overall and within the position, from 1. */
  readonly rank: number;
  readonly positionRank: number;
  /** Within the position, from 1; 0 for somebody whom no list ranks. */
  readonly tier: number;
  readonly best: NamedRank | null;
  readonly worst: NamedRank | null;
  /** Expected points of the season in the league's scoring. */
  readonly points: number;
  readonly lastSeasonPoints: number | null;
}

/** The consensus list that fits a league: two quarterbacks count more than receptions do. */
export function listFormat(scoring: ScoringSettings, league: LeagueShape): ListFormat {
  if (league.slots.SUPERFLEX > 0 || league.slots.QB > 1) return 'superflex';
  const perReception = scoring.receivingReceptions ?? 0;
  return perReception >= 0.75 ? 'ppr' : perReception >= 0.25 ? 'half-ppr' : 'standard';
}

/** Positions that a league has a place for. */
export const positionsOf = (league: LeagueShape): ReadonlySet<Position> =>
  new Set(STARTING_SLOTS.flatMap((slot) => (league.slots[slot] > 0 ? SLOT_POSITIONS[slot] : [])));

/** Whoever is ranked by the consensus of the season or has a projection, best first. */
export function seasonPlayers(
  edition: Edition,
  season: number,
  { scoring, league }: { readonly scoring: ScoringSettings; readonly league: LeagueShape },
): readonly SeasonPlayer[] {
  const format = listFormat(scoring, league);
  const ranked = consensusOf(edition, season, format);
  const lines = projectionsOf(edition, season);
  const wanted = positionsOf(league);
  const candidates = [...new Set([...ranked.keys(), ...lines.keys()])].flatMap((entityId) => {
    const position = edition.indexes.positionOf(entityId, season);
    if (position === null || !isPosition(position) || !wanted.has(position)) return [];
    const line = lines.get(entityId);
    const expected = line ? expectedPoints(line.stats, position, scoring, line.games) : 0;
    const consensus = ranked.get(entityId);
    // Somebody whom nobody ranks and of whom nothing is expected is no choice in any draft.
    return consensus || expected > 0 ? [{ entityId, position, consensus, expected }] : [];
  });
  candidates.sort(
    (a, b) =>
      (a.consensus?.rank ?? Number.POSITIVE_INFINITY) - (b.consensus?.rank ?? Number.POSITIVE_INFINITY) ||
      b.expected - a.expected,
  );
  const lastSeason = seasonTotals(edition, season - 1, scoring);
  const seen = new Map<Position, number>();
  return candidates.map(({ entityId, position, consensus, expected }, index): SeasonPlayer => {
    const positionRank = (seen.get(position) ?? 0) + 1;
    seen.set(position, positionRank);
    const teamId = edition.indexes.teamOf(entityId, season);
    return {
      entityId,
      position,
      teamId,
      byeWeek: teamId && edition.indexes.byeWeek(season, teamId),
      rank: index + 1,
      positionRank,
      tier: consensus?.tier ?? 0,
      best: consensus?.best ?? null,
      worst: consensus?.worst ?? null,
      points: expected,
      lastSeasonPoints: lastSeason.get(entityId) ?? null,
    };
  });
}

interface ConsensusPlace {
  readonly rank: number;
  readonly tier: number;
  readonly best: NamedRank;
  readonly worst: NamedRank;
}

/** The seasonal consensus in a format, or in the nearest one that the edition has. */
function consensusOf(edition: Edition, season: number, format: ListFormat): ReadonlyMap<EntityId, ConsensusPlace> {
  const { column, length } = edition.tables.consensus;
  const places = new Map<string, Map<EntityId, ConsensusPlace>>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.period[row] !== 'seasonal') continue;
    const list = places.get(column.format[row] as string) ?? new Map<EntityId, ConsensusPlace>();
    places.set(column.format[row] as string, list);
    list.set(column.entityId[row] as EntityId, {
      rank: column.rank[row] as number,
      tier: column.tier[row] as number,
      best: { rank: column.best[row] as number, expertId: column.bestExpert[row] as string },
      worst: { rank: column.worst[row] as number, expertId: column.worstExpert[row] as string },
    });
  }
  const found = [format, 'half-ppr', 'ppr', 'standard'].find((name) => places.has(name));
  return (found && places.get(found)) || new Map();
}

interface ProjectedLine {
  readonly stats: StatLine;
  readonly games: number;
}

function projectionsOf(edition: Edition, season: number): ReadonlyMap<EntityId, ProjectedLine> {
  const { column, length } = edition.tables.houseProjections;
  const lines = new Map<EntityId, ProjectedLine>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.period[row] !== 'seasonal') continue;
    lines.set(column.entityId[row] as EntityId, {
      stats: statLineAt(column, row),
      games: Math.max(1, column.games[row] as number),
    });
  }
  return lines;
}

/** The stat line of a row; what is missing is left out. */
export function statLineAt(column: Readonly<Record<string, ArrayLike<unknown>>>, row: number): StatLine {
  const line: Partial<Record<(typeof STAT_KEYS)[number], number>> = {};
  for (const key of STAT_KEYS) {
    const amount = column[key]?.[row] as number; // every stat key is a number column
    if (amount !== 0 && !Number.isNaN(amount)) line[key] = amount;
  }
  return line;
}

/** Points of a regular season by player; nobody when the edition has no weeks of it. */
export function seasonTotals(
  edition: Edition,
  season: number,
  scoring: ScoringSettings,
): ReadonlyMap<EntityId, number> {
  const { column, length } = edition.tables.statWeeks;
  const totals = new Map<EntityId, number>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.seasonType[row] !== 'REG') continue;
    const entityId = column.entityId[row] as EntityId;
    const position = edition.indexes.positionOf(entityId, season);
    if (position === null || !isPosition(position)) continue;
    totals.set(entityId, (totals.get(entityId) ?? 0) + points(weekLineAt(column, row), position, scoring));
  }
  return totals;
}

/** A week's stat line: like {@link statLineAt}, but no points allowed is a shutout, not nothing. */
export function weekLineAt(column: Readonly<Record<string, ArrayLike<unknown>>>, row: number): StatLine {
  const line: Partial<Record<(typeof STAT_KEYS)[number], number>> = { ...statLineAt(column, row) };
  for (const key of ['defensePointsAllowed', 'defenseYardsAllowed'] as const) {
    if (column[key]?.[row] === 0) line[key] = 0;
  }
  return line;
}

/**
 * Average draft positions of a season: the newest list of a provider, or the mean of all providers' newest ones.
 *
 * @param format the league's: of each provider its list in that format, else the nearest it has
 */
export function draftPositions(
  edition: Edition,
  season: number,
  { provider, format }: { readonly provider: AnyAdpProvider | 'consensus'; readonly format: ListFormat },
): ReadonlyMap<EntityId, number> {
  const { column, length } = edition.tables.adp;
  const preference = [format, 'half-ppr', 'ppr', 'standard', 'best-ball', 'superflex'];
  const best = new Map<string, { readonly order: number; readonly asOf: string }>();
  const orderOf = (row: number) => preference.indexOf(column.format[row] as string);
  const isWanted = (row: number) =>
    column.season[row] === season &&
    (provider === 'consensus' || column.provider[row] === provider) &&
    orderOf(row) >= 0;
  for (let row = 0; row < length; row++) {
    if (!isWanted(row)) continue;
    const name = column.provider[row] as string;
    const order = orderOf(row);
    const asOf = column.asOf[row] as string;
    const known = best.get(name);
    if (!known || order < known.order || (order === known.order && asOf > known.asOf)) best.set(name, { order, asOf });
  }
  const found = new Map<EntityId, { sum: number; count: number }>();
  for (let row = 0; row < length; row++) {
    if (!isWanted(row)) continue;
    const list = best.get(column.provider[row] as string);
    if (list?.order !== orderOf(row) || list.asOf !== column.asOf[row]) continue;
    const entityId = column.entityId[row] as EntityId;
    const entry = found.get(entityId) ?? { sum: 0, count: 0 };
    found.set(entityId, { sum: entry.sum + (column.adp[row] as number), count: entry.count + 1 });
  }
  return new Map([...found].map(([entityId, { sum, count }]) => [entityId, sum / count]));
}
