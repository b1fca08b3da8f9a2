// Every feature's cases for the test of every call. A call that no feature lists fails that test.
import type { CallName } from '@pylon/contract/calls';
import { accountCases } from './good-inputs/accounts.good-inputs.ts';
import { adpCases } from './good-inputs/adp.good-inputs.ts';
import { auctionCases } from './good-inputs/auction.good-inputs.ts';
import type { CallCases } from './good-inputs/call-cases.ts';
import { mockDraftCases } from './good-inputs/mock-draft.good-inputs.ts';
import { newsletterCases } from './good-inputs/newsletter.good-inputs.ts';
import { paymentCases } from './good-inputs/payments.good-inputs.ts';
import { playerCardCases } from './good-inputs/player-card.good-inputs.ts';
import { projectionCases } from './good-inputs/projections.good-inputs.ts';
import { promotionCases } from './good-inputs/promotions.good-inputs.ts';
import { rankingCases } from './good-inputs/rankings.good-inputs.ts';
import { referenceCases } from './good-inputs/reference.good-inputs.ts';
import { scoringSystemCases } from './good-inputs/scoring-systems.good-inputs.ts';
import { supportCases } from './good-inputs/support.good-inputs.ts';

const CASES: readonly CallCases[] = [
  accountCases,
  paymentCases,
  supportCases,
  newsletterCases,
  promotionCases,
  referenceCases,
  scoringSystemCases,
  playerCardCases,
  rankingCases,
  adpCases,
  projectionCases,
  mockDraftCases,
  auctionCases,
];

/** One list of all features as a map by call. */
const byCall = <T>(listOf: (cases: CallCases) => Partial<Record<CallName, T>> | undefined): ReadonlyMap<CallName, T> =>
  // Object.entries forgets that the keys are calls.
  new Map(CASES.flatMap((cases) => Object.entries(listOf(cases) ?? {}) as [CallName, T][]));

/** In the order in which the calls are made. */
export const GOOD_INPUTS = byCall(({ goodInputs }) => goodInputs);
export const WITHOUT_FOOTBALL: ReadonlySet<CallName> = new Set(CASES.flatMap((cases) => cases.withoutFootball ?? []));
export const OPENED_WHOLE = byCall(({ openedWhole }) => openedWhole);
export const FREE_PARTS = byCall(({ freeParts }) => freeParts);
export const HIDES = byCall(({ hides }) => hides);
export const TOO_LOW = CASES.flatMap(({ tooLow = [] }) => tooLow);
export const BAD_INPUTS = CASES.flatMap(({ badInputs = [] }) => badInputs);
