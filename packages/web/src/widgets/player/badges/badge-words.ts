import type { PlayerBadge } from './player-badge.ts';

/** A badge in words. @example badgeWords(badgeOf(null), 'Sunday League') // → 'On no roster in Sunday League' */
export function badgeWords({ kind, label }: PlayerBadge, leagueName: string): string {
  const words = {
    starter: 'In your line-up',
    bench: 'On your bench',
    reserve: 'On your reserve, injured or in training,',
    taken: `On the roster of ${label}`,
    waivers: 'On no roster, and to be claimed from waivers,',
    free: 'On no roster',
  };
  return `${words[kind]} in ${leagueName}`;
}
