import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Browsers that know `light-dark()`: every token is written once, with both of its values. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

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
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
    },
    ssr: { build: { outDir: 'dist/server', cssTarget, rolldownOptions: { input: 'src/entry-server.tsx' } } },
  },
});
