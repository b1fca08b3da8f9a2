import { BRAND } from '@pylon/contract/brand';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';

/** Where the partner's promotion leads to: what it is, whether it runs, and where the partner's browser is had. */
export function PromotionPage() {
  const { data } = useQuery(answer('getPromotion', {}));
  const offer = data?.promotion.offer;
  const isOpen = data?.promotion.isOpen === true;
  return (
    <main id="main" className="mx-auto flex max-w-2xl flex-col gap-6">
      <TableHead
        title={offer ? `${offer.browser} and ${BRAND.plan}` : 'Promotion'}
        question={offer ? `A promotion of ${offer.partner}.` : `How ${BRAND.plan} comes for free.`}
      />
      {data && !offer && <p className="text-lg">There is no promotion at present.</p>}
      {offer && (
        <>
          <p className="text-lg">
            {isOpen ? 'The promotion is running: whoever' : 'The promotion is not running. While it does, whoever'} uses{' '}
            {`${offer.browser}, the AI-powered browser from ${offer.partner}, gets ${BRAND.plan} for free.`}
          </p>
          <p className="text-base text-muted">
            {offer.isExample &&
              `${offer.partner} and ${offer.browser} are invented names that stand for a partner. There is nothing to download here, and nothing is asked of you. `}
            Everything that is free stays free, with or without a promotion.
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {isOpen && offer?.href && (
          <a href={offer.href} target="_blank" rel="sponsored noopener" className={buttonClass('primary')}>
            Download {offer.browser}
          </a>
        )}
        <a href={PATHS.pricing} className={buttonClass(isOpen && offer?.href ? 'plain' : 'primary')}>
          See the plans
        </a>
        <a href={PATHS.home} className={buttonClass()}>
          Back to {BRAND.name}
        </a>
      </div>
    </main>
  );
}
