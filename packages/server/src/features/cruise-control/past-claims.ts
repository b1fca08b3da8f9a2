// Whom Cruise Control would have claimed before the weeks that are over, and what that would have brought.

import { setImmediate } from 'node:timers/promises';
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { JUDGED_WEEKS, MOST_CLAIMS } from '@pylon/contract/cruise-control/cruise-limits';
import type { cruiseControlDryRun } from '@pylon/contract/cruise-control/dry-run';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { type Locked, lockOf } from '@pylon/contract/plans/tiers';
import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import { cents } from '@pylon/engine/tables/cents';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { isReserve } from '@pylon/engine/vocabulary/slots';
import type { PastClaim } from '@pylon/engine/waivers/claims';
import { inSlices, mapInSteps } from '../../almanac/in-slices.ts';
import { teamGames } from '../../football/team-games.ts';
import type { KnownLeague } from '../../leagues/known-league.ts';
import { weekExpectations } from '../../leagues/week-expectations.ts';
import type { Caller } from '../../threads/caller.ts';
import type { ClaimTellers } from './claim-tellers.ts';
import { firstKickoff } from './claims-now.ts';
import { boxScorePoints } from './made-points.ts';
import { presentClaim } from './present-change.ts';
import { nextRun } from './send-times.ts';

type Told = Exclude<AnswerOf<typeof cruiseControlDryRun>['claims'], Locked>;
type Week = NonNullable<Told>['weeks'][number];

export const CLAIMS_LOCK = lockOf('standaloneWaiverWire');

/** What the claims of one week count as, milliseconds of work. */
const WEEK_MS = 120;
const WEEK_OF_DAYS_MS = 7 * 24 * 3_600_000;

interface Asked {
  readonly rules: CruiseRules;
  /** Those that are over, the last first. */
  readonly weeks: readonly number[];
  readonly caller: Caller;
}

/**
 * Each week by itself, from the roster that the person really had: nobody is claimed again while their last claim is
 * still being judged, so that no week counts a player twice.
 *
 * @returns null where the rules ask for no claims
 */
export async function pastClaims(
  { claims: tellers }: { readonly claims: ClaimTellers },
  of: KnownLeague,
  { rules, weeks: over, caller }: Asked,
): Promise<Told | 'too-many-requests'> {
  if (!rules.claims.isOn) return null;
  const weeks: Week[] = [];
  const unknownWeeks: number[] = [];
  const judgedIn = new Map<string, number>();
  let knowsMoves = true;
  for (const week of over.toReversed()) {
    if (!caller.mayCost(WEEK_MS)) return 'too-many-requests';
    const first = firstKickoff(of, week);
    const told =
      first === null
        ? null
        : await tellers.past(of, {
            week,
            at: nextRun(rules, new Date(first - WEEK_OF_DAYS_MS)),
            fixed: new Set(rules.keptRosterIds),
            left: new Set([...judgedIn].flatMap(([id, until]) => (until >= week ? id : []))),
            ...{ leastGain: rules.claims.leastGain, mostPercent: rules.claims.mostPercent, most: MOST_CLAIMS },
          });
    await setImmediate(); // others are answered between two weeks
    if (!told) {
      unknownWeeks.push(week);
      continue;
    }
    knowsMoves = told.knowsMoves;
    for (const { entityId } of told.claims) judgedIn.set(entityId, week + JUDGED_WEEKS - 1);
    const judged = over.filter((each) => each >= week && each < week + JUDGED_WEEKS);
    weeks.push({ week, claims: await inSlices(judgedClaims(of, told, judged)) });
  }
  const won = weeks.flatMap(({ claims }) =>
    claims.flatMap(({ outcome, broughtPoints }) => (outcome === 'won' && broughtPoints !== null ? broughtPoints : [])),
  );
  return {
    weeks: weeks.toReversed(),
    unknownWeeks: unknownWeeks.toReversed(),
    knowsMoves,
    total: { weeks: weeks.length, claims: won.length, broughtPoints: cents(won.reduce((sum, each) => sum + each, 0)) },
  };
}

/** Somebody who could be started. */
interface Startable {
  readonly entityId: string | null;
  readonly position: Position;
}

function* judgedClaims(
  of: KnownLeague,
  { claims, roster }: NonNullable<Awaited<ReturnType<ClaimTellers['past']>>>,
  judged: readonly number[],
): Generator<void, Week['claims']> {
  const startable = new Map(
    roster.flatMap(({ leagueRosterId, entityId, position, place }): [string, Startable][] =>
      position === null || isReserve(place) ? [] : [[leagueRosterId, { entityId, position }]],
    ),
  );
  const told: Week['claims'] = [];
  for (const [at, claim] of claims.entries()) {
    const before = [...startable.values()];
    const after = withClaim(startable, claim);
    const brought = yield* mapInSteps(judged, 1, (each) => {
      const made = boxScorePoints(of.edition, of.season, each, of.scoring);
      if (made.size === 0) return null;
      return lineupMade(of, after, { week: each, made }) - lineupMade(of, before, { week: each, made });
    });
    if (claim.outcome !== 'lost') {
      startable.delete(claim.dropId ?? '');
      startable.set(claim.entityId, { entityId: claim.entityId, position: claim.position });
    }
    const known = brought.filter((points) => points !== null);
    const goes = roster.find(({ leagueRosterId }) => leagueRosterId === claim.dropId);
    const { entityId, position, name, dollars, outcome, otherDollars } = claim;
    told.push({
      ...presentClaim(of, {
        ...{ reason: 'claim', place: at + 1, bidDollars: dollars, winPercent: null },
        comes: { entityId, position, name },
        goes: goes ? { leagueRosterId: goes.leagueRosterId, entityId: goes.entityId, name: goes.outside.name } : null,
      }),
      ...{ bidDollars: dollars, outcome, otherDollars },
      broughtPoints: known.length === 0 ? null : cents(known.reduce((sum, points) => sum + points, 0)),
      judgedWeeks: known.length,
    });
  }
  return told;
}

const withClaim = (team: ReadonlyMap<string, Startable>, { entityId, position, dropId }: PastClaim): Startable[] => [
  ...[...team].flatMap(([id, each]) => (id === dropId ? [] : each)),
  { entityId, position },
];

/** What the line-up has made that is best by the projections of its week; whoever nobody projects is not started. */
function lineupMade(
  { edition, season, scoring, league }: KnownLeague,
  team: readonly Startable[],
  { week, made }: { readonly week: number; readonly made: ReadonlyMap<string, number> },
): number {
  const lines = weekExpectations(edition, { season, week }, scoring, 'market');
  const candidates = team.flatMap(({ entityId, position }) => {
    const line = entityId === null ? undefined : lines.get(entityId);
    if (!line || entityId === null) return [];
    const plays = teamGames(edition, edition.indexes.teamOf(entityId, season), season).some(
      (game) => game.week === week,
    );
    return plays ? [{ entityId, positions: [position], points: line.points.expected }] : [];
  });
  const { places } = bestLineup(candidates, league.shape.slots);
  return places.reduce((sum, { starter }) => sum + (starter ? (made.get(starter.entityId) ?? 0) : 0), 0);
}
