// GET /v1/players/nfl: everybody Sleeper knows, with their ids and, undated, how they are now.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { Claim } from '../joining/people.ts';
import { toRosterPosition } from '../joining/positions.ts';
import { type Fault, type ReadByRecord, readByRecord, refused } from '../reading/faults.ts';
import { isObject, type JsonObject, numberIn, readJson, textIn } from '../reading/json.ts';

/** What Sleeper says about how somebody is now. */
export interface SleeperNow {
  readonly sleeperId: string;
  readonly teamId: TeamId | null;
  readonly injuryStatus: string | null;
  /** Day (UTC) of the newest news about them. */
  readonly newsDay: string | null;
}

export interface SleeperPlayers {
  readonly claims: readonly Claim[];
  readonly now: readonly SleeperNow[];
}

const dayOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString().slice(0, 10);

/** Heights come as '74' and as `6'2"`. */
function inches(height: string | null): number | null {
  const feet = /^(\d+)'\s*(\d+)/.exec(height ?? '');
  if (feet) return Number(feet[1]) * 12 + Number(feet[2]);
  return height !== null && /^\d+$/.test(height) ? Number(height) : null;
}

function claimOf(id: string, player: JsonObject, teamId: TeamId | null): Claim {
  const first = textIn(player, 'first_name') ?? '';
  const last = textIn(player, 'last_name') ?? '';
  const metadata = isObject(player['metadata']) ? player['metadata'] : {};
  const rookieYear = numberIn(metadata, 'rookie_year');
  const weight = numberIn(player, 'weight');
  const birthDate = textIn(player, 'birth_date');
  return {
    ids: {
      gsis: textIn(player, 'gsis_id'),
      sleeper: id,
      sportradar: textIn(player, 'sportradar_id'),
      espn: textIn(player, 'espn_id'),
      yahoo: textIn(player, 'yahoo_id'),
    },
    names: [textIn(player, 'full_name') ?? `${first} ${last}`.trim()],
    firstName: first,
    lastName: last,
    position: toRosterPosition(textIn(player, 'position')),
    teamId,
    season: null,
    birthDate: birthDate && /^\d{4}-\d{2}-\d{2}$/.test(birthDate) ? birthDate : null,
    heightInches: inches(textIn(player, 'height')),
    weightPounds: weight === null ? null : Math.round(weight),
    college: textIn(player, 'college'),
    rookieYear: rookieYear && rookieYear > 1900 ? rookieYear : null,
    draftOverall: null,
    headshotUrl: null,
  };
}

/** Reads the answer; team defences (ids that are team codes) and placeholders without a name are left out. */
export function readSleeperPlayers(bytes: Buffer, file: string): ReadByRecord<SleeperPlayers> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!isObject(json.value)) return refused(file, 'malformed', 'not an object keyed by player id');
  const claims: Claim[] = [];
  const now: SleeperNow[] = [];
  const faults: Fault[] = [];
  let row = 0;
  for (const [id, player] of Object.entries(json.value)) {
    row++;
    if (!isObject(player)) {
      faults.push({ file, row, column: id, reason: 'wrong-type', detail: 'is not an object' });
      continue;
    }
    const name = textIn(player, 'full_name') ?? textIn(player, 'last_name');
    if (!/^\d+$/.test(id) || name === null || /^(Player Invalid|Duplicate Player)$/i.test(name)) continue;
    const code = textIn(player, 'team');
    const teamId = code === null ? null : toTeamId(code);
    if (teamId === undefined) {
      faults.push({ file, row, column: 'team', reason: 'unknown-team', detail: `'${code}' is not a team` });
      continue;
    }
    claims.push(claimOf(id, player, teamId));
    now.push({
      sleeperId: id,
      teamId,
      injuryStatus: textIn(player, 'injury_status'),
      newsDay: dayOf(numberIn(player, 'news_updated')),
    });
  }
  return readByRecord({ claims, now }, faults, row);
}
