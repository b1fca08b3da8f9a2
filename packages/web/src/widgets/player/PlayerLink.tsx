import { useNavigate, useSearch } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { playerPath } from '../../paths.ts';
import { stringifyQuery } from '../../search-params.ts';
import { CardScoring, CardSeason } from './card-scoring.ts';

export interface PlayerLinkProps {
  readonly playerId: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Opens a player's card over the page. The address is that of their own page, so that a new tab, a search engine and a
 * browser without scripts all get there; scoring and season of the place go along. A plain anchor: tables have hundreds
 * of them, and a router link each costs more than the rest of the row.
 */
export function PlayerLink({ playerId, className, children }: PlayerLinkProps) {
  const navigate = useNavigate();
  const cardScoring = useContext(CardScoring);
  const cardSeason = useContext(CardSeason);
  const query = useSearch({
    strict: false,
    select: ({ scoring, season }) => stringifyQuery({ scoring: cardScoring ?? scoring, season: cardSeason ?? season }),
  });
  const openCard = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({
      to: '.',
      search: (search) => ({
        ...search,
        player: playerId,
        ...(cardScoring === null ? {} : { cardScoring }),
        ...(cardSeason === null ? {} : { cardSeason }),
      }),
      resetScroll: false,
    });
  };
  return (
    <a href={`${playerPath(playerId)}${query}`} className={className} onClick={openCard}>
      {children}
    </a>
  );
}
