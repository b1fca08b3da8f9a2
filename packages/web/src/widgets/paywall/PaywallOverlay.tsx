import { BRAND } from '@pylon/contract/brand';
import { REQUIRED_TIER, type Tier } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { answer } from '../../api/answers.ts';
import { buttonClass } from '../../ui/Button.tsx';
import type { Video } from '../../ui/overlays/video.ts';
import { Lock } from './Lock.tsx';
import { PaywallFrame } from './PaywallFrame.tsx';
import { PlusLogo } from './PlusLogo.tsx';
import { type PromotionOffer, PromotionWords } from './PromotionWords.tsx';
import { overlayHeight } from './paywall-heights.ts';
import { DEFAULT_DESCRIPTION, PAYWALLS, type PaywallVariant } from './paywall-variants.ts';
import { SeeWhy } from './SeeWhy.tsx';
import { SubscriberLogIn } from './SubscriberLogIn.tsx';
import { usePlansHref } from './use-plans-href.ts';
import { useTier } from './use-tier.ts';

export interface PaywallOverlayProps {
  readonly variant: PaywallVariant;
  /** Rows of the page, open and locked: for the variants whose height follows them. */
  readonly rows?: number;
  /** The tier that opens what is behind it, where it is not the variant's. */
  readonly tier?: Tier;
  /** A film that says what the plan is good for, behind 'See Why'; the operator's unless told. */
  readonly seeWhy?: Video | null;
  readonly className?: string | undefined;
}

/** The film that the operator gives; null when they give none. */
function operatorFilm(): Video | null {
  if (BRAND.seeWhy === null) return null;
  const { url, captionsUrl } = BRAND.seeWhy;
  if (url.startsWith('https://')) return { kind: 'embed', url };
  return {
    kind: 'file',
    url,
    ...(captionsUrl === null ? {} : { captions: { url: captionsUrl, language: 'en', label: 'English' } }),
  };
}

/** The partner's promotion that a paywall shows in the place of its own words: to free visitors, while it runs. */
function usePromotion(): PromotionOffer | null {
  const tier = useTier();
  const { data } = useQuery(answer('getPromotion', {}));
  return tier === 0 && data?.promotion.showsOnPaywall === true ? data.promotion.offer : null;
}

/** Stands over what a plan would open: what that is, and the way to it; or the partner's promotion while it runs. */
export function PaywallOverlay({ variant, rows = 0, tier, seeWhy = operatorFilm(), className }: PaywallOverlayProps) {
  const { feature, title, description = DEFAULT_DESCRIPTION, shape, height } = PAYWALLS[variant];
  const promoted = usePromotion();
  const plans = usePlansHref();
  return (
    <PaywallFrame shape={shape} title={title} height={height && overlayHeight(height, rows)} className={className}>
      {promoted ? (
        <PromotionWords {...promoted} />
      ) : (
        <>
          <PlusLogo />
          {title && <h2 className="text-2xl">{title}</h2>}
          <p className="whitespace-normal text-balance text-lg">{description}</p>
          <Lock tier={tier ?? REQUIRED_TIER[feature]} />
          <div className="flex flex-wrap items-center justify-center gap-3">
            <a href={plans} target="_blank" rel="noopener" className={buttonClass('primary')}>
              Subscribe Now <ArrowUpRight aria-hidden size={16} />
            </a>
            {seeWhy && <SeeWhy video={seeWhy} />}
          </div>
          <SubscriberLogIn />
        </>
      )}
    </PaywallFrame>
  );
}
