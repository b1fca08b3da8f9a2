import { getFaq } from '@pylon/contract/help/faq';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { FaqShelf } from './faq-shelf.ts';

/** Texts that an operator replaces. */
export function contentRoutes(route: Router, { faq }: { readonly faq: FaqShelf }): void {
  route.forVisitor(getFaq, async () => found({ sections: [...(await faq.current())] }));
}
