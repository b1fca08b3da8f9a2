// Which free agents to claim for a team, who goes for each, and what to bid: as the waiver wire tells each of them, one
// after the other, so that no two claims drop the same player and all are paid from one purse.
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import { claimOrder } from '@pylon/engine/waivers/claim-order';
import type { ClaimsAsked, ToldClaim, ToldClaims } from '@pylon/engine/waivers/claims';
import { type OpenRoster, openRoster, type Pickup } from '@pylon/engine/waivers/pickup';
import { BID_STYLES, suggestedBids } from '@pylon/engine/waivers/suggested-bids';
import type { WaiverLeague } from './asked-waivers.ts';
import { toFree } from './available-players.ts';
import { claimCandidate, dollarsLeft, type WantedPlayer, type Wire, wantedFor } from './faab-table.ts';
import { asPlayer, type FreeAgent, Pickups, type WaiverMaterial } from './waiver-material.ts';

/** Free agents that are looked at, those first who are expected to make most. */
const LOOKED_AT = 40;

/** The free agents of a league whom somebody could want, those first who are expected to make most. */
export function agentsLookedAt({ of }: Pick<WaiverLeague, 'of'>, { free }: WaiverMaterial): readonly FreeAgent[] {
  const started = startedPositions(of.league.shape.slots);
  return [...free.values()]
    .filter(({ position }) => started.has(position))
    .sort((one, other) => other.total - one.total)
    .slice(0, LOOKED_AT);
}

interface Chosen {
  readonly agent: FreeAgent;
  readonly own: Pickup;
}

/** Tells claims, a player at a time. */
export function* claimChoice(
  league: WaiverLeague,
  material: WaiverMaterial,
  asked: ClaimsAsked,
): Generator<void, ToldClaims> {
  const wire = { material, pickups: new Pickups(material, league) };
  const team = new OwnTeam(material, league.teamId, new Set([...asked.fixed, ...league.needed]));
  const overtaken = new Set<string>();
  for (const { entityId, dropId } of asked.made) {
    const agent = material.free.get(entityId);
    const own = agent && wire.pickups.to(team.openTo(dropId), agent);
    if (agent && own && own.gain > 0) team.take({ agent, own });
    else overtaken.add(entityId);
    yield;
  }
  const agents = agentsLookedAt(league, material).filter(({ id }) => !asked.left.has(id));
  const chosen: Chosen[] = [];
  while (chosen.length < asked.most) {
    const roster = team.open();
    let best: Chosen | null = null;
    for (const agent of agents) {
      yield;
      if (team.has(agent) || !toFree(league, agent)) continue;
      const own = wire.pickups.to(roster, agent);
      if (own.gain / material.weights < asked.leastGain || own.gain <= 0 || own.worth <= 0) continue;
      if (best === null || own.worth > best.own.worth) best = { agent, own };
    }
    if (!best) break;
    chosen.push(best);
    team.take(best);
  }
  return { claims: yield* priced(league, wire, { chosen, asked }), overtaken };
}

/** A roster as it is after each claim. */
class OwnTeam {
  readonly #league: WaiverMaterial['league'];
  readonly #fixed: Set<string>;
  readonly #joined = new Set<string>();
  #players: OpenRoster['players'];

  constructor({ league, rosters, lasting }: WaiverMaterial, teamId: string, fixed: ReadonlySet<string>) {
    this.#league = league;
    this.#players = rosters.get(teamId) ?? [];
    this.#fixed = new Set([...fixed, ...lasting]);
  }

  open(): OpenRoster {
    return openRoster(this.#league, this.#players, this.#fixed);
  }

  /** Nobody goes but the one who is named. */
  openTo(dropId: string | null): OpenRoster {
    const others = this.#players.flatMap(({ id }) => (id === dropId ? [] : id));
    return openRoster(this.#league, this.#players, new Set(others));
  }

  has({ id }: FreeAgent): boolean {
    return this.#joined.has(id);
  }

  take({ agent, own: { drop } }: Chosen): void {
    this.#players = [...this.#players.filter(({ id }) => id !== drop?.id), asPlayer(agent)];
    this.#joined.add(agent.id);
    // Whoever comes by one claim does not go by the next.
    this.#fixed.add(agent.id);
  }
}

/** Claims with what to bid for each, those left out for which there is no money. */
function* priced(
  league: WaiverLeague,
  wire: Wire,
  { chosen, asked }: { readonly chosen: readonly Chosen[]; readonly asked: ClaimsAsked },
): Generator<void, readonly ToldClaim[]> {
  const { rules } = league;
  const wanted: WantedPlayer[] = [];
  for (const each of chosen) wanted.push(yield* wantedFor(league, wire, each));
  const left = dollarsLeft(league);
  const spent = asked.made.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
  const options = {
    ...({ goal: 'WIN_ALL', style: BID_STYLES[0], leftDollars: left, leastBid: rules.leastBid } as const),
    mostDollars: Math.max(0, Math.floor((left * asked.mostPercent) / 100) - spent),
  };
  const candidates = wanted.map(({ candidate }) => candidate);
  const bids = rules.budget === null ? null : suggestedBids(candidates, options);
  const order = rules.kind === 'priority' ? claimOrder(wanted.map(claimCandidate)) : [];
  return wanted.flatMap(({ agent, own, candidate }, at): ToldClaim[] => {
    const name = toFree(league, agent)?.name;
    const dollars = bids?.[at]?.recommended ?? null;
    if (name === undefined || (dollars !== null && dollars < rules.leastBid)) return [];
    return [
      {
        ...{ entityId: agent.id, position: agent.position, name, dollars },
        dropId: own.drop?.id ?? null,
        gainPerWeek: own.gain / wire.material.weights,
        chance:
          dollars === null
            ? (order.find(({ id }) => id === agent.id)?.chance ?? null)
            : (candidate.curve.wins[dollars] ?? 0),
      },
    ];
  });
}
