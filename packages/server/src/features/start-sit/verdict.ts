// Who starts, and how sure that is.
import { gated, type Locked, type Tier } from '@pylon/contract/plans/tiers';
import { COIN_FLIP_POINTS, LEAN_POINTS, type Sureness } from '@pylon/contract/start-sit/start-sit-limits';
import { cents } from '@pylon/engine/tables/cents';
import type { ComparedPlayer } from './compared-week.ts';
import type { PlayerOdds } from './start-sit-odds.ts';

/** Whether somebody can be started: they have a game, take part in it, and somebody projects them. */
export const isAble = ({ game, isOut, expected }: ComparedPlayer): boolean =>
  game !== null && !isOut && expected !== null;

/** Those who can be started first, by chance, then by expected points; equals stay as asked for. */
export function recommendedOrder(
  players: readonly ComparedPlayer[],
  odds: ReadonlyMap<string, PlayerOdds>,
): readonly ComparedPlayer[] {
  const chance = ({ entityId }: ComparedPlayer) => odds.get(entityId)?.top ?? -1;
  return players.toSorted(
    (one, other) =>
      Number(isAble(other)) - Number(isAble(one)) || chance(other) - chance(one) || other.usable - one.usable,
  );
}

/** The choice between the last one who starts and the first one who sits; null where there is none. */
export function verdictOf(
  ordered: readonly ComparedPlayer[],
  startersNeeded: number,
  tier: Tier,
): { readonly sureness: Sureness; readonly margin: number | Locked } | null {
  const [last, next] = [ordered[startersNeeded - 1], ordered[startersNeeded]];
  if (!last || !next || !isAble(last)) return null;
  const margin = last.usable - next.usable;
  return {
    sureness: isAble(next) ? surenessOf(margin) : 'clear',
    margin: gated(tier, 'startSitProjections', cents(margin)),
  };
}

const surenessOf = (margin: number): Sureness =>
  margin < COIN_FLIP_POINTS ? 'coin-flip' : margin < LEAN_POINTS ? 'lean' : 'clear';
