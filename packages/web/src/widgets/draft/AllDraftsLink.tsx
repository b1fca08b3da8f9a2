import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';

/** The way from a few drafts to all of them. */
export const AllDraftsLink = () => (
  <Link
    to={PATHS.drafts}
    className="inline-flex items-center font-semibold text-muted text-sm hover:text-ink max-md:min-h-11"
  >
    All drafts
  </Link>
);
