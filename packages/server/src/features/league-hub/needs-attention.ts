// What a person's leagues ask of them this week: one list over all of them, whatever locks first at the top.
import { setImmediate } from 'node:timers/promises';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { needsAttention } from '@pylon/contract/league-hub/needs-attention';
import { gated } from '@pylon/contract/plans/tiers';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import type { Person } from '../../db/reads/person-by-token.ts';
import { isScheduled } from '../../football/team-games.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { TeamOfWeek } from '../../leagues/asked-team.ts';
import { isPutOut, namedIn } from '../../leagues/known-league.ts';
import { bestPlaces } from '../../leagues/line-ups.ts';
import { saidRuns } from '../../leagues/needs/said-runs.queries.ts';
import { teamNeeds } from '../../leagues/needs/team-needs.ts';
import { leaguesUnderWay } from '../../leagues/stored-league.queries.ts';
import { basisOf } from '../../leagues/week-expectations.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import type { Caller } from '../../threads/caller.ts';
import { type HubWeek, hubWeek, type LeagueHubParts } from './league-hub.service.ts';
import { SplitAdvice } from './split-advice.ts';

type Answer = AnswerOf<typeof needsAttention>;
type Need = Answer['needs'][number];
type Exposed = Answer['exposure'][number];

/** What looking at one league counts as, milliseconds of work. */
const LEAGUE_MS = 15;
const MOST_EXPOSED = 10;

export async function attention(parts: LeagueHubParts, person: Person, caller: Caller): Promise<Outcome<Answer>> {
  const needs: Need[] = [];
  const unknown: Answer['unknown'] = [];
  const exposed = new Map<string, Exposed>();
  const splits = new SplitAdvice(person.tier);
  const now = parts.clock.now();
  const leagues = await leaguesUnderWay(parts.db, person.id);
  const said = await saidRuns(parts.db, person.id);
  for (const { id: userLeagueId, name: leagueName } of leagues) {
    if (!caller.mayCost(LEAGUE_MS)) return failure('too-many-requests');
    const hub = await hubWeek(parts, person, { userLeagueId });
    const own = hub.ok ? hub.value.own : null;
    if (!hub.ok || !own || hasNoRoster(own) || !isScheduled(own.of.edition, own.of.season)) {
      unknown.push({ userLeagueId, leagueName });
      continue;
    }
    const league = { userLeagueId, leagueName };
    const best = bestPlaces(own.team, own.of.league.shape.slots, now);
    const saidRun = said.get(userLeagueId) ?? null;
    for (const need of teamNeeds(own, { best, now, tier: person.tier, saidRun }))
      needs.push({
        ...league,
        ...need,
        insteadPoints: gated(person.tier, 'startSitProjections', need.insteadPoints),
        gainedPoints: gated(person.tier, 'startSitProjections', need.gainedPoints),
      });
    expose(exposed, hub.value);
    if (!own.of.league.isBestBall) splits.add(own, league, { best, now });
    await setImmediate(); // others are answered between two leagues
  }
  return found({
    needs: needs.sort(
      (one, other) =>
        (one.locksAt ?? NEVER).localeCompare(other.locksAt ?? NEVER) || Number(isMild(one)) - Number(isMild(other)),
    ),
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

/** Whether nobody is known to be on the team, though it still plays. */
const hasNoRoster = ({ of, teamId, team }: TeamOfWeek): boolean => team.length === 0 && !isPutOut(of, teamId);
/** Whether there is nothing to do yet: it stands behind what locks at the same time. */
const isMild = ({ kind }: Need): boolean => kind === 'questionable';
/** Behind every date. */
const NEVER = '~';
const weightOf = ({ starts, benched, faced }: Exposed): number => starts + faced + benched / 2;

/** Counts whom the person starts, leaves on the bench, and faces. */
function expose(exposed: Map<string, Exposed>, { own, opponents }: HubWeek): void {
  const count = (side: TeamOfWeek, player: WeekPlayer, key: 'starts' | 'benched' | 'faced') => {
    if (player.entityId === null) return;
    const before = exposed.get(player.entityId) ?? { ...namedIn(side, player), starts: 0, benched: 0, faced: 0 };
    exposed.set(player.entityId, { ...before, [key]: before[key] + 1 });
  };
  for (const player of own?.team ?? []) if (own) count(own, player, isStarting(player.place) ? 'starts' : 'benched');
  for (const opponent of opponents)
    for (const player of opponent.team) if (isStarting(player.place)) count(opponent, player, 'faced');
}
