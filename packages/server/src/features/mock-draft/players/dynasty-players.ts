// Who can be drafted in a league whose teams keep their players for good. Such drafts have rankings and a market of
// their own. Nobody publishes what a career is worth in points, so a player counts as much as their place says: the
// third receiver by dynasty rank is worth what the third best receiver of this season scores. That keeps the steps
// between positions, which decide a draft, and moves the years ahead into the order within them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { adpBoard } from '@pylon/almanac/read/adp-board';
import type { RankedEntity } from '@pylon/almanac/read/rankings-of';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import { onceFor } from '../../../almanac/edition-memo.ts';
import { dynastyRanks } from '../../../football/careers/dynasty-lists.ts';
import { type DraftLeague, type SeasonPlayer, seasonPlayers } from '../../../football/season-players.ts';
import { byeWeekOf } from '../../../wire/entity.ts';

/** Places by the consensus of dynasty rankings, the open expert Dynasty, from 1; null for a player they leave out. */
export function dynastyPlaces(
  edition: Edition,
  season: number,
  draft: DraftLeague,
): (entityId: EntityId) => number | null {
  const places = new Map(
    dynastyRanks(edition, season, draft.league).map(({ entityId }, index) => [entityId, index + 1]),
  );
  return (entityId) => places.get(entityId) ?? null;
}

/** Everybody in the order of dynasty rankings; players whom those leave out follow in the season's order. */
export function dynastyPlayers(edition: Edition, season: number, draft: DraftLeague): readonly SeasonPlayer[] {
  const bySeason = seasonPlayers(edition, season, draft);
  const known = new Map(bySeason.map((player) => [player.entityId, player]));
  const wanted = startedPositions(draft.league.slots);
  const ranked = dynastyRanks(edition, season, draft.league).flatMap((entity): Unplaced[] => {
    const position = edition.indexes.positionOf(entity.entityId, season);
    if (position === null || !isPosition(position) || !wanted.has(position)) return [];
    const player = known.get(entity.entityId) ?? newcomer(edition, season, entity.entityId, position);
    return [{ ...player, tier: entity.tier, best: named(entity.best), worst: named(entity.worst) }];
  });
  const listed = new Set(ranked.map(({ entityId }) => entityId));
  const others = bySeason.filter(({ entityId }) => !listed.has(entityId)).map((player) => ({ ...player, tier: 0 }));
  return placed([...ranked, ...others]);
}

type Unplaced = Omit<SeasonPlayer, 'rank' | 'positionRank' | 'draftPoints'>;

/** Mean picks of dynasty drafts. */
export function dynastyPositions(edition: Edition, season: number): ReadonlyMap<EntityId, number> {
  const { entries } = onceFor(edition, `dynasty adp ${season}`, () => adpBoard(edition, season));
  return new Map(
    entries.flatMap(({ entityId, adp }) => (adp.dynasty === undefined ? [] : [[entityId, adp.dynasty] as const])),
  );
}

const named = ({ rank, expert }: RankedEntity['best']) => ({ rank, expertId: expert });

/** A player of whom this season expects nothing: hurt for all of it, or yet to get their chance. */
const newcomer = (edition: Edition, season: number, entityId: EntityId, position: Position): Unplaced => ({
  entityId,
  position,
  teamId: edition.indexes.teamOf(entityId, season),
  byeWeek: byeWeekOf(edition, entityId, season),
  tier: 0,
  best: null,
  worst: null,
  points: 0,
  lastSeasonPoints: null,
});

/** Ranks in the order given; the n-th of a position counts as much as the n-th best of its season. */
function placed(players: readonly Unplaced[]): readonly SeasonPlayer[] {
  const curves = new Map<Position, number[]>();
  for (const { position, points } of players) curves.set(position, [...(curves.get(position) ?? []), points]);
  for (const curve of curves.values()) curve.sort((a, b) => b - a);
  const counts = new Map<Position, number>();
  return players.map((player, index): SeasonPlayer => {
    const before = counts.get(player.position) ?? 0;
    counts.set(player.position, before + 1);
    const draftPoints = curves.get(player.position)?.[before] ?? 0;
    return { ...player, rank: index + 1, positionRank: before + 1, draftPoints };
  });
}
