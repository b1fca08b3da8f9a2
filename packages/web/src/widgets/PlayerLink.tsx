import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { PATHS } from '../paths.ts';

export interface PlayerLinkProps {
  readonly playerId: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Opens a player's card over the page. The address is that of his own page, so that a new tab, a search engine and a
 * browser without scripts all get there; scoring and season go along.
 */
export function PlayerLink({ playerId, className, children }: PlayerLinkProps) {
  const navigate = useNavigate();
  const openCard = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ to: '.', search: (search) => ({ ...search, player: playerId }), resetScroll: false });
  };
  return (
    <Link
      to={PATHS.player}
      params={{ playerId }}
      search={({ scoring, season }) => ({ ...(scoring ? { scoring } : {}), ...(season ? { season } : {}) })}
      preload={false}
      className={className}
      onClick={openCard}
    >
      {children}
    </Link>
  );
}
