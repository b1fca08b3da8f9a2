// npm run pylon -- doctor | backup | restore | users | user | plans | tier | grant | revoke | refund | support |
// newsletter | jobs | sources | audit | content: the operator's side of the product.
import '../own-brand.ts';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openMigrated } from '../db/open.ts';
import { looker } from '../features/payments/reports/look.ts';
import { testCheckout } from '../outside/payments/test-checkout/test-checkout.ts';
import { backupCommand, restoreCommand } from './backup/backup-command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { auditCommand } from './operator/audit.ts';
import { contentCommand } from './operator/content.ts';
import { jobsCommand } from './operator/jobs.ts';
import { newsletterCommand } from './operator/newsletter.ts';
import { plansCommand } from './operator/plans.ts';
import { refundCommand } from './operator/refund.ts';
import type { OperatorOptions, OperatorParts, Report } from './operator/report.ts';
import { sourcesCommand } from './operator/sources.ts';
import { supportCommand } from './operator/support.ts';
import { grantCommand, revokeCommand, tierCommand } from './operator/tier.ts';
import { userCommand } from './operator/user.ts';
import { usersCommand } from './operator/users.ts';
import { styled } from './terminal.ts';

const USAGE = `npm run pylon -- <command>

  doctor                                     how settings, database, disk, data, mail, payment and platforms stand, and
                                             what to do about what is not well
  backup <file>                              the whole database and the key of its tokens, while the product goes on
  restore <file>                             a backup into an empty database, whole or not at all
  users [part of an address]                 people, the newest first [--all: the anonymous too] [--limit 50]
                                             [--after <id>: the page behind this person]
  users make-operator <who>                  let a person see how the product runs, at /operator
  users end-operator <who>                   no more
  user show <who>                            a person's account: who is an e-mail address or an id
  user end-sessions <who>                    sign a person out everywhere
  user delete <who> --yes                    delete a person with everything of theirs
  plans                                      what is sold, how many have it, and what was given
  tier <who>                                 which tier a person has, what opens it, what was paid and given back
  grant <who> --tier 1|2 --reason <text>     open a tier without payment [--until 2027-02-01]
  revoke <who> --reason <text>               take back what was granted
  refund <who> --reason <text>               give back what was paid for this period, and end the subscription
  support list [--all] [--limit 50]          conversations, those that wait longest first (* waits for an answer)
  support show <id>                          everything said; the beginning of an id is enough
  support reply <id> <text>                  answer
  support close <id>
  newsletter export [--out file.csv]         who wants letters, with the path of each one's link to leave
  newsletter send <article> --to <address>   one letter, to see how it reads
  newsletter send <article> --yes            an article as a letter to everybody on the list, once
  jobs [--limit 50]                          of each name how many wait, are tried again, run, failed and are done, and
                                             of all; what comes next, and the newest failures
  jobs page                                  the same as a page that keeps itself up to date, on this machine
  jobs retry <id>                            try a job again that was given up; the beginning of an id is enough
  sources                                    where data come from: who answers, who fails and why, and who is asked next
  sources page                               the same as a page that keeps itself up to date, on this machine
  audit [--who <who>] [--limit 50]           what operators did
  content check [folder]                     whether a folder of texts can be used, with file and line of what cannot

  --json                                     the same for programs`;

type Command = (parts: OperatorParts, words: readonly string[], options: OperatorOptions) => Promise<Report>;

const COMMANDS: Readonly<Record<string, Command | undefined>> = {
  users: usersCommand,
  user: userCommand,
  plans: plansCommand,
  tier: tierCommand,
  grant: grantCommand,
  revoke: revokeCommand,
  refund: refundCommand,
  support: supportCommand,
  newsletter: newsletterCommand,
  jobs: jobsCommand,
  sources: sourcesCommand,
  audit: auditCommand,
};

/** Commands that open the database themselves, if at all. */
const BY_THEMSELVES: Readonly<Record<string, ((words: readonly string[]) => Promise<Report>) | undefined>> = {
  doctor: doctorCommand,
  backup: async (words) => backupCommand(words, readConfig()),
  restore: async (words) => restoreCommand(words, readConfig()),
  content: async (words) => contentCommand(words, readConfig().contentDir),
};

/** The typed command; an unknown word ends the program with one line. */
function typed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        tier: { type: 'string' },
        until: { type: 'string' },
        reason: { type: 'string' },
        out: { type: 'string' },
        who: { type: 'string' },
        limit: { type: 'string' },
        after: { type: 'string' },
        all: { type: 'boolean' },
        yes: { type: 'boolean' },
        to: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(styled('red', error instanceof Error ? error.message : String(error)));
    return process.exit(1);
  }
}

const { values, positionals } = typed();
const [name, ...words] = positionals;
const run = COMMANDS[name ?? ''];
const byItself = BY_THEMSELVES[name ?? ''];
if ((!run && !byItself) || values.help) {
  if (name !== undefined && !run && !byItself) console.error(`There is no command '${name}'.\n`);
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

/** Runs a command on the database, brought to the newest schema. */
async function onDatabase(command: Command): Promise<Report> {
  const config = readConfig();
  const database = await openMigrated(config);
  try {
    const { db } = database;
    const provider = config.stripe
      ? (await import('../outside/payments/stripe/stripe-payments.ts')).stripePayments(config.stripe).provider
      : testCheckout(db, Date.now);
    const payments = { db, provider, nowMs: Date.now };
    const parts = { db, payments, look: looker(payments), config, operator: config.operator ?? userInfo().username };
    return await command(parts, words, values);
  } finally {
    await database.close();
  }
}

const report = byItself ? await byItself(words) : run ? await onDatabase(run) : null;
if (report && !report.ok) {
  console.error(values.json ? JSON.stringify({ problem: report.problem }) : styled('red', report.problem));
  process.exitCode = 1;
} else if (report && values.json) console.log(JSON.stringify(report.data, null, 2));
else for (const line of report?.lines ?? []) console.log(line);
