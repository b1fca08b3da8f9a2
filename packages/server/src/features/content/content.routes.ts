import { getFaq } from '@pylon/contract/help/faq';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { FaqShelf } from './faq-shelf.ts';

/** Texts that an operator replaces. Where no plans are sold nothing is told of them. */
export function contentRoutes(
  route: Router,
  { faq, hasPlans }: { readonly faq: FaqShelf; readonly hasPlans: boolean },
): void {
  route.forVisitor(getFaq, async () => {
    const sections = await faq.current();
    return found({ sections: sections.filter(({ topics }) => hasPlans || !topics.includes('plans')) });
  });
}
