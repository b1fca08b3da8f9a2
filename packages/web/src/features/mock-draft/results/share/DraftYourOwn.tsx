import { Link } from '@tanstack/react-router';
import { PATHS } from '../../../../paths.ts';
import { buttonClass } from '../../../../ui/Button.tsx';

/** For a visitor who came by a shared link: the way to a draft of their own. */
export const DraftYourOwn = () => (
  <Link to={PATHS.draftChampion} className={`${buttonClass('primary')} no-print`}>
    Draft your own
  </Link>
);
