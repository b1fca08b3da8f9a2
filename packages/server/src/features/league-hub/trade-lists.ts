// Whom to trade while others think more of them than they are worth, and whom of others to acquire.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { tradeHighAcquireLow } from '@pylon/contract/league-hub/league-market';
import { gated } from '@pylon/contract/plans/tiers';
import { replacementPoints } from '@pylon/engine/player-value/replacement';
import { cents } from '@pylon/engine/tables/cents';
import type { Person } from '../../db/reads/person-by-token.ts';
import { scoredProjections } from '../../football/projected-points.ts';
import { scoredGames } from '../../football/season-points.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { LeagueWeek } from '../../leagues/asked-team.ts';
import { noTrades } from '../../leagues/known-league.ts';
import { isOutNow } from '../../leagues/out-now.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { hubWeek, type LeagueHubParts } from './league-hub.service.ts';

/** What was made counts over so many weeks, by at least so many games. */
const WEEKS = 4;
const LEAST_GAMES = 2;
/** Points a game and share of the larger that what was made and what is expected lie apart at least. */
const LEAST_POINTS = 2;
const LEAST_SHARE = 0.2;
const NAMED = 5;

/** @returns as hubWeek and noTrades */
export async function tradeLists(
  parts: LeagueHubParts,
  person: Person,
  query: QueryOf<typeof tradeHighAcquireLow>,
): Promise<Outcome<AnswerOf<typeof tradeHighAcquireLow>>> {
  const hub = await hubWeek(parts, person, query);
  if (!hub.ok) return hub;
  const { asked } = hub.value;
  const refusal = noTrades(asked.of);
  if (refusal) return refusal;
  const { ownTeamId } = asked.of;
  const weeks = weeksBefore(asked);
  const all = weeks === null ? [] : tradesOf(asked, weeks);
  const isOwn = ({ leagueParticipantId }: Trade) => leagueParticipantId === ownTeamId;
  const high = all.filter((trade) => isOwn(trade) && trade.dif > 0).sort((one, other) => other.dif - one.dif);
  const low = all.filter((trade) => !isOwn(trade) && trade.dif < 0).sort((one, other) => one.dif - other.dif);
  return found({
    weeks,
    tradeHigh: gated(person.tier, 'tradeHighAcquireLowData', high.slice(0, NAMED)),
    acquireLow: gated(person.tier, 'tradeHighAcquireLowData', low.slice(0, NAMED)),
  });
}

/** The weeks before the one that is played; null before the second, and where the season is over. */
function weeksBefore({ asked: { presentWeek }, of: { league } }: LeagueWeek) {
  const first = league.weeks.first ?? 1;
  return presentWeek === null || presentWeek <= first
    ? null
    : { from: Math.max(first, presentWeek - WEEKS), to: presentWeek - 1 };
}

type Trade = ReturnType<typeof tradesOf>[number];

/**
 * Everybody on a roster whose points lie apart from what is expected. Nobody trades kickers and defenses, whoever is
 * out has another price for another reason, and nobody pays for whom the rest of the season leaves on the bench: a
 * backup's mean is of games that he hardly plays.
 */
function tradesOf(
  { of: { edition, season, scoring, league }, week: { rosters } }: LeagueWeek,
  { from, to }: { readonly from: number; readonly to: number },
) {
  const rest = scoredProjections(edition, { season, period: 'restOfSeason', week: 0 }, scoring);
  const everybody = [...rest.values()].map(({ position, points }) => ({ position, points: points.expected }));
  const benched = replacementPoints(everybody, league.shape);
  const games = Map.groupBy(
    scoredGames(edition, season, scoring).filter(({ week }) => week >= from && week <= to),
    ({ entityId }) => entityId,
  );
  return [...rosters.values()].flat().flatMap(({ entityId, teamId, position }) => {
    if (entityId === null || position === null || position === 'K' || position === 'DST') return [];
    const entity = toWireEntity(edition, entityId, season);
    const [line, own] = [rest.get(entityId), games.get(entityId) ?? []];
    if (!entity || !line || own.length < LEAST_GAMES || isOutNow(edition, entityId)) return [];
    if (line.points.expected <= benched[position]) return [];
    const ppg = own.reduce((sum, { points }) => sum + points, 0) / own.length;
    const expected = line.points.expected / Math.max(1, line.games);
    const dif = ppg - expected;
    if (Math.abs(dif) < LEAST_POINTS || Math.abs(dif) < LEAST_SHARE * Math.max(ppg, expected)) return [];
    return {
      ...entity,
      leagueParticipantId: teamId,
      position,
      ppg: cents(ppg),
      games: own.length,
      expected: cents(expected),
      dif: cents(dif),
    };
  });
}
