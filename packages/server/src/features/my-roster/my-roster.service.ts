import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { getMyRoster } from '@pylon/contract/my-roster/my-roster';
import { cents } from '@pylon/engine/tables/cents';
import type { Clock } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { found, type Outcome } from '../../http/errors.ts';
import { teamOfWeek } from '../../leagues/asked-team.ts';
import type { LeagueParts } from '../../leagues/known-league.ts';
import { bestPlaces, lineupPercentage } from '../../leagues/line-ups.ts';
import { rosterRows } from '../../leagues/roster-rows.ts';
import { provenanceOf } from '../../wire/provenance.ts';

/** What the tools of one roster need. */
export interface MyRosterParts extends LeagueParts {
  readonly clock: Clock;
}

/** A team's roster in a week, and how near its line-up is to the best. */
export async function myRoster(
  parts: MyRosterParts,
  person: Person,
  query: QueryOf<typeof getMyRoster>,
): Promise<Outcome<AnswerOf<typeof getMyRoster>>> {
  const asked = await teamOfWeek(parts, person, query);
  if (!asked.ok) return asked;
  const { of, week, teamId, team, basis } = asked.value;
  const { slots } = of.league.shape;
  const percentage = lineupPercentage(team, slots);
  const beside = { of, week: week.week, tier: person.tier, now: parts.clock.now(), best: bestPlaces(team, slots) };
  return found({
    week: week.week,
    leagueParticipantId: teamId,
    leagueRosters: rosterRows(team, beside),
    currentLineupPercentage: percentage === null ? null : cents(percentage),
    isOfToday: week.isBorrowed,
    basis,
    readAt: of.readAt?.toISOString() ?? null,
    provenance: provenanceOf(of.edition),
  });
}
