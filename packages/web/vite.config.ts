import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightIcons } from './light-icons.ts';
import { lightRegistry } from './light-registry.ts';

/** Browsers that know `light-dark()`: every token is written once, with both of its values. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|@tanstack|seroval[^/]*|use-sync-external-store)\//;
/** How to ask for lists of answers and for pages without an end: few pages do, which bring it along. */
const OF_FEW_PAGES = /Queries|queriesObserver|nfiniteQuery(Observer)?\.js/;

/**
 * A page fetches few files: what hardly ever changes, what seven pages or more share, the entry, and the page. `Dialog`
 * stays apart, since it opens on a click, and brings a library with it; nothing in `parts` may import it, or every page
 * fetches that library.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: (file: string) => FRAMEWORK.test(file) && !OF_FEW_PAGES.test(file),
    priority: 1, // else `parts` takes along what it imports of it
  },
  {
    name: 'parts',
    test: /node_modules\/lucide-react\/|web\/src\/(api|widgets|ui\/(?!\w+\/(Dialog\.|Combobox)))/,
    minShareCount: 7,
  },
];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), lightRegistry(), lightIcons()],
  builder: {},
  build: { cssTarget },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssTarget,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', cssTarget, rolldownOptions: { input: 'src/entry-server.tsx' } },
      // Of libraries that stay apart the server keeps everything in memory: every icon that there is, React twice.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        keepProcessEnv: false,
      }),
    },
  },
}));
