import type { Result } from '@pylon/engine/vocabulary/result';
import type { Config } from '../../config.ts';
import type { PaymentProvider } from '../../outside/payments/provider.ts';
import { alignedLines, styled } from '../terminal.ts';
import { database, disk } from './database-checks.ts';
import { broken, type Finding, type State, well } from './finding.ts';
import { broker, leagues, mail, payment } from './outside-checks.ts';
import { exposure, secretOf } from './settings-checks.ts';

/** Looks at every part of an installation. Nothing is changed but what a first look at a database makes. */
export async function examine(
  settings: Result<Config, string>,
  now: Date,
  providerOf: (config: Config) => Promise<PaymentProvider | null>,
): Promise<readonly Finding[]> {
  if (!settings.ok) return [broken('settings', settings.reason, 'The README lists every setting and what it takes.')];
  const config = settings.value;
  return [
    well('settings', 'all can be read'),
    ...exposure(config),
    secretOf(config),
    await disk(config),
    ...(await database(config, now)),
    ...(await broker(config)),
    await mail(config),
    await payment(config, await providerOf(config)),
    leagues(config),
  ];
}

const SIGNS: Readonly<Record<State, string>> = { well: 'well', attend: 'look', broken: 'BROKEN' };
const STYLES = { well: 'green', attend: 'yellow', broken: 'red' } as const;

/** The findings as lines, each fault with what is to be done about it below it. */
export function tell(findings: readonly Finding[]): readonly string[] {
  const heads = alignedLines(findings.map(({ part, state, what }) => [SIGNS[state], part, what]));
  return findings.flatMap(({ state, toDo }, index) => [
    styled(STYLES[state], heads[index] ?? ''),
    ...(toDo === null ? [] : [`        ${toDo}`]),
  ]);
}
