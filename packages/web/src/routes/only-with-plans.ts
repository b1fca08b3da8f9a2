import { notFound } from '@tanstack/react-router';
import type { RouteContext } from '../route-context.ts';

/** A page that there is only where plans are sold. */
export function onlyWithPlans({ context }: { readonly context: RouteContext }): void {
  if (!context.hasPlans) throw notFound();
}
