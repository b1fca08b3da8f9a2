// Weekly projections with stat lines: NFL.com's files per position and ESPN's, which carry its numeric stats.
import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import { ESPN_STAT_KEYS } from '../espn/espn-ids.ts';
import { readDelimited } from '../reading/delimited.ts';
import { defineSource, later, may, need } from '../reading/dictionary.ts';
import { type Fault, faultAt, refused } from '../reading/faults.ts';
import { isObject, readJson } from '../reading/json.ts';
import type { ImportedProjection, ImportFile, ImportKind } from './import-file.ts';

/** Columns of amounts: the stat key, and what the column says. */
const NFL_COM_STATS = {
  PassingYDS: ['passingYards', 'Passing yards'],
  PassingTD: ['passingTouchdowns', 'Passing touchdowns'],
  PassingInt: ['passingInterceptions', 'Interceptions'],
  RushingYDS: ['rushingYards', 'Rushing yards'],
  RushingTD: ['rushingTouchdowns', 'Rushing touchdowns'],
  ReceivingRec: ['receivingReceptions', 'Receptions'],
  ReceivingYDS: ['receivingYards', 'Receiving yards'],
  ReceivingTD: ['receivingTouchdowns', 'Receiving touchdowns'],
  RetTD: ['returnTouchdowns', 'Return touchdowns'],
  FumTD: ['fumbleRecoveryTouchdowns', 'Touchdowns on own fumbles recovered'],
  Fum: ['fumblesLost', 'Fumbles lost'],
  PatMade: ['extraPoints', 'Extra points'],
  PatMissed: ['extraPointsMissed', 'Extra points missed'],
  'FgMade_0-19': ['fieldGoals0To19', 'Field goals from 0 to 19'],
  'FgMade_20-29': ['fieldGoals20To29', 'From 20 to 29'],
  'FgMade_30-39': ['fieldGoals30To39', 'From 30 to 39'],
  'FgMade_40-49': ['fieldGoals40To49', 'From 40 to 49'],
  FgMade_50: ['fieldGoals50To59', 'From 50 on'],
  'FgMiss_0-19': ['fieldGoalsMissed0To19', 'Missed from 0 to 19'],
  'FgMiss_20-29': ['fieldGoalsMissed20To29', 'Missed from 20 to 29'],
  'FgMiss_30-39': ['fieldGoalsMissed30To39', 'Missed from 30 to 39'],
  TacklesTot: ['idpSoloTackles', 'Solo tackles'],
  TacklesAst: ['idpAssistedTackles', 'Assisted tackles'],
  TacklesSck: ['idpSacks', 'Sacks'],
  TacklesTfl: ['idpTacklesForLoss', 'Tackles for loss'],
  TurnoverInt: ['idpInterceptions', 'Interceptions'],
  TurnoverFrcFum: ['idpForcedFumbles', 'Fumbles forced'],
  TurnoverFumRec: ['idpFumbleRecoveries', 'Fumbles recovered'],
  ScoreIntTd: ['idpTouchdowns', 'Touchdowns on interceptions'],
  ScoreFumTd: ['idpTouchdowns', 'Touchdowns on fumbles'],
  ScoreSaf: ['idpSafeties', 'Safeties'],
  Blk: ['idpBlockedKicks', 'Kicks blocked'],
  PDef: ['idpPassesDefended', 'Passes defended'],
  QBHit: ['idpQuarterbackHits', 'Hits on the passer'],
  ReturnIntYds: ['idpInterceptionYards', 'Return yards of interceptions'],
} as const satisfies Readonly<Record<string, readonly [StatKey, meaning: string]>>;
type StatColumn = keyof typeof NFL_COM_STATS;

const statColumns = Object.fromEntries(
  Object.entries(NFL_COM_STATS).map(([column, [, meaning]]) => [column, later.number(meaning)]),
) as Record<StatColumn, ReturnType<typeof later.number>>; // one for each

const NFL_COM = defineSource({
  kind: 'nfl.com/projections',
  meaning: "A player's expected game",
  key: ['PlayerId'],
  columns: {
    PlayerName: need.text('Name'),
    PlayerId: need.text('NFL.com id'),
    Pos: need.text('Position'),
    Team: may.team('Team'),
    PlayerOpponent: later.text("'@CLE' away, 'CIN' at home, 'Bye'"),
    PlayerWeekProjectedPts: may.number('Expected points; empty without a projection'),
    ...statColumns,
    '2PT': later.number('Two-point conversions of any kind'),
  },
});

/** Season and week of a file: as the operator says, else from folders in its name ('2025/01/...', '2025_week01'). */
export function weekOfFile({ name, options = {} }: ImportFile): { season: number; week: number } | undefined {
  const match = /(20\d{2})[\\/_-](?:w(?:eek)?[-_ ]?)?(\d{1,2})[\\/_.-]/i.exec(name);
  const season = options.season ?? (match ? Number(match[1]) : undefined);
  const week = options.week ?? (match ? Number(match[2]) : undefined);
  return season !== undefined && week !== undefined ? { season, week } : undefined;
}

/**
 * A week's projections of one position by NFL.com; the day follows the rule for undated ones unless the operator says
 * it.
 */
export const nflComProjections: ImportKind = {
  kind: 'nfl-com-projections',
  recognises: (header) => header.includes('PlayerWeekProjectedPts') && header.includes('PlayerId'),
  read: (file) => {
    const when = weekOfFile(file);
    if (!when) return refused(file.name, 'no-date', 'neither the name nor the options say season and week');
    const read = readDelimited(file.bytes, NFL_COM, { file: file.name, endsWithLineBreak: false });
    if (!read.ok) return read;
    const list = { ...when, period: 'weekly' as const, provider: 'nfl-com', asOf: file.options?.asOf ?? null };
    const projections = read.value.flatMap((r): ImportedProjection[] => {
      const line: Partial<Record<StatKey, number>> = {};
      for (const [column, [key]] of Object.entries(NFL_COM_STATS)) {
        const amount = r[column as StatColumn]; // the keys are columns
        if (amount !== null && amount !== 0) line[key] = (line[key] ?? 0) + amount;
      }
      // A bye and a player nobody expects to play have no line at all.
      if (Object.keys(line).length === 0) return [];
      const who = { name: r.PlayerName, position: r.Pos, teamId: r.Team, ids: { nfl: r.PlayerId } };
      return [{ ...list, who, line }];
    });
    return { ok: true, value: { kind: 'nfl-com-projections', projections } };
  },
};

const ESPN = defineSource({
  kind: 'espn/projections',
  meaning: "A player's expected game",
  key: ['season', 'week', 'player_name', 'position', 'raw_payload'],
  columns: {
    player_name: need.text('Name'),
    player_id: may.text('gsis id'),
    team: may.team('Team when the file was made, not in the week'),
    position: need.text('Position'),
    projected_points: later.number('Expected points'),
    season: need.whole('Season'),
    week: need.whole('Week'),
    projected_at: later.text('Moment of retrieval, UTC'),
    raw_payload: need.text('JSON with the ESPN id and the stat line by ESPN numbers'),
  },
});

/** The ESPN id and line in a record's JSON; undefined when it is not what it should be. */
function payloadOf(text: string): { espn: string; line: StatLine } | undefined {
  const json = readJson(Buffer.from(text), '');
  if (!json.ok || !isObject(json.value) || !isObject(json.value['stats'])) return undefined;
  const line: Partial<Record<StatKey, number>> = {};
  for (const [id, amount] of Object.entries(json.value['stats'])) {
    const key = ESPN_STAT_KEYS[id];
    if (key && typeof amount === 'number' && amount !== 0) line[key] = amount;
  }
  return { espn: String(json.value['espnPlayerId'] ?? ''), line };
}

/**
 * Weekly projections by ESPN, one file a season; the day follows the rule for undated ones unless the operator says it.
 */
export const espnProjections: ImportKind = {
  kind: 'espn-projections',
  recognises: (header) => header.includes('raw_payload') && header.includes('projected_points'),
  read: (file) => {
    const read = readDelimited(file.bytes, ESPN, { file: file.name, endsWithLineBreak: false });
    if (!read.ok) return read;
    const faults: Fault[] = [];
    const projections: ImportedProjection[] = [];
    for (const [index, r] of read.value.entries()) {
      const payload = payloadOf(r.raw_payload);
      if (!payload) {
        faults.push(faultAt(file.name, index + 1, 'raw_payload', 'wrong-type', 'is not a stat line'));
        continue;
      }
      const { season, week, player_name: name, position } = r;
      const who = { name, position, teamId: null, ids: { gsis: r.player_id, espn: payload.espn } };
      const asOf = file.options?.asOf ?? null;
      projections.push({ who, season, week, period: 'weekly', provider: 'espn', asOf, line: payload.line });
    }
    if (faults.length > 0) return { ok: false, reason: faults.slice(0, 20) };
    return { ok: true, value: { kind: 'espn-projections', projections } };
  },
};
