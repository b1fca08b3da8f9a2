// `npm test`: every check and test, browser tests included; ends with a line that says how many passed.
import { runBrowserTests } from './steps/browser-tests.ts';
import { runChecks } from './steps/checks.ts';
import { report } from './steps/report.ts';

const checks = await runChecks('all');
report([...checks, ...(await runBrowserTests())]);
