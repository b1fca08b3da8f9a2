import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { LeaguePage } from '../../widgets/league/LeaguePage.tsx';
import { CruiseDesk } from './CruiseDesk.tsx';

const route = getRouteApi(PATHS.cruiseControl);

/** Line-ups and claims of a person's league, prepared by rules that they set: told with reasons, never made. */
export function CruiseControlPage() {
  const place = route.useSearch();
  const navigate = useNavigate({ from: PATHS.cruiseControl });
  return (
    <LeaguePage
      title="Cruise Control"
      question="Who watches your line-up while you are away?"
      promise="it can be watched by rules that you set"
      asked={place.league}
      onLeague={(league) => void navigate({ search: { league }, replace: true, resetScroll: false })}
    >
      {(league) => <CruiseDesk key={league.id} userLeagueId={league.id} />}
    </LeaguePage>
  );
}
