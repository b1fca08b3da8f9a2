// npm run lived: lives recorded leagues through week by week, and tells what every tool answered and whether any two of
// its figures contradict each other. The tests do the same for two weeks.
import { run } from './project.ts';

const tests = ['packages/server/src/lived-leagues.shared.test.ts'];
const ok = await run('vitest', ['run', ...tests], { env: { PYLON_EVERY_WEEK: 'yes' } });
process.exitCode = ok ? 0 : 1;
