import { CONTRACT, type Part, SERVER, WEB } from './part.ts';

/** Features that surround all others. */
export const SITE: Readonly<Record<string, Part>> = {
  articles: {
    aliases: ['help-articles', 'markdown'],
    paths: [
      'content/articles/',
      `${CONTRACT}/content-picture.ts`,
      `${SERVER}/content/picture-shelf*`,
      `${SERVER}/pages/{article-feed,content-pictures}*`,
      `${SERVER}/testing/small-pictures.ts`,
      `${WEB}/articles.test.ts`,
      `${WEB}/widgets/help/{help-articles,ArticlesAbout,lazy-articles-about}.*`,
      'docs/decisions/{0049,0062,0079}-*',
    ],
  },
  'coming-soon': { aliases: ['returning-soon'], paths: [] },
  design: { aliases: ['design-language'], paths: [] },
  help: {
    aliases: ['support', 'faq', 'care', 'content'],
    paths: [
      'content/',
      `${SERVER}/content/`,
      `${SERVER}/commands/operator/content*`,
      `${SERVER}/features/{support,content}/`,
      `${SERVER}/db/tables/care.ts`,
      'e2e/{care,content}.e2e.ts',
    ],
  },
  home: { aliases: ['front-page'], paths: [] },
  mcp: {
    aliases: ['model-context-protocol', 'tools', 'assistants'],
    paths: [
      `${CONTRACT}/{call-request,reading}.ts`,
      'docs/programs.md',
      'content/articles/read-with-*',
      'docs/decisions/0064-*',
    ],
  },
  operator: {
    aliases: ['audit', 'pylon-command', 'doctor', 'backup', 'restore', 'monitoring', 'traces', 'brand'],
    paths: [
      `${CONTRACT}/{brand,own-brand}.ts`,
      `${SERVER}/own-brand.ts`,
      `${SERVER}/pages/branded-files.ts`,
      `${SERVER}/settings/brand-file*`,
      `${SERVER}/commands/{pylon,terminal}*`,
      `${SERVER}/commands/{backup,doctor}/`,
      `${SERVER}/db/tables/operations.ts`,
      `${SERVER}/db/migrations/0037_*`,
      `${SERVER}/http/telemetry/{metrics,traffic,traced-requests}.ts`,
      `${SERVER}/tracing/`,
      'e2e/brand.e2e.ts',
      'docs/decisions/{0097,0099,0110}-*',
      'docs/operating.md',
      'scripts/pylon.ts',
    ],
  },
  promotions: {
    aliases: ['draft-champion', 'contest'],
    paths: [
      'content/promotions.json',
      `${CONTRACT}/content-window.ts`,
      `${WEB}/features/mock-draft/DraftChampionPage.tsx`,
    ],
  },
  shell: { aliases: ['header', 'footer', 'navigation', 'theme'], paths: [`${WEB}/{Root.tsx,theme.ts}`] },
  sponsors: {
    aliases: ['advertising', 'partners'],
    paths: [
      'content/sponsors.json',
      `${CONTRACT}/{content-window,outside-href}.ts`,
      `${WEB}/widgets/sponsors/`,
      'docs/decisions/0079-*',
    ],
  },
};
