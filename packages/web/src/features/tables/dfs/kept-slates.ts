// Salaries of slates whose files a person brought, kept in this browser: they belong to the sites, and never leave it.

import { isSalary, LONGEST_SALARY_NAME, MOST_SALARY_LINES, type SalaryLine } from '@pylon/engine/daily/salary-line';
import { DAILY_SITES, type DailySite } from '@pylon/engine/daily/sites';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { storedValue } from '../../../ui/stored-value.ts';

/** The salaries of one slate. */
export interface KeptSlate {
  readonly site: DailySite;
  readonly lines: readonly SalaryLine[];
}

/** Slates that are kept of each site, the newest first. */
const MOST_SLATES = 4;
const NONE: readonly KeptSlate[] = [];

/** Games of a slate, each once: '2025-09-07 CIN@CLE'; one game is the same in every file. */
export const gamesIn = ({ lines }: KeptSlate): readonly string[] =>
  [...new Set(lines.map(({ day, awayId, homeId }) => `${day ?? ''} ${awayId}@${homeId}`.trim()))].sort();

/** What tells slates apart: two files of the same games at one site are of one slate. */
export const slateKey = (slate: KeptSlate): string => `${slate.site} ${gamesIn(slate).join()}`;

/** The slates with one more, which takes the place of an older one of the same games. */
export function withSlate(slates: readonly KeptSlate[], added: KeptSlate): readonly KeptSlate[] {
  const others = slates.filter((slate) => slateKey(slate) !== slateKey(added));
  const all = [added, ...others];
  return all.filter(
    (slate, index) => all.slice(0, index).filter(({ site }) => site === slate.site).length < MOST_SLATES,
  );
}

/** Slates as they were kept; anything that is none is passed over. */
export function parseSlates(text: string | null): readonly KeptSlate[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.slice(0, MOST_SLATES * DAILY_SITES.length).flatMap(parseSlate) : NONE;
  } catch {
    return NONE; // somebody else wrote there
  }
}

function parseSlate(raw: { readonly site?: unknown; readonly lines?: unknown } | null): readonly KeptSlate[] {
  const site = DAILY_SITES.find((each) => each === raw?.site);
  const lines = Array.isArray(raw?.lines) ? raw.lines.slice(0, MOST_SALARY_LINES).flatMap(parseLine) : [];
  return site === undefined || lines.length === 0 ? [] : [{ site, lines }];
}

function parseLine(raw: Readonly<Record<keyof SalaryLine, unknown>> | null): readonly SalaryLine[] {
  const { name, position, teamId, salary, awayId, homeId, day } = raw ?? {};
  if (
    typeof name !== 'string' ||
    name.length > LONGEST_SALARY_NAME ||
    typeof position !== 'string' ||
    !isPosition(position)
  )
    return [];
  if (typeof salary !== 'number' || !isSalary(salary)) return [];
  if (typeof teamId !== 'string' || !isTeamId(teamId)) return [];
  if (typeof awayId !== 'string' || !isTeamId(awayId) || typeof homeId !== 'string' || !isTeamId(homeId)) return [];
  const known = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
  return [{ name, position, teamId, salary, awayId, homeId, day: known }];
}

/** The slates kept in this browser, the newest first. */
export const keptSlates = storedValue<readonly KeptSlate[]>('pylon_salaries', parseSlates);
