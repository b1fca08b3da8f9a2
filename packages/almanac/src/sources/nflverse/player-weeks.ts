// Weekly box scores, in the schema until 2024 (offence only) and in the one since 2025 (all units).
import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { readDelimited } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { mapRead, type ReadByRecord } from '../reading/faults.ts';
import { offenseLine, offensiveFumbles, otherLine } from './player-lines.ts';
import {
  LEGACY_PLAYER_WEEKS_SOURCE,
  OFFENCE_COLUMNS,
  OTHER_UNITS_COLUMNS,
  PLAYER_WEEKS_SOURCE,
} from './stats.dictionary.ts';

/** What a box score says beyond the athlete's own line, for adding up what their team's opponents' defence did. */
export interface TeamParts {
  readonly sackYardsLost: number;
  readonly blockedKicks: number;
}

/** An athlete's box score of a week. */
export interface PlayerWeek {
  /** gsis id; null for what is charged to a team. */
  readonly gsisId: string | null;
  readonly name: string | null;
  readonly position: string | null;
  readonly season: number;
  readonly seasonType: string;
  readonly week: number;
  readonly teamId: TeamId;
  readonly opponentId: TeamId;
  readonly line: StatLine;
  readonly parts: TeamParts;
}

/** Stat keys that no nflverse box score tells. */
export const UNTOLD_KEYS = [
  'passingTouchdowns40',
  'passingTouchdowns50',
  'passingPickSixes',
  'rushingTouchdowns40',
  'rushingTouchdowns50',
  'receivingTouchdowns40',
  'receivingTouchdowns50',
  'idpBlockedKicks',
] as const satisfies readonly StatKey[];

const WHO = ['player_id', 'player_display_name', 'position', 'season', 'week', 'season_type', 'opponent_team'] as const;

const who = (r: RecordOf<typeof PLAYER_WEEKS_SOURCE, (typeof WHO)[number]>) => ({
  gsisId: r.player_id,
  name: r.player_display_name,
  position: r.position,
  season: r.season,
  seasonType: r.season_type,
  week: r.week,
  opponentId: r.opponent_team,
});

/** Box scores and whether they tell of all units (since 2025) or of offence only. */
export interface PlayerWeeks {
  readonly allUnits: boolean;
  readonly weeks: readonly PlayerWeek[];
}

/** Reads a season's box scores; the header says which schema. */
export function readPlayerWeeks(bytes: Buffer, file: string): ReadByRecord<PlayerWeeks> {
  const header = bytes.subarray(0, Math.max(0, bytes.indexOf(0x0a))).toString('utf8');
  return header.includes('recent_team') && !header.includes('def_sacks')
    ? readLegacy(bytes, file)
    : readCurrent(bytes, file);
}

function readLegacy(bytes: Buffer, file: string): ReadByRecord<PlayerWeeks> {
  const read = readDelimited(bytes, LEGACY_PLAYER_WEEKS_SOURCE, {
    file,
    pick: [...WHO, ...OFFENCE_COLUMNS, 'recent_team'],
  });
  return mapRead(read, (records) => ({
    allUnits: false,
    weeks: records.map((r) => ({
      ...who(r),
      teamId: r.recent_team,
      line: { ...offenseLine(r), ...offensiveFumbles(r) },
      parts: { sackYardsLost: Math.abs(r.sack_yards_lost ?? 0), blockedKicks: 0 },
    })),
  }));
}

function readCurrent(bytes: Buffer, file: string): ReadByRecord<PlayerWeeks> {
  const read = readDelimited(bytes, PLAYER_WEEKS_SOURCE, {
    file,
    pick: [...WHO, 'team', ...OFFENCE_COLUMNS, ...OTHER_UNITS_COLUMNS],
  });
  return mapRead(read, (records) => ({
    allUnits: true,
    weeks: records.map((r) => {
      const { fumbles, fumblesLost } = offensiveFumbles(r);
      return {
        ...who(r),
        teamId: r.team,
        line: {
          ...offenseLine(r),
          ...otherLine(r, r.position),
          fumbles: r.fumbles_total ?? fumbles,
          fumblesLost: r.fumbles_lost_total ?? fumblesLost,
        },
        parts: {
          sackYardsLost: Math.abs(r.sack_yards_lost ?? 0),
          blockedKicks: (r.fg_blocked ?? 0) + (r.pat_blocked ?? 0) + (r.pt_blocked ?? 0),
        },
      };
    }),
  }));
}
