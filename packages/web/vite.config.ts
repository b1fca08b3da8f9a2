import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightIcons } from './light-icons.ts';
import { lightRegistry, ownColumns } from './light-registry.ts';

/** Browsers that know `light-dark()`: every token is written once, with both of its values. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|@tanstack|seroval[^/]*|use-sync-external-store)\//;
/**
 * How to ask for lists of answers and for pages without an end, and what draws a part of a long table: few pages do,
 * which bring it along.
 */
const OF_FEW_PAGES = /Queries|queriesObserver|nfiniteQuery(Observer)?\.js|@tanstack\/(react-)?virtual/;

const PARTS = /node_modules\/lucide-react\/|web\/src\/(api|widgets|ui\/(?!\w+\/(Dialog\.|Combobox|use-neighbour)))/;
const anyOf = (...files: readonly string[]) => new RegExp(`web/src/(${files.join('|')})`);
/** What the entry needs itself, or a page without a table, and other parts as well: it would else come with theirs. */
const OF_SHELL = new RegExp(
  [
    'web/src/(ui/(IconButton|states/EmptyState|table/SkeletonRows)|widgets/(table/use-is-loading|league/league-in-address))',
    'engine/src/(tables/sort-rows|drafting/draft-pick|vocabulary/(ordinal|drafts|league|slots)\\.)',
    'contract/src/(league/league-(config|bounds)\\.|accounts/account-rules)',
    'icons/(x|search)\\.mjs',
  ].join('|'),
);
/** What is chosen from and searched with: pages with a table have it, drafts too, the front page does not. */
const OF_FIELDS = anyOf(
  'ui/(Chip|copy-text)',
  'ui/overlays/(Select|MultiSelect)\\.',
  'ui/fields/(SearchField|Toggle|toggle-choice|use-debounced)',
  'ui/table/(Pagination|page-numbers|sort-key)',
  'widgets/(table/TableHead|player/PositionFilter|experts/Expert)',
);
/** What only a page with a table draws. */
const OF_TABLES = anyOf(
  'ui/table/(DataTable|SlidingPlace|SortHeader|Column|StatTable)',
  'ui/charts/(Sparkline|BarPerWeek)',
  'ui/(overlays/Tooltip|save-file)',
  'widgets/table/(ResearchTable|Table|declared-columns|csv|Trend|EmptyTable|SeasonPicker|WeekPicker|places/|views/|whole/)',
  'widgets/player/(TeamCell|TeamPicker|[Uu]tilization)',
  'widgets/paywall/(column-lock|LockedCell)',
);

/** Scripts that every page has fetched by the time it fetches another. */
const OF_EVERY_PAGE = /\/(r|framework|parts|shell)-[^/]*\.js$/;

/**
 * A page fetches few files: what hardly ever changes, what nine pages or more share, what tables and fields are made
 * of (eight, seven), the entry, and the page. `Dialog` stays apart, since it opens on a click, and brings a
 * library with it; nothing in `parts` may import it, or every page fetches that library. A file of a lower priority
 * takes along whatever its modules import that no higher one has.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: (file: string) => FRAMEWORK.test(file) && !OF_FEW_PAGES.test(file),
    priority: 5,
  },
  { name: 'shell', test: OF_SHELL, priority: 4 },
  {
    name: 'parts',
    test: (file: string) => PARTS.test(file) && !OF_FIELDS.test(file) && !OF_TABLES.test(file),
    minShareCount: 9,
    priority: 3,
  },
  { name: 'fields', test: OF_FIELDS, minShareCount: 7, priority: 2 },
  { name: 'tables', test: OF_TABLES, minShareCount: 8, priority: 1 },
];

/**
 * What every page waits for carries its name; a part that is fetched later goes by seven letters, since the entry lists
 * two hundred of them. The manifest says whose they are.
 */
const nameOfChunk = ({ name }: { readonly name: string }) => {
  if (name === 'rolldown-runtime') return 'assets/r-[hash:7].js'; // what ties the modules together
  return CHUNKS.some((chunk) => chunk.name === name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
};

/** No capital letters, which some disks do not tell apart; the server names fonts and pictures by the same hashes. */
const NAMED = { hashCharacters: 'base36' as const };

/**
 * What a device keeps to work without network: the offline page with files of its own, which shares none with the pages
 * and so costs them nothing, and the worker that answers with it. Both stand beside the browser's files.
 */
const KEPT = {
  offline: {
    consumer: 'client' as const,
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      assetsDir: 'assets/kept',
      cssTarget,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'offline.html' },
    },
  },
  worker: {
    consumer: 'client' as const,
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      // Scripts of one file: not every browser takes a worker that imports.
      rolldownOptions: {
        input: 'worker/kit-worker.ts',
        output: { format: 'iife' as const, entryFileNames: 'sw.js' },
      },
    },
  },
};

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), lightRegistry(), ownColumns(), lightIcons()],
  builder: {},
  build: { cssTarget },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssTarget,
        modulePreload: {
          polyfill: false,
          // What every page has is not listed again for each part that a page may fetch; its styles are.
          resolveDependencies: (_file, files) => files.filter((file) => !OF_EVERY_PAGE.test(file)),
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: nameOfChunk, ...NAMED },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', cssTarget, rolldownOptions: { input: 'src/entry-server.tsx', output: NAMED } },
      // Of libraries that stay apart the server keeps everything in memory: every icon that there is, React twice.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        keepProcessEnv: false,
      }),
    },
    ...(command === 'build' && KEPT),
  },
}));
