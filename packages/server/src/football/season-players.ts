// Who can be drafted in a season, as one league sees them: the rankings board of its scoring and shape, with what was
// expected of everybody before the season began.
import type { Edition } from '@pylon/almanac/editions/edition';
import { seasonsOn } from '@pylon/almanac/editions/seasons';
import { oldestThatCounts } from '@pylon/almanac/house/newest';
import { type AdpBoard, adpBoard } from '@pylon/almanac/read/adp-board';
import type { BoardRow } from '@pylon/contract/rankings/board';
import type { Expert } from '@pylon/contract/wire';
import { listFormats } from '@pylon/engine/rankings/list-formats';
import type { AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import { onceFor } from '../almanac/edition-memo.ts';
import type { OwnList } from '../wire/own-list.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';
import { forecastsOf, type ScoredProjection } from './projected-points.ts';
import { rankingsBoard } from './rankings-board.ts';
import { seasonPoints } from './season-points.ts';

/** A rank and the expert who gave it. */
export interface NamedRank {
  readonly rank: number;
  readonly expertId: string;
}

/** A player who can be drafted, with expectations. */
export interface SeasonPlayer {
  readonly entityId: EntityId;
  readonly position: Position;
  readonly teamId: TeamId | null;
  readonly byeWeek: number | null;
  /** Place overall and within the position, from 1. */
  readonly rank: number;
  readonly positionRank: number;
  /** Within the position, from 1; 0 for somebody whom no published list ranks. */
  readonly tier: number;
  readonly best: NamedRank | null;
  readonly worst: NamedRank | null;
  /** Expected points of the season in the league's scoring. */
  readonly points: number;
  /** The points that count in this draft: the season's, or in a dynasty the worth of the player's career rank. */
  readonly draftPoints: number;
  readonly lastSeasonPoints: number | null;
}

/** A league and its scoring. */
export interface DraftLeague {
  readonly scoring: KnownScoring;
  readonly league: LeagueShape;
  /** The asking person's own lists among the experts; absent is none. */
  readonly own?: readonly OwnList[];
}

const boardOf = (edition: Edition, season: number, draft: DraftLeague, expertIds: readonly string[]) =>
  rankingsBoard(edition, {
    season,
    period: 'seasonal',
    week: 0,
    scoring: draft.scoring,
    league: draft.league,
    expertIds,
    ...(draft.own && { own: draft.own }),
  });

/** Whoever is ranked for the season or has a projection, best first. */
export function seasonPlayers(edition: Edition, season: number, draft: DraftLeague): readonly SeasonPlayer[] {
  const { scoring, league } = draft;
  const expected = forecastsOf(edition, season, scoring);
  const lastSeason = seasonPoints(edition, season - 1, scoring);
  const wanted = startedPositions(league.slots);
  const rows = boardOf(edition, season, draft, []).rows.filter(
    ({ position, entityId, positionTier }) =>
      // A player without rank and projection is no choice in any draft.
      isPosition(position) &&
      wanted.has(position) &&
      (positionTier !== null || (pointsOf(expected, entityId) ?? 0) > 0),
  );
  return rows.map((row, index): SeasonPlayer => {
    const ranks = namedRanks(row);
    const points = pointsOf(expected, row.entityId) ?? 0;
    return {
      entityId: row.entityId as EntityId, // the edition's own ids
      position: row.position as Position, // filtered above
      teamId: edition.indexes.teamOf(row.entityId, season),
      byeWeek: row.byeWeek,
      rank: index + 1,
      positionRank: row.positionRank,
      tier: row.positionTier ?? 0,
      best: ranks[0] ?? null,
      worst: ranks.at(-1) ?? null,
      points,
      draftPoints: points,
      lastSeasonPoints: lastSeason.get(row.entityId)?.points ?? null,
    };
  });
}

const pointsOf = (expected: ReadonlyMap<string, ScoredProjection>, entityId: string): number | undefined =>
  expected.get(entityId)?.points.expected;

/** Everybody's rank of a player, best first. */
const namedRanks = ({ ranks }: BoardRow): readonly NamedRank[] =>
  Object.entries(ranks)
    .map(([expertId, rank]) => ({ expertId, rank }))
    .sort((a, b) => a.rank - b.rank);

/** Places by chosen experts, house methods included; empty when nobody is chosen. */
export const expertPlaces = (
  edition: Edition,
  season: number,
  draft: DraftLeague,
  expertIds: readonly string[],
): ReadonlyMap<EntityId, number> =>
  expertIds.length === 0
    ? new Map()
    : new Map(
        boardOf(edition, season, draft, expertIds).rows.map(({ entityId, rank, ranks }) => [
          entityId as EntityId, // the edition's own ids
          // A single expert may rank only some players: those stand where the expert puts them among all, not among
          // themselves.
          (expertIds.length === 1 ? ranks[expertIds[0] ?? ''] : undefined) ?? rank,
        ]),
      );

/** The chosen experts, all when nobody is chosen, with their ranks of a season. */
export function expertRanks(
  edition: Edition,
  season: number,
  draft: DraftLeague,
  expertIds: readonly string[],
): readonly ExpertRanks[] {
  const { experts, rows } = boardOf(edition, season, draft, expertIds);
  return experts.map((expert) => ({
    expert,
    ranks: new Map(
      rows.flatMap(({ entityId, ranks }) => {
        const rank = ranks[expert.id];
        return rank === undefined ? [] : [[entityId as EntityId, rank] as const]; // the edition's own ids
      }),
    ),
  }));
}

/** An expert and where they rank players, from 1. */
export interface ExpertRanks {
  readonly expert: Expert;
  readonly ranks: ReadonlyMap<EntityId, number>;
}

/** The day of the drafts that lists are to speak for: today or, once a season has begun, that of its first kick-off. */
function dayOfDrafts({ tables, manifest }: Edition, season: number): string {
  const seasons = seasonsOn(tables.games, manifest.asOf);
  const begins = seasons.find(({ year }) => year === season)?.startsAt.slice(0, 10);
  return begins !== undefined && begins < manifest.asOf ? begins : manifest.asOf;
}

/**
 * Mean overall picks of a season in drafts like the league's: a provider's, or the mean of all. A mean leaves out lists
 * that are too old: with one quarterback where others are left, with two in any case. Somebody who follows one of May
 * against drafters who know the summer comes in ninth of twelve (analysis/advice-policy).
 */
export function draftPositions(
  edition: Edition,
  season: number,
  draft: DraftLeague,
  provider: AnyAdpProvider | 'consensus',
): ReadonlyMap<EntityId, number> {
  const formats = listFormats(draft.scoring.settings, draft.league);
  const isTwoQuarterbacks = formats[0] === 'superflex';
  const redraft = [...formats.filter((format) => format !== 'superflex'), 'best-ball'];
  const boardSince = (since?: string) =>
    onceFor(edition, `draft positions ${season} ${redraft.join()} ${since}`, () =>
      adpBoard(edition, season, { formats: redraft, ...(since !== undefined && { since }) }),
    );
  const positionsOf = ({ entries }: AdpBoard) =>
    new Map(
      entries.flatMap(({ entityId, consensus, adp }) => {
        const ofAll = isTwoQuarterbacks ? adp.superflex : consensus;
        const position = provider === 'consensus' ? ofAll : adp[provider];
        return position === null || position === undefined ? [] : [[entityId, position]];
      }),
    );
  if (provider !== 'consensus') return positionsOf(boardSince());
  const valid = positionsOf(boardSince(oldestThatCounts(dayOfDrafts(edition, season))));
  return valid.size > 0 || isTwoQuarterbacks ? valid : positionsOf(boardSince());
}
