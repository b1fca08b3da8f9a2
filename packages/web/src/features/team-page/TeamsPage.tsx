import { compareText } from '@pylon/engine/tables/sort-rows';
import { Crest } from '../../widgets/player/Crest.tsx';
import { entityOf } from '../../widgets/player/entity.ts';
import { TeamLink } from '../../widgets/player/TeamLink.tsx';
import { useTeams } from '../../widgets/player/use-teams.ts';
import { Part } from './Part.tsx';

/** All 32 teams by division. */
export function TeamsPage() {
  const divisions = Map.groupBy(useTeams().values(), ({ divisionName }) => divisionName);
  return (
    <main id="main" className="flex flex-col gap-8">
      <header className="border-edge border-b pb-4">
        <h1>NFL Teams</h1>
        <p className="pt-1 text-lg text-muted">Schedule, depth chart, roster, usage and injuries of each.</p>
      </header>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {[...divisions]
          .sort(([one], [other]) => compareText(one, other))
          .map(([division, teams]) => (
            <Part key={division} id={division.toLowerCase().replace(' ', '-')} title={division}>
              <ul>
                {teams.map((team) => {
                  const entity = entityOf({ athlete: null, team });
                  return (
                    <li
                      key={team.id}
                      className="relative flex min-h-12 items-center gap-3 border-hairline border-b hover:bg-raised"
                    >
                      {entity && <Crest entity={entity} />}
                      <TeamLink alias={team.alias} className="font-semibold after:absolute after:inset-0">
                        {team.fullName}
                      </TeamLink>
                    </li>
                  );
                })}
              </ul>
            </Part>
          ))}
      </div>
    </main>
  );
}
