import { useLoaderData } from '@tanstack/react-router';
import type { Obstacle } from '../../api/obstacle.ts';

/** What stands before what this page's address asks for, as its loader found; null when nothing does. */
export function useObstacle(): Obstacle | null {
  // Only loaders that look for an obstacle give one.
  const data = useLoaderData({ strict: false }) as { readonly obstacle?: Obstacle | null } | undefined;
  return data?.obstacle ?? null;
}
