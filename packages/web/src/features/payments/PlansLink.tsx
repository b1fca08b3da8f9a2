import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** The way to the plans, from where nothing was bought. */
export const PlansLink = ({ isMain = false }: { readonly isMain?: boolean }) => (
  <Link to={PATHS.pricing} className={buttonClass(isMain ? 'primary' : 'plain')}>
    To the plans
  </Link>
);
