// The prices of a real slate joined to the rosters of its week.
import { expect, it } from 'vitest';
import { describeShared, readShared } from '../testing/shared-data.ts';
import { nameKey } from '../vocabulary/name-keys.ts';
import { isPosition } from '../vocabulary/positions.ts';
import { toTeamId } from '../vocabulary/team-codes.ts';
import { parseSalaryFile } from './salary-file.ts';
import { matchedSalaries, type PricedPlayer } from './salary-match.ts';

const read = () => {
  const file = parseSalaryFile(readShared('data/draftkings/DKSalaries_2025_week01_main_slate.csv'));
  if (!file.ok) throw new Error(file.reason);
  return file.value.lines;
};

/** Everybody on a roster of the first week, and the defenses, with the games of the slate. */
function rostered(lines: ReturnType<typeof read>): readonly PricedPlayer[] {
  const games = new Map(
    lines.map(({ teamId, awayId, homeId, day }) => [teamId, { teamId, awayId, homeId, day: day ?? '' }]),
  );
  const [head = '', ...rows] = readShared('data/nflverse/roster_weekly_2025.csv.gz').split('\n');
  const heads = head.split(',');
  const cellOf = (cells: readonly string[], name: string) => cells[heads.indexOf(name)] ?? '';
  const athletes = rows.flatMap((row): PricedPlayer[] => {
    const cells = row.replace(/"[^"]*"/g, '').split(','); // addresses of portraits have commas
    const position = cellOf(cells, 'position').replace('FB', 'RB');
    const game = games.get(toTeamId(cellOf(cells, 'team')) ?? ('' as never));
    if (cellOf(cells, 'week') !== '1' || !game || !isPosition(position)) return [];
    return [{ key: cellOf(cells, 'gsis_id'), name: cellOf(cells, 'full_name'), position, ...game }];
  });
  const defenses = [...games.values()].map((game) => ({
    ...{ key: game.teamId, name: game.teamId, position: 'DST' as const },
    ...game,
  }));
  return [...athletes, ...defenses];
}

describeShared('the prices of the first week of 2025', () => {
  it('find everybody whom they name and who was on the roster, and every defense', () => {
    const lines = read();
    const players = rostered(lines);
    const { salaries, unmatched } = matchedSalaries(lines, players);
    expect(salaries.get('00-0036900')).toBe(8100); // Ja'Marr Chase
    // The file prices some who were cut or traded before the week began
    expect(salaries.size).toBeGreaterThan(630);
    expect(unmatched.filter(({ line }) => line.position === 'DST')).toEqual([]);
    const onRosters = new Set(players.map(({ name, teamId }) => `${nameKey(name)} ${teamId}`));
    expect(unmatched.filter(({ line }) => onRosters.has(`${nameKey(line.name)} ${line.teamId}`))).toEqual([]);
  });

  it('find nobody in a week of other games', () => {
    const lines = read();
    const later = rostered(lines).map((player) => ({ ...player, day: '2025-09-14' }));
    expect(matchedSalaries(lines, later).salaries.size).toBe(0);
  });
});
