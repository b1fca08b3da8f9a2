import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { LazyArticlesAbout } from '../../widgets/help/lazy-articles-about.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { Allowed } from './Allowed.tsx';
import { DepthChart } from './DepthChart.tsx';
import { InjuryReport } from './InjuryReport.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Part } from './Part.tsx';
import { Roster } from './Roster.tsx';
import { Schedule } from './Schedule.tsx';
import { Style } from './Style.tsx';
import { TeamHead } from './TeamHead.tsx';
import { teamPageInput } from './team-page.search.ts';
import { Usage } from './Usage.tsx';

/** A team's page, unless its address asks for a scoring or a season that is locked or not there. */
export function TeamPage() {
  const [, setSearch] = useTableSearch();
  const obstacle = useObstacle();
  if (!obstacle) return <TeamSheet />;
  return (
    <main id="main">
      <NotHere obstacle={obstacle} onSearch={setSearch} />
    </main>
  );
}

/** Everything about one team. */
function TeamSheet() {
  const { slug } = useParams({ from: PATHS.team });
  const [search, setSearch] = useTableSearch();
  const { teamPage } = useSuspenseQuery(answer('getTeamPage', teamPageInput(slug, search, useSeason()))).data;
  const { team, seasonId } = teamPage;
  return (
    <main id="main" className="overflow-hidden rounded-md border border-hairline bg-surface">
      <TeamHead page={teamPage} />
      <div className="flex flex-col gap-8 px-4 py-6 md:px-6">
        <div className="no-print flex flex-wrap gap-3">
          <SeasonPicker
            season={search.season}
            onChange={(season) => setSearch({ season })}
            className="w-36 max-md:grow md:w-28"
          />
          <ScoringPicker
            scoring={search.scoring}
            onChange={(scoring) => setSearch({ scoring })}
            className="w-36 max-md:grow md:w-44"
          />
        </div>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <Part id="schedule" title={`Schedule ${seasonId}`}>
            <Schedule page={teamPage} />
          </Part>
          <div className="flex min-w-0 flex-col gap-8">
            <Part id="depth-chart" title="Depth chart">
              <DepthChart page={teamPage} />
            </Part>
            <Part id="injuries" title="Injuries">
              <InjuryReport page={teamPage} />
            </Part>
          </div>
        </div>
        <Part id="usage" title="Who gets the ball">
          <Usage page={teamPage} />
        </Part>
        <Part id="roster" title="Roster">
          <Roster page={teamPage} />
        </Part>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <Part id="style" title="How they play">
            <Style alias={team.alias} search={search} />
          </Part>
          <Part id="allowed" title="What the defense allows">
            <Allowed alias={team.alias} search={search} />
          </Part>
        </div>
        <LazyArticlesAbout id={team.alias} level={2} />
        <Neighbours team={team} search={search} />
        <SourcesFoot provenance={teamPage.provenance} />
      </div>
    </main>
  );
}
