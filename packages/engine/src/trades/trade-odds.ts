/**
 * The odds of a trade: that a side gains by it what it is expected to, once the weeks are played, and that the other
 * side says yes.
 */
import { POSITION_MODELS } from '../season-simulation/player-model.ts';
import { normalCdf } from '../statistics/normal.ts';
import type { Position } from '../vocabulary/positions.ts';
import type { Trade } from './best-trades.ts';
import type { SideEffect, TradeEffect, WeekStarter } from './trade-effect.ts';
import type { TradeLeague } from './trade-league.ts';

/**
 * What the odds leave of a gain's distance from nothing: players are hurt, lose their place or were misjudged, and what
 * stood in no projection makes up for some of any gain. @source analysis/trades
 */
const SHRINK = 0.6;

/**
 * How likely a side's best line-ups score more with the trade than without it, percent.
 *
 * It follows from the points that every week's line-up is expected to gain, so from rest of season, position and the
 * next week alike, and from how far the points of those stray who start in one line-up and not in the other: from week
 * to week, and in a season that is better or worse as a whole. Who starts in both has the same luck in both.
 *
 * @param side of a trade in this league, by tradeEffect
 * @returns 0 to 100; 50 where the trade changes no line-up
 */
export function tradeWinPercent(league: TradeLeague, side: SideEffect): number {
  const spread = gainSpread(league, side);
  if (spread === 0) return 50;
  return 100 * normalCdf((SHRINK * side.gain) / spread);
}

/**
 * Standard deviation of what a side gains, weighted points.
 *
 * @returns ≥ 0; 0 where the trade changes no line-up
 */
export function gainSpread(league: TradeLeague, { before, after }: SideEffect): number {
  const season = new Map<string, { readonly position: Position; points: number }>();
  let variance = 0;
  for (const [week, { weight }] of league.weeks.entries()) {
    const now = countStarts(before.starters[week] ?? [], -1, new Map());
    for (const [key, { starts, starter }] of countStarts(after.starters[week] ?? [], 1, now)) {
      if (starts === 0) continue;
      const { base, slope } = POSITION_MODELS[starter.position];
      variance += (weight * starts) ** 2 * (base + slope * Math.max(0, starter.points));
      // Somebody else of the wire starts in every week: none of them has a season that is good or bad as a whole.
      if (starter.playerId === null) continue;
      const whole = season.get(key) ?? { position: starter.position, points: 0 };
      whole.points += weight * starts * starter.points;
      season.set(key, whole);
    }
  }
  for (const { position, points } of season.values()) variance += (POSITION_MODELS[position].formSpread * points) ** 2;
  return Math.sqrt(variance);
}

type Starts = Map<string, { readonly starter: WeekStarter; readonly starts: number }>;

/** Adds the starts of a line-up to a count: players by id, the wire by position. */
function countStarts(starters: readonly WeekStarter[], by: number, counts: Starts): Starts {
  for (const starter of starters) {
    const key = starter.playerId ?? `wire ${starter.position}`;
    counts.set(key, { starter, starts: (counts.get(key)?.starts ?? 0) + by });
  }
  return counts;
}

/**
 * What makes the other side say yes: log-odds of an even trade (an estimate: offers that were refused are not known),
 * more of them for each unit of the logarithm of what they get for what they give, and for each point a week that their
 * line-up gains.
 * @source analysis/trades
 */
const ACCEPTANCE = { even: -1, ofLogRatio: 1, ofPointAWeek: 0.5 } as const;

/**
 * How much of a second player's value a package keeps: several lesser players are worth less than one as good as all
 * of them, because only one of them takes the place. The exponent of a power mean. An estimate.
 */
const PACKAGE_EXPONENT = 1.25;

/**
 * What the market gives for some players together.
 *
 * @returns in the unit of the values; of one player, their value; of several, less than the sum; of none 0
 * @example packageValue([50]) // → 50
 * @example packageValue([25, 25]) // → 43.5
 */
export const packageValue = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value ** PACKAGE_EXPONENT, 0) ** (1 / PACKAGE_EXPONENT);

/**
 * What a side counts that the market gives nothing for, of the most valuable of the league or the trade: a name is
 * worth a last look, and what is given for nothing is not given. An estimate.
 */
const LEAST_VALUE = 0.02;

/** What sides of a trade give beside players and the market gives something for: values ≥ 0, in the players' unit. */
export interface BesidePlayers {
  /** From the team to the opponent. */
  readonly gives: readonly number[];
  readonly gets: readonly number[];
}

const NOTHING_BESIDE: BesidePlayers = { gives: [], gets: [] };

/**
 * How likely the opponent accepts.
 *
 * They see what the market gives for what they get and what they give, and what their own line-up gains.
 *
 * @param effect of the trade, by tradeEffect
 * @param beside what is traded beside players: it counts in the values of both sides and in no line-up
 * @returns 0 to 1; where the market gives nothing for anybody or anything, only the line-up counts
 */
export function acceptanceChance(
  league: TradeLeague,
  { trade, opponent }: TradeEffect,
  beside: BesidePlayers = NOTHING_BESIDE,
): number {
  const { gives, gets } = marketOf(league)(trade, beside);
  const players = league.teams.flatMap((team) => team.players.map(({ value }) => value));
  const least = LEAST_VALUE * Math.max(0, ...players, ...beside.gives, ...beside.gets);
  const [get, give] = [Math.max(least, gives), Math.max(least, gets)];
  const weights = league.weeks.reduce((sum, { weight }) => sum + weight, 0);
  const logRatio = least > 0 ? Math.log(get / give) : 0;
  return acceptanceOf(logRatio, weights > 0 ? opponent.gain / weights : 0);
}

/**
 * The same from its two figures.
 *
 * @param logRatio natural logarithm of the value that they get for the value that they give
 * @param pointsAWeek what their best line-up gains in a week, points
 * @example acceptanceOf(0, 0) // → .27, an even trade that changes no line-up
 */
export const acceptanceOf = (logRatio: number, pointsAWeek: number): number =>
  1 / (1 + Math.exp(-(ACCEPTANCE.even + ACCEPTANCE.ofLogRatio * logRatio + ACCEPTANCE.ofPointAWeek * pointsAWeek)));

/**
 * How even the market finds the trades of a league: what the side that it favours less gets of what it gives.
 *
 * @returns for a trade, and what it has beside players, 0 to 1; 1 where both give the same, and where neither gives
 *   anything that the market pays for
 */
export function evenness(league: TradeLeague): (trade: TradedPlayers, beside?: BesidePlayers) => number {
  const valuesOf = marketOf(league);
  return (trade, beside) => {
    const { gives, gets } = valuesOf(trade, beside);
    return Math.max(gives, gets) === 0 ? 1 : Math.min(gives, gets) / Math.max(gives, gets);
  };
}

type TradedPlayers = Pick<Trade, 'gives' | 'gets'>;

/** What the market gives for all that either side of a trade gives. */
function marketOf({ teams }: TradeLeague) {
  const known = new Map(teams.flatMap(({ players }) => players.map(({ id, value }) => [id, value] as const)));
  const sideValue = (ids: readonly string[], beside: readonly number[]) =>
    packageValue([...ids.map((id) => known.get(id) ?? 0), ...beside]);
  return ({ gives, gets }: TradedPlayers, beside = NOTHING_BESIDE) => ({
    gives: sideValue(gives, beside.gives),
    gets: sideValue(gets, beside.gets),
  });
}
