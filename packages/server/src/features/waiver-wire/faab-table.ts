// What to bid for some free agents, or in which order to claim them.
import type { AnswerOf, BodyOf, QueryOf } from '@pylon/contract/endpoint';
import { opens } from '@pylon/contract/plans/tiers';
import type { calculateFaab } from '@pylon/contract/waiver-wire/calculate-faab';
import { cents } from '@pylon/engine/tables/cents';
import { type BidCurve, bidCurve } from '@pylon/engine/waivers/bid-curve';
import { type ClaimCandidate, claimOrder } from '@pylon/engine/waivers/claim-order';
import { habitsOf } from '@pylon/engine/waivers/league-habits';
import type { Pickup } from '@pylon/engine/waivers/pickup';
import { type RivalBid, rivalBid } from '@pylon/engine/waivers/rival-bids';
import { type BidCandidate, type SuggestedBid, suggestedBids } from '@pylon/engine/waivers/suggested-bids';
import { inSlices, mapInSteps } from '../../almanac/in-slices.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { dollarsLeftOf } from '../../leagues/holders/waiver-money.ts';
import {
  type Asking,
  materialOf,
  teamsLeft,
  type WaiverLeague,
  type WaiverParts,
  waiverLeague,
} from './asked-waivers.ts';
import { toFree, toGain, WAIVERS_LOCK } from './available-players.ts';
import { type FreeAgent, Pickups, type WaiverMaterial } from './waiver-material.ts';

type Answer = AnswerOf<typeof calculateFaab>;

/** Steps of a curve on the wire; a screen draws no more. */
const CURVE_STEPS = 40;
const TOLD_RIVALS = 3;
/** What rivals are told to bid from where nobody bids: only that they want a player matters then. */
const NO_BUDGET = { budgetDollars: 100, leastBid: 0 };

export async function faabTable(
  parts: WaiverParts,
  { person, caller }: Asking,
  { userLeagueId, bidStrategy, optimizeBidMode }: QueryOf<typeof calculateFaab>,
  { playerIDs }: BodyOf<typeof calculateFaab>,
): Promise<Outcome<Answer>> {
  const asked = await waiverLeague(parts, person, userLeagueId);
  if (!asked.ok) return asked;
  const league = asked.value;
  const { rules } = league;
  if (rules.kind === 'none' || (rules.kind === 'faab' && rules.budget === null))
    return failure('league-without-waivers');
  if (!opens(person.tier, 'standaloneWaiverWire')) return found({ faabTable: WAIVERS_LOCK });
  const material = await materialOf(parts, league, caller);
  const agents = playerIDs.flatMap((id) => material.free.get(id) ?? []);
  if (agents.length < playerIDs.length)
    return failure('invalid-parameters', { playerIDs: 'names somebody who is not available in this league' });
  const pickups = new Pickups(material, league);
  const wanted: WantedPlayer[] = [];
  for (const agent of agents) wanted.push(await inSlices(wantedPlayer(league, { material, pickups }, agent)));
  const { budget, leastBid } = rules;
  const candidates = wanted.map(({ candidate }) => candidate);
  const options = { goal: optimizeBidMode, style: bidStrategy, leftDollars: dollarsLeft(league), leastBid };
  const bids = budget === null ? null : suggestedBids(candidates, options);
  const order = claimOrder(wanted.map(claimCandidate));
  return found({
    faabTable: wanted.flatMap(({ agent, own: gained, rivals }, at) => {
      const player = toFree(league, agent);
      const bid = bids?.[at];
      const curve = candidates[at]?.curve;
      const claim = order.find(({ id }) => id === agent.id);
      if (!player) return [];
      return [
        {
          player,
          ...toGain(league, material, gained),
          bids: bid && curve ? toBids(bid, curve, leastBid) : null,
          claim: bids || !claim ? null : { place: claim.place, chancePercent: cents(100 * claim.chance) },
          rivals: rivals
            .toSorted((one, other) => other.bid.chance - one.bid.chance)
            .slice(0, TOLD_RIVALS)
            .map(({ id, teamName, bid: { chance }, leftDollars, gain }) => ({
              ...{ id, teamName, bidPercent: cents(100 * chance), left: budget === null ? null : leftDollars },
              gainPerWeek: cents(gain),
            })),
        },
      ];
    }),
  });
}

/** What the own team can bid, dollars. */
export function dollarsLeft(league: WaiverLeague): number {
  const own = teamsLeft(league).find((team) => team.teamId === league.teamId);
  return own ? dollarsLeftOf(league.rules.budget, own) : 0;
}

/** A league's players with what each does for a team. */
export interface Wire {
  readonly material: WaiverMaterial;
  readonly pickups: Pickups;
}

/** Tells of somebody whom the own team may want what they bring it, who else may bid, and what each bid then wins. */
export const wantedPlayer = (league: WaiverLeague, wire: Wire, agent: FreeAgent) =>
  wantedFor(league, wire, { agent, own: wire.pickups.of(league.teamId, agent) });

/** Somebody whom the own team may want, and what that is about. */
export interface WantedPlayer {
  readonly agent: FreeAgent;
  readonly own: Pickup;
  readonly rivals: readonly KnownRival[];
  readonly candidate: BidCandidate;
}

/** The same of somebody who brings something else: to the roster as it is after other claims. A rival a step. */
export function* wantedFor(
  league: WaiverLeague,
  { material, pickups }: Wire,
  { agent, own }: Pick<WantedPlayer, 'agent' | 'own'>,
): Generator<void, WantedPlayer> {
  const rivals = yield* rivalsOf(league, agent, (team) => pickups.of(team, agent).gain / material.weights);
  const bids = rivals.map(({ bid }) => bid);
  const candidate = {
    curve: bidCurve(bids, dollarsLeft(league), league.rules.leastBid),
    worthPerWeek: own.worth / material.weights,
  };
  return { agent, own, rivals, candidate };
}

/** Somebody who is wanted where nobody bids. */
export const claimCandidate = ({
  agent,
  own: { worth },
  rivals,
}: Pick<WantedPlayer, 'agent' | 'own' | 'rivals'>): ClaimCandidate => ({
  ...{ id: agent.id, worth },
  before: rivals.filter(({ isBefore }) => isBefore).map(({ bid }) => bid),
});

interface KnownRival {
  readonly id: string;
  readonly teamName: string;
  readonly leftDollars: number;
  readonly gain: number;
  /** Whether they claim before the caller: as far as nobody knows, half of them do. */
  readonly isBefore: boolean;
  readonly bid: RivalBid;
}

/** All other teams that can still bid, one a step. */
function* rivalsOf(
  league: WaiverLeague,
  { lead, lastWeekPoints }: FreeAgent,
  gainOf: (teamId: string) => number,
): Generator<void, readonly KnownRival[]> {
  const { rules, teamId } = league;
  const teams = teamsLeft(league);
  const bidding = rules.budget === null ? NO_BUDGET : { budgetDollars: rules.budget, leastBid: rules.leastBid };
  const habits = rules.budget === null ? undefined : habitsOf(rules.claims, bidding);
  const own = teams.find((team) => team.teamId === teamId);
  const place = own?.waiverPriority ?? teams.length;
  const others = teams.filter((team) => team.teamId !== teamId);
  return yield* mapInSteps(others, 1, (team): KnownRival => {
    const leftDollars = rules.budget === null ? bidding.budgetDollars : dollarsLeftOf(rules.budget, team);
    const gain = Math.max(0, gainOf(team.teamId));
    const rival = { teamId: team.teamId, leftDollars, gain };
    return {
      ...{ id: team.teamId, teamName: team.name, leftDollars, gain },
      isBefore: (team.waiverPriority ?? 0) < place,
      bid: rivalBid({ lead, lastPoints: lastWeekPoints ?? 0 }, rival, bidding, habits),
    };
  });
}

function toBids({ safe, recommended, aggressive }: SuggestedBid, { wins, seconds }: BidCurve, leastBid: number) {
  const bidAt = (dollars: number) => ({ dollars, winPercent: cents(100 * (wins[dollars] ?? 0)) });
  const first = Math.min(leastBid, wins.length - 1);
  const reach = wins.length - 1 - first;
  const steps = Math.min(CURVE_STEPS, reach);
  // Small bids lie close together: that is where chances change.
  const places = Array.from({ length: steps + 1 }, (_, step) =>
    steps === reach ? first + step : first + Math.round(reach * (step / steps) ** 2),
  );
  const told = [...new Set([...places, safe, recommended, aggressive])].sort((a, b) => a - b);
  return {
    ...{ safe: bidAt(safe), recommended: bidAt(recommended), aggressive: bidAt(aggressive) },
    expectedSecondPrice: cents(seconds[recommended] ?? 0),
    curve: told.map(bidAt),
  };
}
