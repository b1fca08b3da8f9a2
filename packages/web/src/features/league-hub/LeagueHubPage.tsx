import { BRAND } from '@pylon/contract/brand';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { LeaguePage } from '../../widgets/league/LeaguePage.tsx';
import { HubLeague } from './HubLeague.tsx';
import { HubLeagues } from './HubLeagues.tsx';

const route = getRouteApi(PATHS.leagueHub);

/** One of a person's leagues: what to do in it, how its week goes, and whom to get. */
export function LeagueHubPage() {
  const { league: asked } = route.useSearch();
  const navigate = useNavigate({ from: PATHS.leagueHub });
  return (
    <LeaguePage
      title={BRAND.leagueHub}
      question="What does your league ask of you this week?"
      promise="its week stands here: match-ups, injuries, byes, and whom to get"
      asked={asked}
      onLeague={(league) => void navigate({ search: { league }, replace: true, resetScroll: false })}
      list={(leagues, chosen) => <HubLeagues leagues={leagues} chosen={chosen.id} />}
    >
      {(league) => <HubLeague key={league.id} league={league} />}
    </LeaguePage>
  );
}
