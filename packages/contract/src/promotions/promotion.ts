/**
 * The partner's promotion: whoever downloads the partner's browser gets the plan for free. Free of schemas, for the
 * browser too; who the partner is and when it runs stands in a file of the content folder.
 * @source docs/sources.md "Partner promotion"
 */
import type { Tier } from '../plans/tiers.ts';

/** The cookie of visitors whom the partner sent. */
export const PROMOTION_COOKIE = 'cpa';

/** When a promotion runs, in milliseconds since 1970. */
export interface PromotionWindow {
  readonly opensMs: number;
  /** The first moment without it. */
  readonly closesMs: number;
}

/**
 * Whether the promotion runs.
 *
 * @param nowMs milliseconds since 1970
 * @param isStartEnforced false lets it be seen before it begins; its end always holds
 */
export const isPromotionOpen = (
  { opensMs, closesMs }: PromotionWindow,
  nowMs: number,
  isStartEnforced: boolean,
): boolean => (!isStartEnforced || nowMs >= opensMs) && nowMs < closesMs;

/** The facts of a caller that decide about the promotion. */
export interface PromotionVisitor {
  /** Whether the promotion runs for this server. */
  readonly isOpen: boolean;
  /** Whether the partner's cookie came along. */
  readonly hasCookie: boolean;
  /** Whether it is the session of a registered person. */
  readonly isLoggedIn: boolean;
  readonly tier: Tier;
  readonly isMobile: boolean;
}

/** Whether a caller is eligible: the partner sent them, or they are signed in. */
export const isEligible = ({ hasCookie, isLoggedIn }: Pick<PromotionVisitor, 'hasCookie' | 'isLoggedIn'>): boolean =>
  hasCookie || isLoggedIn;

/** Whether a paywall carries the promotion's content: for eligible callers, and for callers without a plan. */
export const paywallCarriesPromotion = (visitor: PromotionVisitor): boolean =>
  visitor.isOpen && (isEligible(visitor) || visitor.tier === 0);

/** Whether a paywall shows that content in place of its own: only to callers without a plan. */
export const paywallShowsPromotion = (visitor: PromotionVisitor): boolean =>
  paywallCarriesPromotion(visitor) && visitor.tier === 0;

/** Whether to invite a caller who is not yet eligible. A phone has nothing to download. */
export const invitesToPromotion = (visitor: PromotionVisitor): boolean =>
  visitor.isOpen && !isEligible(visitor) && !visitor.isMobile;

/** Whether a user agent is a phone's or a tablet's. */
export const isMobileAgent = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Windows Phone|\bMobile\b/i.test(userAgent);
