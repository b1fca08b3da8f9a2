// Rosters of a league, with picks and budgets, from which a trade is chosen.

import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { listTradeRosters } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { cents } from '@pylon/engine/tables/cents';
import { ROSTER_PLACES } from '@pylon/engine/vocabulary/slots';
import { toldMoment } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { seasonPoints } from '../../football/season-points.ts';
import { found, type Outcome } from '../../http/errors.ts';
import { teamOfWeek } from '../../leagues/asked-team.ts';
import { futurePicksOf } from '../../leagues/holders/future-picks.ts';
import type { RosterMember } from '../../leagues/known-league.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { TradeParts } from './asked-trade.ts';
import { dollarsOf, toPick } from './beside-players.ts';
import { toPlayer } from './present-trade.ts';

/** A team's roster as it stands, in the order in which rosters list places. */
export async function tradeRosters(
  parts: TradeParts,
  person: Person,
  { userLeagueId, participantId }: QueryOf<typeof listTradeRosters>,
): Promise<Outcome<AnswerOf<typeof listTradeRosters>>> {
  const asked = await teamOfWeek(parts, person, { userLeagueId, leagueParticipantId: participantId });
  if (!asked.ok) return asked;
  const { of, week, teamId, team } = asked.value;
  const made = seasonPoints(of.edition, of.season, of.scoring);
  const perGame = ({ entityId }: RosterMember): number | null => {
    const soFar = entityId === null ? undefined : made.get(entityId);
    return soFar && soFar.games > 0 ? soFar.points / soFar.games : null;
  };
  const averages = new Map(
    [...Map.groupBy([...week.rosters.values()].flat(), ({ position }) => position)].map(([position, members]) => {
      const all = members.map(perGame).filter((points) => points !== null);
      return [position, all.reduce((sum, points) => sum + points, 0) / Math.max(1, all.length)];
    }),
  );
  return found({
    tradeAnalyzers: team
      .toSorted((one, other) => ROSTER_PLACES.indexOf(one.place) - ROSTER_PLACES.indexOf(other.place))
      .map((player, index) => {
        const ppg = perGame(player);
        return {
          ...toPlayer(of, player),
          leagueId: of.id,
          leagueParticipantId: teamId,
          week: week.week,
          index,
          position: player.place,
          game: player.game?.told ?? null,
          ppg: ppg === null ? null : cents(ppg),
          dif: ppg === null ? null : cents(ppg - (averages.get(player.position) ?? 0)),
        };
      }),
    picks: futurePicksOf(of, teamId).map(toPick(of, teamId)),
    faabDollars: dollarsOf(of, teamId),
    readAt: toldMoment(of.readAt, parts.clock.now()),
    provenance: provenanceOf(of.edition),
  });
}
