// Where each feature lives. A folder or file of a feature's own name is found without being listed:
// `server/src/features/rankings/`, `rankings.ts`, `e2e/rankings.e2e.ts`. What is listed is everything else.
// `*` stands for part of a name, `{a,b}` for either, a slash at the end for all that is in a folder.

export interface Part {
  /** Other words that people ask by. */
  readonly aliases?: readonly string[];
  readonly paths: readonly string[];
}

const ENGINE = 'packages/engine/src';
const CONTRACT = 'packages/contract/src';
const CONNECTORS = 'packages/connectors/src';
const ALMANAC = 'packages/almanac/src';
const SERVER = 'packages/server/src';
const WEB = 'packages/web/src';

/** What a person can do with the product, by the name that its folders have. */
export const FEATURES: Readonly<Record<string, Part>> = {
  accounts: {
    aliases: ['sign-in', 'passkeys', 'passwords', 'sessions', 'profile', 'api-keys'],
    paths: [
      `${CONTRACT}/reading.ts`,
      `${SERVER}/db/{hold-account,session-use,key-use}.ts`,
      `${SERVER}/db/migrations/0035_*`,
      `${SERVER}/db/reads/{person-by-token,personal-rows}*`,
      `${SERVER}/http/{api-key,identify,user-cookie}.ts`,
      `${SERVER}/live/delete-account.queries.ts`,
      `${WEB}/Profile.tsx`,
      `${WEB}/return-path.ts`,
      `${WEB}/api/{session,browser-transport,refresh-person,use-session-changes,use-user}*`,
      'e2e/{account-data,api-keys,passkeys}.e2e.ts',
      'bench/sign-in.bench.ts',
      'docs/decisions/{0017,0022,0063}-*',
    ],
  },
  accuracy: {
    aliases: ['ledger', 'track-record', 'judge', 'advice', 'reliability'],
    paths: [
      `${SERVER}/db/tables/advice.ts`,
      `${SERVER}/db/migrations/0028_*`,
      `${SERVER}/football/games/week-games.ts`,
      `${SERVER}/testing/before-week.ts`,
      `${ALMANAC}/house/accuracy/`,
      `${ALMANAC}/tables/accuracy.ts`,
      `${ALMANAC}/sources/joining/{histories,said-then}*`,
      `${ENGINE}/methods/judged-figures*`,
      `${WEB}/features/methods/{Accuracy,Advice,Judged}*`,
      'analysis/judge/',
      'analysis/arguments.ts',
      'scripts/judge.ts',
      'e2e/accuracy.e2e.ts',
      'docs/decisions/{0052,0090}-*',
    ],
  },
  adp: {
    aliases: ['average-draft-position'],
    paths: [
      `${ENGINE}/vocabulary/adp-*`,
      `${ALMANAC}/read/adp-*`,
      `${ALMANAC}/sources/imports/*adp*`,
      `${SERVER}/football/market-order.ts`,
    ],
  },
  auctions: {
    aliases: ['auction-values', 'prices'],
    paths: [
      `${ENGINE}/player-value/{auction-values,market-prices}*`,
      `${ENGINE}/rankings/expert-prices*`,
      `${ALMANAC}/sources/imports/auction-values.ts`,
      `${SERVER}/football/{place-worth,real-prices,nearest-league}.ts`,
      'analysis/auction/',
      'docs/decisions/0050-*',
    ],
  },
  auction: {
    aliases: ['salary-cap'],
    paths: [
      `${ENGINE}/{auction,drafting}/`,
      `${ENGINE}/player-value/auction-values.ts`,
      `${CONTRACT}/drafting/auction*`,
      `${SERVER}/testing/auction-*`,
      'e2e/after-auction.e2e.ts',
      'docs/decisions/0010-*',
    ],
  },
  articles: {
    aliases: ['help-articles', 'markdown'],
    paths: [
      'content/articles/',
      `${WEB}/articles.test.ts`,
      `${WEB}/widgets/help/help-articles.ts`,
      'docs/decisions/{0049,0062}-*',
    ],
  },
  'best-ball': {
    aliases: ['exposure', 'stacks', 'closing-line-value', 'underdog-drafts'],
    paths: [`${ENGINE}/testing/invented-export.ts`, `${SERVER}/db/tables/best-ball.ts`, 'docs/decisions/0095-*'],
  },
  'cheat-sheets': {
    aliases: ['sheets', 'print'],
    paths: [`${ENGINE}/mock-draft/bots/plan-mark*`, `${SERVER}/football/{shown,free}-board.ts`],
  },
  companion: {
    aliases: ['live-companion', 'outside-draft', 'followed-draft'],
    paths: [
      `${ENGINE}/mock-draft/rules/{follow,outside}-board*`,
      `${ENGINE}/testing/outside-boards.ts`,
      `${CONTRACT}/drafting/companion.ts`,
      `${CONNECTORS}/outside-{draft,player}.ts`,
      `${CONNECTORS}/platforms/sleeper/{draft,sleeper-draft}*`,
      `${SERVER}/db/migrations/0006_*`,
      'e2e/support/sleeper-stand-in.ts',
      'docs/features/live-companion.md',
      'docs/decisions/0016-*',
      'content/articles/follow-a-live-sleeper-draft.md',
    ],
  },
  design: { aliases: ['design-language'], paths: [] },
  charting: {
    aliases: ['ftn', 'charted-plays'],
    paths: [
      `${ALMANAC}/tables/charting.ts`,
      `${ALMANAC}/sources/nflverse/charting/`,
      `${ALMANAC}/sample/rows/charting-rows.ts`,
      `${CONTRACT}/tables/charting/`,
      `${SERVER}/features/tables/charting-*`,
      `${SERVER}/features/tables/reads/charted-games.ts`,
      'docs/decisions/0061-*',
    ],
  },
  'expected-points': {
    aliases: ['chances', 'xfp'],
    paths: [
      `${ALMANAC}/tables/expected-chances.ts`,
      `${ENGINE}/player-value/chance-worth*`,
      `${ENGINE}/methods/expected-record*`,
      `${CONTRACT}/tables/models/expected-points*`,
      `${SERVER}/features/tables/expected-points*`,
      `${WEB}/features/methods/ExpectedPoints*`,
      'analysis/expected-points/',
      'docs/decisions/0056-*',
    ],
  },
  'super-models': {
    aliases: ['rookies', 'rookie-model', 'colleges'],
    paths: [
      `${ENGINE}/player-value/rookies/`,
      `${ENGINE}/methods/rookie-record*`,
      `${ENGINE}/vocabulary/colleges*`,
      `${CONTRACT}/tables/models/super-models*`,
      `${SERVER}/football/careers/rookies.ts`,
      `${SERVER}/features/tables/super-models*`,
      `${WEB}/features/methods/Rookie*`,
      'analysis/rookie-runners/',
      'e2e/super-models.e2e.ts',
      'docs/decisions/0056-*',
    ],
  },
  help: {
    aliases: ['support', 'faq', 'care', 'content'],
    paths: ['content/', `${SERVER}/features/{support,content}/`, `${SERVER}/db/tables/care.ts`, 'e2e/care.e2e.ts'],
  },
  home: { aliases: ['front-page'], paths: [] },
  'in-person': { aliases: ['typed-draft', 'manual-draft'], paths: ['docs/decisions/0015-*'] },
  guillotine: {
    aliases: ['elimination', 'survival'],
    paths: [
      `${SERVER}/football/guillotine.ts`,
      `${CONTRACT}/tables/guillotine/`,
      `${SERVER}/features/tables/*guillotine*`,
      'docs/decisions/0051-*',
    ],
  },
  'kept-mails': { aliases: ['outbox', 'mails'], paths: [`${SERVER}/outside/mail/`, `${SERVER}/db/tables/mails.ts`] },
  'live-events': {
    aliases: ['stream', 'sse', 'game-day', 'touchdowns', 'live-games'],
    paths: [
      `${CONTRACT}/live/`,
      `${SERVER}/live/`,
      `${SERVER}/football/live-games/`,
      `${SERVER}/db/tables/{live-events,live-games}.ts`,
      `${SERVER}/db/migrations/0029_*`,
      `${ALMANAC}/sources/espn/game-day/`,
      `${ALMANAC}/testing/market/replay/`,
      `${WEB}/features/league-hub/touchdowns/`,
      'analysis/week-odds/half-time.ts',
      'e2e/{game-day.e2e,support/recorded-sunday}.ts',
      'docs/decisions/{0091,0092}-*',
      `${SERVER}/db/listener.ts`,
      `${WEB}/api/{live-stream,use-live-events}*`,
    ],
  },
  methods: {
    aliases: ['experts', 'house-experts'],
    paths: ['analysis/{house-experts,pick-model,utilization}/'],
  },
  'league-sync': {
    aliases: ['leagues', 'user-leagues', 'fantasy-accounts'],
    paths: [
      `${ENGINE}/vocabulary/platform-sign-ins.ts`,
      `${ENGINE}/own-leagues/`,
      `${CONTRACT}/read-names.ts`,
      `${SERVER}/wire/read-names.ts`,
      `${WEB}/widgets/player/named/`,
      `${CONNECTORS}/{platform,outside-league}.ts`,
      `${SERVER}/db/tables/leagues.ts`,
      `${SERVER}/outside/sealing*`,
      `${SERVER}/outside/known-as.ts`,
      `${SERVER}/outside/outbound/stand-in-address*`,
      `${SERVER}/settings/{experimental-platforms,platform-keys}.ts`,
      `${SERVER}/db/migrations/{0023,0024,0025,0026}_*`,
      `${SERVER}/testing/{invented-league,platform-stand-in,sign-in-stand-in,sleeper-leagues}.ts`,
      `${CONNECTORS}/testing/{stand-in,recordings}/`,
      'bench/support/sleeper-season.ts',
      'content/articles/{what-is-league-sync,having-trouble-syncing,find-your-league-url,make-a-private-league-public}.md',
      'scripts/{generators/platform-table,skeletons/platform,new-platform,platform-stand-in,stand-in-settings,conformance}*',
      'e2e/{platform-sign-in,hand-league}.e2e.ts',
      'docs/decisions/{0070,0071,0073,0074,0075}-*',
    ],
  },
  'cruise-control': {
    aliases: ['autopilot', 'automatic-line-ups'],
    paths: [`${ENGINE}/vocabulary/platform-pages*`, `${ENGINE}/testing/cruise-rosters.ts`, 'docs/decisions/0093-*'],
  },
  'league-hub': {
    aliases: ['fantasy-hq', 'hub', 'six-pack', 'bye-week-watch', 'trending-up'],
    paths: [`${SERVER}/football/lists/`, 'docs/decisions/0084-*'],
  },
  'my-roster': {
    aliases: ['roster', 'league-tools', 'line-ups', 'playoff-odds'],
    paths: [
      `${SERVER}/leagues/`,
      `${SERVER}/testing/drafted-league.ts`,
      `${ENGINE}/season-simulation/rest-*`,
      `${WEB}/widgets/league/{no-playoff-odds,odds-change}.ts`,
      'analysis/playoff-odds/',
      'docs/decisions/0087-*',
    ],
  },
  mcp: {
    aliases: ['model-context-protocol', 'tools', 'assistants'],
    paths: [`${CONTRACT}/{call-request,reading}.ts`, 'docs/programs.md', 'docs/decisions/0064-*'],
  },
  'mock-draft': {
    aliases: ['mock-drafts', 'draft', 'drafts', 'snake'],
    paths: [
      `${ENGINE}/{mock-draft,drafting,auction,lineup,season-simulation}/`,
      `${ENGINE}/vocabulary/*draft*`,
      `${CONTRACT}/drafting/`,
      `${SERVER}/db/tables/mock-drafts.ts`,
      `${SERVER}/football/season-{players,outlooks}*`,
      `${SERVER}/testing/{auction,draft}-*`,
      `${WEB}/widgets/draft/`,
      `${WEB}/widgets/player/named/KeeperSearch.tsx`,
      `${CONNECTORS}/outside-draft.ts`,
      'e2e/{draft-list,draft-results,draft-room,draft-settings,free-room,in-person,companion,auction,after-auction,league-room}.e2e.ts',
      'bench/{mock-draft,mock-draft-server,draft-room,auction,suggestions,season,lineup}.bench.ts',
      'analysis/{advice-policy,pick-model,suggestions,grades,auction,season-simulation,league-rooms}/',
      'docs/features/{auction,live-companion}.md',
      'docs/decisions/{0008,0010,0012,0013,0014,0015,0016,0019,0025,0032,0045,0077,0096}-*',
    ],
  },
  newsletter: { paths: [`${SERVER}/db/tables/care.ts`] },
  operator: {
    aliases: ['audit', 'pylon-command', 'doctor', 'backup', 'restore'],
    paths: [
      `${SERVER}/commands/{pylon,terminal}*`,
      `${SERVER}/commands/{backup,doctor}/`,
      'docs/decisions/0097-*',
      'docs/operating.md',
      'scripts/pylon.ts',
    ],
  },
  'own-rankings': {
    aliases: ['my-rankings', 'ranking-lists', 'own-lists', 'custom-rankings'],
    paths: [
      `${ENGINE}/rankings/own-experts*`,
      `${ALMANAC}/read/named-in-text*`,
      `${CONTRACT}/read-names.ts`,
      `${SERVER}/wire/read-names.ts`,
      `${WEB}/widgets/player/named/`,
      `${SERVER}/db/tables/ranking-lists.ts`,
      `${SERVER}/wire/own-list.ts`,
      `${SERVER}/plans/{own-lists,usable-lists}*`,
      'docs/decisions/{0054,0058}-*',
    ],
  },
  payments: {
    aliases: ['billing', 'subscriptions', 'checkout', 'stripe', 'pricing'],
    paths: [
      `${SERVER}/commands/operator/refund.ts`,
      `${SERVER}/db/migrations/{0009,0014,0015}_*`,
      `${SERVER}/settings/stripe.ts`,
      `${SERVER}/testing/{payment,stripe}-*`,
      `${WEB}/features/shell/use-failed-payment*`,
      `${WEB}/widgets/paywall/use-subscription.ts`,
      `${WEB}/routes/payments.tsx`,
      'e2e/support/subscriber.ts',
      'docs/decisions/{0020,0023}-*',
    ],
  },
  paywalls: {
    aliases: ['plans', 'tiers', 'locks'],
    paths: [
      `${CONTRACT}/plans/`,
      `${SERVER}/plans/`,
      `${SERVER}/locked-order.db.test.ts`,
      `${SERVER}/testing/{locked-cells,open-and-shut,opened}.ts`,
      `${WEB}/widgets/paywall/`,
      `${WEB}/locked-pages.test.tsx`,
      'e2e/without-plans.e2e.ts',
      'docs/decisions/{0004,0018}-*',
    ],
  },
  'player-card': {
    aliases: ['player', 'players', 'player-search', 'player-comparison', 'compare', 'badges', 'badge'],
    paths: [
      `${ENGINE}/vocabulary/letters-apart*`,
      `${ALMANAC}/read/{game-log,stat-*,stats*,search-players}*`,
      `${SERVER}/football/{season-points,team-games}.ts`,
      'e2e/{player-comparison,league-badges}.e2e.ts',
      'docs/decisions/{0048,0088,0089}-*',
      `${SERVER}/leagues/holders/`,
      `${WEB}/widgets/league/{LeagueBadges,use-league-holders}*`,
      `${WEB}/features/shell/SiteSearch*`,
      `${WEB}/widgets/player/`,
    ],
  },
  projections: {
    paths: [
      `${ENGINE}/scoring/expected/`,
      `${ALMANAC}/read/projection-lines.ts`,
      `${ALMANAC}/sources/imports/*projections*`,
      `${SERVER}/football/projected-points.ts`,
      'analysis/{bonus-odds,kick-yards}/',
      'docs/decisions/{0005,0009}-*',
    ],
  },
  promotions: { aliases: ['draft-champion', 'contest'], paths: [`${WEB}/features/mock-draft/DraftChampionPage.tsx`] },
  rankings: {
    aliases: ['consensus', 'boards'],
    paths: [
      `${ENGINE}/player-value/`,
      `${ALMANAC}/house/consensus/`,
      `${ALMANAC}/read/{rankings-of,consensus-history}*`,
      `${ALMANAC}/sources/imports/ranking-*`,
      `${SERVER}/football/{rankings-board,ranking-material,market-order}*`,
      `${WEB}/widgets/experts/`,
      'analysis/{house-experts,carried-consensus}/',
      'docs/decisions/{0011,0021,0024}-*',
    ],
  },
  reference: { aliases: ['seasons', 'teams'], paths: ['docs/decisions/0007-*'] },
  'scoring-systems': {
    aliases: ['scoring', 'leagues-shape'],
    paths: [
      `${ENGINE}/scoring/`,
      `${CONTRACT}/league/`,
      `${CONNECTORS}/platforms/template/`,
      `${SERVER}/wire/scoring-system.ts`,
      `${SERVER}/plans/{own-scorings,usable-scoring}*`,
      `${WEB}/widgets/{scoring,league}/`,
      'e2e/scoring.e2e.ts',
      'bench/scoring.bench.ts',
      'docs/decisions/0021-*',
    ],
  },
  shell: { aliases: ['header', 'footer', 'navigation', 'theme'], paths: [`${WEB}/{Root.tsx,theme.ts}`] },
  'start-sit': {
    aliases: ['start-or-sit', 'who-to-start'],
    paths: [
      `${ENGINE}/week-odds/`,
      `${SERVER}/leagues/{week-lines,game-lines,odds-players}.ts`,
      'bench/week-odds.bench.ts',
      'docs/decisions/{0080,0082}-*',
    ],
  },
  'team-page': {
    aliases: ['team', 'nfl-teams', 'depth-chart'],
    paths: [`${SERVER}/football/team-games.ts`, `${WEB}/widgets/player/Team*`, 'docs/decisions/0047-*'],
  },
  'waiver-wire': {
    aliases: ['waivers', 'faab', 'bids', 'free-agents', 'claims'],
    paths: [`${ENGINE}/waivers/`, 'bench/waivers.bench.ts', 'analysis/waivers/', 'docs/decisions/0085-*'],
  },
  'trade-analyzer': {
    aliases: ['trades', 'trade'],
    paths: [
      `${ENGINE}/trades/`,
      `${SERVER}/leagues/rest-{weeks,material}.ts`,
      'bench/trades.bench.ts',
      'analysis/trades/',
      'docs/decisions/{0081,0083}-*',
    ],
  },
};

/** Rooms that belong to no feature, because several stand on them. */
export const SHARED_ROOMS: Readonly<Record<string, Part>> = {
  almanac: {
    aliases: ['editions', 'sources', 'nfl-data'],
    paths: [
      `${ALMANAC}/`,
      `${SERVER}/almanac/`,
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
  threads: {
    aliases: ['work', 'limits', 'metrics', 'hostile-visitor'],
    paths: [
      `${SERVER}/threads/`,
      `${SERVER}/http/{caller-of,connections,metrics,network,rate-limit,work-budget}*`,
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
  numbers: { aliases: ['random', 'statistics'], paths: [`${ENGINE}/{random,statistics}/`, 'analysis/statistics.ts'] },
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
      `${SERVER}/{app,main,serve,product-folder,config,clock,lru,secret,to-html}.ts`,
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
