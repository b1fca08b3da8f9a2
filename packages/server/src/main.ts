// Starts the product: database, almanac, server; stops them in the reverse order.
import './own-brand.ts';
import { styled } from './commands/terminal.ts';
import { readConfig } from './config.ts';
import { openMigrated } from './db/open.ts';
import { startProblem } from './db/start-problem.ts';
import { loggedError } from './http/telemetry/logged.ts';

const closers: (() => Promise<unknown>)[] = [];
let isStopping = false;
/** A stop that takes longer is one that waits for something that never comes. */
const LONGEST_STOP_MS = 30_000;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), LONGEST_STOP_MS + config.leaveMs).unref();
  for (const close of closers.reverse()) {
    await close().catch((error: unknown) => {
      console.error(loggedError(error));
      code = 1;
    });
  }
  process.exit(code);
}

const config = readConfig();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
try {
  // The database comes up on a processor of its own while this one reads what is served.
  const opening = openMigrated(config).then((database) => {
    closers.push(database.close);
    return database;
  });
  const [{ serve }, database] = await Promise.all([import('./serve.ts'), opening]);
  await serve(config, database, closers);
} catch (error) {
  // Stopping takes the database away from under a start that is still going on.
  if (!isStopping) {
    console.error(styled('red', startProblem(error, config)));
    await stop(1);
  }
}
