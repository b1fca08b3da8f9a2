import type { AnswerOf } from '@pylon/contract/endpoint';
import { pageOfFacts, rankingsTable } from '@pylon/contract/rankings/ranked-page';
import { type getExpertRankingTable, type listRankings, RankingsBody } from '@pylon/contract/rankings/rankings';
import { orderKey } from '@pylon/engine/tables/sort-rows';
import { forecastProvenance } from '../../football/projected-points.ts';
import { shownBoard } from '../../football/shown-board.ts';
import { weekPublishers } from '../../football/week-market.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import type { PreparedAmong } from '../../leagues/holders/held-among.ts';
import { tierRequired } from '../../plans/gated.ts';
import type { PreparedRanking } from '../../plans/usable-lists.ts';
import { noSuchColumn, orderAllowed } from '../../tables/table-answer.ts';
import { toldRows } from '../../tables/told-rows.ts';
import { paywallTierOf, publisherName } from '../../wire/expert.ts';
import { listsOf } from '../../wire/own-list.ts';
import { askedWeek, toPeriod } from '../../wire/period.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { leagueOf } from '../../wire/scoring-system.ts';
import { seasonById, seasonNow } from '../../wire/season.ts';

type Answer = AnswerOf<typeof listRankings>;
type Prepared = Pick<PreparedAmong<PreparedRanking>, 'scoring' | 'among'> & Partial<PreparedRanking>;

/** A page of the rankings of a season, a week or the rest of a season, as a tier sees it. */
export function rankings({
  edition,
  body,
  now,
  tier,
  prepared: { scoring, own = [], among },
}: EditionInput<typeof listRankings, Prepared>): Outcome<Answer> {
  const inSeason = seasonById(edition, body.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const above = body.expertIds.map(paywallTierOf).find((needed) => needed > tier);
  if (above !== undefined) return tierRequired('expertIds', above);
  const season = inSeason.value;
  const period = toPeriod(body.expertRankingPeriod);
  const week = period === 'weekly' ? askedWeek(body.week, season) : 0;

  const league = leagueOf(scoring, body.footballScoringLeagueConfig);
  const lists = listsOf(own, { season: season.year, period, week });
  const query = { season: season.year, period, week, scoring, league, expertIds: body.expertIds, own: lists };
  const { board, basis, facts } = shownBoard(edition, query, { positions: body.rosterPositions, tier, now });
  const expertsTier = paywallTierOf(orderKey(body.orderBy));
  if (expertsTier > tier) return tierRequired('orderBy', expertsTier);
  const allowed = orderAllowed(tier, rankingsTable(board.experts), body.orderBy);
  if (!allowed.ok) return allowed;
  const page = pageOfFacts(board, facts, { ...body, among }, { tier, told: toldRows(facts, tier) });
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
    provenance: period === 'seasonal' ? forecastProvenance(edition, season.year) : provenanceOf(edition),
  });
}

/** The first of the rankings, for a page that shows a few of them. */
export function rankingsWidget({
  query,
  ...input
}: EditionInput<typeof getExpertRankingTable, Prepared>): Outcome<AnswerOf<typeof getExpertRankingTable>> {
  const { seasonId = seasonNow(input.edition, input.now)?.year, week, athletePositions, ...wish } = query;
  if (seasonId === undefined) return failure('season-not-found');
  const body = RankingsBody.parse({
    ...wish,
    seasonId: String(seasonId),
    rosterPositions: athletePositions ?? [],
    ...(week === undefined ? {} : { expertRankingPeriod: 'Weekly', week }),
  });
  const answer = rankings({ ...input, query: {}, body });
  if (!answer.ok) return answer;
  const { playerExpertRanking: expertRankingTable, basis, experts, total, provenance } = answer.value;
  return found({ expertRankingTable, basis, experts, total, provenance });
}
