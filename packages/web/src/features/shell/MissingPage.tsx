import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** An address that leads nowhere. */
export const MissingPage = () => (
  <main id="main">
    <h1 className="sr-only">Page not found</h1>
    <EmptyState
      message="Out of bounds"
      hint="There is no page at this address. It may have been moved, or the link is cut short."
      action={
        <Link to={PATHS.rankings} className={buttonClass('plain')}>
          To the rankings
        </Link>
      }
    />
  </main>
);
