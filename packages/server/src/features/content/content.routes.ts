import { type FaqSection, getFaq } from '@pylon/contract/help/faq';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';

/** Texts that an operator replaces. */
export function contentRoutes(route: Router, { faq }: { readonly faq: readonly FaqSection[] }): void {
  route.forVisitor(getFaq, () => found({ sections: [...faq] }));
}
