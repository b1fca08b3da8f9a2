// GET /v1/stats/nfl/regular/<season>/<week> and /v1/projections/...: an object keyed by player id, team defences by
// team code; `TEAM_PHI` is a team's own total and no fantasy player.
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { type Fault, type ReadByRecord, readByRecord, refused } from '../reading/faults.ts';
import { isObject, type JsonObject, readJson } from '../reading/json.ts';
import { athleteLine, athleteProjection, teamLine, teamProjection } from './stat-keys.ts';

/** One entry of the answer. */
export interface SleeperLine {
  /** Sleeper's player id; null for a team defence. */
  readonly sleeperId: string | null;
  /** The team, of a team defence. */
  readonly teamId: TeamId | null;
  /** Whether they took part. */
  readonly played: boolean;
  readonly line: StatLine;
}

/** Checks that every amount is a number and tells where not. */
function amountsFault(file: string, row: number, id: string, amounts: JsonObject): Fault | undefined {
  for (const [key, amount] of Object.entries(amounts)) {
    if (typeof amount !== 'number' && amount !== null) {
      return { file, row, column: `${id}.${key}`, reason: 'wrong-type', detail: `'${String(amount)}' is not a number` };
    }
  }
  return undefined;
}

/** More than anybody gains, or gives away, in a game. */
const MOST_YARDS = 1000;
/** More often than anything happens in a game; points allowed are among them. */
const MOST_TIMES = 150;

/** What of a line nobody can have done in a week. */
function boundsFault(file: string, row: number, id: string, line: StatLine): Fault | undefined {
  for (const [key, amount] of Object.entries(line)) {
    const most = key.includes('Yards') ? MOST_YARDS : MOST_TIMES;
    if (Math.abs(amount) <= most) continue;
    const detail = `${amount} is not from ${-most} to ${most}`;
    return { file, row, column: `${id}.${key}`, reason: 'wrong-type', detail };
  }
  return undefined;
}

function readWeek(
  bytes: Buffer,
  file: string,
  athlete: (source: JsonObject) => StatLine,
  team: (source: JsonObject) => StatLine,
): ReadByRecord<readonly SleeperLine[]> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!isObject(json.value)) return refused(file, 'malformed', 'not an object keyed by player id');
  const lines: SleeperLine[] = [];
  const faults: Fault[] = [];
  for (const [index, [id, amounts]] of Object.entries(json.value).entries()) {
    const row = index + 1;
    if (id.startsWith('TEAM_')) continue;
    if (!isObject(amounts)) {
      faults.push({ file, row, column: id, reason: 'wrong-type', detail: 'is not an object' });
      continue;
    }
    const fault = amountsFault(file, row, id, amounts);
    if (fault) {
      faults.push(fault);
      continue;
    }
    const isAthlete = /^\d+$/.test(id);
    const teamId = isAthlete ? null : toTeamId(id);
    if (teamId === undefined) {
      faults.push({
        file,
        row,
        column: id,
        reason: 'unknown-team',
        detail: `'${id}' is neither a player id nor a team`,
      });
      continue;
    }
    const line = isAthlete ? athlete(amounts) : team(amounts);
    const strange = boundsFault(file, row, id, line);
    if (strange) faults.push(strange);
    else lines.push({ sleeperId: isAthlete ? id : null, teamId, played: amounts['gp'] === 1, line });
  }
  return readByRecord(lines, faults, Object.keys(json.value).length);
}

/** Reads a week's box scores. */
export const readSleeperStats = (bytes: Buffer, file: string): ReadByRecord<readonly SleeperLine[]> =>
  readWeek(bytes, file, athleteLine, teamLine);

/** Reads a week's projections. */
export const readSleeperProjections = (bytes: Buffer, file: string): ReadByRecord<readonly SleeperLine[]> =>
  readWeek(bytes, file, athleteProjection, teamProjection);
