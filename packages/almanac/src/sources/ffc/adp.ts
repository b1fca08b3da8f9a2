// Fantasy Football Calculator: GET /api/v1/adp/<format>?teams=12&year=2026.

import type { NamedPlayer } from '../joining/named-player.ts';
import { AnswerRecord, readEach } from '../market/answers.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { isObject, readJson, textIn } from '../reading/json.ts';

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

/** One player; what is no pick, or no pick of a draft, costs the player's line alone. */
function entryOf(record: AnswerRecord): FfcEntry {
  const timesDrafted = record.amount('times_drafted', 0, 10_000_000);
  return {
    name: record.neededText('name'),
    position: record.text('position') ?? '',
    teamId: record.team('team'),
    adp: record.needed('adp', 1, 1000),
    high: record.amount('high', 0, 2000),
    low: record.amount('low', 0, 2000),
    stdev: record.amount('stdev', 0, 1000),
    timesDrafted: timesDrafted === null ? null : Math.round(timesDrafted),
  };
}

/** Reads the answer. */
export function readFfcAdp(bytes: Buffer, file: string): ReadByRecord<FfcList> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!isObject(json.value) || !Array.isArray(json.value['players'])) {
    return refused(file, 'malformed', 'no list of players');
  }
  const meta = isObject(json.value['meta']) ? json.value['meta'] : {};
  const seen = new Map<string, number>();
  let row = 0;
  const read = readEach(json.value['players'], file, (record) => {
    row += 1;
    const entry = entryOf(record);
    const key = `${entry.name} ${entry.position} ${entry.teamId ?? 'FA'}`;
    const before = seen.get(key);
    if (before !== undefined) record.refuse('name', 'duplicate-key', `'${key}' is already in row ${before}`);
    else if (record.fault === null) seen.set(key, row);
    return entry;
  });
  const teams = new AnswerRecord(meta).amount('teams', 2, 40);
  return mapRead(read, (entries) => ({ asOf: textIn(meta, 'end_date'), teams, entries }));
}
