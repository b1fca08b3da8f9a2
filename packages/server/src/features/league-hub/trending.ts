// Players whom more and more leagues add, or whose part in the offense grows.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { trendingUp } from '@pylon/contract/league-hub/league-market';
import { gated, opens } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import type { Person } from '../../db/reads/person-by-token.ts';
import { ownershipTold } from '../../football/lists/ownership.ts';
import { scoresBefore } from '../../football/utilization.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { LeagueWeek } from '../../leagues/asked-team.ts';
import { holdersIn } from '../../leagues/holders/league-holders.ts';
import { isOutNow } from '../../leagues/out-now.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { hubWeek, type LeagueHubParts } from './league-hub.service.ts';

/** Over so many weeks the utilization score changes, and by at least so much. */
const WEEKS = 2;
const LEAST_CHANGE = 5;
/** Of fewer games on either side the change is that of whoever comes back, or left a game hurt. */
const LEAST_GAMES = 2;

/**
 * Those in whom either grows and whom the league starts, in the order of the better of their two places. Without the
 * plan it is the adds alone, in whose order nothing of utilization shows.
 */
export async function trending(
  parts: LeagueHubParts,
  person: Person,
  { userLeagueId, limit, offset }: QueryOf<typeof trendingUp>,
): Promise<Outcome<AnswerOf<typeof trendingUp>>> {
  const hub = await hubWeek(parts, person, { userLeagueId });
  if (!hub.ok) return hub;
  const { asked } = hub.value;
  const { edition, season, league } = asked.of;
  const started = startedPositions(league.shape.slots);
  const { adds, sources } = netAdds(asked);
  const changes = opens(person.tier, 'trendingUpData') ? scoreChanges(asked) : new Map<string, number>();
  const byAdds = placesAmong(adds, 1);
  const byChange = placesAmong(changes, LEAST_CHANGE);
  const best = (entityId: string) => Math.min(byAdds.get(entityId) ?? Infinity, byChange.get(entityId) ?? Infinity);
  const sum = (entityId: string) => (byAdds.get(entityId) ?? byAdds.size) + (byChange.get(entityId) ?? byChange.size);
  const holders = holdersIn(asked.week);
  const rows = [...new Set([...byAdds.keys(), ...byChange.keys()])]
    .toSorted((one, other) => best(one) - best(other) || sum(one) - sum(other))
    .flatMap((entityId) => {
      const entity = toWireEntity(edition, entityId, season);
      const position = edition.indexes.positionOf(entityId, season);
      if (!entity || position === null || !isPosition(position) || !started.has(position)) return [];
      if (isOutNow(edition, entityId)) return [];
      const change = changes.get(entityId);
      return {
        ...entity,
        position,
        leagueParticipantId: holders.get(entityId)?.teamId ?? null,
        adds: adds.get(entityId) ?? null,
        utilizationChange: gated(person.tier, 'trendingUpData', change === undefined ? null : cents(change)),
      };
    });
  return found({ trendingUp: rows.slice(offset, offset + limit), total: rows.length, addsFrom: [...sources] });
}

/** Leagues that add, less those that drop, by entity. */
function netAdds({ of: { edition, season } }: LeagueWeek) {
  const [adds, drops] = [ownershipTold(edition, season, 'adds'), ownershipTold(edition, season, 'drops')];
  const net = [...adds.amounts].map(([id, amount]) => [id, Math.round(amount - (drops.amounts.get(id) ?? 0))] as const);
  return { adds: new Map(net), sources: adds.sources };
}

/** How the utilization score changed over two weeks, by entity. */
function scoreChanges({ of: { edition, season }, week: { week } }: LeagueWeek): ReadonlyMap<string, number> {
  const before = scoresBefore(edition, season, week - WEEKS, LEAST_GAMES);
  return new Map(
    [...scoresBefore(edition, season, week, LEAST_GAMES)].flatMap(([id, score]): [string, number][] => {
      const old = before.get(id);
      return old === undefined ? [] : [[id, score - old]];
    }),
  );
}

/** Places from 1 of those with at least so much, by entity. */
const placesAmong = (amounts: ReadonlyMap<string, number>, least: number): ReadonlyMap<string, number> =>
  new Map(
    [...amounts]
      .filter(([, amount]) => amount >= least)
      .sort(([, one], [, other]) => other - one)
      .map(([id], place) => [id, place + 1]),
  );
