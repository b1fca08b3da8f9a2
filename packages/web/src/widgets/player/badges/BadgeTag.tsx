import { useContext } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { BadgesHere } from './badges.ts';
import { badgeWords, type PlayerBadge } from './player-badge.ts';

const TONES: Readonly<Record<PlayerBadge['kind'], string>> = {
  starter: 'text-accent',
  bench: 'text-ink',
  reserve: 'text-ink',
  taken: 'text-muted',
  waivers: 'text-caution',
  free: 'text-good',
};

/** Whose somebody is in the league of the page; nothing where no league is known. */
export function BadgeTag({ playerId, className }: { readonly playerId: string; readonly className?: string }) {
  const badges = useContext(BadgesHere);
  if (!badges) return null;
  const badge = badges.badgeOf(playerId);
  const words = badgeWords(badge, badges.leagueName);
  return (
    <span
      title={words}
      className={classNames(
        'inline-block max-w-22 truncate rounded-sm border border-edge bg-surface px-1 align-bottom font-semibold text-xs',
        TONES[badge.kind],
        className,
      )}
    >
      <span aria-hidden>{badge.label}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
