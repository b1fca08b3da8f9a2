import type { AuctionSale } from '@pylon/contract/auction';

/** Sales shown as the best and as the worst. */
const SHOWN = 5;

export interface SurplusExtremes {
  /** The most value above price first. */
  readonly buys: readonly AuctionSale[];
  /** The most price above value first. */
  readonly overpays: readonly AuctionSale[];
}

/** The best buys and the dearest mistakes of a room; keepers were not bought, and a dollar either way is neither. */
export function surplusExtremes(sales: readonly AuctionSale[], shown = SHOWN): SurplusExtremes {
  const bought = sales.filter(({ isKeeper }) => !isKeeper).toSorted((one, other) => other.surplus - one.surplus);
  return {
    buys: bought.filter(({ surplus }) => surplus >= 1).slice(0, shown),
    overpays: bought
      .filter(({ surplus }) => surplus <= -1)
      .slice(-shown)
      .toReversed(),
  };
}

/** What a team paid and got, keepers left out. */
export interface TeamSurplus {
  readonly participantId: string;
  readonly paid: number;
  readonly value: number;
  readonly surplus: number;
}

/** Every team that bought, the most value above price first. */
export function teamSurpluses(sales: readonly AuctionSale[]): readonly TeamSurplus[] {
  const teams = new Map<string, TeamSurplus>();
  for (const { participantId, price, value, isKeeper } of sales) {
    if (isKeeper) continue;
    const { paid, value: before } = teams.get(participantId) ?? { paid: 0, value: 0 };
    const sums = { paid: paid + price, value: before + value };
    teams.set(participantId, { participantId, ...sums, surplus: sums.value - sums.paid });
  }
  return [...teams.values()].toSorted((one, other) => other.surplus - one.surplus);
}
