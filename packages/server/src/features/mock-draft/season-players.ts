// Who can be drafted in a season, as one league sees them: its scoring, its roster places, its lists.
import type { Edition } from '@pylon/almanac/editions/edition';
import { adpBoard } from '@pylon/almanac/read/adp-board';
import { type RankedEntity, type Rankings, rankingsOf } from '@pylon/almanac/read/rankings-of';
import { statTotals } from '@pylon/almanac/read/stat-totals';
import { expectedPoints } from '@pylon/engine/scoring/expected-points';
import type { AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { SLOT_POSITIONS, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { onceFor } from '../../present/edition-memo.ts';
import { type ScoredProjection, scoredProjections } from '../../present/projected-points.ts';
import type { KnownScoring } from '../../present/scoring-system.ts';

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
  /** Overall rank by publisher. */
  readonly published: RankedEntity['published'];
  /** Expected points of the season in the league's scoring. */
  readonly points: number;
  readonly lastSeasonPoints: number | null;
}

/** Positions that a league has a place for. */
export const positionsOf = (league: LeagueShape): ReadonlySet<Position> =>
  new Set(STARTING_SLOTS.flatMap((slot) => (league.slots[slot] > 0 ? SLOT_POSITIONS[slot] : [])));

/** Formats of lists that come nearest to a league, the best first: a second quarterback matters more than receptions. */
export const formatsFor = (scoring: KnownScoring, league: LeagueShape): readonly string[] =>
  league.slots.SUPERFLEX > 0 || league.slots.QB > 1 ? ['superflex', ...scoring.formats] : scoring.formats;

/** The season's consensus in the first format that has one. */
function consensusOf(edition: Edition, season: number, formats: readonly string[]): Rankings {
  for (const format of formats) {
    const rankings = rankingsOf(edition, { season, period: 'seasonal', week: 0, format });
    if (rankings.entities.length > 0) return rankings;
  }
  return { experts: [], entities: [] };
}

/** What was expected before the season: a draft is one of before its first game, whenever it is practised. */
function forecasts(edition: Edition, season: number, scoring: KnownScoring): ReadonlyMap<string, ScoredProjection> {
  const preseason = scoredProjections(edition, { season, period: 'preseason', week: 0 }, scoring);
  return preseason.size > 0 ? preseason : scoredProjections(edition, { season, period: 'seasonal', week: 0 }, scoring);
}

/** Whoever is ranked for the season or has a projection, best first. */
export function seasonPlayers(
  edition: Edition,
  season: number,
  { scoring, league }: { readonly scoring: KnownScoring; readonly league: LeagueShape },
): readonly SeasonPlayer[] {
  const ranked = new Map(
    consensusOf(edition, season, formatsFor(scoring, league)).entities.map((entity) => [entity.entityId, entity]),
  );
  const projected = forecasts(edition, season, scoring);
  const wanted = positionsOf(league);
  const candidates = [...new Set([...ranked.keys(), ...projected.keys()])].flatMap((id) => {
    const entityId = id as EntityId; // both maps are keyed by the tables' own ids
    const position = edition.indexes.positionOf(entityId, season);
    if (position === null || !isPosition(position) || !wanted.has(position)) return [];
    const consensus = ranked.get(entityId) ?? null;
    const points = projected.get(entityId)?.points.expected ?? 0;
    // Somebody whom nobody ranks and of whom nothing is expected is no choice in any draft.
    return consensus || points > 0 ? [{ entityId, position, consensus, points }] : [];
  });
  const rankOf = ({ consensus }: (typeof candidates)[number]) => consensus?.rank ?? Number.MAX_SAFE_INTEGER;
  candidates.sort((a, b) => rankOf(a) - rankOf(b) || b.points - a.points);
  const lastSeason = totalsOf(edition, season - 1, scoring);
  const seen = new Map<Position, number>();
  return candidates.map(({ entityId, position, consensus, points }, index): SeasonPlayer => {
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
      best: consensus && { rank: consensus.best.rank, expertId: consensus.best.expert },
      worst: consensus && { rank: consensus.worst.rank, expertId: consensus.worst.expert },
      published: consensus?.published ?? {},
      points,
      lastSeasonPoints: lastSeason.get(entityId) ?? null,
    };
  });
}

/** Points of a regular season by player. Bonuses are told by weeks, so totals of them are an expectation. */
const totalsOf = (edition: Edition, season: number, scoring: KnownScoring): ReadonlyMap<string, number> =>
  onceFor(edition, `season totals ${season} ${JSON.stringify(scoring.settings)}`, () => {
    const totals = new Map<string, number>();
    for (const { entityId, line, games } of statTotals(edition, season)) {
      const position = edition.indexes.positionOf(entityId, season);
      if (position !== null && isPosition(position)) {
        totals.set(entityId, expectedPoints(line, position, scoring.settings, Math.max(1, games)));
      }
    }
    return totals;
  });

/** Mean overall picks of a season: a provider's, or the mean of all. */
export function draftPositions(
  edition: Edition,
  season: number,
  { provider, formats }: { readonly provider: AnyAdpProvider | 'consensus'; readonly formats: readonly string[] },
): ReadonlyMap<EntityId, number> {
  const redraft = formats.filter((format) => format !== 'superflex');
  const board = onceFor(edition, `adp board ${season} ${redraft.join()}`, () =>
    adpBoard(edition, season, { formats: [...redraft, 'best-ball'] }),
  );
  const isSuperflex = formats[0] === 'superflex' && provider === 'consensus';
  return new Map(
    board.entries.flatMap(({ entityId, consensus, adp }) => {
      const position = isSuperflex ? (adp.superflex ?? null) : provider === 'consensus' ? consensus : adp[provider];
      return position === null || position === undefined ? [] : [[entityId, position]];
    }),
  );
}

/** Mean overall rank of chosen publishers; empty when none of them has a list of the season. */
export function expertRanks(
  players: readonly SeasonPlayer[],
  expertIds: readonly string[],
): ReadonlyMap<EntityId, number> {
  return new Map(
    players.flatMap(({ entityId, published }) => {
      const ranks = expertIds.flatMap((id) => published[id]?.rank ?? []);
      return ranks.length === 0 ? [] : [[entityId, ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length]];
    }),
  );
}
