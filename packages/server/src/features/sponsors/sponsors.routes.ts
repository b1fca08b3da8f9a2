import { getSponsors } from '@pylon/contract/sponsors/sponsors';
import type { Clock } from '../../clock.ts';
import type { Shelf } from '../../content/file-shelf.ts';
import type { Pictures } from '../../content/picture-shelf.ts';
import { found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { type SponsorShelf, sponsorsAt } from './read-sponsors.ts';

export interface SponsorParts {
  readonly sponsors: SponsorShelf;
  readonly pictures: Shelf<Pictures>;
  readonly clock: Clock;
}

/** Who sponsors what: an operator's file says it, with the days of each. Nothing is told of who looks or follows. */
export function sponsorRoutes(route: Router, { sponsors, pictures, clock }: SponsorParts): void {
  route.forVisitor(getSponsors, async () =>
    found({
      sponsors: [...sponsorsAt(await sponsors.current(), await pictures.current(), clock.now().getTime())],
    }),
  );
}
