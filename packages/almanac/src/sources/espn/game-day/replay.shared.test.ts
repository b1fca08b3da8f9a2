// A recorded Sunday played again through the readers: it ends as the season's files say that it ended.

import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import { describeShared } from '@pylon/engine/testing/shared-data';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { recordedWeek } from '../../../testing/market/replay/recorded-plays.ts';
import { scoreboardAt, summaryAt } from '../../../testing/market/replay/sunday-replay.ts';
import { readValue, sharedBytes } from '../../../testing/shared-files.ts';
import { readFollowedGames } from '../scoreboard.ts';
import { readGameSummary } from './game-summary.ts';

const SEASON = 2025;

describeShared('a recorded Sunday that is played again', () => {
  const week = recordedWeek(sharedBytes, new Date('2025-11-02T18:00:00Z')) ?? {
    season: 0,
    week: 0,
    games: [],
    athletes: new Map(),
  };
  const gamesAt = (at: string) =>
    readValue(readFollowedGames(Buffer.from(scoreboardAt(week, new Date(at))), 'scoreboard'));
  const summaryOf = (eventId: string, at: string) =>
    readValue(readGameSummary(Buffer.from(summaryAt(week, eventId, new Date(at)) ?? ''), 'summary', eventId));

  it('goes from kick-off over half-time and overtime to every final score', () => {
    const states = (at: string) =>
      Object.entries(Object.groupBy(gamesAt(at), ({ state }) => state)).map(
        ([state, games]) => `${state} ${games.length}`,
      );
    expect(states('2025-11-02T17:30:00Z').sort()).toEqual(['final 1', 'scheduled 13']);
    expect(states('2025-11-02T18:30:00Z').sort()).toEqual(['final 1', 'live 8', 'scheduled 5']);
    expect(states('2025-11-04T12:00:00Z')).toEqual(['final 14']);
    const half = gamesAt('2025-11-02T19:30:00Z').filter(({ state }) => state === 'live');
    expect(half.every(({ clock, secondsLeft }) => clock === 'Halftime' && secondsLeft === 1_800)).toBe(true);
    const raiders = gamesAt('2025-11-03T00:20:00Z').find(({ homeTeamId }) => homeTeamId === 'LV');
    expect(raiders).toMatchObject({ state: 'live', secondsLeft: 0 });
    expect(raiders?.clock).toMatch(/^OT /);
    const ends = gamesAt('2025-11-04T12:00:00Z').map(
      ({ awayTeamId, homeTeamId, score }) => `${awayTeamId} ${score?.away} ${homeTeamId} ${score?.home}`,
    );
    expect(ends).toEqual(expect.arrayContaining(['CHI 47 CIN 42', 'JAX 30 LV 29', 'KC 21 BUF 28', 'SEA 38 WAS 14']));
  });

  it('ends with the box scores of the season’s files, all but a few', () => {
    const told = new Map(
      week.games.flatMap(({ eventId }) =>
        summaryOf(eventId, '2025-11-04T12:00:00Z').lines.flatMap(({ athleteId, line }) =>
          athleteId ? [[athleteId, line] as const] : [],
        ),
      ),
    );
    const { data: recorded } = Papa.parse<Readonly<Record<string, string>>>(
      sharedBytes(`nflverse/stats_player_week_${SEASON}.csv.gz`).toString(),
      { header: true, skipEmptyLines: true },
    );
    const columns: readonly (readonly [string, StatKey])[] = [
      ['passing_yards', 'passingYards'],
      ['passing_tds', 'passingTouchdowns'],
      ['rushing_yards', 'rushingYards'],
      ['rushing_tds', 'rushingTouchdowns'],
      ['receptions', 'receivingReceptions'],
      ['receiving_yards', 'receivingYards'],
      ['receiving_tds', 'receivingTouchdowns'],
      ['receiving_2pt_conversions', 'receivingTwoPointConversions'],
      ['pat_made', 'extraPoints'],
      ['fg_made_50_59', 'fieldGoals50To59'],
    ];
    let [same, all] = [0, 0];
    for (const row of recorded) {
      const who = week.athletes.get(row['player_id'] ?? '');
      if (!who || !row['game_id']?.startsWith('2025_09_')) continue;
      for (const [column, key] of columns) {
        const amount = Number(row[column] ?? 0);
        const ours = told.get(who.id)?.[key] ?? 0;
        if (amount === 0 && ours === 0) continue;
        all += 1;
        if (amount === ours) same += 1;
      }
    }
    expect(all).toBeGreaterThan(600);
    expect(same / all).toBeGreaterThan(0.97);
  });

  it('is of the week of the moment, and none where no plays were recorded', () => {
    expect(week).toMatchObject({ season: 2025, week: 9 });
    expect(recordedWeek(sharedBytes, new Date('2026-11-01T18:00:00Z'))).toBeNull();
  });

  it('never takes a touchdown back, and tells each once under one name', () => {
    const game = week.games.find(({ home }) => home === 'CIN');
    const ids = ['18:05', '19:00', '20:00', '21:30'].map((time) =>
      summaryOf(game?.eventId ?? '', `2025-11-02T${time}:00Z`).touchdowns.map(({ id }) => id),
    );
    for (const [index, now] of ids.entries()) {
      expect(new Set(now).size).toBe(now.length);
      expect(now.slice(0, ids[index - 1]?.length ?? 0)).toEqual(ids[index - 1] ?? []);
    }
    const all = summaryOf(game?.eventId ?? '', '2025-11-03T12:00:00Z').touchdowns;
    expect(all).toHaveLength(11);
    expect(all[0]).toMatchObject({ kind: 'return' });
    expect(
      all.filter(({ kind }) => kind === 'pass').every(({ scorers, passer }) => scorers.length === 1 && passer),
    ).toBe(true);
  });
});
