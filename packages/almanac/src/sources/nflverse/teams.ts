import { marketOf, TEAM_IDS } from '@pylon/engine/vocabulary/team-codes';
import type { teams } from '../../tables/reference.ts';
import type { RowOf } from '../../tables/table.ts';
import { readDelimited } from '../reading/delimited.ts';
import { type Read, refused } from '../reading/faults.ts';
import { TEAMS_SOURCE } from './teams.dictionary.ts';

/** Reads the 32 teams as they are now; records of former places, and the Rams' second code, are passed over. */
export function readTeams(bytes: Buffer, file: string): Read<readonly RowOf<typeof teams>[]> {
  const read = readDelimited(bytes, TEAMS_SOURCE, { file });
  if (!read.ok) return read;
  const rows: RowOf<typeof teams>[] = [];
  for (const teamId of TEAM_IDS) {
    const record = read.value.find(({ team_abbr: code }) => code === teamId);
    if (!record) return refused(file, 'malformed', `the team ${teamId} is missing`);
    rows.push({
      teamId,
      market: marketOf(teamId),
      name: record.team_nick,
      conference: record.team_conf,
      division: record.team_division,
      primaryColor: record.team_color,
      secondaryColor: record.team_color2 ?? record.team_color,
      logoUrl: record.team_logo_espn,
    });
  }
  return { ok: true, value: rows };
}
