// Every feature's cases for the test of every call. A call that no feature lists fails that test.
import type { CallName } from '@pylon/contract/calls';
import { accountCases } from './call-cases/accounts.cases.ts';
import { accuracyCases } from './call-cases/accuracy.cases.ts';
import { adpCases } from './call-cases/adp.cases.ts';
import { articleCases } from './call-cases/articles.cases.ts';
import { auctionCases } from './call-cases/auction.cases.ts';
import { auctionValueCases } from './call-cases/auctions.cases.ts';
import { bestBallCases } from './call-cases/best-ball.cases.ts';
import type { CallCases } from './call-cases/call-cases.ts';
import { cheatSheetCases } from './call-cases/cheat-sheets.cases.ts';
import { comingSoonCases } from './call-cases/coming-soon.cases.ts';
import { cruiseControlCases } from './call-cases/cruise-control.cases.ts';
import { leagueHubCases } from './call-cases/league-hub.cases.ts';
import { leagueSyncCases } from './call-cases/league-sync.cases.ts';
import { mockDraftCases } from './call-cases/mock-draft.cases.ts';
import { myRosterCases } from './call-cases/my-roster.cases.ts';
import { newsletterCases } from './call-cases/newsletter.cases.ts';
import { noticesCases } from './call-cases/notices.cases.ts';
import { operatorCases } from './call-cases/operator.cases.ts';
import { ownRankingsCases } from './call-cases/own-rankings.cases.ts';
import { paymentCases } from './call-cases/payments.cases.ts';
import { playerCardCases } from './call-cases/player-card.cases.ts';
import { projectionCases } from './call-cases/projections.cases.ts';
import { promotionCases } from './call-cases/promotions.cases.ts';
import { rankingCases } from './call-cases/rankings.cases.ts';
import { referenceCases } from './call-cases/reference.cases.ts';
import { scoringSystemCases } from './call-cases/scoring-systems.cases.ts';
import { sponsorCases } from './call-cases/sponsors.cases.ts';
import { startSitCases } from './call-cases/start-sit.cases.ts';
import { supportCases } from './call-cases/support.cases.ts';
import { tableCases } from './call-cases/tables.cases.ts';
import { teamPageCases } from './call-cases/team-page.cases.ts';
import { tradeAnalyzerCases } from './call-cases/trade-analyzer.cases.ts';
import { waiverWireCases } from './call-cases/waiver-wire.cases.ts';

const CASES: readonly CallCases[] = [
  accountCases,
  paymentCases,
  supportCases,
  articleCases,
  newsletterCases,
  noticesCases,
  promotionCases,
  comingSoonCases,
  sponsorCases,
  referenceCases,
  scoringSystemCases,
  playerCardCases,
  rankingCases,
  ownRankingsCases,
  accuracyCases,
  adpCases,
  auctionValueCases,
  cheatSheetCases,
  projectionCases,
  tableCases,
  leagueSyncCases,
  mockDraftCases,
  auctionCases,
  teamPageCases,
  myRosterCases,
  tradeAnalyzerCases,
  waiverWireCases,
  startSitCases,
  leagueHubCases,
  cruiseControlCases,
  bestBallCases,
  operatorCases,
];

/** One list of all features as a map by call. */
const byCall = <T>(listOf: (cases: CallCases) => Partial<Record<CallName, T>> | undefined): ReadonlyMap<CallName, T> =>
  // Object.entries forgets that the keys are calls.
  new Map(CASES.flatMap((cases) => Object.entries(listOf(cases) ?? {}) as [CallName, T][]));

/** In the order in which the calls are made. */
export const GOOD_INPUTS = byCall(({ goodInputs }) => goodInputs);
export const WITHOUT_FOOTBALL: ReadonlySet<CallName> = new Set(CASES.flatMap((cases) => cases.withoutFootball ?? []));
export const NEEDS_ACCOUNT = byCall(({ needsAccount }) => needsAccount);
export const OPENED_WHOLE = byCall(({ openedWhole }) => openedWhole);
export const NEEDS_PERSON: ReadonlySet<CallName> = new Set(CASES.flatMap((cases) => cases.needsPerson ?? []));
export const FREE_PARTS = byCall(({ freeParts }) => freeParts);
export const HIDES = byCall(({ hides }) => hides);
export const TOO_LOW = CASES.flatMap(({ tooLow = [] }) => tooLow);
export const BAD_INPUTS = CASES.flatMap(({ badInputs = [] }) => badInputs);
