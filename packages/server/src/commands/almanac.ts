// npm run almanac -- sync | import | forget | check | list | rollback | prune | show: the almanac by command.
import '../own-brand.ts';
import { parseArgs } from 'node:util';
import { editionStore } from '../almanac/edition-store.ts';
import { sourceMemory } from '../almanac/source-memory.queries.ts';
import { ShelfAway } from '../almanac/table-shelf.ts';
import { readConfig } from '../config.ts';
import { openMigrated } from '../db/open.ts';
import { serverOutbound } from '../outside/outbound/server-outbound.ts';
import { checkCommand } from './almanac-check.ts';
import { forgetCommand } from './almanac-forget.ts';
import { importCommand } from './almanac-import.ts';
import { listCommand } from './almanac-list.ts';
import { pruneCommand } from './almanac-prune.ts';
import { rollbackCommand } from './almanac-rollback.ts';
import { showCommand } from './almanac-show.ts';
import { syncCommand } from './almanac-sync.ts';

const USAGE = `npm run almanac -- <command>

  sync [--force]                    read the sources anew; --force takes an edition in spite of objections
  import <files or folders ...>     take in files of an operator, now and with every later sync
         [--as-of 2026-08-20] [--season 2026] [--week 3] [--format half-ppr] [--publisher slug]
  forget <file>                     let go of a file that was taken in, by its name or the beginning of its id in list
  check                             read the sources and say what the next edition would be; change nothing
  list                              editions to roll back to, the one in force marked
  rollback [id]                     put the edition before, or the one named, into force
  prune [--keep 12] [--dry-run]     delete all editions but the newest and the one in force, as every sync that brings a
                                    new one does; --dry-run says which would go, and changes nothing
  show <player>                     what the edition in force knows of a player`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    'as-of': { type: 'string' },
    season: { type: 'string' },
    week: { type: 'string' },
    format: { type: 'string' },
    publisher: { type: 'string' },
    keep: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [command, ...words] = positionals;
if (command === undefined || values.help) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

const config = readConfig();
const database = await openMigrated(config);
const { db } = database;
const parts = {
  config,
  store: await editionStore(db, config),
  memory: sourceMemory(db),
  outbound: serverOutbound(db, config.standIns),
};
try {
  const run = {
    sync: () => syncCommand(parts, { force: values.force }),
    import: () => importCommand(parts, words, values),
    forget: () => forgetCommand(parts, words[0]),
    check: () => checkCommand(parts),
    list: () => listCommand(parts),
    rollback: () => rollbackCommand(parts, words[0]),
    prune: () => pruneCommand(parts, { keep: values.keep, isDry: values['dry-run'] }),
    show: () => showCommand(parts, words.join(' ')),
  }[command];
  if (run) process.exitCode = await run();
  else {
    console.error(`There is no command '${command}'.\n\n${USAGE}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ShelfAway)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
