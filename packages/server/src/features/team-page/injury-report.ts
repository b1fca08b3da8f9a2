import type { Edition } from '@pylon/almanac/editions/edition';
import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { toWireEntity } from '../../wire/entity.ts';
import { newestRows } from './newest-rows.ts';

type Report = NonNullable<TeamPage['injuries']>;
type Line = Report['players'][number];

/** The worst first; a player on no report practised less than they might. */
const REPORTS: readonly string[] = ['Out', 'Doubtful', 'Questionable'];
const severity = ({ report }: Line): number => {
  const place = REPORTS.indexOf(report ?? '');
  return place === -1 ? REPORTS.length : place;
};
const isDrafted = ({ athlete }: Line): boolean => athlete !== null && isPosition(athlete.position);

/**
 * A team's newest injury report of a season: whom fantasy leagues draft first, then by how doubtful they are. Who
 * practised in full and is on no report is well, and left out. Null without any report.
 */
export function injuryReport(edition: Edition, teamId: string, season: number): Report | null {
  const { column } = edition.tables.injuries;
  const { week, rows } = newestRows(edition, 'injuries', { teamId, season });
  if (rows.length === 0) return null;
  const players = rows.flatMap((row): Line[] => {
    const entity = toWireEntity(edition, column.playerId[row] ?? '', season);
    const [report, practice] = [column.reportStatus[row] ?? null, column.practiceStatus[row] ?? null];
    const isWell = report === null && (practice === null || practice === 'full');
    return entity && !isWell ? [{ ...entity, report, practice, injury: column.injury[row] ?? null }] : [];
  });
  return {
    week,
    players: players.sort(
      (one, other) => Number(isDrafted(other)) - Number(isDrafted(one)) || severity(one) - severity(other),
    ),
  };
}
