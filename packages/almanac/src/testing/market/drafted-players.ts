// Whom the stand-in's sites draft: real players in the order of Sleeper's recorded list of 2026, with the ids that the
// published id list has for them.
import { seededRandom } from '@pylon/engine/random/random';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { readPlayerIds } from '../../sources/dynastyprocess/player-ids.ts';
import type { Ids } from '../../sources/joining/people.ts';

/** A player or a team defence that is drafted. */
export interface Drafted {
  readonly firstName: string;
  readonly lastName: string;
  /** QB, RB, WR, TE or DEF. */
  readonly position: string;
  readonly teamId: TeamId;
  readonly ids: Ids;
  /** Mean overall pick, from 1. */
  readonly pick: number;
}

/** Bytes of a file below the folder of recorded data, unpacked. */
export type ReadRecorded = (path: string) => Buffer;

const UNDRAFTED = 999;
/** Sleeper's list has no defences: they go from here on, one in three picks. */
const FIRST_DEFENSE = 150.5;
const DEFENSE = 'DEF';

/** As far as it is looked at. */
interface Entry {
  readonly player_id: string;
  readonly player: {
    readonly first_name: string;
    readonly last_name: string;
    readonly position: string;
    readonly team: string | null;
  };
  readonly stats: { readonly adp_half_ppr?: number };
}

/** Everybody with a team whom Sleeper's drafters pick and every defence, the first pick first. */
export function draftedPlayers(read: ReadRecorded): readonly Drafted[] {
  const claims = readPlayerIds(read('dynastyprocess/db_playerids.csv.gz'), 'db_playerids.csv');
  if (!claims.ok) throw new Error(claims.reason[0]?.detail);
  const idsOf = new Map(claims.value.map(({ ids }) => [ids.sleeper, ids]));
  const entries: readonly Entry[] = JSON.parse(
    read('market/sleeper/projections_2026_season_2026-05-23.json.gz').toString(),
  );
  let defenses = 0;
  const players = entries.flatMap(({ player_id: id, player, stats }): readonly Drafted[] => {
    const { first_name: firstName, last_name: lastName, position, team } = player;
    const teamId = toTeamId(team ?? '');
    const said = position === DEFENSE ? FIRST_DEFENSE + 3 * defenses++ : (stats.adp_half_ppr ?? UNDRAFTED);
    return teamId && said < UNDRAFTED
      ? [{ firstName, lastName, position, teamId, ids: idsOf.get(id) ?? {}, pick: said }]
      : [];
  });
  return players.sort((one, other) => one.pick - other.pick);
}

/** The same as another site drafts them, up to a tenth earlier or later; the same at every call. */
export function draftedAt(site: string, players: readonly Drafted[]): readonly Drafted[] {
  const random = seededRandom(1).fork(site);
  return players
    .map((player) => ({
      ...player,
      pick: Math.round(100 * Math.max(1, player.pick * (0.9 + random.next() / 5))) / 100,
    }))
    .sort((one, other) => one.pick - other.pick);
}

/** Whether it is a team's defence. */
export const isDefense = ({ position }: Drafted): boolean => position === DEFENSE;
