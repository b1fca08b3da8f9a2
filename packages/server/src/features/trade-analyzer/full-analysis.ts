// What a trade does in full: places by position, the players in it, and who starts.
import type { AnswerOf } from '@pylon/contract/endpoint';
import type {
  tradePositionRankings,
  tradeRosterChanges,
  tradeStats,
} from '@pylon/contract/trade-analyzer/full-analysis';
import { cents } from '@pylon/engine/tables/cents';
import type { SideEffect } from '@pylon/engine/trades/trade-effect';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { seasonPoints } from '../../football/season-points.ts';
import { teamGames } from '../../football/team-games.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { Asking, TradeParts } from './asked-trade.ts';
import { membersById, toPlayer } from './present-trade.ts';
import { judgedTrade, type TradeBody } from './trade-analyzer.service.ts';
import type { TradingLeague } from './trade-desk.ts';

/** How strong both sides are at each position among all teams. */
export async function positionRankings(
  parts: TradeParts,
  asking: Asking,
  body: TradeBody,
): Promise<Outcome<AnswerOf<typeof tradePositionRankings>>> {
  const told = await judgedTrade(parts, asking, body, (_, { effect, positions }) => {
    const after = new Map([
      ...positions,
      ...[effect.team, effect.opponent].map((side) => [side.teamId, side.after.positionPoints] as const),
    ]);
    return POSITIONS.flatMap((position) => {
      const all = [...positions.values(), ...after.values()].map((points) => points[position]);
      // Nobody starts any of a position that the league has no place for.
      if (all.every((points) => points === 0)) return [];
      const sideOf = ({ teamId }: SideEffect) => ({
        ...{ before: cents(positions.get(teamId)?.[position] ?? 0), after: cents(after.get(teamId)?.[position] ?? 0) },
        ...{ rankBefore: rankOf(positions, teamId, position), rankAfter: rankOf(after, teamId, position) },
      });
      return [{ position, own: sideOf(effect.team), opponent: sideOf(effect.opponent), teams: positions.size }];
    });
  });
  return told.ok ? found({ positionRankings: told.value }) : told;
}

type PointsOfTeams = ReadonlyMap<string, Readonly<Record<Position, number>>>;

function rankOf(teams: PointsOfTeams, teamId: string, position: Position): number {
  const own = cents(teams.get(teamId)?.[position] ?? 0);
  return 1 + [...teams.values()].filter((points) => cents(points[position]) > own).length;
}

/** The players of a trade. */
export async function stats(
  parts: TradeParts,
  asking: Asking,
  body: TradeBody,
): Promise<Outcome<AnswerOf<typeof tradeStats>>> {
  const told = await judgedTrade(parts, asking, body, async (asked) => {
    const { rests, careers } = await parts.desk.material(asked, asking.caller);
    const { edition, season, scoring } = asked.of;
    const made = seasonPoints(edition, season, scoring);
    const memberOf = membersById(asked);
    const toTraded = (id: string) => {
      const member = memberOf(id);
      const rest = rests.get(id);
      const soFar = member.entityId === null ? undefined : made.get(member.entityId);
      return {
        ...toPlayer(asked.of, member),
        ppg: soFar && soFar.games > 0 ? cents(soFar.points / soFar.games) : null,
        nextWeekPoints: cents(rest?.points[0] ?? 0),
        restOfSeasonPoints: cents(rest?.total ?? 0),
        restOfSeasonRank: rest?.rank ?? null,
        marketValue: cents(rest?.value ?? 0),
        careerValue: careers && cents(careers.valueOf(id)),
        byeWeeks: byeWeeks(asked, member.entityId),
      };
    };
    return {
      tradeAway: body.tradeAwayRosterIds.map(toTraded),
      tradeFor: body.tradeForRosterIds.map(toTraded),
    };
  });
  return told.ok ? found({ tradeStats: told.value }) : told;
}

/** Weeks that are left in which somebody's team rests. */
function byeWeeks({ of, weeks }: TradingLeague, entityId: string | null): number[] {
  const team = entityId === null ? null : of.edition.indexes.teamOf(entityId, of.season);
  const games = teamGames(of.edition, team, of.season);
  if (games.length === 0) return [];
  return weeks.map(({ week }) => week).filter((week) => !games.some((game) => game.week === week));
}

/** Who comes, goes, and starts more or less often. */
export async function rosterChanges(
  parts: TradeParts,
  asking: Asking,
  body: TradeBody,
): Promise<Outcome<AnswerOf<typeof tradeRosterChanges>>> {
  const told = await judgedTrade(parts, asking, body, (asked, { effect }) => ({
    own: changesOf(asked, effect.team),
    opponent: changesOf(asked, effect.opponent),
  }));
  return told.ok ? found({ projectedRosterChanges: told.value }) : told;
}

/** Starts of somebody over all weeks: of a player, or of free agents of a position. */
interface Starts {
  readonly playerId: string | null;
  readonly position: Position;
  startsBefore: number;
  startsAfter: number;
  pointsBefore: number;
  pointsAfter: number;
}

function changesOf(asked: TradingLeague, { before, after, dropped }: SideEffect) {
  const memberOf = membersById(asked);
  const all = new Map<string, Starts>();
  const rowOf = (playerId: string | null, position: Position): Starts => {
    const key = playerId ?? `free ${position}`;
    const none = { startsBefore: 0, startsAfter: 0, pointsBefore: 0, pointsAfter: 0 };
    const row = all.get(key) ?? { playerId, position, ...none };
    all.set(key, row);
    return row;
  };
  for (const { playerId, position, points } of before.starters.flat()) {
    const row = rowOf(playerId, position);
    row.startsBefore++;
    row.pointsBefore += points;
  }
  for (const { playerId, position, points } of after.starters.flat()) {
    const row = rowOf(playerId, position);
    row.startsAfter++;
    row.pointsAfter += points;
  }
  // Whoever comes or goes is told of, though they start in no week.
  for (const id of [...before.playerIds, ...after.playerIds, ...dropped]) {
    const { position } = memberOf(id);
    if (position !== null) rowOf(id, position);
  }
  const changeOf = (id: string | null): 'arrives' | 'leaves' | 'dropped' | 'stays' => {
    if (id === null) return 'stays';
    if (dropped.includes(id)) return 'dropped';
    if (!before.playerIds.includes(id)) return 'arrives';
    return after.playerIds.includes(id) ? 'stays' : 'leaves';
  };
  return [...all.values()]
    .map(({ playerId, pointsBefore, pointsAfter, ...row }) => ({
      ...row,
      player: playerId === null ? null : toPlayer(asked.of, memberOf(playerId)),
      change: changeOf(playerId),
      pointsBefore: cents(pointsBefore),
      pointsAfter: cents(pointsAfter),
    }))
    .filter(({ change, startsBefore, startsAfter }) => change !== 'stays' || startsBefore !== startsAfter)
    .sort((one, other) => Math.abs(changeIn(other)) - Math.abs(changeIn(one)));
}

const changeIn = ({ pointsBefore, pointsAfter }: Pick<Starts, 'pointsBefore' | 'pointsAfter'>): number =>
  pointsAfter - pointsBefore;
