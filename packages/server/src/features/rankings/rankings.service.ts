import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { Board } from '@pylon/contract/rankings/board';
import { rankedPage, rankingsTable } from '@pylon/contract/rankings/ranked-page';
import type { listRankings } from '@pylon/contract/rankings/rankings';
import { orderKey } from '@pylon/engine/tables/sort-rows';
import { marketRanks } from '../../football/market-order.ts';
import { type BoardQuery, rankingsBoard } from '../../football/rankings-board.ts';
import { gamesOf } from '../../football/team-games.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import { tierRequired } from '../../plans/gated.ts';
import { noSuchColumn, orderAllowed } from '../../tables/table-answer.ts';
import { paywallTierOf } from '../../wire/expert.ts';
import { askedWeek, toPeriod } from '../../wire/period.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { type KnownScoring, leagueOf } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';
import { freeBoard } from './free-board.ts';

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
  const { season } = inSeason;
  const period = toPeriod(body.expertRankingPeriod);
  const week = period === 'weekly' ? askedWeek(body.week, season) : 0;

  const board = boardFor(tier, edition, {
    season: season.year,
    period,
    week,
    scoring,
    league: leagueOf(scoring, body.footballScoringLeagueConfig),
    expertIds: body.expertIds,
  });
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
    total,
    playerExpertRanking: rows,
    provenance: provenanceOf(edition),
  });
}

/** The board in an order that the tier may see. */
function boardFor(tier: Tier, edition: Edition, query: BoardQuery): Board {
  const board = rankingsBoard(edition, query);
  return board.experts.every(({ paywallTier }) => paywallTier <= tier)
    ? board
    : freeBoard(board, marketRanks(edition, query.season, query.scoring));
}
