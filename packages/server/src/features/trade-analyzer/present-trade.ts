// Trades as the wire has them.
import type { TradePlayer, TradeTeam } from '@pylon/contract/trade-analyzer/trade';
import { cents } from '@pylon/engine/tables/cents';
import type { SideEffect } from '@pylon/engine/trades/trade-effect';
import type * as z from 'zod';
import { shownPicture } from '../../http/security.ts';
import { type KnownLeague, type RosterMember, teamOf } from '../../leagues/known-league.ts';
import { toNamedEntity } from '../../wire/entity.ts';
import type { TradingLeague } from './trade-desk.ts';

export function toPlayer({ edition, season }: KnownLeague, member: RosterMember): TradePlayer {
  const { leagueRosterId, entityId, position, outside } = member;
  return {
    leagueRosterId,
    ...toNamedEntity(edition, entityId, season, outside.name),
    ownPosition: position ?? (outside.positionCode || null),
  };
}

/** Whoever has an id on some roster of the league; every id that trades hold is one. */
export function membersById({ week }: TradingLeague): (id: string) => RosterMember {
  const byId = new Map([...week.rosters.values()].flat().map((member) => [member.leagueRosterId, member]));
  return (id) => {
    const member = byId.get(id);
    if (!member) throw new Error(`nobody is on a roster as ${id}`);
    return member;
  };
}

export function toTeam(of: KnownLeague, teamId: string): z.output<typeof TradeTeam> {
  const team = teamOf(of, teamId);
  return { id: teamId, teamName: team?.name ?? '', avatarURL: shownPicture(team?.avatarUrl ?? null) };
}

/** A gain of all weeks as one of each, by its weight. */
export const perWeek = ({ weeks }: TradingLeague, gain: number): number =>
  cents(gain / weeks.reduce((sum, { weight }) => sum + weight, 0));

/** A gain with what stands beside it everywhere. */
export const toGain = (league: TradingLeague, gain: number, winPercent: number) => ({
  gain: cents(gain),
  gainPerWeek: perWeek(league, gain),
  tradeWinPercent: cents(winPercent),
});

export const toSide = (league: TradingLeague, { teamId, gain }: SideEffect, winPercent: number) => ({
  participant: toTeam(league.of, teamId),
  ...toGain(league, gain, winPercent),
});
