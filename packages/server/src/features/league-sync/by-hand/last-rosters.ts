// Whom the teams of a league had when its platform gave it last, for whoever goes on with it by hand.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideRosterPlayer } from '@pylon/connectors/outside-league';
import type { BodyOf } from '@pylon/contract/endpoint';
import type { createHandLeague } from '@pylon/contract/league-sync/hand-league';
import { LONGEST_UNKNOWN_NAME } from '@pylon/contract/league-sync/hand-league-rules';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import type { Db } from '../../../db/database.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { OwnLeague } from '../../../leagues/stored-league.queries.ts';
import { knownAs } from '../../../outside/known-as.ts';
import { cleanText } from '../../../wire/read-names.ts';
import { leagueOf } from '../user-leagues.queries.ts';
import { lastRosters } from './hand-leagues.queries.ts';

type Asked = BodyOf<typeof createHandLeague>;
type AskedTeam = Asked['teams'][number];
type AskedPlayer = AskedTeam['players'][number];

/**
 * The teams as they are asked for, those that keep a roster with its players.
 *
 * @returns invalid-parameters for a team that the other league does not have; league-not-found for a league that is not
 *   the person's, or that its platform has not shown to them
 */
export async function withKeptRosters(
  { db, edition, accountId }: { readonly db: Db; readonly edition: Edition; readonly accountId: string },
  { teams, from, slots }: Pick<Asked, 'teams' | 'from' | 'slots'>,
): Promise<Outcome<readonly AskedTeam[]>> {
  if (from === undefined && teams.every(({ keeps }) => keeps === undefined)) return found(teams);
  const before =
    from === undefined
      ? found(new Map<string, readonly AskedPlayer[]>())
      : await given({ db, edition }, { accountId, id: from });
  if (!before.ok) return before;
  if (teams.some(({ keeps }) => keeps !== undefined && !before.value.has(keeps)))
    return failure('invalid-parameters', { teams: 'keep whom a team has that the other league does not have' });
  // What is written down now is newer than what was given then.
  const written = new Set(teams.flatMap(({ players }) => players.flatMap(({ entityId }) => entityId ?? [])));
  return found(
    teams.map((team) => {
      if (team.keeps === undefined || team.players.length > 0) return team;
      const kept = before.value.get(team.keeps) ?? [];
      return {
        ...team,
        players: fitted(
          slots,
          kept.filter(({ entityId }) => !entityId || !written.has(entityId)),
        ),
      };
    }),
  );
}

/** Whom each team had last, as a person would write them down. */
async function given(
  { db, edition }: { readonly db: Db; readonly edition: Edition },
  own: OwnLeague,
): Promise<Outcome<ReadonlyMap<string, readonly AskedPlayer[]>>> {
  const listed = await leagueOf(db, own);
  if (!listed?.own.is_shown || !listed.league.card) return failure('league-not-found');
  const rosters = await lastRosters(db, listed.league.id);
  const playersOf = (teamId: string) => rosters.find((roster) => roster.teamId === teamId)?.players ?? [];
  return found(
    new Map(
      listed.league.card.league.teams.map(({ teamId }) => [
        teamId,
        playersOf(teamId).map((each) => asWritten(edition, each)),
      ]),
    ),
  );
}

function asWritten(edition: Edition, { player, slot }: OutsideRosterPlayer): AskedPlayer {
  const entityId = knownAs(player, edition);
  const name = entityId === null ? cleanText(player.name, LONGEST_UNKNOWN_NAME) || 'Unknown' : undefined;
  return { entityId, place: slot, ...(name !== undefined && { name }) };
}

/** Players in places that the league has; whoever finds none is on the bench. */
function fitted(slots: SlotCounts, players: readonly AskedPlayer[]): AskedPlayer[] {
  const left = new Map(STARTING_SLOTS.map((slot): [string, number] => [slot, slots[slot]]));
  return players.map((player) => {
    const free = left.get(player.place);
    if (free === undefined) return player;
    left.set(player.place, free - 1);
    return free > 0 ? player : { ...player, place: 'BN' };
  });
}
