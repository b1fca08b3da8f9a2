import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { PaymentParts } from '../../features/payments/payment-parts.ts';
import type { Looker } from '../../features/payments/reports/look.ts';

/** The output of a command: lines for a person, data for a program (`--json`), or one line about a fault. */
export type Report =
  | { readonly ok: true; readonly lines: readonly string[]; readonly data: unknown }
  | { readonly ok: false; readonly problem: string };

export const said = (lines: readonly string[], data: unknown): Report => ({ ok: true, lines, data });
export const refused = (problem: string): Report => ({ ok: false, problem });

/** The parts that every command is given. */
export interface OperatorParts {
  readonly db: Db;
  /** The payment provider, and the way to bring its copy here up to date. */
  readonly payments: PaymentParts;
  readonly look: Looker;
  /** The operator's name in the audit trail. */
  readonly operator: string;
  /** What of the settings says which sources are asked, where texts are, where links lead, and if plans are sold. */
  readonly config: Pick<
    Config,
    'sourcesOff' | 'frozenAt' | 'mirror' | 'editions' | 'contentDir' | 'publicUrl' | 'hasPlans'
  >;
}

/** The options of all commands, as typed. */
export interface OperatorOptions {
  readonly tier?: string | undefined;
  readonly until?: string | undefined;
  readonly reason?: string | undefined;
  readonly out?: string | undefined;
  readonly who?: string | undefined;
  readonly limit?: string | undefined;
  readonly after?: string | undefined;
  readonly all?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly to?: string | undefined;
}

/** 'Nov 3, 2025 at 8:00 AM UTC' of an ISO 8601 moment. */
export const momentWords = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso));

/** A limit as typed, from 1 to 1,000; `null` when it is none. */
export function limitOf(typed: string | undefined, fallback: number): number | null {
  if (typed === undefined) return fallback;
  const limit = Number(typed);
  return Number.isInteger(limit) && limit >= 1 && limit <= 1_000 ? limit : null;
}
