// A league in which the caller's team can pick somebody up.
import type { OutsideLeague, OutsideTransaction } from '@pylon/connectors/outside-league';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { listAvailablePlayers } from '@pylon/contract/waiver-wire/available-players';
import type { TradeWeek } from '@pylon/engine/trades/trade-league';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import type { PastClaim } from '@pylon/engine/waivers/league-habits';
import { inSlices } from '../../almanac/in-slices.ts';
import { type Clock, toldMoment } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type LeagueWeek, leagueWeek } from '../../leagues/asked-team.ts';
import { bidBudget, dollarsLeftOf } from '../../leagues/holders/waiver-money.ts';
import { knownLeague, type LeagueParts, teamOf } from '../../leagues/known-league.ts';
import { bestPlaces, isLocked } from '../../leagues/line-ups.ts';
import { restVersion } from '../../leagues/rest-material.ts';
import { changeableWeeks } from '../../leagues/rest-weeks.ts';
import { storedTransactions } from '../../leagues/stored-league.queries.ts';
import type { Caller } from '../../threads/caller.ts';
import { SharedWork } from '../../threads/shared-work.ts';
import { WorkRefused } from '../../threads/work-refused.ts';
import { WIRE_WAIVERS } from '../../wire/league-words.ts';
import { leastBidOf, pastClaims } from './league-bids.ts';
import { type WaiverMaterial, waiverMaterial } from './waiver-material.ts';

/** What the calls of the waiver wire need. */
export interface WaiverParts extends LeagueParts {
  readonly clock: Clock;
  readonly materials: SharedWork<WaiverMaterial>;
}

/** Who asks, and for whom heavy work is done. */
export interface Asking {
  readonly person: Person;
  readonly caller: Caller;
}

/** How free agents are had in a league, as far as bids and claims need it. */
export interface WaiverRules {
  readonly kind: 'faab' | 'priority' | 'none';
  /** Dollars; null where nobody bids or the platform does not say. */
  readonly budget: number | null;
  readonly leastBid: number;
  readonly claims: readonly PastClaim[];
}

/** A league with the weeks in which a pickup still counts. */
export interface WaiverLeague extends Pick<LeagueWeek, 'of' | 'week'> {
  readonly teamId: string;
  readonly weeks: readonly TradeWeek[];
  /** Rows of the own roster that are needed in a week that has begun, whose games are still to come. */
  readonly needed: ReadonlySet<string>;
  readonly rules: WaiverRules;
}

/** What the weeks of a league count as that nobody has asked for yet, milliseconds of work. */
const MATERIAL_MS = 80;
const KEPT_LEAGUES = 32;

/** Materials of the leagues that were asked for last: one for whoever asks, bids or prepares claims. */
export const waiverMaterials = (): WaiverParts['materials'] => new SharedWork(KEPT_LEAGUES);

/**
 * A league and the caller's own team in it.
 *
 * @returns as leagueWeek; team-not-in-league where the caller has none, or one that is out; league-completed when no
 *   week is left
 */
export async function waiverLeague(
  parts: WaiverParts,
  person: Pick<Person, 'id' | 'tier'>,
  userLeagueId: string,
): Promise<Outcome<WaiverLeague>> {
  const known = await knownLeague(parts, person, userLeagueId);
  if (!known.ok) return known;
  // Rosters of a season that is over are not asked for.
  if (known.value.league.status === 'completed') return failure('league-completed');
  const asked = await leagueWeek(parts, person, { userLeagueId });
  if (!asked.ok) return asked;
  const { of, week } = asked.value;
  const own = teamOf(of, of.ownTeamId);
  if (!own || own.outInWeek !== null) return failure('team-not-in-league');
  const now = parts.clock.now();
  const weeks = changeableWeeks(of, now);
  if (weeks.length === 0) return failure('league-completed');
  const told = await storedTransactions(parts.db, of.leagueId);
  const moves = told.flatMap(({ transactions }) => transactions);
  const { teamId } = own;
  const needed = weeks[0]?.week === week.week ? new Set<string>() : neededNow(asked.value, teamId, now);
  return found({ of, week, weeks, teamId, needed, rules: waiverRules(of.league, moves) });
}

/** Who starts in the best line-up that can still be set, and has not begun: whoever goes before leaves a hole in it. */
function neededNow({ of, playersOf }: LeagueWeek, teamId: string, now: Date): ReadonlySet<string> {
  const team = playersOf(teamId);
  const places = bestPlaces(team, of.league.shape.slots, now);
  const starts = (id: string) => isStarting(places.get(id) ?? 'BN');
  return new Set(
    team.flatMap((player) => {
      const { leagueRosterId: id, usable } = player;
      return usable > 0 && starts(id) && !isLocked(player, now) ? [id] : [];
    }),
  );
}

/** How free agents are had in a league that has made some moves. */
export function waiverRules(
  league: Pick<OutsideLeague, 'waivers' | 'teams'>,
  moves: readonly OutsideTransaction[],
): WaiverRules {
  const claims = pastClaims(moves, league.teams.length);
  return { kind: league.waivers.kind, budget: bidBudget(league), leastBid: leastBidOf(league.waivers, claims), claims };
}

/** Made once for as long as an edition and the rosters stay as they are. */
export function materialOf(parts: WaiverParts, league: WaiverLeague, caller: Caller): Promise<WaiverMaterial> {
  return parts.materials.of(restVersion(league, league.weeks), caller, async (whose) => {
    if (!whose.mayCost(MATERIAL_MS)) throw new WorkRefused('the free agents of a league');
    return inSlices(waiverMaterial(league, league.weeks));
  });
}

/** Teams that can still claim anybody. */
export const teamsLeft = ({ of }: Pick<WaiverLeague, 'of'>) =>
  of.league.teams.filter(({ outInWeek }) => outInWeek === null);

type Details = AnswerOf<typeof listAvailablePlayers>['userLeagueDetails'];

export function detailsOf(league: WaiverLeague, now: Date): Details {
  const { of, weeks, teamId, rules } = league;
  const own = teamOf(of, teamId);
  return {
    waiverMode: WIRE_WAIVERS[rules.kind],
    isModeTold: of.source !== BY_HAND,
    week: weeks[0]?.week ?? 0,
    budget: rules.budget,
    left: rules.budget === null || !own ? null : dollarsLeftOf(rules.budget, own),
    leastBid: rules.kind === 'faab' ? (of.league.waivers.leastBidDollars ?? null) : null,
    waiverPriority: own?.waiverPriority ?? null,
    teams: teamsLeft(league).length,
    pastClaims: rules.claims.length,
    readAt: toldMoment(of.readAt, now),
  };
}
