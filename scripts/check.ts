// `npm run check`: the fast checks, without a browser.
import { runChecks } from './steps/checks.ts';
import { report } from './steps/report.ts';

report(await runChecks());
