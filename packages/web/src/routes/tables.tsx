// A page for every plain table of the registry, and the one that lists all research.
import { PLAIN_TABLES, type ResearchTable } from '@pylon/contract/tables/tables';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { answer } from '../api/answers.ts';
import { obstacleTo } from '../api/obstacle.ts';
import { pageHead, tableHead } from '../features/shell/head.ts';
import { declarationOf } from '../features/tables/declarations.ts';
import {
  offeredChoices,
  offeredOf,
  parsePlainSearch,
  plainAnswer,
  plainInput,
} from '../features/tables/plain-table.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import { root } from './root.tsx';
import { loadTable, tableState } from './table-route.ts';

/** Pages that show more than their declaration says, by the name of the table. */
const PAGES: Readonly<
  Record<
    string,
    {
      readonly source: string;
      readonly load: () => Promise<{ readonly pageOf: (table: ResearchTable) => ComponentType }>;
    }
  >
> = {
  'dynasty-rankings': {
    source: 'src/features/tables/dynasty/DynastyPage.tsx',
    load: () => import('../features/tables/dynasty/DynastyPage.tsx'),
  },
  'nfl-dfs-projections': {
    source: 'src/features/tables/dfs/DfsPage.tsx',
    load: () => import('../features/tables/dfs/DfsPage.tsx'),
  },
};
const PLAIN_PAGE = {
  source: 'src/features/tables/TablePage.tsx',
  load: () => import('../features/tables/TablePage.tsx'),
};

const pageFile = ({ name }: ResearchTable) => PAGES[name] ?? PLAIN_PAGE;

const tableRoute = (table: ResearchTable) =>
  createRoute({
    getParentRoute: () => root,
    path: table.path,
    validateSearch: onlyWhatFits(parsePlainSearch(table)),
    loaderDeps: tableState,
    loader: async ({ context, deps }) => {
      const [loaded] = await Promise.all([
        loadTable(context, (season) => plainAnswer(table, plainInput(table, deps, season))),
        ...offeredOf(table).map((offered) => obstacleTo(context.answers.ensureQueryData(offeredChoices(offered)))),
      ]);
      return loaded;
    },
    head: ({ match: { context } }) => tableHead(context, table),
    component: lazyRouteComponent(async () => {
      const declared = declarationOf(table.name);
      const { pageOf } = await pageFile(table).load();
      return { default: pageOf(await declared) };
    }),
    staticData: { source: pageFile(table).source, declaration: table.name },
  });

const research = createRoute({
  getParentRoute: () => root,
  path: PATHS.research,
  // A page does without it.
  loader: ({ context: { answers } }) =>
    answers
      .ensureQueryData(answer('listComingSoon', {}))
      .catch(() => undefined)
      .then(() => undefined),
  head: () => pageHead('All pages', 'Every table and tool, and what it answers.'),
  component: lazyRouteComponent(() => import('../features/tables/AllPages.tsx'), 'AllPages'),
  staticData: { source: 'src/features/tables/AllPages.tsx' },
});

export const tableRoutes = [research, ...PLAIN_TABLES.map(tableRoute)] as const;
