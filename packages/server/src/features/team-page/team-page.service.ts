import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { gated } from '@pylon/contract/plans/tiers';
import type { getTeamPage } from '@pylon/contract/team-page/team-page';
import type { Team } from '@pylon/contract/wire';
import { gameOf } from '../../football/team-games.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import { toWireTeam } from '../../wire/entity.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';
import { depthChart } from './depth-chart.ts';
import { injuryReport } from './injury-report.ts';
import { rosterRows } from './roster-rows.ts';
import { recordOf, teamSchedule } from './team-schedule.ts';
import { usageRows } from './usage-rows.ts';

/** One team in a season and a scoring, as a tier sees it. */
export function teamPage({
  edition,
  params,
  query,
  now,
  tier,
  prepared: { scoring },
}: EditionInput<typeof getTeamPage, { readonly scoring: KnownScoring }>): Outcome<AnswerOf<typeof getTeamPage>> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const team = teamBySlug(edition, params.slug);
  if (!team) return failure('team-not-found');
  const season = inSeason.value.year;
  const schedule = teamSchedule(edition, team.id, season);
  return found({
    teamPage: {
      team,
      seasonId: query.seasonId,
      record: recordOf(schedule),
      byeWeek: edition.indexes.byeWeek(season, team.id),
      nextGame: gameOf(edition, team.id, season, { week: null, now }),
      schedule,
      depthChart: depthChart(edition, team.id, season),
      roster: rosterRows({ edition, teamId: team.id, season, scoring, now, tier }),
      usage: gated(tier, 'utilizationScore', usageRows(edition, team.id, season, tier)),
      injuries: injuryReport(edition, team.id, season),
      provenance: provenanceOf(edition),
    },
  });
}

const teamBySlug = (edition: Edition, slug: string): Team | null =>
  edition.tables.teams.column.teamId.map((teamId) => toWireTeam(edition, teamId)).find((team) => team?.slug === slug) ??
  null;
