// `npm run dev`: server, database and pages in one process with hot reloading; the server restarts when its sources
// change. `-- --stand-ins` asks a stand-in with invented leagues in place of the fantasy platforms, and
// `-- --recordings <folder>` one with the recorded leagues of a folder.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './project.ts';
import { standInSettings } from './stand-in-settings.ts';

const WATCHED = ['server', 'connectors', 'outbound', 'almanac', 'engine', 'contract'];

const { values } = parseArgs({ options: { 'stand-ins': { type: 'boolean' }, recordings: { type: 'string' } } });

/** Settings that lead to a stand-in of this process; none unless one is wished for. */
async function offline(): Promise<Readonly<Record<string, string>>> {
  const { recordings } = values;
  if (!values['stand-ins'] && recordings === undefined) return {};
  const { startPlatformsStandIn } = await import('@pylon/connectors/testing/stand-in/platform-stand-in');
  const standIn = await startPlatformsStandIn({
    season: new Date().getUTCFullYear(),
    ...(recordings !== undefined && { recordings: resolve(recordings) }),
  });
  console.log(`No platform is asked. What can be typed to connect an account, and what goes wrong with it:

${standIn.words}`);
  return standInSettings(standIn, process.env['PYLON_STAND_INS']);
}

const server = spawn(
  'node',
  [
    '--disable-warning=ExperimentalWarning',
    '--watch-preserve-output',
    ...WATCHED.map((name) => `--watch-path=packages/${name}/src`),
    'packages/server/src/main.ts',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', ...(await offline()) } },
);
// Whoever ends this command ends what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
