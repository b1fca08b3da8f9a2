// What a team asks of its owner this week, as long as it can be done.
import type { OutsideTradeOffer } from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { NeedKind } from '@pylon/contract/league-hub/hub-limits';
import type { needsAttention } from '@pylon/contract/league-hub/needs-attention';
import { opens, type Tier } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting, SLOT_POSITIONS, type Slot, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { isScheduled } from '../../football/team-games.ts';
import type { TeamOfWeek } from '../asked-team.ts';
import { isPutOut, namedIn, type RosterMember } from '../known-league.ts';
import { type bestPlaces, isLocked } from '../line-ups.ts';
import { injuryNow } from '../out-now.ts';
import { surePercent } from '../week-chances.ts';
import { rests, type WeekPlayer } from '../week-players.ts';
import { nextClaimRun, type WeekTime } from './claim-runs.ts';
import { benchOf, standIns } from './stand-ins.ts';
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
  /** Kick-off of whoever stands there; null where nobody does, and where they have no game. */
  readonly kickoff: string | null;
  /** The bench’s best instead, the next in line, or the free agent to claim; null where nobody fits. */
  readonly instead: Named | null;
  /** What is expected of them; null where nobody fits. */
  readonly insteadPoints: number | null;
  /** Expected points that the change brings; null where there is none to make. */
  readonly gainedPoints: number | null;
  /** How often whoever comes in outscores whoever goes out, 0 to 100; null where one of them does not play. */
  readonly surePercent: number | null;
  /** What is offered, as the trade analyzer takes it; null where it cannot be looked at there. */
  readonly trade: OfferedTrade | null;
}

/** An offer by the players that change hands, by their ids on the rosters. */
type OfferedTrade = NonNullable<AnswerOf<typeof needsAttention>['needs'][number]['trade']>;

/** Everything that a team asks of its owner this week: nothing of one that is out of its league, or has no roster. */
export function teamNeeds(own: TeamOfWeek, { best, now, tier, saidRun = null }: Asked): readonly TeamNeed[] {
  if (own.team.length === 0 || isPutOut(own.of, own.teamId)) return [];
  const claims = opens(tier, 'standaloneWaiverWire') ? claimsFor(own, { now, saidRun }) : [];
  const changes = setsLineups(own) ? lineupNeeds(own, best, now) : [];
  return [...changes.map((change) => needOf(own, change)), ...claims, ...offersTo(own)];
}

/** Whether there is a line-up to change: best ball finds its own, and of a season unknown to us nobody plays. */
const setsLineups = ({ of: { edition, season, league } }: TeamOfWeek): boolean =>
  !league.isBestBall && isScheduled(edition, season);

interface Asked {
  /** Where the players stand in the best line-up. */
  readonly best: ReturnType<typeof bestPlaces>;
  readonly now: Date;
  readonly tier: Tier;
  /** When the person says that the league runs its claims; null where they say nothing. */
  readonly saidRun?: WeekTime | null;
}

interface Change {
  readonly kind: NeedKind;
  readonly place: Slot;
  readonly player: WeekPlayer | null;
  readonly instead: WeekPlayer | null;
}

/** What of a line-up is to be changed while it can be, and who in it may not play. */
function lineupNeeds(own: TeamOfWeek, best: ReturnType<typeof bestPlaces>, now: Date): readonly Change[] {
  const changes = lineupChanges(own, best, now);
  return [...changes, ...questionable(own, changes, now)];
}

function lineupChanges(own: TeamOfWeek, best: ReturnType<typeof bestPlaces>, now: Date): readonly Change[] {
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
  const changes: Change[] = [];
  // Who surely does not play is replaced first.
  for (const player of out.toSorted((one, other) => one.usable - other.usable)) {
    const place = player.place as Slot; // of the line-up
    const instead = take(place);
    const kind = player.isOut ? 'out' : isIdle(player) ? 'bye' : 'better-bench';
    const gain = instead ? instead.usable - player.usable : null;
    if (kind === 'better-bench' && (gain ?? 0) < LEAST_GAIN) continue;
    changes.push({ kind, place, player, instead });
  }
  for (const place of emptyPlaces(own))
    changes.push({ kind: 'empty-place', place, player: null, instead: take(place) });
  return changes;
}

/** Starters who may not play, as long as their game has not begun, each with the next in line. */
function questionable(own: TeamOfWeek, changes: readonly Change[], now: Date): readonly Change[] {
  const { of, team, asked } = own;
  if (asked.week !== asked.presentWeek) return []; // what is known of injuries is of now
  const injuryOf = ({ entityId }: WeekPlayer) => (entityId === null ? null : injuryNow(of.edition, entityId));
  const told = new Set(changes.flatMap(({ player, instead }) => [player, instead]));
  const starters = team.filter(
    (player) =>
      isStarting(player.place) &&
      !isLocked(player, now) &&
      !isIdle(player) &&
      !told.has(player) &&
      injuryOf(player) === 'Questionable',
  );
  const bench = benchOf(team, now).filter((player) => !told.has(player));
  const next = standIns(starters, { bench, isHurt: (player) => injuryOf(player) !== null });
  return starters.map((player) => ({
    ...{ kind: 'questionable', place: player.place as Slot, player }, // of the line-up
    instead: next.get(player) ?? null,
  }));
}

/** A free agent who would start, and bring enough to be claimed. */
function claimsFor(own: TeamOfWeek, { now, saidRun = null }: Pick<Asked, 'now' | 'saidRun'>): readonly TeamNeed[] {
  const claim = worthyClaim(own, now);
  if (!claim) return [];
  const { agent, place, displaced, gain } = claim;
  const run = nextClaimRun(own.of.league, saidRun, now)?.toISOString();
  // The run before the game is the last one that helps this week; without one, whoever is free is picked up until then.
  const ends = [agent.game?.kickoff, run].filter((end) => end !== undefined).sort();
  return [
    {
      kind: 'claim',
      locksAt: ends[0] ?? null,
      position: place,
      player: displaced && namedIn(own, displaced),
      kickoff: displaced?.game?.kickoff ?? null,
      instead: namedIn(own, agent),
      insteadPoints: cents(agent.usable),
      gainedPoints: cents(gain),
      surePercent: displaced ? surePercent({ season: own.of.season, week: own.week.week }, agent, displaced) : null,
      trade: null,
    },
  ];
}

/** Whoever does not play this week, so that anybody is better. */
const isIdle = (player: WeekPlayer): boolean => player.isOut || rests(player);

function emptyPlaces({ of, team }: TeamOfWeek): readonly Slot[] {
  return STARTING_SLOTS.flatMap((slot) => {
    const taken = team.filter(({ place }) => place === slot).length;
    return Array.from({ length: Math.max(0, of.league.shape.slots[slot] - taken) }, () => slot);
  });
}

function needOf(own: TeamOfWeek, { kind, place, player, instead }: Change): TeamNeed {
  const kickoffs = [player, instead].flatMap((each) => each?.game?.kickoff ?? []).sort();
  return {
    kind,
    locksAt: kickoffs[0] ?? null,
    position: place,
    player: player && namedIn(own, player),
    kickoff: player?.game?.kickoff ?? null,
    instead: instead && namedIn(own, instead),
    insteadPoints: instead && cents(instead.usable),
    gainedPoints: instead && kind !== 'questionable' ? cents(instead.usable - (player?.usable ?? 0)) : null,
    surePercent:
      kind === 'better-bench' && player && instead
        ? surePercent({ season: own.of.season, week: own.week.week }, instead, player)
        : null,
    trade: null,
  };
}

/** Trades that were offered to the team and wait for an answer. */
function offersTo(own: TeamOfWeek): readonly TeamNeed[] {
  const { teamId } = own;
  const rostered = [...own.week.rosters.values()].flat();
  const memberOf = ({ id }: OutsidePlayer) => rostered.find(({ outside }) => outside.id.id === id.id);
  return own.of.picture.tradeOffers
    .filter(({ byTeamId, moves }) => byTeamId !== teamId && moves.some(({ toTeamId }) => toTeamId === teamId))
    .map((offer) => {
      const to = offer.moves.find(({ toTeamId }) => toTeamId === teamId)?.player;
      const member = to && memberOf(to);
      return {
        ...{ kind: 'trade-offer' as const, locksAt: null, position: null, instead: null },
        player: member ? namedIn(own, member) : to ? { athlete: null, team: null, name: to.name } : null,
        ...{ kickoff: null, insteadPoints: null, gainedPoints: null, surePercent: null },
        trade: tradeOf(teamId, offer, memberOf),
      };
    });
}

/** Who changes hands between two teams; null where several take part, or somebody is on no roster any more. */
function tradeOf(
  teamId: string,
  { byTeamId, moves, picks, faab }: OutsideTradeOffer,
  memberOf: (player: OutsidePlayer) => RosterMember | undefined,
): OfferedTrade | null {
  const isBetween = moves.every(({ fromTeamId, toTeamId }) =>
    [`${teamId} ${byTeamId}`, `${byTeamId} ${teamId}`].includes(`${fromTeamId} ${toTeamId}`),
  );
  const members = moves.flatMap(({ player }) => memberOf(player) ?? []);
  if (!isBetween || members.length < moves.length) return null;
  const idsOf = (from: string) => members.flatMap((member) => (member.teamId === from ? member.leagueRosterId : []));
  return {
    participantId: byTeamId,
    tradeAwayRosterIds: idsOf(teamId),
    tradeForRosterIds: idsOf(byTeamId),
    hasMore: picks.length > 0 || faab.length > 0,
  };
}
