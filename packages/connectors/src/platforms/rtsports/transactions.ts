/** Moves of an RTSports league, by its report: a row for each player who came or went. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideTransaction } from '../../outside-league.ts';
import { boundedText, momentOf } from '../../outside-text.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { RtsportsApi } from './api.ts';
import { nameKey, readIdsByName } from './league.ts';
import { toPlayer } from './players.ts';

const COLUMNS = ['action', 'team', 'player', 'type', 'week', 'date', 'status'];
const MOST = 2_000;
const LOST = /\b(?:den|fail|lost|los[et]|reject|outbid|unsuccess|invalid|illegal)/i;
const WAITING = /\b(?:pend|wait|cancel|withdr|propos|offer|queue)/i;

type Row = Readonly<Record<string, string>>;

/** Moves of a week, oldest first. Failure: unknown-league. */
export async function readTransactions(
  api: RtsportsApi,
  address: LeagueAddress,
  week: number,
): Promise<Result<readonly OutsideTransaction[], PlatformFailure>> {
  const teams = await readIdsByName(api, address);
  if (!teams.ok) return teams;
  const rows = await api.report(address, 'report-transactions', {}, COLUMNS);
  if (!rows.ok) return rows;
  if (rows.value === null) return { ok: false, reason: 'unknown-league' };
  const ofWeek = rows.value.filter((row) => Number(/\d{1,2}/.exec(row.week ?? '')?.[0]) === week).slice(0, MOST);
  return { ok: true, value: toTransactions(ofWeek, teams.value) };
}

/** Rows of one moment and one team are one move; those of a trade are of one moment alone. */
export function toTransactions(
  rows: readonly Row[],
  teams: ReadonlyMap<string, string>,
): readonly OutsideTransaction[] {
  const told = rows.filter(({ status = '' }) => !WAITING.test(status));
  const groups = Map.groupBy(told, (row) => {
    const { type = '', date = '', team = '', status = '' } = row;
    return [kindOf(row), type, date, status, kindOf(row) === 'trade' ? '' : team].join('|').toLowerCase();
  });
  return [...groups.values()]
    .flatMap((group, number) => toTransaction(group, teams, number) ?? [])
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

function toTransaction(
  group: readonly Row[],
  teams: ReadonlyMap<string, string>,
  number: number,
): OutsideTransaction | null {
  const [first] = group;
  const at = first ? momentOf(dateMs(first.date ?? '')) : null;
  if (!first || at === null) return null;
  const moves = new Map<string, OutsideTransaction['moves'][number]>();
  for (const { player: name = '', team = '', action = '' } of group) {
    const teamId = teams.get(nameKey(team));
    const comes = /\b(?:add|acquir|claim|sign|receiv)/i.test(action);
    if (teamId === undefined || boundedText(name) === '') continue;
    if (!comes && !/\b(?:drop|releas|waive|cut|trade|gave|sent)/i.test(action)) continue;
    const player = toPlayer({ name });
    const { fromTeamId = null, toTeamId = null } = moves.get(player.id.id) ?? {};
    moves.set(player.id.id, {
      player,
      fromTeamId: comes ? fromTeamId : teamId,
      toTeamId: comes ? teamId : toTeamId,
    });
  }
  if (moves.size === 0) return null;
  return {
    transactionId: `${at} ${number}`,
    at,
    kind: kindOf(first),
    outcome: LOST.test(first.status ?? '') ? 'lost' : 'done',
    moves: [...moves.values()],
    ...{ picks: [], faab: [], bidDollars: null },
  };
}

function kindOf({ type = '', action = '' }: Row): OutsideTransaction['kind'] {
  const said = `${type} ${action}`;
  if (/trade/i.test(said)) return 'trade';
  if (/commish|commissioner/i.test(said)) return 'commissioner';
  return /waiver|bid|claim/i.test(said) ? 'waiver' : 'free-agent';
}

/**
 * A date as the report may write it, taken as UTC, since it names no zone.
 *
 * @returns milliseconds since 1970; null for what is no date
 * @example dateMs('09/15/2026 8:30 PM') // → Date.UTC(2026, 8, 15, 20, 30)
 */
export function dateMs(text: string): number | null {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})(.*)$/.exec(text);
  const american = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(.*)$/.exec(text);
  const [year, month, day, rest] = iso
    ? [iso[1], iso[2], iso[3], iso[4]]
    : [american?.[3], american?.[1], american?.[2], american?.[4]];
  if (year === undefined) return null;
  const [, hour = '0', minute = '0', second = '0', half] =
    /(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?/i.exec(rest ?? '') ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return Date.UTC(fullYear, Number(month) - 1, Number(day), hours, Number(minute), Number(second));
}
