// Whom a team has to do without, and who may surprise.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { boomBust, byeWeekWatch, injuredPlayers } from '@pylon/contract/league-hub/roster-watch';
import type { RosterRow } from '@pylon/contract/my-roster/roster-row';
import { gated } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isReserve, isStarting } from '@pylon/engine/vocabulary/slots';
import type { Person } from '../../db/reads/person-by-token.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { TeamOfWeek } from '../../leagues/asked-team.ts';
import { byesOf, lostToByes } from '../../leagues/bye-week.ts';
import { namedIn } from '../../leagues/known-league.ts';
import { bestPlaces, isLocked } from '../../leagues/line-ups.ts';
import { benchOf, standIns } from '../../leagues/needs/stand-ins.ts';
import { type Injury, injuryNow } from '../../leagues/out-now.ts';
import { type Told, teamRows } from '../../leagues/team-rows.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import { hubWeek, type LeagueHubParts, watchedTeams } from './league-hub.service.ts';

/** How many of each kind are named. */
const NAMED = 5;

const toldTo = ({ clock }: LeagueHubParts, { tier }: Person): Told => ({ tier, now: clock.now() });

/** Who of a team is hurt, those who start first. What is known of injuries is of now, and of no season that is over. */
export async function injured(
  parts: LeagueHubParts,
  person: Person,
  query: QueryOf<typeof injuredPlayers>,
): Promise<Outcome<AnswerOf<typeof injuredPlayers>>> {
  const hub = await hubWeek(parts, person, query);
  if (!hub.ok) return hub;
  const { asked } = hub.value;
  const watched = watchedTeams(hub.value, query.isFromOpp);
  const { week } = asked.week;
  const isNow = asked.asked.presentWeek === week;
  return found({
    ...{ week, leagueParticipantId: watched[0]?.teamId ?? null },
    injuredPlayer: isNow ? watched.flatMap((team) => hurtOf(team, toldTo(parts, person), query.injuryStatus)) : [],
  });
}

function hurtOf(
  watched: TeamOfWeek,
  told: Told,
  wanted: QueryOf<typeof injuredPlayers>['injuryStatus'],
): AnswerOf<typeof injuredPlayers>['injuredPlayer'] {
  const { edition, league } = watched.of;
  const hurt = new Map(
    watched.team.flatMap((player): [string, Injury][] => {
      const injury = player.entityId === null ? null : injuryNow(edition, player.entityId);
      const isAsked = wanted === undefined || injury === wanted;
      return injury && isAsked ? [[player.leagueRosterId, injury]] : [];
    }),
  );
  const standIns = standInsOf(watched, hurt, told.now);
  const rows = teamRows(watched, told, {
    players: watched.team.filter(({ leagueRosterId }) => hurt.has(leagueRosterId)),
    best: bestPlaces(watched.team, league.shape.slots, told.now),
  });
  return rows.map((row) => {
    const standIn = standIns.get(row.leagueRosterId);
    return {
      ...row,
      injuryStatus: hurt.get(row.leagueRosterId) ?? 'Out',
      standIn: gated(
        told.tier,
        'injuredPlayers',
        standIn
          ? {
              leagueRosterId: standIn.leagueRosterId,
              name: namedIn(watched, standIn).name,
              points: cents(standIn.usable),
            }
          : null,
      ),
    };
  });
}

/** Who stands in for each starter who is hurt, whoever surely does not play served first. */
function standInsOf(
  { team }: TeamOfWeek,
  hurt: ReadonlyMap<string, Injury>,
  now: Date,
): ReadonlyMap<string, WeekPlayer> {
  const isHurt = ({ leagueRosterId }: WeekPlayer) => hurt.has(leagueRosterId);
  const starters = team.filter((player) => isStarting(player.place) && isHurt(player) && !isLocked(player, now));
  const pairs = standIns(
    starters.toSorted((one, other) => Number(other.isOut) - Number(one.isOut)),
    { bench: benchOf(team, now), isHurt },
  );
  return new Map([...pairs].map(([starter, standIn]) => [starter.leagueRosterId, standIn]));
}

/** Who of a team rests in a week, and what that costs. */
export async function byes(
  parts: LeagueHubParts,
  person: Person,
  query: QueryOf<typeof byeWeekWatch>,
): Promise<Outcome<AnswerOf<typeof byeWeekWatch>>> {
  const hub = await hubWeek(parts, person, query);
  if (!hub.ok) return hub;
  const watched = watchedTeams(hub.value, query.isFromOpp);
  const { asked } = hub.value;
  const told = toldTo(parts, person);
  const { teamsOnBye, byeRosters } = byesOf({ ...asked, teamId: '', team: watched.flatMap(({ team }) => team) }, told);
  return found({
    byeWeekWatch: {
      week: asked.week.week,
      leagueParticipantId: watched[0]?.teamId ?? null,
      teamsOnBye,
      byeRosters,
      lostPoints: gated(
        person.tier,
        'byeWeekWatchData',
        cents(watched.reduce((sum, team) => sum + lostToByes(team), 0)),
      ),
    },
  });
}

/** Who of both sides of the caller's match-up may boom, and which starters may bust. */
export async function boomOrBust(
  parts: LeagueHubParts,
  person: Person,
  query: QueryOf<typeof boomBust>,
): Promise<Outcome<AnswerOf<typeof boomBust>>> {
  const hub = await hubWeek(parts, person, query);
  if (!hub.ok) return hub;
  const { asked, own, opponents } = hub.value;
  const told = toldTo(parts, person);
  return found({
    week: asked.week.week,
    boomOrBust: {
      own: own && surprisesOf([own], told),
      opponent: gated(person.tier, 'boomOrBoost', opponents.length > 0 ? surprisesOf(opponents, told) : null),
    },
    basis: asked.basis,
  });
}

function surprisesOf(teams: readonly TeamOfWeek[], told: Told) {
  const rows = teams.flatMap((team) => {
    const best = bestPlaces(team.team, team.of.league.shape.slots, told.now);
    return teamRows(team, told, { players: team.team.filter(({ place }) => !isReserve(place)), best });
  });
  const open = rows.filter(({ hasBegun }) => !hasBegun);
  const by = (of: (row: RosterRow) => number | null, all: readonly RosterRow[]) =>
    all
      .filter((row) => (of(row) ?? 0) > 0)
      .toSorted((one, other) => (of(other) ?? 0) - (of(one) ?? 0))
      .slice(0, NAMED);
  return {
    boom: by(({ boomProbability }) => boomProbability, open),
    bust: by(
      ({ dudProbability }) => dudProbability,
      open.filter(({ position }) => isStarting(position)),
    ),
  };
}
