import { AuctionsBody, type getAuctionTable, type listAuctions } from '@pylon/contract/auctions/auctions';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { auctions as declared } from '@pylon/contract/tables/draft/auctions.table';
import type { Expert } from '@pylon/contract/wire';
import { isSuperflex } from '@pylon/engine/rankings/list-formats';
import { orderKey } from '@pylon/engine/tables/sort-rows';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { auctionBoard } from '../../football/auction-board.ts';
import { forecastProvenance } from '../../football/projected-points.ts';
import type { PriceList } from '../../football/real-prices.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import type { PreparedAmong } from '../../leagues/holders/held-among.ts';
import { tierRequired } from '../../plans/gated.ts';
import type { PreparedRanking } from '../../plans/usable-lists.ts';
import { tableAnswer } from '../../tables/table-answer.ts';
import { paywallTierOf, publisherName } from '../../wire/expert.ts';
import { listsOf } from '../../wire/own-list.ts';
import { toPeriod } from '../../wire/period.ts';
import { leagueOf } from '../../wire/scoring-system.ts';
import { seasonById, seasonNow } from '../../wire/season.ts';

type Prepared = Pick<PreparedAmong<PreparedRanking>, 'scoring' | 'among'> & Partial<PreparedRanking>;

/** A page of the auction values, as a tier sees them. */
export function auctions({
  edition,
  body,
  now,
  tier,
  prepared: { scoring, own = [], among },
}: EditionInput<typeof listAuctions, Prepared>): Outcome<AnswerOf<typeof listAuctions>> {
  const inSeason = seasonById(edition, body.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const above = body.expertIds.map(paywallTierOf).find((needed) => needed > tier);
  if (above !== undefined) return tierRequired('expertIds', above);
  const expertsTier = paywallTierOf(orderKey(body.orderBy));
  if (expertsTier > tier) return tierRequired('orderBy', expertsTier);

  const league = leagueOf(scoring, body.footballScoringLeagueConfig);
  const which = { season: inSeason.value.year, period: toPeriod(body.expertRankingPeriod), week: 0 };
  const { experts, everyExpert, rows, prices } = auctionBoard(edition, {
    ...which,
    scoring,
    league,
    expertIds: body.expertIds,
    own: listsOf(own, which),
    strategy: body.draftStrategy,
    tier,
  });
  const page = tableAnswer(auctionsTable(experts), rows, { ...body, searchText: body.athleteSearchText, among }, tier);
  if (!page.ok) return page;
  return found({
    experts: [...experts],
    everyExpert: [...everyExpert],
    total: page.value.total,
    playerAuction: page.value.rows,
    prices: priceSources(prices, league),
    provenance: forecastProvenance(edition, which.season),
  });
}

/** The table with its experts, each an order; that of Consensus has the name of the mean. */
function auctionsTable(experts: readonly Expert[]): typeof declared {
  const byExpert = experts.filter(({ id }) => !(id in declared.columns)).map(({ id }) => [id, { by: `values.${id}` }]);
  return { ...declared, orders: { ...Object.fromEntries(byExpert), ...declared.orders } };
}

const priceSources = (lists: readonly PriceList[], league: LeagueShape): AnswerOf<typeof listAuctions>['prices'] =>
  isSuperflex(league)
    ? []
    : lists.map(({ provider, asOf, dollars }) => ({
        id: provider,
        name: publisherName(provider),
        asOf,
        players: dollars.size,
      }));

/** The first of them, for a page that shows a few. */
export function auctionWidget({
  query,
  ...input
}: EditionInput<typeof getAuctionTable, Prepared>): Outcome<AnswerOf<typeof getAuctionTable>> {
  const { seasonId = seasonNow(input.edition, input.now)?.year, ...wish } = query;
  if (seasonId === undefined) return failure('season-not-found');
  const body = AuctionsBody.parse({ ...wish, seasonId: String(seasonId) });
  const answer = auctions({ ...input, query: {}, body });
  if (!answer.ok) return answer;
  const { playerAuction: auctionTable, experts, total, provenance } = answer.value;
  return found({ auctionTable, experts, total, provenance });
}
