// What a team asks of its owner this week, as long as it can be done.
import type { NeedKind } from '@pylon/contract/league-hub/hub-limits';
import { opens, type Tier } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting, SLOT_POSITIONS, type Slot, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { isScheduled } from '../../football/team-games.ts';
import type { TeamOfWeek } from '../asked-team.ts';
import { namedIn } from '../known-league.ts';
import { type bestPlaces, isLocked } from '../line-ups.ts';
import { surePercent } from '../week-chances.ts';
import type { WeekPlayer } from '../week-players.ts';
import { worthyClaim } from './worthy-claim.ts';

/** Less than this is no reason to touch a line-up. */
const LEAST_GAIN = 1;

type Named = ReturnType<typeof namedIn>;

/** What a team asks of its owner, before it is told to somebody of a plan. */
export interface TeamNeed {
  readonly kind: NeedKind;
  /** From when on nothing can be done about it; null where nothing ends. */
  readonly locksAt: string | null;
  /** The place of the line-up; null where it is about none. */
  readonly position: Slot | null;
  /** Who stands there, would come by the trade, or starts no more after the claim; null for an empty place. */
  readonly player: Named | null;
  /** The bench’s best instead, or the free agent to claim; null where nobody fits. */
  readonly instead: Named | null;
  /** Expected points that the change brings; null where there is none to make. */
  readonly gainedPoints: number | null;
  /** How often whoever comes in outscores whoever goes out, 0 to 100; null where one of them does not play. */
  readonly surePercent: number | null;
}

/** Everything that a team asks of its owner this week. */
export function teamNeeds(own: TeamOfWeek, { best, now, tier }: Asked): readonly TeamNeed[] {
  const claims = opens(tier, 'standaloneWaiverWire') ? claimsFor(own, now) : [];
  return [...(setsLineups(own) ? lineupNeeds(own, best, now) : []), ...claims, ...offersTo(own)];
}

/** Whether there is a line-up to change: best ball finds its own, and of a season unknown to us nobody plays. */
const setsLineups = ({ of: { edition, season, league } }: TeamOfWeek): boolean =>
  !league.isBestBall && isScheduled(edition, season);

interface Asked {
  /** Where the players stand in the best line-up. */
  readonly best: ReturnType<typeof bestPlaces>;
  readonly now: Date;
  readonly tier: Tier;
}

/** What of a line-up is to be changed while it can be. */
function lineupNeeds(own: TeamOfWeek, best: ReturnType<typeof bestPlaces>, now: Date): readonly TeamNeed[] {
  const { team } = own;
  const isOpen = (player: WeekPlayer) => !isLocked(player, now);
  const starts = (player: WeekPlayer) => isStarting(best.get(player.leagueRosterId) ?? player.place);
  const out = team.filter(
    (player) => isOpen(player) && isStarting(player.place) && (!starts(player) || isIdle(player)),
  );
  const coming = new Set(team.filter((player) => isOpen(player) && player.place === 'BN' && starts(player)));
  const take = (place: Slot): WeekPlayer | null => {
    const byPoints = [...coming].sort((one, other) => other.usable - one.usable);
    // Whoever fits another place alone comes in as well, and somebody who starts already moves over.
    const fits = byPoints.find(({ position }) => position !== null && SLOT_POSITIONS[place].includes(position));
    const first = fits ?? byPoints[0] ?? null;
    if (first) coming.delete(first);
    return first;
  };
  const needs: TeamNeed[] = [];
  // Who surely does not play is replaced first.
  for (const player of out.toSorted((one, other) => one.usable - other.usable)) {
    const place = player.place as Slot; // of the line-up
    const instead = take(place);
    const kind = player.isOut ? 'out' : isIdle(player) ? 'bye' : 'better-bench';
    const gain = instead ? instead.usable - player.usable : null;
    if (kind === 'better-bench' && (gain ?? 0) < LEAST_GAIN) continue;
    needs.push(needOf(own, { kind, place, player, instead }));
  }
  for (const place of emptyPlaces(own))
    needs.push(needOf(own, { kind: 'empty-place', place, player: null, instead: take(place) }));
  return needs;
}

/** A free agent who would start, and bring enough to be claimed. */
function claimsFor(own: TeamOfWeek, now: Date): readonly TeamNeed[] {
  const claim = worthyClaim(own, now);
  if (!claim) return [];
  const { agent, place, displaced, gain } = claim;
  return [
    {
      kind: 'claim',
      locksAt: agent.game?.kickoff ?? null,
      position: place,
      player: displaced && namedIn(own, displaced),
      instead: namedIn(own, agent),
      gainedPoints: cents(gain),
      surePercent: displaced ? surePercent({ season: own.of.season, week: own.week.week }, agent, displaced) : null,
    },
  ];
}

/** Whoever does not play this week, so that anybody is better. */
const isIdle = ({ isOut, isBye, game }: WeekPlayer): boolean => isOut || isBye || game === null;

function emptyPlaces({ of, team }: TeamOfWeek): readonly Slot[] {
  return STARTING_SLOTS.flatMap((slot) => {
    const taken = team.filter(({ place }) => place === slot).length;
    return Array.from({ length: Math.max(0, of.league.shape.slots[slot] - taken) }, () => slot);
  });
}

interface Change {
  readonly kind: NeedKind;
  readonly place: Slot;
  readonly player: WeekPlayer | null;
  readonly instead: WeekPlayer | null;
}

function needOf(own: TeamOfWeek, { kind, place, player, instead }: Change): TeamNeed {
  const kickoffs = [player, instead].flatMap((each) => each?.game?.kickoff ?? []).sort();
  return {
    kind,
    locksAt: kickoffs[0] ?? null,
    position: place,
    player: player && namedIn(own, player),
    instead: instead && namedIn(own, instead),
    gainedPoints: instead ? cents(instead.usable - (player?.usable ?? 0)) : null,
    surePercent:
      kind === 'better-bench' && player && instead
        ? surePercent({ season: own.of.season, week: own.week.week }, instead, player)
        : null,
  };
}

/** Trades that were offered to the team and wait for an answer. */
function offersTo(own: TeamOfWeek): readonly TeamNeed[] {
  return own.of.picture.tradeOffers
    .filter(({ byTeamId, moves }) => byTeamId !== own.teamId && moves.some(({ toTeamId }) => toTeamId === own.teamId))
    .map(({ moves }) => {
      const to = moves.find(({ toTeamId }) => toTeamId === own.teamId)?.player;
      const rostered = [...own.week.rosters.values()].flat().find(({ outside }) => outside.id.id === to?.id.id);
      return {
        ...{ kind: 'trade-offer' as const, locksAt: null, position: null, instead: null },
        player: rostered ? namedIn(own, rostered) : to ? { athlete: null, team: null, name: to.name } : null,
        ...{ gainedPoints: null, surePercent: null },
      };
    });
}
