// The bids that the calculator recommends to a team for the free agents who would help it most, each asked about alone
// and in its usual style: for whoever judges later what was told.

import { BID_STYLES, suggestedBids } from '@pylon/engine/waivers/suggested-bids';
import { inSlices } from '../../almanac/in-slices.ts';
import type { Caller } from '../../threads/caller.ts';
import { materialOf, type WaiverLeague, type WaiverParts, waiverLeague } from './asked-waivers.ts';
import { agentsLookedAt } from './claim-choice.ts';
import { dollarsLeft, wantedPlayer } from './faab-table.ts';
import { Pickups, type WaiverMaterial } from './waiver-material.ts';

/** A recommended bid. */
export interface ToldBid {
  readonly teamId: string;
  readonly entityId: string;
  readonly dollars: number;
  /** To win with it, 0 to 1. */
  readonly chance: number;
}

/** For how many a bid is told. */
const TOLD = 5;

/** Nobody waits for it, and nobody's work is counted. */
export const NOBODY: Caller = {
  ...{ id: 'told wire', network: 'told wire', mayCost: () => true },
  gone: new AbortController().signal,
};

/** Tells the bids of a league of somebody's list; none where nobody bids, or where they have no team. */
export const bidTeller =
  (parts: WaiverParts) =>
  async (of: { readonly accountId: string; readonly userLeagueId: string }): Promise<readonly ToldBid[]> => {
    const asked = await waiverLeague(parts, { id: of.accountId, tier: 2 }, of.userLeagueId);
    if (!asked.ok || asked.value.rules.budget === null || dollarsLeft(asked.value) === 0) return [];
    const material = await materialOf(parts, asked.value, NOBODY);
    return inSlices(toldBids(asked.value, material));
  };

/** A player, and for whom a bid is told a rival, at a time. */
function* toldBids(league: WaiverLeague, material: WaiverMaterial): Generator<void, readonly ToldBid[]> {
  const { teamId, rules } = league;
  const pickups = new Pickups(material, league);
  const agents = agentsLookedAt(league, material);
  const helpful: { readonly agent: (typeof agents)[number]; readonly worth: number }[] = [];
  for (const agent of agents) {
    const { worth } = pickups.of(teamId, agent);
    if (worth > 0) helpful.push({ agent, worth });
    yield;
  }
  const told: ToldBid[] = [];
  for (const { agent } of helpful.sort((one, other) => other.worth - one.worth).slice(0, TOLD)) {
    const { candidate } = yield* wantedPlayer(league, { material, pickups }, agent);
    const options = { goal: 'WIN_ALL', style: BID_STYLES[0], leftDollars: dollarsLeft(league) } as const;
    const [bid] = suggestedBids([candidate], { ...options, leastBid: rules.leastBid });
    const dollars = bid?.recommended ?? 0;
    told.push({ teamId, entityId: agent.id, dollars, chance: candidate.curve.wins[dollars] ?? 0 });
    yield;
  }
  return told;
}
