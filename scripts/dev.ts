// `npm run dev`: server, database and pages in one process with hot reloading; the server restarts when its sources
// change.
import { spawn } from 'node:child_process';
import { ROOT } from './project.ts';

const WATCHED = ['server', 'almanac', 'engine', 'contract'];

const server = spawn(
  'node',
  [
    '--disable-warning=ExperimentalWarning',
    '--watch-preserve-output',
    ...WATCHED.map((name) => `--watch-path=packages/${name}/src`),
    'packages/server/src/main.ts',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
// Whoever ends this command ends what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
