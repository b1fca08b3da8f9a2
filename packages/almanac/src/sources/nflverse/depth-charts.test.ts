import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import { FileJoin } from '../joining/join.ts';
import { People } from '../joining/people.ts';
import { Calendar } from '../reading/calendar.ts';
import { depthChartRows, readDepthCharts } from './depth-charts.ts';

const calendar = new Calendar(
  [
    [1, '2025-09-07'],
    [2, '2025-09-14'],
  ].map(([week, day]) => ({
    gameId: `2025_0${week}_DAL_PHI`,
    season: 2025,
    seasonType: 'REG' as const,
    week: Number(week),
    day: String(day),
    homeTeamId: 'PHI' as TeamId, // real codes, written out
    awayTeamId: 'DAL' as TeamId,
  })),
);

function rowsOf(text: string, asOf: string) {
  const people = new People();
  for (const last of [1, 2]) {
    people.add({
      ids: { gsis: `00-000000${last}` },
      names: [`Player ${last}`],
      firstName: 'Player',
      lastName: String(last),
      position: 'WR',
      teamId: 'DAL' as TeamId,
      season: 2025,
      birthDate: null,
      heightInches: null,
      weightPounds: null,
      college: null,
      rookieYear: null,
      draftOverall: null,
      headshotUrl: null,
    });
  }
  const read = readDepthCharts(Buffer.from(text), 'depth_charts.csv');
  if (!read.ok) throw new Error(read.reason[0]?.detail);
  return depthChartRows(read.value, { join: new FileJoin(people, 'file', new Set()), calendar, asOf }).map(
    ({ week, slot, rank, playerId, asOf: day }) => [week, slot, rank, playerId, day],
  );
}

describe('depth charts since 2025', () => {
  const text = [
    'dt,team,player_name,espn_id,gsis_id,pos_abb,pos_slot,pos_rank',
    '2025-09-03T07:00:00Z,DAL,Player 1,,00-0000001,WR,1,1',
    '2025-09-05T07:00:00Z,DAL,Player 2,,00-0000002,WR,1,1',
    '2025-09-10T07:00:00Z,DAL,Player 1,,00-0000001,WR,1,1',
    '2025-09-10T07:00:00Z,DAL,,,,WR,1,2',
    '',
  ].join('\n');

  it("keep each week's last snapshot; places that name nobody are left out", () => {
    expect(rowsOf(text, '2025-12-31')).toEqual([
      [1, 'WR', 1, '00-0000002', '2025-09-05'],
      [2, 'WR', 1, '00-0000001', '2025-09-10'],
    ]);
  });

  it('know no later snapshot', () => {
    expect(rowsOf(text, '2025-09-04')).toEqual([[1, 'WR', 1, '00-0000001', '2025-09-03']]);
  });
});

describe('depth charts until 2024', () => {
  const text = [
    'season,club_code,week,game_type,depth_team,formation,gsis_id,position,depth_position,full_name',
    '2025,DAL,1,REG,1,Offense,00-0000001,WR,"\n    ",Player 1',
    '2025,DAL,2,REG,1,Offense,00-0000002,WR,WR,Player 2',
    '2025,DAL,,SBBYE,1,Offense,00-0000002,WR,WR,Player 2',
    '',
  ].join('\n');

  it("take the player's position where the place is blank, and leave out what belongs to no week", () => {
    expect(rowsOf(text, '2025-12-31')).toEqual([
      [1, 'WR', 1, '00-0000001', null],
      [2, 'WR', 1, '00-0000002', null],
    ]);
  });

  it("know a week's chart two days before its game", () => {
    expect(rowsOf(text, '2025-09-11')).toHaveLength(1);
    expect(rowsOf(text, '2025-09-12')).toHaveLength(2);
  });
});
