import { CONNECTORS, CONTRACT, ENGINE, type Part, SERVER, WEB } from './part.ts';

/** Features of drafts, before and after them. */
export const DRAFTS: Readonly<Record<string, Part>> = {
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
  'best-ball': {
    aliases: ['exposure', 'stacks', 'closing-line-value', 'underdog-drafts', 'advance-odds'],
    paths: [
      `${ENGINE}/testing/invented-export.ts`,
      `${ENGINE}/methods/best-ball-odds.data.ts`,
      `${SERVER}/db/tables/best-ball.ts`,
      'content/best-ball-contests.json',
      'docs/decisions/{0094,0095}-*',
    ],
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
  'draft-kit': {
    aliases: ['offline', 'service-worker', 'installable', 'manifest', 'pwa'],
    paths: [
      `${CONTRACT}/{installed-app,brand-icon}.ts`,
      `${SERVER}/pages/installed-app*`,
      `${WEB}/api/kit-*`,
      `${WEB}/api/worker.ts`,
      `${WEB}/entry-offline.tsx`,
      'packages/web/worker/',
      'packages/web/offline.html',
      'docs/decisions/0098-*',
    ],
  },
  'in-person': { aliases: ['typed-draft', 'manual-draft'], paths: ['docs/decisions/0015-*'] },
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
};
