// The claims that would have been told before a week that is over: of rosters and projections as they were known then,
// and what became of whoever was to be claimed.
import type { OutsideTransaction } from '@pylon/connectors/outside-league';
import { weeksLeft } from '@pylon/engine/trades/trade-league';
import type { PastAsked, PastClaim, ToldClaim } from '@pylon/engine/waivers/claims';
import { inSlices } from '../../almanac/in-slices.ts';
import { kickoffsOf } from '../../football/games/week-games.ts';
import { teamGames } from '../../football/team-games.ts';
import {
  type KnownLeague,
  knownWeek,
  type LeagueParts,
  type RosterMember,
  rosterIdOf,
  rosterMembers,
  teamOf,
} from '../../leagues/known-league.ts';
import { storedTransactions } from '../../leagues/stored-league.queries.ts';
import { weekExpectations } from '../../leagues/week-expectations.ts';
import { knownAs } from '../../outside/known-as.ts';
import { type WaiverLeague, waiverRules } from './asked-waivers.ts';
import { claimChoice } from './claim-choice.ts';
import { waiverMaterial } from './waiver-material.ts';

export interface PastClaims {
  readonly claims: readonly PastClaim[];
  /** The own roster before they were run. */
  readonly roster: readonly RosterMember[];
  /** Whether anything is known of moves in the league. */
  readonly knowsMoves: boolean;
}

/** Tells claims of weeks that are over; null where rosters or projections of then are not known. */
export const pastClaimTeller =
  (parts: Pick<LeagueParts, 'db'>) =>
  async (of: KnownLeague, asked: PastAsked): Promise<PastClaims | null> => {
    const { edition, season, scoring, ownTeamId } = of;
    const { week, at } = asked;
    if (ownTeamId === null || week <= of.league.weeks.first) return null;
    const before = await knownWeek(parts, of, week - 1);
    const lines = weekExpectations(edition, { season, week }, scoring, 'market');
    if (before.isBorrowed || before.rosters.size === 0 || lines.size === 0) return null;
    const moves = (await storedTransactions(parts.db, of.leagueId)).flatMap(({ transactions }) => transactions);
    const past = leagueAt(of, { week, at: at.getTime(), moves });
    const own = teamOf(past, ownTeamId);
    if (!own || own.outInWeek !== null) return null;
    const last = kickoffsOf(edition, { season, week: week - 1 })?.last ?? at.getTime();
    const rosters = rostersAfter(of, before.rosters, moves.filter(between(last, at.getTime())));
    const { playoffs, weeks: played } = of.league;
    const weeks = weeksLeft(week, playoffs?.firstWeek ?? played.last + 1, played.last);
    const known = { ...before, week, rosters };
    const material = await inSlices(waiverMaterial({ of: past, week: known }, weeks, { publishedThrough: week }));
    const league: WaiverLeague = {
      ...{ of: past, week: known, weeks, teamId: ownTeamId, needed: new Set() },
      rules: waiverRules(past.league, moves.filter(isBefore(at.getTime()))),
    };
    // Whoever nobody projects although their team plays is out as a rule, nobody knows for how long: they are neither
    // claimed nor dropped.
    const isAbsent = (id: string) =>
      !lines.has(id) && teamGames(edition, edition.indexes.teamOf(id, season), season).some((one) => one.week === week);
    const roster = rosters.get(ownTeamId) ?? [];
    const absent = roster.flatMap(({ leagueRosterId, entityId }) =>
      entityId === null || isAbsent(entityId) ? leagueRosterId : [],
    );
    const left = new Set([...asked.left, ...[...material.free.keys()].filter(isAbsent)]);
    const fixed = new Set([...asked.fixed, ...absent]);
    const { claims } = await inSlices(claimChoice(league, material, { ...asked, left, fixed, made: [] }));
    const until = kickoffsOf(edition, { season, week })?.first ?? at.getTime();
    const after = moves.filter(between(at.getTime(), until));
    return {
      claims: claims.map((claim) => ({ ...claim, ...outcomeOf(claim, after, of) })),
      roster,
      knowsMoves: moves.length > 0,
    };
  };

const isBefore =
  (until: number) =>
  ({ at }: OutsideTransaction): boolean =>
    Date.parse(at) < until;

/** Moves that happened. */
const between =
  (from: number, until: number) =>
  ({ at, outcome }: OutsideTransaction): boolean =>
    outcome === 'done' && Date.parse(at) >= from && Date.parse(at) < until;

/** The league as it was told then: in its week, with what every team had left to bid. */
function leagueAt(
  of: KnownLeague,
  { week, at, moves }: { readonly week: number; readonly at: number; readonly moves: readonly OutsideTransaction[] },
): KnownLeague {
  const since = moves.filter(between(at, Number.POSITIVE_INFINITY));
  const spentSince = (teamId: string): number =>
    since.reduce((sum, { bidDollars, moves: ways, faab }) => {
      const bid = ways.some(({ toTeamId }) => toTeamId === teamId) ? (bidDollars ?? 0) : 0;
      const given = faab.reduce(
        (all, { fromTeamId, toTeamId, dollars }) =>
          all + (fromTeamId === teamId ? dollars : toTeamId === teamId ? -dollars : 0),
        0,
      );
      return sum + bid + given;
    }, 0);
  return {
    ...of,
    league: {
      ...of.league,
      status: 'in-progress',
      weeks: { ...of.league.weeks, current: week },
      teams: of.league.teams.map((team) => ({
        ...team,
        faabLeftDollars: team.faabLeftDollars === null ? null : team.faabLeftDollars + spentSince(team.teamId),
        // Nobody knows who claimed first then.
        waiverPriority: null,
        outInWeek: team.outInWeek !== null && team.outInWeek < week ? team.outInWeek : null,
      })),
    },
  };
}

/** Rosters after some moves; a move that is in them already changes nothing. */
function rostersAfter(
  of: KnownLeague,
  rosters: ReadonlyMap<string, readonly RosterMember[]>,
  moves: readonly OutsideTransaction[],
): ReadonlyMap<string, readonly RosterMember[]> {
  const after = new Map(rosters);
  for (const { player, fromTeamId, toTeamId } of moves.flatMap((each) => each.moves)) {
    const [from, to] = [fromTeamId, toTeamId].map((team) => (team === null ? undefined : after.get(team)));
    if (fromTeamId !== null && from) {
      const gone = rosterIdOf(fromTeamId, player);
      after.set(
        fromTeamId,
        from.filter(({ leagueRosterId }) => leagueRosterId !== gone),
      );
    }
    if (toTeamId === null || !to) continue;
    const came = rosterMembers(of, toTeamId, [{ player, slot: 'BN', points: null }]);
    after.set(toTeamId, [...to.filter(({ leagueRosterId }) => leagueRosterId !== came[0]?.leagueRosterId), ...came]);
  }
  return after;
}

/** Who had the player in the end: whoever bid more, or whoever claimed him where nobody's bid is told. */
function outcomeOf(
  { entityId, dollars }: ToldClaim,
  after: readonly OutsideTransaction[],
  { edition, ownTeamId }: KnownLeague,
): Pick<PastClaim, 'outcome' | 'otherDollars'> {
  for (const { kind, bidDollars, moves } of after) {
    const move = moves.find(({ player, toTeamId }) => toTeamId !== null && knownAs(player, edition) === entityId);
    if (!move) continue;
    if (move.toTeamId === ownTeamId) return { outcome: 'own', otherDollars: null };
    // Whoever comes once claims were run was free until then.
    if (kind === 'free-agent') return { outcome: 'won', otherDollars: null };
    const isBeaten = bidDollars !== null && dollars !== null && dollars > bidDollars;
    return { outcome: isBeaten ? 'won' : 'lost', otherDollars: bidDollars };
  }
  return { outcome: 'won', otherDollars: null };
}
