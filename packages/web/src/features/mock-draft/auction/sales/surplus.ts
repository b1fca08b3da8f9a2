import type { AuctionSale } from '@pylon/contract/drafting/auction';

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
