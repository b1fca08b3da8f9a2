// `npm run dev`: server, database and pages in one process with hot reloading; the server restarts when its sources change.
import { run } from './project.ts';

await run(
  'node',
  [
    '--disable-warning=ExperimentalWarning',
    '--watch-preserve-output',
    '--watch-path=packages/server/src',
    '--watch-path=packages/almanac/src',
    '--watch-path=packages/engine/src',
    '--watch-path=packages/contract/src',
    'packages/server/src/main.ts',
  ],
  { env: { NODE_ENV: 'development' } },
);
