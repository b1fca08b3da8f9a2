// Those compared as the wire has them.

import { gated, type Tier } from '@pylon/contract/plans/tiers';
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import type { Holder } from '@pylon/contract/start-sit/start-sit-limits';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import type { BoomChances } from '@pylon/engine/week-odds/boom-chances';
import { lastUtilizedWeek, utilizedGames, utilizedPlayers } from '../../football/utilization.ts';
import { teamOf } from '../../leagues/known-league.ts';
import { isLocked } from '../../leagues/line-ups.ts';
import { opponentRank, toWireGame } from '../../leagues/roster-rows.ts';
import type { ComparedPlayer, ComparedWeek } from './compared-week.ts';
import type { PlayerOdds } from './start-sit-odds.ts';
import { startSitReasons } from './start-sit-reasons.ts';

/** What rows are told with. */
interface Beside {
  readonly of: ComparedWeek;
  readonly tier: Tier;
  readonly odds: ReadonlyMap<string, PlayerOdds>;
  readonly weeks: ReadonlyMap<string, BoomChances | null>;
  readonly now: Date;
  readonly isStarting: boolean;
}

/** Utilization is of so many weeks, as in its table. */
const UTILIZATION_WEEKS = 4;

/** Somebody with what a tier sees of their week. */
export function startSitRow(player: ComparedPlayer, beside: Beside): StartSitRow {
  const { of, tier, odds, weeks, now } = beside;
  const { entityId, position, game, isBye, isOut } = player;
  const own = odds.get(entityId);
  const rank = game && position ? opponentRank(of, game.opponent, position) : null;
  const week = weeks.get(entityId) ?? null;
  return {
    player: toWirePlayer(player),
    position,
    game: game && toWireGame(game),
    opponentRank: rank,
    ...{ isBye, isOut, hasBegun: isLocked(player, now) },
    recommended: beside.isStarting ? 'start' : 'sit',
    topPercent: own ? toPercent(own.top) : null,
    outscores: own ? [...own.outscores].map(([playerId, chance]) => ({ playerId, percent: toPercent(chance) })) : [],
    startPercent: own?.start == null ? null : toPercent(own.start),
    projFPValueRange: pointsSpan(player, tier),
    weekPercents: gated(
      tier,
      'startSitProjections',
      week && { boom: toPercent(week.boom), safe: toPercent(week.safe), dud: toPercent(week.dud) },
    ),
    utilization: gated(tier, 'gameLogTable', utilizationOf(of, entityId)),
    reasons: startSitReasons(of, player, rank),
    holder: holderOf(of, player),
  };
}

const toPercent = (chance: number): number => cents(100 * chance);

export const toWirePlayer = ({ entityId, entity }: ComparedPlayer): StartSitRow['player'] => ({
  id: entityId,
  ...entity,
});

/** Expected points of the week: floor, mean and ceiling. */
export const pointsSpan = ({ expected }: ComparedPlayer, tier: Tier): StartSitRow['projFPValueRange'] =>
  gated(
    tier,
    'startSitProjections',
    expected && {
      min: cents(expected.points.floor),
      avg: cents(expected.points.expected),
      max: cents(expected.points.ceiling),
    },
  );

function utilizationOf({ edition, season }: ComparedWeek, entityId: string): number | null {
  const all = utilizedPlayers(edition, season);
  const player = all.find(({ playerId }) => playerId === entityId);
  if (!player) return null;
  const last = lastUtilizedWeek(all);
  const games = player.games.filter(({ week }) => week > last - UTILIZATION_WEEKS && week <= last);
  const sum = utilizedGames(player.position, games);
  return sum && cents(sum.score);
}

/** Who has them in the league; null in general. */
function holderOf({ inLeague }: ComparedWeek, { member }: ComparedPlayer): StartSitRow['holder'] {
  if (!inLeague) return null;
  if (!member) return { state: 'Free Agent', teamName: null, isMine: false };
  const state: Holder = isStarting(member.place) ? 'Starter' : 'Bench';
  const { of } = inLeague;
  return { state, teamName: teamOf(of, member.teamId)?.name ?? null, isMine: member.teamId === of.ownTeamId };
}
