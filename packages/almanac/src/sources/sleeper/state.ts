// GET /v1/state/nfl: where the season stands, undated.
import { type Read, refused } from '../reading/faults.ts';
import { isObject, numberIn, readJson, textIn } from '../reading/json.ts';

export interface SleeperState {
  readonly season: number;
  /** pre, regular, post or off. */
  readonly seasonType: string;
  /** 0 outside a season. */
  readonly week: number;
}

/** Reads the answer. */
export function readSleeperState(bytes: Buffer, file: string): Read<SleeperState> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!isObject(json.value)) return refused(file, 'malformed', 'not an object');
  const season = numberIn(json.value, 'season');
  const seasonType = textIn(json.value, 'season_type');
  const week = numberIn(json.value, 'week');
  const missing = season === null ? 'season' : seasonType === null ? 'season_type' : week === null ? 'week' : undefined;
  if (missing || season === null || seasonType === null || week === null) {
    return {
      ok: false,
      reason: [{ file, row: null, column: missing ?? 'week', reason: 'missing-value', detail: 'is missing' }],
    };
  }
  return { ok: true, value: { season, seasonType, week } };
}
