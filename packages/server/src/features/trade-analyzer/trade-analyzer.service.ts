// Which trades there are, and what one does.
import type { AnswerOf, BodyOf, QueryOf } from '@pylon/contract/endpoint';
import { lockOf, opens } from '@pylon/contract/plans/tiers';
import type { previewTrade, recommendTrades, summarizeTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { cents } from '@pylon/engine/tables/cents';
import type { SideEffect } from '@pylon/engine/trades/trade-effect';
import { PLAYOFF_WEIGHT } from '@pylon/engine/trades/trade-league';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type AskedTrade, type Asking, askedTrade, ownLeague, type TradeParts } from './asked-trade.ts';
import { toFaab, toPick } from './beside-players.ts';
import { membersById, perWeek, toGain, toPlayer, toSide, toTeam } from './present-trade.ts';
import { careerValueOf, type TradeMaterial, toMarket } from './trade-market.ts';
import { tradeSeason } from './trade-season.ts';
import type { JudgedTrade } from './trade-work.ts';

export const TRADES_LOCK = lockOf('publicTradeAnalyzer');
export const opensTrades = ({ tier }: Person): boolean => opens(tier, 'publicTradeAnalyzer');

export type TradeBody = BodyOf<typeof previewTrade>;

/** The trades that help the caller's team and another most. */
export async function recommended(
  parts: TradeParts,
  { person, caller }: Asking,
  query: QueryOf<typeof recommendTrades>,
): Promise<Outcome<AnswerOf<typeof recommendTrades>>> {
  const asked = await ownLeague(parts, person, query);
  if (!asked.ok) return asked;
  const league = asked.value;
  if (!opensTrades(person)) return found({ tradeRecommendation: TRADES_LOCK, market: null });
  const { of, teamId } = league;
  const others = of.league.teams.map((team) => team.teamId).filter((id) => id !== teamId);
  const opponents = query.participantId === undefined ? others : [query.participantId];
  const trades = await parts.desk.found(league, teamId, opponents, caller);
  const material = await parts.desk.material(league, caller);
  const memberOf = membersById(league);
  const marketValue = (id: string) => material.rests.get(id)?.value ?? 0;
  const sideOf = (ids: readonly string[]) => {
    const leagueRosterIds = ids.toSorted((one, other) => marketValue(other) - marketValue(one));
    const players = leagueRosterIds.map((id) => toPlayer(of, memberOf(id)));
    return { leagueRosterId: leagueRosterIds[0] ?? '', leagueRosterIds, players };
  };
  return found({
    tradeRecommendation: trades.map(({ opponentId, gives, gets, gain, opponentGain, ...chances }) => ({
      tradeAway: sideOf(gives),
      tradeFor: sideOf(gets),
      opponentLeagueParticipant: toTeam(of, opponentId),
      ...toGain(league, gain, chances.winPercent),
      opponentGain: cents(opponentGain),
      opponentGainPerWeek: perWeek(league, opponentGain),
      opponentTradeWinPercent: cents(chances.opponentWinPercent),
      acceptancePercent: cents(100 * chances.acceptance),
      careerValue: careerValueOf(material, { gives, gets }),
    })),
    market: toMarket(league, material),
  });
}

/** A trade with its judgement, told by whoever presents it; below the plan it is not even judged. */
export async function judgedTrade<T>(
  parts: TradeParts,
  { person, caller }: Asking,
  body: TradeBody,
  tell: (asked: AskedTrade, judged: JudgedTrade) => T | Promise<T>,
): Promise<Outcome<T | typeof TRADES_LOCK>> {
  const asked = await askedTrade(parts, person, body);
  if (!asked.ok) return asked;
  if (!opensTrades(person)) return found(TRADES_LOCK);
  const judged = await parts.desk.judged(asked.value, asked.value.trade, asked.value.beside, caller);
  return judged ? found(await tell(asked.value, judged)) : failure('invalid-parameters');
}

/** The few figures of a trade. */
export async function preview(
  parts: TradeParts,
  asking: Asking,
  body: TradeBody,
): Promise<Outcome<AnswerOf<typeof previewTrade>>> {
  const told = await judgedTrade(parts, asking, body, async (asked, { effect, chances }) => {
    const material = await parts.desk.material(asked, asking.caller);
    const { gives, gets } = asked.beside;
    const playersOf = (ids: readonly string[]) => ids.map((id) => toPlayer(asked.of, membersById(asked)(id)));
    return {
      own: toSide(asked, effect.team, chances.winPercent),
      opponent: toSide(asked, effect.opponent, chances.opponentWinPercent),
      tradeAway: playersOf(body.tradeAwayRosterIds),
      tradeFor: playersOf(body.tradeForRosterIds),
      tradeAwayPicks: gives.picks.map(toPick(asked.of, gives.teamId)),
      tradeForPicks: gets.picks.map(toPick(asked.of, gets.teamId)),
      faab: toFaab(asked.of, asked.beside),
      acceptancePercent: cents(100 * chances.acceptance),
      careerValue: careerValueOf(material, asked.trade, asked.beside),
      market: toMarket(asked, material),
    };
  });
  return told.ok ? found({ tradePreview: told.value }) : told;
}

/** A trade week by week, and what would make it fair. */
export async function summary(
  parts: TradeParts,
  asking: Asking,
  body: TradeBody,
): Promise<Outcome<AnswerOf<typeof summarizeTrade>>> {
  const told = await judgedTrade(parts, asking, body, async (asked, { effect, chances, counter, pickOffer }) => {
    const memberOf = membersById(asked);
    const playerOf = (id: string) => toPlayer(asked.of, memberOf(id));
    const sideOf = (side: SideEffect, winPercent: number) => ({
      ...toSide(asked, side, winPercent),
      before: cents(side.before.points),
      after: cents(side.after.points),
      insurance: cents(side.after.insurance - side.before.insurance),
      dropped: side.dropped.map(playerOf),
    });
    const gainIn = ({ before, after }: SideEffect, week: number) =>
      cents((after.weekPoints[week] ?? 0) - (before.weekPoints[week] ?? 0));
    return {
      own: sideOf(effect.team, chances.winPercent),
      opponent: sideOf(effect.opponent, chances.opponentWinPercent),
      weeks: asked.weeks.map(({ week, weight }, at) => ({
        ...{ week, weight, isPlayoff: weight === PLAYOFF_WEIGHT },
        own: gainIn(effect.team, at),
        opponent: gainIn(effect.opponent, at),
      })),
      acceptancePercent: cents(100 * chances.acceptance),
      ...(await tradeSeason(parts, asked, effect, asking.caller)),
      counterOffer: counter && {
        kind: counter.change.kind,
        player: playerOf(counter.change.playerId),
        replacement: counter.change.kind === 'replace' ? playerOf(counter.change.withId) : null,
        tradeAwayRosterIds: [...counter.trade.gives],
        tradeForRosterIds: [...counter.trade.gets],
        gain: cents(counter.trade.gain),
        opponentGain: cents(counter.trade.opponentGain),
        isEnough: counter.isEnough,
      },
      pickOffer: pickOffer && toPickOffer(asked, await parts.desk.material(asked, asking.caller), pickOffer),
    };
  });
  return told.ok ? found({ tradeSummary: told.value }) : told;
}

function toPickOffer(
  { of, trade, beside }: AskedTrade,
  material: TradeMaterial,
  { side, at, acceptance }: NonNullable<JudgedTrade['pickOffer']>,
) {
  const { teamId, picks, picksLeft } = beside[side];
  const pick = picksLeft[at];
  if (!pick) return null;
  return {
    by: side === 'gives' ? ('own' as const) : ('opponent' as const),
    pick: toPick(of, teamId)(pick),
    careerValue: careerValueOf(material, trade, { ...beside, [side]: { picks: [...picks, pick] } }),
    acceptancePercent: cents(100 * acceptance),
  };
}
