// Rosters: who is with which team. The weekly file says it week by week and so can be read as of a day; the season file
// only says the last state.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { splitName } from '../joining/names.ts';
import type { Claim } from '../joining/people.ts';
import { type RosterPosition, toRosterPosition } from '../joining/positions.ts';
import { readerOf } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { ROSTER_COLUMNS, ROSTERS_SOURCE } from './rosters.dictionary.ts';

export type RosterRecord = RecordOf<typeof ROSTERS_SOURCE, (typeof ROSTER_COLUMNS)[number]>;

/** Reads a season's or a weekly roster file. */
export const readRosters = readerOf(ROSTERS_SOURCE, ROSTER_COLUMNS);

/** A numeric id without the '.0' that a round trip through a spreadsheet leaves. */
const plainId = (id: string | null): string | null => id?.replace(/\.0$/, '') ?? null;

/**
 * Given and family name as the full name splits: the family name keeps its suffix, which the file's own column may
 * lack.
 */
function shownName({
  full_name: name,
  first_name: first,
  football_name: known,
}: RosterRecord): readonly [string, string] {
  const given = [known, first].find((form) => form && name.startsWith(`${form} `));
  return given ? [given, name.slice(given.length + 1)] : splitName(name);
}

/** What a roster record says about its player. */
export function rosterClaim(record: RosterRecord): Claim {
  const { first_name: first, last_name: last, football_name: known, full_name: name } = record;
  const [firstName, lastName] = shownName(record);
  return {
    ids: {
      gsis: record.gsis_id,
      sleeper: plainId(record.sleeper_id),
      sportradar: record.sportradar_id,
      pfr: record.pfr_id,
      espn: plainId(record.espn_id),
      yahoo: plainId(record.yahoo_id),
    },
    names: [name, ...(first && last ? [`${first} ${last}`] : []), ...(known && last ? [`${known} ${last}`] : [])],
    firstName,
    lastName,
    position: toRosterPosition(record.position),
    teamId: record.team,
    season: record.season,
    birthDate: record.birth_date,
    heightInches: record.height === null ? null : Math.round(record.height),
    weightPounds: record.weight === null ? null : Math.round(record.weight),
    college: record.college,
    rookieYear: record.rookie_year,
    draftOverall: record.draft_number,
    headshotUrl: record.headshot_url,
  };
}

/** A player's place on a roster as a row of `playerSeasons` needs it. */
export interface RosterPlace {
  readonly season: number;
  readonly teamId: TeamId | null;
  readonly position: RosterPosition | undefined;
  readonly jersey: number | null;
  readonly status: string | null;
  readonly finerStatus: string | null;
}

const GONE = new Set(['CUT', 'RET', 'TRD', 'TRC', 'TRT']);

/** A record's place; a player who was cut, traded away or retired has no team. */
export const rosterPlace = (record: RosterRecord): RosterPlace => ({
  season: record.season,
  teamId: GONE.has(record.status ?? '') ? null : record.team,
  position: toRosterPosition(record.position),
  jersey: record.jersey_number,
  status: record.status,
  finerStatus: record.status_description_abbr,
});

/** Reserve lists by the league's code. The other codes of status RES are kinds of injured reserve. */
const RESERVE: Readonly<Record<string, string>> = {
  R02: 'ReserveRetired',
  R03: 'ReserveExempt',
  R04: 'PhysicallyUnableToPerform',
  R05: 'NonFootballInjured',
  R06: 'ReserveExempt',
  R09: 'ReserveExempt',
  R27: 'NonFootballInjured',
  R30: 'ReserveSuspended',
  R33: 'ReserveSuspended',
  R40: 'ReserveSuspended',
};

/** A place's status in the words of the players table. */
export function statusOf({ status, finerStatus }: RosterPlace): string {
  if (status === 'RET') return 'ReserveRetired';
  if (GONE.has(status ?? '')) return 'FreeAgent';
  if (status === 'RES') return RESERVE[finerStatus ?? ''] ?? 'InjuredReserve';
  if (status === 'PUP') return 'PhysicallyUnableToPerform';
  if (status === 'EXE' || status?.startsWith('E')) return 'ReserveExempt';
  return 'Active';
}
