import { useNavigate, useSearch } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { PATHS, teamPath } from '../../paths.ts';
import { stringifyQuery } from '../../search-params.ts';
import { useTeams } from './use-teams.ts';

export interface TeamLinkProps {
  readonly alias: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Leads to a team's page; scoring and season of the place go along. A plain anchor, as the link to a player is and for
 * its reason. Letters of no team are letters.
 */
export function TeamLink({ alias, className, children }: TeamLinkProps) {
  const navigate = useNavigate();
  const slug = useTeams().get(alias)?.slug;
  const query = useSearch({ strict: false, select: ({ scoring, season }) => stringifyQuery({ scoring, season }) });
  if (slug === undefined) return <>{children}</>;
  const goThere = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({
      to: PATHS.team,
      params: { slug },
      search: ({ scoring, season }) => ({ ...(scoring ? { scoring } : {}), ...(season ? { season } : {}) }),
    });
  };
  return (
    <a href={`${teamPath(slug)}${query}`} className={className} onClick={goThere}>
      {children}
    </a>
  );
}
