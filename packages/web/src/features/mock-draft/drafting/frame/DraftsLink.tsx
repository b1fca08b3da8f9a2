import { Link } from '@tanstack/react-router';
import { PATHS } from '../../../../paths.ts';
import { buttonClass } from '../../../../ui/Button.tsx';

/** The way back to all drafts. */
export const DraftsLink = () => (
  <Link to={PATHS.draftChampion} className={buttonClass('plain')}>
    All drafts
  </Link>
);
