import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { Board } from '@pylon/contract/rankings/board';
import { rankedPage, rankingsTable } from '@pylon/contract/rankings/ranked-page';
import type { listRankings, RankingBasis } from '@pylon/contract/rankings/rankings';
import { orderKey } from '@pylon/engine/tables/sort-rows';
import { marketRanks } from '../../football/market-order.ts';
import { type BoardQuery, rankingsBoard } from '../../football/rankings-board.ts';
import { gamesOf } from '../../football/team-games.ts';
import { weekPublishers } from '../../football/week-market.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import { tierRequired } from '../../plans/gated.ts';
import { noSuchColumn, orderAllowed } from '../../tables/table-answer.ts';
import { paywallTierOf, publisherName } from '../../wire/expert.ts';
import { askedWeek, toPeriod } from '../../wire/period.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { type KnownScoring, leagueOf } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';
import { freeBoard, LEADER } from './free-board.ts';

type Answer = AnswerOf<typeof listRankings>;

/** A page of the rankings of a season, a week or the rest of a season, as a tier sees it. */
export function rankings({
  edition,
  body,
  now,
  tier,
  prepared: { scoring },
}: EditionInput<typeof listRankings, { readonly scoring: KnownScoring }>): Outcome<Answer> {
  const inSeason = seasonById(edition, body.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const above = body.expertIds.map(paywallTierOf).find((needed) => needed > tier);
  if (above !== undefined) return tierRequired('expertIds', above);
  const season = inSeason.value;
  const period = toPeriod(body.expertRankingPeriod);
  const week = period === 'weekly' ? askedWeek(body.week, season) : 0;

  const league = leagueOf(scoring, body.footballScoringLeagueConfig);
  const query = { season: season.year, period, week, scoring, league, expertIds: body.expertIds };
  const { board, basis } = boardFor(tier, edition, query);
  const expertsTier = paywallTierOf(orderKey(body.orderBy));
  if (expertsTier > tier) return tierRequired('orderBy', expertsTier);
  const allowed = orderAllowed(tier, rankingsTable(board.experts), body.orderBy);
  if (!allowed.ok) return allowed;
  const gameFor = gamesOf(edition, season.year, week, now);
  const page = rankedPage(board, body, {
    tier,
    gameOf: ({ entityId }) => gameFor(entityId),
  });
  if (!page) return noSuchColumn();
  const { total, rows } = page;
  const { experts, everyExpert } = board;
  return found({
    experts: [...experts],
    everyExpert: [...everyExpert],
    basis,
    projectedBy: period === 'weekly' ? weekPublishers(edition, season.year, week).map(publisherName) : [],
    total,
    playerExpertRanking: rows,
    provenance: provenanceOf(edition),
  });
}

interface OrderedBoard {
  readonly board: Board;
  readonly basis: RankingBasis;
}

/** The board in an order that the tier may see, and what that order is. */
function boardFor(tier: Tier, edition: Edition, query: BoardQuery): OrderedBoard {
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
