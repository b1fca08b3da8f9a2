import { BRAND } from '@pylon/contract/brand';
import type { Answer } from '../../api/call.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { PlusLogo } from './PlusLogo.tsx';

/** What is promoted. */
export type PromotionOffer = NonNullable<Answer<'getPromotion'>['promotion']['offer']>;

/** What a paywall says instead while the partner's promotion runs. @source docs/sources.md "Paywalls" */
export const PromotionWords = ({ browser, partner }: Pick<PromotionOffer, 'browser' | 'partner'>) => (
  <>
    <PlusLogo />
    <p className="whitespace-normal text-balance text-lg">
      {`Download ${browser}, the AI-powered browser from ${partner}, and get ${BRAND.plan} for FREE today!`}
    </p>
    <a href={PATHS.promotion} className={buttonClass('primary')}>
      Download Now
    </a>
  </>
);
