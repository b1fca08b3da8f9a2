// What a person's leagues ask of them this week: one list over all of them, whatever locks first at the top.
import { setImmediate } from 'node:timers/promises';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { needsAttention } from '@pylon/contract/league-hub/needs-attention';
import { gated, opens } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting, SLOT_POSITIONS, type Slot, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { TeamOfWeek } from '../../leagues/asked-team.ts';
import { bestPlaces, isLocked } from '../../leagues/line-ups.ts';
import { leaguesUnderWay } from '../../leagues/stored-league.queries.ts';
import { surePercent } from '../../leagues/week-chances.ts';
import { basisOf } from '../../leagues/week-expectations.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import type { Caller } from '../../threads/caller.ts';
import { type HubWeek, hubWeek, type LeagueHubParts, namedIn } from './league-hub.service.ts';
import { SplitAdvice } from './split-advice.ts';
import { worthyClaim } from './worthy-claim.ts';

type Answer = AnswerOf<typeof needsAttention>;
type Need = Answer['needs'][number];
type Exposed = Answer['exposure'][number];

/** What looking at one league counts as, milliseconds of work. */
const LEAGUE_MS = 15;
/** Less than this is no reason to touch a line-up. */
const LEAST_GAIN = 1;
const MOST_EXPOSED = 10;

export async function attention(parts: LeagueHubParts, person: Person, caller: Caller): Promise<Outcome<Answer>> {
  const needs: Need[] = [];
  const unknown: Answer['unknown'] = [];
  const exposed = new Map<string, Exposed>();
  const splits = new SplitAdvice(person.tier);
  const now = parts.clock.now();
  const leagues = await leaguesUnderWay(parts.db, person.id);
  for (const { id: userLeagueId, name: leagueName } of leagues) {
    if (!caller.mayCost(LEAGUE_MS)) return failure('too-many-requests');
    const hub = await hubWeek(parts, person, { userLeagueId });
    const own = hub.ok ? hub.value.own : null;
    if (!hub.ok || !own) {
      unknown.push({ userLeagueId, leagueName });
      continue;
    }
    const league = { userLeagueId, leagueName };
    const best = bestPlaces(own.team, own.of.league.shape.slots, now);
    const claims = opens(person.tier, 'standaloneWaiverWire') ? claimsFor(own, now) : [];
    for (const need of [...lineupNeeds(own, best, now), ...claims, ...offersTo(own)])
      needs.push({
        ...league,
        ...need,
        gainedPoints: gated(person.tier, 'startSitProjections', need.gainedPoints),
      });
    expose(exposed, hub.value);
    splits.add(own, league, { best, now });
    await setImmediate(); // others are answered between two leagues
  }
  return found({
    needs: needs.sort((one, other) => (one.locksAt ?? NEVER).localeCompare(other.locksAt ?? NEVER)),
    exposure: [...exposed.values()]
      .filter(({ starts, benched, faced }) => starts + benched + faced > 1)
      .sort((one, other) => weightOf(other) - weightOf(one))
      .slice(0, MOST_EXPOSED),
    splits: splits.told(),
    leagues: leagues.length - unknown.length,
    unknown,
    basis: basisOf(person.tier),
  });
}

/** Behind every date. */
const NEVER = '~';
const weightOf = ({ starts, benched, faced }: Exposed): number => starts + faced + benched / 2;

/** A need before it is told to somebody of a plan. */
type Found = Omit<Need, 'userLeagueId' | 'leagueName' | 'gainedPoints'> & { readonly gainedPoints: number | null };

/** What of a line-up is to be changed while it can be. */
function lineupNeeds(own: TeamOfWeek, best: ReturnType<typeof bestPlaces>, now: Date): readonly Found[] {
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
  const needs: Found[] = [];
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
function claimsFor(own: TeamOfWeek, now: Date): readonly Found[] {
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
  readonly kind: Need['kind'];
  readonly place: Slot;
  readonly player: WeekPlayer | null;
  readonly instead: WeekPlayer | null;
}

function needOf(own: TeamOfWeek, { kind, place, player, instead }: Change): Found {
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
function offersTo(own: TeamOfWeek): readonly Found[] {
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

/** Counts whom the person starts, leaves on the bench, and faces. */
function expose(exposed: Map<string, Exposed>, { own, opponent }: HubWeek): void {
  const count = (side: TeamOfWeek, player: WeekPlayer, key: 'starts' | 'benched' | 'faced') => {
    if (player.entityId === null) return;
    const before = exposed.get(player.entityId) ?? { ...namedIn(side, player), starts: 0, benched: 0, faced: 0 };
    exposed.set(player.entityId, { ...before, [key]: before[key] + 1 });
  };
  for (const player of own?.team ?? []) if (own) count(own, player, isStarting(player.place) ? 'starts' : 'benched');
  for (const player of opponent?.team ?? []) if (opponent && isStarting(player.place)) count(opponent, player, 'faced');
}
