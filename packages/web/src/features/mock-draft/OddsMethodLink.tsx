import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';

/** A link to how the odds did in real drafts. It opens in a tab of its own, so that the room stays open. */
export const OddsMethodLink = () => (
  <Link to={PATHS.oddsMethod} target="_blank" className="text-muted underline underline-offset-2 hover:text-ink">
    How good are these odds?
  </Link>
);
