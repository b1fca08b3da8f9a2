// `npm run check`: the fast checks, without a browser; `npm run check:all`: the slow tests too.
import { runChecks } from './steps/checks.ts';
import { report } from './steps/report.ts';

report(await runChecks(process.argv.includes('--all') ? 'all' : 'fast'));
