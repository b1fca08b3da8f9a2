import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LeaguePage } from '../../widgets/league/LeaguePage.tsx';
import { WaiverDesk } from './WaiverDesk.tsx';

const route = getRouteApi(PATHS.waiverWire);

/** Free agents of a person's league: whom to pick up, whom to drop, what to bid, and what was bid before. */
export function WaiverWirePage() {
  const place = route.useSearch();
  const navigate = useNavigate({ from: PATHS.waiverWire });
  return (
    <LeaguePage
      title="Waiver Wire"
      question="Whom to pick up, whom to drop, and what to bid?"
      promise="whoever is available there stands here, with what to bid"
      asked={place.league}
      onLeague={(league) => void navigate({ search: { league }, replace: true, resetScroll: false })}
    >
      {(league) =>
        league.leagueParticipantId ? (
          <WaiverDesk key={league.id} league={league} />
        ) : (
          <EmptyState
            message="No team here is yours"
            hint="Say in ‘My Leagues’ which one is: then it can pick somebody up."
          />
        )
      }
    </LeaguePage>
  );
}
