import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Browsers that know `light-dark()`: every token is written once, with both of its values. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * A page fetches few files: what hardly ever changes, what three pages or more share, the entry, and the page. `Dialog`
 * stays apart, since it opens on a click, and brings a library with it; nothing in `parts` may import it, or every page
 * fetches that library.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|seroval[^/]*|use-sync-external-store)\//,
  },
  {
    name: 'parts',
    test: /node_modules\/lucide-react\/|web\/src\/(api|widgets|ui\/(?!\w+\/(Dialog\.|Combobox)))/,
    minShareCount: 3,
  },
];

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
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
    ssr: { build: { outDir: 'dist/server', cssTarget, rolldownOptions: { input: 'src/entry-server.tsx' } } },
  },
});
