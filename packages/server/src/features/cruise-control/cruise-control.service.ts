// What a person lets Cruise Control do in a league, and what they decide of its changes.

import type { CruiseRules, CruiseState, vetoCruiseChange } from '@pylon/contract/cruise-control/cruise-control';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { gated, opens } from '@pylon/contract/plans/tiers';
import { platformPage } from '@pylon/engine/vocabulary/platform-pages';
import { BY_HAND, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { ROSTER_PLACES } from '@pylon/engine/vocabulary/slots';
import { toldMoment } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { bidBudget, dollarsLeftOf } from '../../leagues/holders/waiver-money.ts';
import { type KnownLeague, teamOf, uncountedPlaces } from '../../leagues/known-league.ts';
import { toldRuns } from '../../leagues/needs/claim-runs.ts';
import { storedLeague } from '../../leagues/stored-league.queries.ts';
import { WIRE_WAIVERS } from '../../wire/league-words.ts';
import { changesOf, controlOf, decide, isClaim, sourceOf, writeControl } from './cruise-control.queries.ts';
import { firstRules } from './cruise-rules.ts';
import { type CruiseParts, ownTeam } from './own-team.ts';
import { presentPerson, presentProposal } from './present-change.ts';
import { nextRun } from './send-times.ts';
import { type SteerParts, steer } from './steer.ts';

export async function cruiseState(
  parts: CruiseParts,
  person: Person,
  userLeagueId: string,
): Promise<Outcome<CruiseState>> {
  const asked = await ownTeam(parts, person, userLeagueId);
  if (!asked.ok) return asked;
  const { of, week, team, obstacle, basis } = asked.value;
  const control = await controlOf(parts.db, userLeagueId);
  const source = (await sourceOf(parts.db, { accountId: person.id, id: userLeagueId })) ?? BY_HAND;
  const now = parts.clock.now();
  const proposals = await changesOf(parts.db, userLeagueId);
  const { season, league, ownTeamId: teamId } = of;
  const runs = toldRuns(league, now);
  const rules = control?.rules ?? firstRules(runs);
  // What waits is withdrawn once a plan has ended; until then it is told to nobody.
  const isTold = opens(person.tier, 'standaloneWaiverWire');
  const told = proposals.filter((row) => isTold || row.state !== 'prepared' || !isClaim(row));
  return found({
    isOn: control?.is_on ?? false,
    rules,
    hasRules: control !== null,
    team: team
      .toSorted((one, other) => ROSTER_PLACES.indexOf(one.place) - ROSTER_PLACES.indexOf(other.place))
      .map(({ leagueRosterId, entityId, outside, place }) => ({
        ...presentPerson(of, { leagueRosterId, entityId, name: outside.name }),
        position: place,
      })),
    ...{ week, obstacle, basis },
    uncountedPlaces: uncountedPlaces(of),
    claims: gated(person.tier, 'standaloneWaiverWire', {
      ...claimMoney(of),
      runs: runs.map(({ day, next }) => ({ day, nextAt: next?.toISOString() ?? null })),
      runsAt: week === null ? null : nextRun(rules, now).toISOString(),
    }),
    proposals: told.map((row) => presentProposal(of, row, { tier: person.tier, now })),
    now: now.toISOString(),
    platform: {
      name: PLATFORM_LABELS[source],
      url: platformPage(source, { leagueId: league.platformLeagueId, season, teamId }),
      isByHand: source === BY_HAND,
    },
    canMail: person.isEmailVerified,
    readAt: toldMoment(of.readAt, now),
  });
}

/** How free agents are had in a league, and what the own team has to bid. */
function claimMoney(of: KnownLeague) {
  const { league } = of;
  const own = teamOf(of, of.ownTeamId);
  const budget = bidBudget(league);
  const left = budget === null || !own ? null : dollarsLeftOf(budget, own);
  return { waiverMode: WIRE_WAIVERS[league.waivers.kind], left };
}

/** Writes switch and rules, and prepares by them at once. */
export async function updateCruise(
  parts: SteerParts,
  person: Person,
  userLeagueId: string,
  { isOn, rules }: { readonly isOn: boolean; readonly rules: CruiseRules },
): Promise<Outcome<CruiseState>> {
  const own = { accountId: person.id, id: userLeagueId };
  if (!(await writeControl(parts.db, own, { isOn, rules, now: parts.clock.now() }))) return failure('league-not-found');
  if (isOn) await steer(parts, userLeagueId);
  return cruiseState(parts, person, userLeagueId);
}

/** Which change of which league. */
interface Decided {
  readonly userLeagueId: string;
  readonly changeId: string;
}

export const veto = (parts: CruiseParts, person: Person, decided: Decided) =>
  decideOf(parts, person, decided, [{ from: 'prepared', to: 'vetoed', before: 'veto_until' }]);

export const undo = (parts: CruiseParts, person: Person, decided: Decided) =>
  decideOf(parts, person, decided, [
    { from: 'vetoed', to: 'prepared', before: 'veto_until' },
    { from: 'sent', to: 'undone', before: 'kickoff_at' },
  ]);

async function decideOf(
  parts: CruiseParts,
  person: Person,
  { userLeagueId, changeId }: Decided,
  decisions: Parameters<typeof decide>[2],
): Promise<Outcome<AnswerOf<typeof vetoCruiseChange>>> {
  if (!(await storedLeague(parts.db, { accountId: person.id, id: userLeagueId }))) return failure('league-not-found');
  const state = await decide(parts.db, { userLeagueId, changeId, now: parts.clock.now() }, decisions);
  if (state === null) return failure('cruise-change-not-found');
  return state === 'too-late' ? failure('cruise-change-too-late') : found({ id: changeId, state });
}
