// What Cruise Control would have done in the weeks that are over, and what that would have brought.
import { setImmediate } from 'node:timers/promises';
import type { cruiseControlDryRun } from '@pylon/contract/cruise-control/dry-run';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { opens } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import type { Person } from '../../db/reads/person-by-token.ts';
import { isOver } from '../../football/games/game-progress.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type KnownLeague, type KnownWeek, knownLeague, knownWeek, presentWeek } from '../../leagues/known-league.ts';
import { toldRuns } from '../../leagues/needs/claim-runs.ts';
import { basisOf } from '../../leagues/week-expectations.ts';
import { type WeekPlayer, weekPlayersInSlices } from '../../leagues/week-players.ts';
import type { Caller } from '../../threads/caller.ts';
import { controlOf } from './cruise-control.queries.ts';
import { firstRules } from './cruise-rules.ts';
import { boxScorePoints } from './made-points.ts';
import { CLAIMS_LOCK, pastClaims } from './past-claims.ts';
import { presentChange } from './present-change.ts';
import type { SteerParts } from './steer.ts';
import { teamChanges } from './team-changes.ts';

type DryRun = AnswerOf<typeof cruiseControlDryRun>;
type Week = DryRun['weeks'][number];

/** What one week counts as, milliseconds of work. */
const WEEK_MS = 40;
/** What a report of before a game says of somebody who will not play. */
const OUT_REPORTS: ReadonlySet<string> = new Set(['Out', 'Doubtful']);

export async function dryRun(
  parts: SteerParts,
  { person, caller }: { readonly person: Person; readonly caller: Caller },
  userLeagueId: string,
): Promise<Outcome<DryRun>> {
  const asked = await knownLeague(parts, person, userLeagueId);
  if (!asked.ok) return asked;
  const of = asked.value;
  if (of.ownTeamId === null) return failure('team-not-in-league');
  const basis = basisOf(person.tier);
  const rules = (await controlOf(parts.db, userLeagueId))?.rules ?? firstRules(toldRuns(of.league, parts.clock.now()));
  const weeks: Week[] = [];
  const unknownWeeks: number[] = [];
  for (const week of weeksOver(of)) {
    if (!caller.mayCost(WEEK_MS)) return failure('too-many-requests');
    const known = await knownWeek(parts, of, week);
    const members = known.isBorrowed ? undefined : known.rosters.get(of.ownTeamId);
    const team = await weekPlayersInSlices(of, members ?? [], { week, basis, presentWeek: null });
    await setImmediate(); // others are answered between two weeks, and between a week's two parts
    if (team.some(({ expected }) => expected !== null)) {
      const before = team.map((player) => asReported(of, player, week));
      const changes = teamChanges(before, {
        ...{ at: { season: of.season, week }, slots: of.league.shape.slots, rules },
        // It would have been prepared before the first kick-off.
        isLocked: () => false,
      });
      weeks.push(toWeek(of, known, team, changes));
    } else unknownWeeks.push(week);
    await setImmediate();
  }
  const claims = opens(person.tier, 'standaloneWaiverWire')
    ? await pastClaims(parts, of, { rules, weeks: weeksOver(of), caller })
    : CLAIMS_LOCK;
  if (claims === 'too-many-requests') return failure(claims);
  const counted = weeks.filter(({ broughtPoints }) => broughtPoints !== null);
  return found({
    ...{ weeks, unknownWeeks, claims, basis },
    total: {
      weeks: counted.length,
      changes: counted.reduce((sum, { changes }) => sum + changes.length, 0),
      broughtPoints: cents(counted.reduce((sum, { broughtPoints }) => sum + (broughtPoints ?? 0), 0)),
    },
  });
}

/** The last first. */
function weeksOver({ league }: KnownLeague): readonly number[] {
  const { first, last } = league.weeks;
  const present = presentWeek(league);
  const end = league.status === 'completed' ? last : (present ?? first) - 1;
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => end - at);
}

/**
 * Somebody as they stood before the games of a week that is over: without what they made in it, and out where the last
 * report before them said so.
 */
function asReported({ edition, season }: KnownLeague, afterwards: WeekPlayer, week: number): WeekPlayer {
  const player = { ...afterwards, points: null };
  const { entityId } = player;
  if (entityId === null || isTeamId(entityId)) return player;
  const { column } = edition.tables.injuries;
  const row = edition.indexes
    .rowsOf('injuries', entityId)
    .find((each) => column.season[each] === season && column.week[each] === week);
  const isOut = row !== undefined && OUT_REPORTS.has(column.reportStatus[row] ?? '');
  return isOut ? { ...player, isOut, usable: 0 } : player;
}

function toWeek(
  of: KnownLeague,
  { week, matchups }: KnownWeek,
  team: readonly WeekPlayer[],
  changes: ReturnType<typeof teamChanges>,
): Week {
  const recorded = recordedPoints(of, week);
  const played = new Map(team.map((player) => [player.leagueRosterId, player]));
  const pointsOf = (player: WeekPlayer) => recorded(played.get(player.leagueRosterId) ?? player);
  const own = matchups.flatMap(({ teams }) => teams).find((side) => side?.teamId === of.ownTeamId);
  const told = changes.map(({ stored, comes, goes }) => ({
    ...presentChange(of, stored),
    comesPoints: pointsOf(comes),
    goesPoints: goes && pointsOf(goes),
  }));
  const brought = told.map(({ goes, comesPoints, goesPoints }) =>
    comesPoints === null || (goes !== null && goesPoints === null) ? null : comesPoints - (goesPoints ?? 0),
  );
  return {
    week,
    changes: told,
    // What the platform counted has the points of places that are not counted here.
    setPoints: own ? cents(own.points) : total(team.filter(({ place }) => isStarting(place)).map(pointsOf)),
    broughtPoints: total(brought),
  };
}

/** A sum; null where one of its parts is not known. */
function total(parts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return cents(sum);
}

/** What somebody made in a week: as the platform counted, else of box scores in the league's scoring. */
function recordedPoints({ edition, season, scoring }: KnownLeague, week: number) {
  let made: ReadonlyMap<string, number> | undefined;
  return ({ points, entityId, game }: WeekPlayer): number | null => {
    if (points !== null) return points;
    if (entityId === null) return null;
    made ??= boxScorePoints(edition, season, week, scoring);
    if (made.size === 0) return null;
    // Whoever has no line in the box scores of a week that is over made nothing.
    return made.get(entityId) ?? (game === null || isOver(game.state) ? 0 : null);
  };
}
