// The 32 teams, and a page for each.
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { obstacleTo } from '../api/obstacle.ts';
import { pageHead } from '../features/shell/head.ts';
import { trail } from '../features/shell/structured-data.ts';
import { allowedInput, styleInput, teamPageInput } from '../features/team-page/team-page.search.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import { parseTableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';
import { seasonOf, tableState } from './table-route.ts';

const teams = createRoute({
  getParentRoute: () => root,
  path: PATHS.teams,
  head: () => pageHead('NFL teams', 'Schedule, depth chart, roster, usage and injuries of all 32 teams, by division.'),
  component: lazyRouteComponent(() => import('../features/team-page/TeamsPage.tsx'), 'TeamsPage'),
  staticData: { source: 'src/features/team-page/TeamsPage.tsx' },
});

const team = createRoute({
  getParentRoute: () => root,
  path: PATHS.team,
  validateSearch: onlyWhatFits(parseTableSearch),
  loaderDeps: tableState,
  loader: async ({ context, deps, params: { slug } }) => {
    const { answers } = context;
    const season = await seasonOf(context);
    const { teams: all } = await answers.ensureQueryData(answer('listTeams', {}));
    const named = all.find((one) => one.slug === slug);
    if (!named) throw notFound();
    const asked = Promise.all([
      answers.ensureQueryData(answer('getTeamPage', teamPageInput(slug, deps, season))),
      answers.ensureQueryData(answer('listTeamStyles', styleInput(named.alias, deps, season))),
      answers.ensureQueryData(answer('listTeamDvps', allowedInput(named.alias, deps, season))),
      answers.ensureQueryData(answer('listSeasons', {})),
    ]);
    return { name: named.fullName, ...(await obstacleTo(asked)) };
  },
  head: ({ loaderData, match: { context } }) => {
    const name = loaderData?.name ?? 'Team';
    return pageHead(name, `Schedule, depth chart, roster, usage, style of play and injuries of the ${name}.`, [
      trail(context, [{ title: 'NFL teams', path: PATHS.teams }, { title: name }]),
    ]);
  },
  component: lazyRouteComponent(() => import('../features/team-page/TeamPage.tsx'), 'TeamPage'),
  staticData: { source: 'src/features/team-page/TeamPage.tsx', each: 'teams' },
});

export const teamPageRoutes = [teams, team] as const;
