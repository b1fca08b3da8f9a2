import type { HeldLeague } from '@pylon/contract/player-card/holders';
import { classNames } from '../../../ui/class-names.ts';
import { badgeWords } from './badge-words.ts';
import type { DrawBadge } from './badges.ts';
import { badgesIn, type PlayerBadge } from './player-badge.ts';

const TONES: Readonly<Record<PlayerBadge['kind'], string>> = {
  starter: 'text-accent',
  bench: 'text-ink',
  reserve: 'text-ink',
  taken: 'text-muted',
  waivers: 'text-caution',
  free: 'text-good',
};

/** Draws the badges of a league. */
export function badgeTags(league: HeldLeague): DrawBadge {
  const badgeOf = badgesIn(league);
  return (playerId) => <BadgeTag badge={badgeOf(playerId)} leagueName={league.leagueName} />;
}

/** Whose somebody is in a league. */
function BadgeTag({ badge, leagueName }: { readonly badge: PlayerBadge; readonly leagueName: string }) {
  const words = badgeWords(badge, leagueName);
  return (
    <span
      title={words}
      className={classNames(
        // what only screen readers are told lies within it, or it would make a phone's page wider than the screen
        'relative inline-block max-w-22 truncate rounded-sm border border-edge bg-surface px-1 align-bottom font-semibold text-xs',
        TONES[badge.kind],
      )}
    >
      <span aria-hidden>{badge.label}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
