// The id list: the bridge between MyFantasyLeague, FantasyPros, Sleeper, ESPN and the others.

import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { splitName } from '../joining/names.ts';
import type { Claim } from '../joining/people.ts';
import { toRosterPosition } from '../joining/positions.ts';
import { readDelimited } from '../reading/delimited.ts';
import type { Read } from '../reading/faults.ts';
import { PLAYER_IDS_SOURCE } from './player-ids.dictionary.ts';

/**
 * Reads db_playerids.csv into what it says about each player, in the file's order (newest classes first). The list's
 * few whole teams (kickers or lines of a team, as MyFantasyLeague drafts them) are left out.
 */
export function readPlayerIds(bytes: Buffer, file: string): Read<readonly Claim[]> {
  const read = readDelimited(bytes, PLAYER_IDS_SOURCE, { file });
  if (!read.ok) return read;
  const players = read.value.filter(({ name }) => toTeamId(name) == null);
  const value = players.map((record): Claim => {
    const [firstName, lastName] = splitName(record.name);
    return {
      ids: {
        gsis: record.gsis_id,
        sleeper: record.sleeper_id,
        sportradar: record.sportradar_id,
        pfr: record.pfr_id,
        mfl: record.mfl_id,
        espn: record.espn_id,
        yahoo: record.yahoo_id,
        fantasypros: record.fantasypros_id,
        nfl: record.nfl_id,
        cbs: record.cbs_id,
        fleaflicker: record.fleaflicker_id,
      },
      names: record.merge_name ? [record.name, record.merge_name] : [record.name],
      firstName,
      lastName,
      position: toRosterPosition(record.position),
      teamId: record.team,
      season: null,
      birthDate: record.birthdate,
      heightInches: record.height === null ? null : Math.round(record.height),
      weightPounds: record.weight === null ? null : Math.round(record.weight),
      college: record.college,
      rookieYear: record.draft_year,
      draftOverall: record.draft_ovr,
      headshotUrl: null,
    };
  });
  return { ok: true, value };
}
