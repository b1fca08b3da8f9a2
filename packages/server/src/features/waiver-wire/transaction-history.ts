// Moves of a league, the newest first.
import type { OutsideTransaction } from '@pylon/connectors/outside-league';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { listLeagueTransactions } from '@pylon/contract/waiver-wire/transaction-history';
import { FLEX_POSITIONS } from '@pylon/engine/vocabulary/positions';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type KnownLeague, knownLeague, rosterMembers, teamOf } from '../../leagues/known-league.ts';
import { storedTransactions } from '../../leagues/stored-league.queries.ts';
import { toNamedEntity } from '../../wire/entity.ts';
import type { WaiverParts } from './asked-waivers.ts';

type Answer = AnswerOf<typeof listLeagueTransactions>;
type Item = Answer['items'][number];

export async function transactionHistory(
  parts: WaiverParts,
  person: Person,
  { userLeagueId, week, rosterPosition, teamId, limit, offset }: QueryOf<typeof listLeagueTransactions>,
): Promise<Outcome<Answer>> {
  const known = await knownLeague(parts, person, userLeagueId);
  if (!known.ok) return known;
  const of = known.value;
  if (teamId !== undefined && !teamOf(of, teamId)) return failure('team-not-in-league');
  const positions = rosterPosition === 'FLEX' ? FLEX_POSITIONS : rosterPosition && [rosterPosition];
  const all = (await storedTransactions(parts.db, of.leagueId))
    .filter((each) => week === undefined || each.week === week)
    .flatMap(({ week: number, transactions }) => transactions.map((each) => toItem(of, number, each)))
    .filter(({ moves }) => !positions || moves.some(({ position }) => positions.some((each) => each === position)))
    .filter((item) => teamId === undefined || takesPart(item, teamId))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at) || other.id.localeCompare(one.id));
  return found({ total: all.length, items: all.slice(offset, offset + limit) });
}

const takesPart = ({ moves, picks, faab }: Item, teamId: string): boolean =>
  [...moves, ...faab].some(({ from, to }) => from?.id === teamId || to?.id === teamId) ||
  picks.some(({ to }) => to.id === teamId);

function toItem(of: KnownLeague, week: number, told: OutsideTransaction): Item {
  const { transactionId: id, at, kind, outcome, bidDollars: bid, moves, picks, faab } = told;
  const team = (teamId: string) => ({ id: teamId, teamName: teamOf(of, teamId)?.name ?? 'A former team' });
  return {
    ...{ id, at, week, kind, outcome, bid },
    moves: moves.map(({ player, fromTeamId, toTeamId }) => {
      const [member] = rosterMembers(of, '', [{ player, slot: 'BN', points: null }]);
      return {
        ...toNamedEntity(of.edition, member?.entityId ?? null, of.season, player.name),
        position: member?.position ?? (player.positionCode || null),
        from: fromTeamId === null ? null : team(fromTeamId),
        to: toTeamId === null ? null : team(toTeamId),
      };
    }),
    picks: picks.map(({ season, round, originalTeamId, teamId }) => ({
      ...{ season, round, originalTeamName: team(originalTeamId).teamName },
      to: team(teamId),
    })),
    faab: faab.map(({ fromTeamId, toTeamId, dollars }) => ({ from: team(fromTeamId), to: team(toTeamId), dollars })),
  };
}
