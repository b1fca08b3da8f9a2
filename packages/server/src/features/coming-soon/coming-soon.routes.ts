import { getComingSoon, listComingSoon } from '@pylon/contract/coming-soon/coming-soon';
import type { Clock } from '../../clock.ts';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { allComingSoonAt, type ComingSoonShelf, comingSoonAt } from './read-coming-soon.ts';

export interface ComingSoonParts {
  readonly comingSoon: ComingSoonShelf;
  readonly clock: Clock;
}

/** Parts of the product that an operator has taken away for a while. */
export function comingSoonRoutes(route: Router, { comingSoon, clock }: ComingSoonParts): void {
  route.forVisitor(listComingSoon, async () => {
    const entries = allComingSoonAt(await comingSoon.current(), clock.now().getTime());
    return found({ comingSoon: entries.map(({ slug, feature, text }) => ({ slug, feature, text: text ?? null })) });
  });
  route.forVisitor(getComingSoon, async ({ params: { slug } }) => {
    const entry = comingSoonAt(await comingSoon.current(), slug, clock.now().getTime());
    if (!entry) return failure('coming-soon-not-found');
    return found({ comingSoon: { slug, feature: entry.feature, text: entry.text ?? null } });
  });
}
