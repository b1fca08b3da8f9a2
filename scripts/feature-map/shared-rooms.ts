import { ALMANAC, CONNECTORS, CONTRACT, ENGINE, type Part, SERVER, WEB } from './part.ts';

/** Rooms that belong to no feature, because several stand on them. */
export const SHARED_ROOMS: Readonly<Record<string, Part>> = {
  almanac: {
    aliases: ['editions', 'sources', 'nfl-data'],
    paths: [
      `${ALMANAC}/`,
      `${SERVER}/almanac/`,
      `${SERVER}/keep-editions.ts`,
      `${SERVER}/commands/{almanac*,progress.ts,sync-*.ts}`,
      'e2e/mirror.e2e.ts',
      'analysis/{sample-season,histories}/',
      'docs/decisions/{0002,0003,0059}-*',
    ],
  },
  calls: {
    aliases: ['endpoints', 'wire', 'http', 'api'],
    paths: [
      `${CONTRACT}/*`,
      `${SERVER}/{http,wire}/`,
      `${SERVER}/every-call.db.test.ts`,
      `${SERVER}/testing/{every-call*,call-cases/}`,
      `${WEB}/api/`,
      'docs/api/',
      'docs/decisions/0006-*',
    ],
  },
  database: {
    aliases: ['postgresql', 'migrations', 'sql'],
    paths: [`${SERVER}/db/`, 'docs/decisions/0001-*'],
  },
  football: {
    aliases: ['week-odds', 'start-percentages', 'win-chances'],
    paths: [
      `${ENGINE}/{vocabulary,lineup,player-value,season-simulation,week-odds}/`,
      `${ENGINE}/testing/week-players.ts`,
      `${SERVER}/football/`,
      'bench/week-odds.bench.ts',
      'analysis/week-odds/',
      'docs/decisions/0080-*',
    ],
  },
  processes: {
    aliases: ['many-processes', 'balancer', 'clock-skew', 'rolling-restart'],
    paths: [
      `${SERVER}/several-processes.db.test.ts`,
      `${SERVER}/db/{channels,database-time}.ts`,
      `${SERVER}/http/limits/told-use.ts`,
      `${SERVER}/testing/{call-process,group-load,server-group,server-process,told-changes}.ts`,
      'docs/many-machines.md',
      `${SERVER}/containers.test.ts`,
      'bench/sunday.bench.ts',
      'bench/support/{open-streams,sunday-mix}.ts',
      'docs/decisions/0086-*',
    ],
  },
  threads: {
    aliases: ['work', 'limits', 'metrics', 'hostile-visitor'],
    paths: [
      `${SERVER}/threads/`,
      `${SERVER}/http/{caller-of,connections,network}*`,
      `${SERVER}/http/telemetry/`,
      `${SERVER}/http/limits/`,
      `${SERVER}/testing/invented-work.ts`,
      'bench/hostile-visitor.bench.ts',
      'docs/decisions/{0013,0034}-*',
    ],
  },
  jobs: {
    aliases: ['schedule', 'background'],
    paths: [
      `${SERVER}/**/*.job.ts`,
      `${SERVER}/commands/operator/jobs*`,
      `${SERVER}/db/{job-queues,jobs-migration}*`,
      `${SERVER}/db/migrations/0017_*`,
      `${SERVER}/features/mock-draft/companion/follow-poller.ts`,
      'docs/decisions/0028-*',
      'scripts/skeletons/job.ts',
    ],
  },
  numbers: {
    aliases: ['random', 'statistics'],
    paths: [`${ENGINE}/{random,statistics}/`, `${ENGINE}/once.ts`, 'analysis/statistics.ts'],
  },
  pages: {
    aliases: ['routes', 'rendering', 'sitemap', 'search-engines'],
    paths: [
      `${SERVER}/pages/`,
      `${WEB}/*`,
      `${WEB}/routes/`,
      'e2e/{shell,layout}.e2e.ts',
      'e2e/support/',
      'bench/support/',
    ],
  },
  platforms: {
    aliases: ['connectors', 'sleeper', 'espn', 'yahoo', 'outbound'],
    paths: [
      `${CONNECTORS}/`,
      'packages/outbound/',
      `${ENGINE}/scoring/platform-scorings*`,
      `${SERVER}/db/migrations/0018_*`,
      `${SERVER}/outside/outbound/`,
      'docs/decisions/0029-*',
      'content/articles/what-is-league-sync.md',
      'scripts/{generators/platform-table,skeletons/platform,new-platform}*',
    ],
  },
  process: {
    aliases: ['settings', 'configuration', 'start'],
    paths: [
      `${SERVER}/app/`,
      `${SERVER}/{main,serve,product-folder,config,clock,lru,secret,to-html}.ts`,
      `${SERVER}/settings/`,
      'e2e/server-restart.e2e.ts',
      'bench/{server,pages,almanac}.bench.ts',
      'bench/{measure,expectations}*',
    ],
  },
  tables: {
    aliases: ['research-tables', 'time-series', 'dynasty', 'dfs', 'salaries'],
    paths: [
      `${ENGINE}/daily/`,
      `${SERVER}/football/{dynasty-lists,week-ahead}.ts`,
      'e2e/{dfs,dynasty}.e2e.ts',
      'docs/decisions/0055-*',
      `${CONTRACT}/tables/`,
      `${ENGINE}/schedule/`,
      `${SERVER}/football/schedule-ahead.ts`,
      'e2e/time-series.e2e.ts',
      `${WEB}/widgets/table/`,
      `${WEB}/ui/table/`,
      `${WEB}/routes/{research.tsx,table-route.ts}`,
      'analysis/schedule/',
    ],
  },
  ui: { aliases: ['widgets', 'components'], paths: [`${WEB}/ui/`, `${WEB}/widgets/`, 'docs/decisions/0012-*'] },
};
