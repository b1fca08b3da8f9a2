// The rankings as a tier sees them: in an order that tells nothing of what it may not know.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { Board } from '@pylon/contract/rankings/board';
import { type RankedFacts, rankedFacts } from '@pylon/contract/rankings/ranked-page';
import type { RankingBasis } from '@pylon/contract/rankings/rankings';
import { type PositionChoice, positionsOf } from '@pylon/engine/tables/entity-filter';
import { onceFor } from '../almanac/edition-memo.ts';
import { Lru } from '../lru.ts';
import { freeBoard, LEADER } from './free-board.ts';
import { rowAside } from './lists/row-aside.ts';
import { marketRanks } from './market-order.ts';
import { type BoardQuery, rankingsBoard } from './rankings-board.ts';

interface OrderedBoard {
  readonly board: Board;
  readonly basis: RankingBasis;
}

interface ShownBoard extends OrderedBoard {
  readonly facts: RankedFacts;
}

/** Boards of which every row is kept as it is told: one to two megabytes each. */
const SHOWN_BOARDS = 8;

/** The board as a tier sees it at a time, with the tiers of the positions asked for; made once for all its pages. */
export function shownBoard(
  edition: Edition,
  query: BoardQuery,
  { positions, tier, now }: { readonly positions: readonly PositionChoice[]; readonly tier: Tier; readonly now: Date },
): ShownBoard {
  const wish = { rosterPositions: positions };
  const { scoring, own = [], ...which } = query;
  const listed = [...positionsOf(wish)].sort();
  const key = JSON.stringify([which, scoring.key, own.map((list) => list.key), listed, tier, now]);
  const kept = onceFor(edition, 'shown boards', () => new Lru<ShownBoard>(SHOWN_BOARDS));
  return kept.once(key, () => {
    const ordered = boardFor(tier, edition, query);
    const facts = rankedFacts(ordered.board, wish, { tier, ...rowAside(edition, query, { now, scoring }) });
    return { ...ordered, facts };
  });
}

/** The board in an order that the tier may see, and what that order is. */
export function boardFor(tier: Tier, edition: Edition, query: BoardQuery): OrderedBoard {
  const board = rankingsBoard(edition, query);
  const ranked = basisOf(board, query);
  if (board.experts.every(({ paywallTier }) => paywallTier <= tier)) return { board, basis: ranked };
  const drafted = marketRanks(edition, query.season, query.scoring);
  if (ranked !== 'scout') return { board: freeBoard(board, drafted), basis: ranked };
  // nobody whom everybody may see has ranked the period: the next best that is open, under its own name
  const rest = query.period === 'weekly' ? restOfSeasonRanks(edition, query) : NOBODY;
  return rest.size > 0
    ? { board: freeBoard(board, rest), basis: 'restOfSeason' }
    : { board: freeBoard(board, drafted), basis: 'drafts' };
}

/** What a board that shows everybody's opinions follows. */
function basisOf({ everyExpert }: Board, { period, expertIds }: BoardQuery): 'lists' | 'projections' | 'scout' {
  if (everyExpert.some(({ id }) => expertIds.includes(id))) return 'lists';
  if (!everyExpert.some(({ id }) => id === LEADER)) return 'scout';
  return period === 'weekly' && everyExpert.every(({ isHouse }) => isHouse) ? 'projections' : 'lists';
}

const NOBODY: ReadonlyMap<string, number> = new Map();

/** Places by the free Consensus of the rest of the season. */
const restOfSeasonRanks = (edition: Edition, query: BoardQuery): ReadonlyMap<string, number> =>
  new Map(
    rankingsBoard(edition, { ...query, period: 'restOfSeason', week: 0, expertIds: [] }).rows.flatMap(
      ({ entityId, ranks }) => (ranks[LEADER] === undefined ? [] : [[entityId, ranks[LEADER]] as const]),
    ),
  );
