import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';

/** The way to how the odds did in real drafts; beside the room, which stays open. */
export const OddsMethodLink = () => (
  <Link to={PATHS.oddsMethod} target="_blank" className="text-muted underline underline-offset-2 hover:text-ink">
    How good are these odds?
  </Link>
);
