// Teams of 2023 and 2025 on the real files, against what anybody can look up.
import type { Edition } from '@pylon/almanac/editions/edition';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { beforeAll, expect, test } from 'vitest';
import { realEdition } from '../../testing/real-edition.ts';
import { scoringById } from '../../testing/scoring-by-id.ts';
import { depthChart } from './depth-chart.ts';
import { injuryReport } from './injury-report.ts';
import { rosterRows } from './roster-rows.ts';
import { recordOf, teamSchedule } from './team-schedule.ts';
import { usageRows } from './usage-rows.ts';

const TIMEOUT_MS = 600_000;

describeShared('teams of real seasons', () => {
  let in2023: Edition;
  let in2025: Edition;
  beforeAll(async () => {
    const more = ['depthCharts', 'injuries', 'snapCounts'] as const;
    in2023 = await realEdition('2024-03-01', [2023], more);
    in2025 = await realEdition('2025-10-30', [2025], more);
  }, TIMEOUT_MS);

  test.each([
    ['KC', 11, 6, 0, 371, 294],
    ['BAL', 13, 4, 0, 483, 280],
    ['CAR', 2, 15, 0, 236, 416],
  ])('%s had in 2023 %s wins, %s losses and %s ties', (teamId, wins, losses, ties, pointsFor, pointsAgainst) => {
    expect(recordOf(teamSchedule(in2023, teamId, 2023))).toEqual({ wins, losses, ties, pointsFor, pointsAgainst });
  });

  test('Green Bay and Dallas tied in the fourth week of 2025', () => {
    expect(recordOf(teamSchedule(in2025, 'GB', 2025)).ties).toBe(1);
    expect(teamSchedule(in2025, 'DAL', 2025).find(({ week }) => week === 4)?.score).toEqual({ own: 40, opponent: 40 });
  });

  /** Names at a place, starters first. */
  const namesAt = (edition: Edition, season: number, teamId: string, slot: string) =>
    depthChart(edition, teamId, season)
      ?.places.find((place) => place.slot === slot)
      ?.players.map(({ athlete }) => athlete?.fullName);

  test('at the end of October 2025 Gibbs stood before Montgomery in Detroit, and Mahomes first in Kansas City', () => {
    expect(namesAt(in2025, 2025, 'DET', 'RB')?.slice(0, 2)).toEqual(['Jahmyr Gibbs', 'David Montgomery']);
    expect(namesAt(in2025, 2025, 'DET', 'WR')?.slice(0, 2)).toEqual(['Amon-Ra St. Brown', 'Jameson Williams']);
    expect(namesAt(in2025, 2025, 'KC', 'QB')?.[0]).toBe('Patrick Mahomes');
    expect(namesAt(in2025, 2025, 'KC', 'K')).toEqual(['Harrison Butker']);
    expect(depthChart(in2025, 'KC', 2025)?.asOf).toBe('2025-10-29');
  });

  test('in 2023 Patrick Mahomes was first in Kansas City, and Kyle Juszczyk the fullback of San Francisco', () => {
    expect(namesAt(in2023, 2023, 'KC', 'QB')?.[0]).toBe('Patrick Mahomes');
    expect(namesAt(in2023, 2023, 'SF', 'FB')).toEqual(['Kyle Juszczyk']);
  });

  test('McCaffrey had 272 of the carries of San Francisco in 2023, and Lamb 181 of the targets of Dallas', () => {
    const used = (teamId: string, name: string) =>
      usageRows(in2023, teamId, 2023, 2).find(({ athlete }) => athlete?.fullName === name);
    expect(used('SF', 'Christian McCaffrey')?.carries).toBe(272);
    expect(used('DAL', 'CeeDee Lamb')?.targets).toBe(181);
  });

  test('who left has no place on the roster, and who came has one', () => {
    const scoring = scoringById('1');
    const on = (edition: Edition, season: number, teamId: string) =>
      rosterRows({ edition, teamId, season, scoring, now: new Date(edition.manifest.asOf), tier: 2 });
    const names = (rows: ReturnType<typeof on>) => rows.map(({ athlete }) => athlete?.fullName);
    expect(names(on(in2023, 2023, 'SF'))).toContain('Christian McCaffrey');
    expect(names(on(in2025, 2025, 'GB'))).not.toContain('Kenny Clark');
    expect(names(on(in2025, 2025, 'PIT'))).toContain('Aaron Rodgers');
    expect(names(on(in2025, 2025, 'NYJ'))).not.toContain('Aaron Rodgers');
    const first = on(in2023, 2023, 'MIA').find(({ athlete }) => athlete?.position === 'WR');
    expect(first?.athlete?.fullName).toBe('Tyreek Hill');
    expect(first?.positionFinish).toBe(2);
  });

  test('every team has a chart with the places that are drafted, and reports', () => {
    for (const [edition, season] of [
      [in2023, 2023],
      [in2025, 2025],
    ] as const)
      for (const teamId of edition.tables.teams.column.teamId) {
        expect(depthChart(edition, teamId, season)?.places.filter(({ isFantasy }) => isFantasy).length).toBeGreaterThan(
          4,
        );
        expect(injuryReport(edition, teamId, season)?.week, teamId).toBeGreaterThan(5);
      }
  });
});
