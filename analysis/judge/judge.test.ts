import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { askedOf, DATA } from '../arguments.ts';
import { figureLines, toFigure } from './figures.ts';
import { judge } from './judge.ts';
import { JUDGED_METHODS, NOT_BY_SEASON, whyNot } from './methods.ts';

/** Box scores of four teams, of which one always gives running backs twenty points more. */
const folder = mkdtempSync(join(tmpdir(), 'pylon-season-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ROUNDS = [
  ['AA', 'BB', 'CC', 'DD'],
  ['AA', 'CC', 'BB', 'DD'],
  ['AA', 'DD', 'BB', 'CC'],
] as const;
const lines = Array.from({ length: 17 }, (_, index) => index + 1).flatMap((week) => {
  const [a, b, c, d] = ROUNDS[week % 3] ?? ROUNDS[0];
  return [[a, b] as const, [b, a] as const, [c, d] as const, [d, c] as const].map(([team, opponent]) => {
    const points = 10 + (opponent === 'DD' ? 20 : 0);
    return `p${team},RB,2030,REG,${week},${team},${opponent},${points},${points}`;
  });
});
mkdirSync(join(folder, 'nflverse'));
const HEAD = 'player_id,position,season,season_type,week,team,opponent_team,fantasy_points,fantasy_points_ppr';
writeFileSync(join(folder, 'nflverse/stats_player_week_2030.csv'), [HEAD, ...lines].join('\n'));
const asked = { season: 2030, data: folder };
const methods = JUDGED_METHODS.filter(({ title }) => ['What defenses allow', 'Utilization score'].includes(title));

describe('what is asked', () => {
  test('is a season and a folder, the newest judging season and the usual files unless said', () => {
    expect(askedOf(['--season', '2030', '--data', folder])).toEqual(asked);
    if (existsSync(DATA)) expect(askedOf([])).toEqual({ season: 2025, data: DATA });
  });

  test('is refused in plain words when it is none', () => {
    expect(() => askedOf(['--season', 'last', '--data', folder])).toThrow("--season takes a year, not 'last'");
    expect(() => askedOf(['--data', '/nowhere'])).toThrow('there is no folder /nowhere');
    expect(() => askedOf(['--sesaon', '2025'])).toThrow();
  });
});

describe('judging', () => {
  test('tells what a small folder can tell, and of the rest which files are missing', async () => {
    const { figures, left } = await judge(asked, methods);
    expect(new Set(figures.map(({ method }) => method))).toEqual(new Set(['What defenses allow']));
    const next = figures.find(({ measure, name }) => measure === 'mean absolute error' && name === 'the next game');
    expect(next?.ours).toBeLessThan(next?.baseline ?? 0);
    const why = Object.fromEntries(left);
    expect(why['Utilization score']).toContain('nflverse/snap_counts_2030.csv.gz');
    expect(why['pick-model']).toContain('draft boards');
  });

  test('never judges a method by a season that chose it', () => {
    const why = JUDGED_METHODS.filter(({ title }) => title === 'Utilization score').map((method) =>
      whyNot(method, { season: 2023, data: DATA }),
    );
    expect(why).toEqual(['seasons through 2023 chose it']);
  });

  test('fails when the folder has nothing of the season', async () => {
    await expect(judge({ season: 2031, data: folder })).rejects.toThrow('has no files of 2031');
  });

  test('knows every report beside it', () => {
    const beside = join(import.meta.dirname, '..');
    const reports = readdirSync(beside).filter((name) => existsSync(join(beside, name, 'README.md')));
    const known = new Set([...JUDGED_METHODS.map(({ report }) => report), ...Object.keys(NOT_BY_SEASON)]);
    expect(reports.filter((name) => !known.has(name))).toEqual([]);
  });
});

test('a figure is reached or missed as it is told, and without a target neither', () => {
  const told = { method: 'm', measure: 'R²', name: 'RB', cases: 3, baseline: 0.3, baselineName: 'points' } as const;
  const of = (ours: number) => toFigure({ ...told, ours, target: { kind: 'least', value: 0.41 } });
  expect([of(0.4096).isReached, of(0.4094).isReached]).toEqual([true, false]);
  expect(toFigure({ ...told, ours: 1, target: null }).isReached).toBeNull();
  expect(figureLines([of(0.3)])[1]).toMatch(/≥ 0\.41 {2}missed$/);
});
