// npm run conformance -- <folder>: imports every league of a folder of recorded answers, and says what was imported,
// what was left out and why, and how many of the platform's own points agree with ours. Fails when something of it
// breaks, or is half read without a word.
import { resolve } from 'node:path';
import { importReport } from '@pylon/connectors/testing/recordings/import-report';
import { UnreadableFolder } from '@pylon/connectors/testing/recordings/recorded-folder';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('npm run conformance -- <folder with manifest.json>');
  process.exit(1);
}
try {
  const { lines, faults } = await importReport(resolve(folder));
  console.log(lines.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnreadableFolder)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
