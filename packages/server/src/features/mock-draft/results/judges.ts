// Who judges the drafts of a room. The grade goes by what the market and the consensus expect, which everybody may read
// and no plan's advice follows alone; beside it stand the other experts, our projections and last season.

import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { type Judge, judgedPool, pointsByList } from '@pylon/engine/drafting/judges';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { dynastyRanks } from '../../../football/careers/dynasty-lists.ts';
import { expertRanks } from '../../../football/season-players.ts';
import type { DraftView } from '../draft-kind.ts';
import { scoringOf } from '../draft-scoring.ts';
import { marketRoom } from '../players/market-room.ts';
import type { RoomPool } from '../players/room-pool.ts';

export interface JudgedRoom {
  /** The room's players at the points that grades, what-ifs and standings go by. */
  readonly pool: DraftPool;
  readonly judges: readonly Judge[];
}

/** The market judges by ADP itself; careers and rookies are judged in drafts of their own. */
const NO_JUDGES: ReadonlySet<string> = new Set(['market', 'dynasty', 'rookie']);
/** Whose list decides beside the market. */
const DECIDING = { season: 'consensus', dynasty: 'dynasty' } as const;

const rooms = new WeakMap<RoomPool, JudgedRoom>();

/** The judges of a room, made once per room: what they say follows from its edition and settings. */
export function judgedRoom(view: DraftView): JudgedRoom {
  const known = rooms.get(view.room);
  if (known) return known;
  const judges = judgesOf(view);
  const made = { pool: judgedPool(view.room.pool, judges), judges };
  rooms.set(view.room, made);
  return made;
}

/** A draft whose season is played from what grades go by. */
export const asJudged = <V extends DraftView>(view: V) => ({
  ...view,
  room: { pool: judgedRoom(view).pool, source: view.room.source },
});

function judgesOf({ edition, stored, room }: DraftView): readonly Judge[] {
  const { pool, byId } = room;
  const pointsOf = (of: (entityId: EntityId) => number | null | undefined) =>
    Float64Array.from(pool.table.entityIds, (entityId) => of(entityId) ?? 0);
  const byMarket = marketRoom(room).byId;
  const market = pointsOf((entityId) => byMarket.get(entityId)?.draftPoints);
  const lists = listsOf({ edition, stored, room }).flatMap(({ id, ranks, decides }): readonly Judge[] => {
    const points = pointsByList(pool, market, ranks);
    return points ? [{ id, points, decides }] : [];
  });
  const projections = { id: 'projections', points: pointsOf((id) => byId.get(id)?.points), decides: false };
  return [
    { id: 'market', points: market, decides: true },
    ...lists,
    ...(room.source === 'rankings' ? [projections] : []),
    { id: 'last-season', points: pointsOf((id) => byId.get(id)?.lastSeasonPoints), decides: false },
  ];
}

interface List {
  readonly id: string;
  readonly ranks: ReadonlyMap<EntityId, number>;
  readonly decides: boolean;
}

/** Lists of the house; those that a plan opens only where the room is seen with the plan. */
function listsOf({ edition, stored: { season, state }, room }: DraftView): readonly List[] {
  const { league, leagueType, sources } = state.settings;
  const known = scoringOf(sources);
  if (!known.ok) return [];
  const draft = { scoring: known.value, league };
  if (leagueType === 'dynasty') {
    const ranked = dynastyRanks(edition, season, draft.league);
    const ranks = new Map(ranked.map(({ entityId }, index) => [entityId as EntityId, index + 1])); // the edition's ids
    return [{ id: DECIDING.dynasty, ranks, decides: true }];
  }
  return expertRanks(edition, season, draft, [])
    .filter(({ expert }) => expert.isHouse && !NO_JUDGES.has(expert.id))
    .filter(({ expert }) => !expert.isPremium || room.source === 'rankings')
    .map(({ expert, ranks }) => ({ id: expert.id, ranks, decides: expert.id === DECIDING.season }));
}
