import {
  invitesToPromotion,
  isEligible,
  isMobileAgent,
  isPromotionOpen,
  PROMOTION_CLOSES_MS,
  PROMOTION_COOKIE,
  type PromotionVisitor,
  paywallShowsPromotion,
} from '@pylon/contract/promotions/promotion';
import { getPromotion } from '@pylon/contract/promotions/promotions';
import type { Clock } from '../../clock.ts';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { PromotionChoice } from '../../settings/setting-list.ts';

/** The partner's promotion, by the clock of the real world unless an operator stopped it. */
export function promotionRoutes(
  route: Router,
  { clock, choice }: { readonly clock: Clock; readonly choice: PromotionChoice },
): void {
  route.forVisitor(getPromotion, ({ person, tier, request }) => {
    const visitor: PromotionVisitor = {
      isOpen: choice !== 'off' && isPromotionOpen(clock.now().getTime(), choice === 'window'),
      hasCookie: Boolean(request.cookies[PROMOTION_COOKIE]), // a mark, not a secret: whatever stands in it
      isLoggedIn: person !== null && person.email !== null,
      tier,
      isMobile: isMobileAgent(request.headers['user-agent'] ?? ''),
    };
    return found({
      promotion: {
        isOpen: visitor.isOpen,
        isEligible: isEligible(visitor),
        showsOnPaywall: paywallShowsPromotion(visitor),
        showsInvitation: invitesToPromotion(visitor),
        endsAt: new Date(PROMOTION_CLOSES_MS).toISOString(),
      },
    });
  });
}
