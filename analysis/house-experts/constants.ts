// The constants and records of the house experts, as the text of the product's data files. `node
// analysis/house-experts/constants.ts` writes them; a test keeps them true to the files they came from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SKILL_POSITIONS } from '../projections/history.ts';
import { chanceRates } from './chance-rates.ts';
import { judgedSeasons } from './opportunity-seasons.ts';
import { judgedWeeks } from './opportunity-weeks.ts';
import type { JudgedShare } from './record.ts';
import { judgedRookies, rookieConstants } from './rookies.ts';
import { judgedSchedule, scheduleShares } from './schedule.ts';

const PACKAGES = join(import.meta.dirname, '../../packages');
const HEAD =
  '// Written by `node analysis/house-experts/constants.ts` from the files named in analysis/house-experts/README.md.\n';
const PERIODS = ['seasonal', 'restOfSeason', 'weekly'] as const;

/** Figures to three decimals: more would be noise, and another machine's last digit. */
const rounded = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'number' ? Math.round(part * 1000) / 1000 : part,
  ) as T; // the same shape

/** Value of each shipped data file. */
export function shippedConstants() {
  const shares = [...judgedSeasons(), ...judgedWeeks()];
  const used = (period: string) =>
    Object.fromEntries(
      SKILL_POSITIONS.map((position) => [
        position,
        shares.find((one) => one.period === period && one.name === position)?.kept ?? 0,
      ]),
    );
  const record = ({ chosen: _, kept: __, ...rest }: JudgedShare) => rest;
  return {
    opportunity: { rates: chanceRates(), shares: Object.fromEntries(PERIODS.map((period) => [period, used(period)])) },
    schedule: scheduleShares(),
    rookie: rookieConstants(),
    records: rounded([...shares.map(record), ...judgedSchedule(), ...judgedRookies()]),
  };
}

if (import.meta.main) {
  const { opportunity, schedule, rookie, records } = shippedConstants();
  const write = (file: string, text: string) => writeFileSync(join(PACKAGES, file), HEAD + text);
  write(
    'engine/src/rankings/opportunity.data.ts',
    `import type { OpportunityConstants } from './opportunity.shape.ts';

/** Touchdowns per chance by position, and the share of touchdowns that follows chances, by period and position. */
export const OPPORTUNITY: OpportunityConstants = ${JSON.stringify(opportunity)};
`,
  );
  write(
    'engine/src/methods/expert-record.data.ts',
    `import type { ExpertRecord } from './expert-record.shape.ts';

/** Every method against what it starts from, by period and position. */
export const EXPERT_RECORDS: readonly ExpertRecord[] = ${JSON.stringify(records)};
`,
  );
  write(
    'almanac/src/house/projections/schedule-shares.data.ts',
    `import type { Period } from '@pylon/engine/vocabulary/weeks';

/** Share of the opponents' differences from the mean that recurs. */
export const SCHEDULE_SHARES: Readonly<Record<Period, number>> = ${JSON.stringify(schedule)};
`,
  );
  write(
    'almanac/src/house/projections/rookie-levels.data.ts',
    `import type { RookieConstants } from './rookie-levels.shape.ts';

/** What the points of a first season are multiplied by. */
export const ROOKIES: RookieConstants = ${JSON.stringify(rookie)};
`,
  );
}
