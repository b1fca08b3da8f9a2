import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What a file prepares for its tests may take as long as one of them. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

/**
 * Files without JSX are read by Node, which runs TypeScript as it is, as it runs the product: nothing is transformed, and
 * no import goes through an object. No module can be replaced (decision 115).
 */
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    // Every core works. Vitest's own choice leaves one idle, which is half of a machine of two.
    maxWorkers: '100%',
    // Files of a worker share their modules, so that each module is read once. This asks that no test replaces a module
    // and that what a test puts in the place of a global is taken back.
    isolate: false,
    unstubGlobals: true,
    // In continuous integration nothing is passed over.
    provide: { needsShared: process.env['CI'] !== undefined, needsRedis: process.env['CI'] !== undefined },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'packages/{engine,contract,outbound,connectors,almanac}/src/**/*.test.ts',
            '{analysis,bench,scripts}/**/*.test.ts',
          ],
          ...byNode,
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: 'packages/server/src/testing/database.global.ts',
          setupFiles: 'packages/server/src/testing/by-person/every-statement.setup.ts',
          ...byNode,
          ...patience,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['packages/web/{src,worker}/**/*.test.ts'], ...patience },
      },
      {
        extends: true,
        plugins: [react()],
        // What is drawn needs a document, which takes longer to make than most tests take.
        test: { name: 'screen', include: ['packages/web/src/**/*.test.tsx'], environment: 'jsdom', ...patience },
      },
    ],
  },
});
