import { useLocation } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { parseFrom } from '../../return-path.ts';

/** The way to the plans, which leads back to where the person is now, even after signing in, signing up or paying. */
export function usePlansHref(): string {
  const { href, pathname } = useLocation();
  const { from } = parseFrom({ from: href });
  return from === undefined || pathname === PATHS.pricing || pathname === PATHS.home
    ? PATHS.pricing
    : `${PATHS.pricing}?from=${encodeURIComponent(from)}`;
}
