// The line-up that follows from a comparison: the best one of the caller's own team, with those compared in it.
import type { AnswerOf } from '@pylon/contract/endpoint';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import type { compareStartSit } from '@pylon/contract/start-sit/start-sit';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting, type RosterPlace, SLOT_POSITIONS, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { isScheduled } from '../../football/team-games.ts';
import { freeMember, namedIn } from '../../leagues/known-league.ts';
import { bestPlaces, startersPoints, staying } from '../../leagues/line-ups.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import type { ComparedPlayer, ComparedWeek } from './compared-week.ts';
import { isAble } from './verdict.ts';

type Lineup = NonNullable<AnswerOf<typeof compareStartSit>['lineup']>;

/**
 * The line-up of the caller's own team; null in general, without a team, where nobody sets a line-up, and in a season
 * of which nothing is known.
 *
 * @param ordered those compared, in the order of the verdict
 */
export function followingLineup(
  of: ComparedWeek,
  ordered: readonly ComparedPlayer[],
  { tier, now }: { readonly tier: Tier; readonly now: Date },
): Lineup | null {
  const { inLeague, shape } = of;
  const ownTeamId = inLeague?.of.ownTeamId ?? null;
  if (!inLeague || ownTeamId === null || inLeague.of.league.isBestBall || !isScheduled(of.edition, of.season))
    return null;
  const team = inLeague.playersOf(ownTeamId);
  if (team.length === 0) return null;
  const mine = new Map(team.map((player) => [player.entityId, player]));
  const compared = ordered.map((player) => ({
    player: mine.get(player.entityId) ?? asCandidate(player),
    able: isAble(player),
  }));
  const all = [...team, ...compared.flatMap(({ player }) => (team.includes(player) ? [] : [player]))];
  const stays = staying(all, now);
  const places = verdictPlaces(
    bestPlaces(all, shape.slots, now),
    compared.flatMap(({ player, able }) => (able && !stays(player) ? [player] : [])),
  );
  const seated = all.map((player) => ({ ...player, place: places.get(player.leagueRosterId) ?? player.place }));
  const asked = new Set(compared.map(({ player }) => player.leagueRosterId));
  const points = (amount: number) => gated(tier, 'startSitProjections', cents(amount));
  return {
    places: STARTING_SLOTS.flatMap((slot) => {
      const starters = seated
        .filter(({ place }) => place === slot)
        .toSorted((one, other) => other.usable - one.usable)
        .map((player) => ({
          position: slot,
          player: { id: player.entityId, ...namedIn(inLeague, player) },
          points: points(player.usable),
          isCompared: asked.has(player.leagueRosterId),
          isNew: !team.some(
            ({ leagueRosterId, place }) => leagueRosterId === player.leagueRosterId && isStarting(place),
          ),
        }));
      const empty = { position: slot, player: null, points: points(0), isCompared: false, isNew: false };
      return [...starters, ...Array.from({ length: Math.max(0, shape.slots[slot] - starters.length) }, () => empty)];
    }),
    points: points(startersPoints(seated)),
    gainedPoints: points(startersPoints(seated) - startersPoints(team)),
  };
}

/** Somebody who is not on the own team, as if they had come onto its bench. */
const asCandidate = ({
  entityId,
  position,
  nflTeam,
  game,
  isBye,
  isOut,
  expected,
  usable,
}: ComparedPlayer): WeekPlayer => ({
  ...freeMember(entityId, position),
  ...{ nflTeam, game, isBye, isOut, expected, usable },
});

type Seated = Pick<WeekPlayer, 'leagueRosterId' | 'position'>;

/**
 * The best line-up as the verdict has it: chances decide between those compared, and where points alone would start the
 * other of two who are about as good, the one whom the verdict names has that place.
 *
 * @param ordered those compared who can be started and moved, in the order of the verdict
 */
export function verdictPlaces(
  best: ReadonlyMap<string, RosterPlace>,
  ordered: readonly Seated[],
): ReadonlyMap<string, RosterPlace> {
  const places = new Map(best);
  const placeOf = ({ leagueRosterId }: Seated) => places.get(leagueRosterId) ?? 'BN';
  ordered.forEach((player, at) => {
    if (isStarting(placeOf(player))) return;
    // The last of those behind them who holds a place that they fit.
    const gives = ordered.slice(at + 1).findLast((other) => fits(player, placeOf(other)));
    if (!gives) return;
    places.set(player.leagueRosterId, placeOf(gives));
    places.set(gives.leagueRosterId, 'BN');
  });
  return places;
}

const fits = ({ position }: Seated, place: RosterPlace): boolean =>
  isStarting(place) && position !== null && SLOT_POSITIONS[place].includes(position);
