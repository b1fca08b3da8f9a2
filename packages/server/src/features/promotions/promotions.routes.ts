import {
  invitesToPromotion,
  isEligible,
  isMobileAgent,
  PROMOTION_COOKIE,
  type PromotionVisitor,
  paywallShowsPromotion,
} from '@pylon/contract/promotions/promotion';
import { getPromotion } from '@pylon/contract/promotions/promotions';
import type { Clock } from '../../clock.ts';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { PromotionChoice } from '../../settings/setting-list.ts';
import { type PromotionShelf, promotionAt } from './read-promotions.ts';

export interface PromotionParts {
  readonly promotions: PromotionShelf;
  readonly clock: Clock;
  readonly choice: PromotionChoice;
}

/** The partner's promotion, by the clock of the real world unless an operator stopped it. */
export function promotionRoutes(route: Router, { promotions, clock, choice }: PromotionParts): void {
  route.forVisitor(getPromotion, async ({ person, tier, request }) => {
    const { entry, isOpen } = promotionAt(await promotions.current(), clock.now().getTime(), choice === 'window');
    const visitor: PromotionVisitor = {
      isOpen: choice !== 'off' && isOpen,
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
        endsAt: entry && new Date(entry.until).toISOString(),
        offer: entry && {
          partner: entry.partner,
          browser: entry.browser,
          href: entry.href ?? null,
          isExample: entry.isExample,
        },
      },
    });
  });
}
