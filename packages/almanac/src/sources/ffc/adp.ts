// Fantasy Football Calculator: GET /api/v1/adp/<format>?teams=12&year=2026.

import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { NamedPlayer } from '../joining/named-player.ts';
import { type Fault, type ReadByRecord, readByRecord, refused } from '../reading/faults.ts';
import { isObject, numberIn, readJson, textIn } from '../reading/json.ts';

/** A player of the list. */
export interface FfcEntry extends NamedPlayer {
  readonly adp: number;
  readonly high: number | null;
  readonly low: number | null;
  readonly stdev: number | null;
  readonly timesDrafted: number | null;
}

export interface FfcList {
  /** Last day of the drafts counted, when the answer says it. */
  readonly asOf: string | null;
  readonly teams: number | null;
  readonly entries: readonly FfcEntry[];
}

const wholeOrNull = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** Reads the answer. */
export function readFfcAdp(bytes: Buffer, file: string): ReadByRecord<FfcList> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!isObject(json.value) || !Array.isArray(json.value['players'])) {
    return refused(file, 'malformed', 'no list of players');
  }
  const meta = isObject(json.value['meta']) ? json.value['meta'] : {};
  const entries: FfcEntry[] = [];
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  for (const [index, player] of json.value['players'].entries()) {
    const row = index + 1;
    const name = isObject(player) ? textIn(player, 'name') : null;
    const adp = isObject(player) ? numberIn(player, 'adp') : null;
    if (!isObject(player) || name === null || adp === null) {
      faults.push({ file, row, column: name === null ? 'name' : 'adp', reason: 'missing-value', detail: 'is missing' });
      continue;
    }
    const code = textIn(player, 'team') ?? 'FA';
    const teamId = toTeamId(code);
    const position = textIn(player, 'position') ?? '';
    if (teamId === undefined) {
      faults.push({ file, row, column: 'team', reason: 'unknown-team', detail: `'${code}' is not a team` });
      continue;
    }
    const key = `${name} ${position} ${code}`;
    const before = seen.get(key);
    if (before !== undefined) {
      faults.push({
        file,
        row,
        column: 'name',
        reason: 'duplicate-key',
        detail: `'${key}' is already in row ${before}`,
      });
      continue;
    }
    seen.set(key, row);
    entries.push({
      name,
      position,
      teamId,
      adp,
      high: numberIn(player, 'high'),
      low: numberIn(player, 'low'),
      stdev: numberIn(player, 'stdev'),
      timesDrafted: wholeOrNull(numberIn(player, 'times_drafted')),
    });
  }
  const list = { asOf: textIn(meta, 'end_date'), teams: numberIn(meta, 'teams'), entries };
  return readByRecord(list, faults, json.value['players'].length);
}
