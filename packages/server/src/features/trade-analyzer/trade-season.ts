// What a trade does to the playoff odds of both sides: the season as it is, and with what each week's line-ups gain or
// lose.
import type { RestOfSeason, RestWeek } from '@pylon/engine/season-simulation/rest-of-season';
import type { SideEffect, TradeEffect } from '@pylon/engine/trades/trade-effect';
import { seasonChange } from '../../leagues/season-changes.ts';
import type { ReadySeason } from '../../leagues/season-desk.ts';
import type { Caller } from '../../threads/caller.ts';
import type { AskedTrade, TradeParts } from './asked-trade.ts';

/** Both sides' odds before and after, and why there are none. */
export async function tradeSeason(
  parts: TradeParts,
  asked: AskedTrade,
  { team, opponent }: TradeEffect,
  caller: Caller,
) {
  const ready = await parts.seasons.season(parts, asked, caller);
  if (!('rest' in ready)) return { playoffState: ready.state, playoffOdds: null };
  const numberOf = ({ teamId }: SideEffect) => ready.season.teams.findIndex((each) => each.teamId === teamId);
  const after = withTrade(ready, asked, [team, opponent]);
  const changes = await parts.seasons.change(ready, after, JSON.stringify(asked.trade), caller);
  const [own, theirs] = [changes[numberOf(team)], changes[numberOf(opponent)]];
  return {
    playoffState: 'open' as const,
    playoffOdds: own && theirs ? { own: seasonChange(own), opponent: seasonChange(theirs) } : null,
  };
}

function withTrade({ season, rest }: ReadySeason, { weeks }: AskedTrade, sides: readonly SideEffect[]): RestOfSeason {
  let week = season.present;
  const changed = (own: RestWeek): RestWeek => {
    const at = weeks.findIndex((each) => each.week === week);
    week++;
    if (at < 0) return own;
    const means = own.means.slice();
    for (const { teamId, before, after } of sides) {
      const team = season.teams.findIndex((each) => each.teamId === teamId);
      means[team] = (means[team] ?? 0) + (after.weekPoints[at] ?? 0) - (before.weekPoints[at] ?? 0);
    }
    return { ...own, means };
  };
  return { ...rest, weeks: rest.weeks.map(changed), rounds: rest.rounds?.map((round) => round.map(changed)) ?? null };
}
