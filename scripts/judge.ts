// npm run judge -- [--season <year>] [--data <folder>] [--write]: how our methods did on a season that they were not
// fitted to. Ends with 1 only when something could not be read; a missed target is a result.
import { askedOf } from '../analysis/arguments.ts';
import { judge, printVerdict, writeFigures } from '../analysis/judge/judge.ts';
import { JUDGED_METHODS } from '../analysis/judge/methods.ts';

try {
  const asked = askedOf();
  const verdict = await judge(asked, JUDGED_METHODS, (line) => console.error(line));
  printVerdict(asked, verdict);
  if (verdict.failed.length > 0) process.exitCode = 1;
  else if (process.argv.includes('--write')) writeFigures(asked.season, verdict.figures);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
