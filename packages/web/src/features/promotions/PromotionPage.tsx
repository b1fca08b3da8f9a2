import { BRAND } from '@pylon/contract/brand';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';

const { browser, partner } = BRAND.promotion;

/**
 * Where the partner's promotion leads to. Partner and browser are invented: the page says so, and offers no file. An
 * operator with a partner of their own puts the partner's page in its place.
 */
export function PromotionPage() {
  const { data } = useQuery(answer('getPromotion', {}));
  const isOpen = data?.promotion.isOpen === true;
  return (
    <main id="main" className="mx-auto flex max-w-2xl flex-col gap-6">
      <TableHead title={`${browser} and ${BRAND.plan}`} question={`A promotion of ${partner}.`} />
      <p className="text-lg">
        {isOpen
          ? `The promotion is running: whoever uses ${browser}, the AI-powered browser from ${partner}, gets ${BRAND.plan} for free.`
          : `The promotion is not running. While it does, whoever uses ${browser}, the AI-powered browser from ${partner}, gets ${BRAND.plan} for free.`}
      </p>
      <p className="text-base text-muted">
        {partner} and {browser} are invented names that stand for a partner. There is nothing to download here, and
        nothing is asked of you. Everything that is free stays free, with or without a promotion.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={PATHS.pricing} className={buttonClass('primary')}>
          See the plans
        </a>
        <a href={PATHS.home} className={buttonClass()}>
          Back to {BRAND.name}
        </a>
      </div>
    </main>
  );
}
