// Scoring a whole season under any system, and following one change of a setting. Run: npm run bench scoring

import { consensus } from '@pylon/engine/player-value/consensus';
import { tiers } from '@pylon/engine/player-value/tiers';
import { listTiers } from '@pylon/engine/rankings/list-tiers';
import { rankedBoard } from '@pylon/engine/rankings/ranked-board';
import { points } from '@pylon/engine/scoring/points';
import { changeSetting, rescore, scoreSeason, scoringSeason } from '@pylon/engine/scoring/rescore';
import { type ScoringSettings, STANDARD_SCORING } from '@pylon/engine/scoring/scoring-settings';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import { buildMaterial } from '@pylon/engine/testing/ranking-materials';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { type Bench, type BenchRow, duration, millisecondsOf } from './measure.ts';

const PLAYERS = 600;
const WEEKS = 18;

/** Numbers without a pattern, the same at every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A season about as full as a real one: each position has its own stats, and one week in eight nobody has any. */
function inventedSeason(): { cell: number; line: StatLine; position: Position }[] {
  const next = sequence(7);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const lines: { cell: number; line: StatLine; position: Position }[] = [];
  const kinds: readonly Position[] = ['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'WR', 'TE', 'TE', 'K', 'DST'];
  for (let player = 0; player < PLAYERS; player += 1) {
    const position = kinds[player % kinds.length] ?? 'WR';
    for (let week = 0; week < WEEKS; week += 1) {
      if (upTo(7) === 0) continue;
      lines.push({ cell: player * WEEKS + week, position, line: inventedLine(position, upTo) });
    }
  }
  return lines;
}

function inventedLine(position: Position, upTo: (most: number) => number): StatLine {
  const runs = { rushingAttempts: upTo(20), rushingYards: upTo(90), rushingTouchdowns: upTo(1), fumblesLost: upTo(1) };
  const catches = {
    receivingTargets: upTo(12),
    receivingReceptions: upTo(8),
    receivingYards: upTo(110),
    receivingTouchdowns: upTo(1),
  };
  if (position === 'QB') {
    return {
      ...runs,
      passingYards: upTo(380),
      passingTouchdowns: upTo(4),
      passingInterceptions: upTo(2),
      passingAttempts: 20 + upTo(25),
    };
  }
  if (position === 'K')
    return {
      extraPoints: upTo(5),
      fieldGoals30To39: upTo(2),
      fieldGoals40To49: upTo(2),
      fieldGoalsMissed40To49: upTo(1),
    };
  if (position === 'DST')
    return { defenseSacks: upTo(5), defenseInterceptions: upTo(2), defensePointsAllowed: upTo(40) };
  return position === 'RB' ? { ...runs, ...catches } : { ...catches, fumblesLost: upTo(1) };
}

/** 28 settings that are worth something on these lines. */
const SETTINGS: ScoringSettings = {
  ...STANDARD_SCORING,
  receivingReceptions: 0.5,
  receivingTEReceptionsBonus: 0.5,
  passingYards300: 3,
  rushingYards100: 3,
  receivingYards100: 3,
  rushingAttempts: 0.1,
};

export const bench: Bench = {
  name: 'Scoring and player value',
  run: async () => {
    const lines = inventedSeason();
    const season = scoringSeason(lines, PLAYERS * WEEKS);
    const active = season.columns.filter(({ key }) => (SETTINGS[key] ?? 0) !== 0).length;
    const totals = new Float64Array(PLAYERS * WEEKS);
    const full = millisecondsOf(() => scoreSeason(season, SETTINGS, totals)[5] ?? 0);
    const one = millisecondsOf(() => {
      changeSetting(season, totals, 'receivingReceptions', 0.5);
      changeSetting(season, totals, 'receivingReceptions', -0.5);
      return totals[5] ?? 0;
    });
    const changed = { ...SETTINGS, receivingReceptions: 1 };
    const compared = millisecondsOf(() => {
      rescore(season, totals, SETTINGS, changed);
      rescore(season, totals, changed, SETTINGS);
      return totals[5] ?? 0;
    });
    const plain = millisecondsOf(() => {
      let sum = 0;
      for (const { line, position } of lines) sum += points(line, position, SETTINGS);
      return sum;
    });
    const prepare = millisecondsOf(() => scoringSeason(lines, PLAYERS * WEEKS).cells);
    const next = sequence(3);
    const ranked = Array.from({ length: 300 }, (_, rank) => ({
      value: rank + 3 * next(),
      deviation: 1 + rank * 0.15 * next(),
    }));
    ranked.sort((a, b) => a.value - b.value);
    const split = millisecondsOf(() => tiers(ranked).at(-1) ?? 0);
    const lists = Array.from({ length: 40 }, (_, expert) => ({
      expertId: `expert ${expert}`,
      ranks: ranked.map((_, rank) => (next() < 0.9 ? rank + 1 + Math.floor(20 * next()) : null)),
    }));
    const agreed = millisecondsOf(() => consensus(lists).length);
    // Everybody's season, as the editor of scoring systems holds it while a stepper is pressed.
    const people = lines
      .filter(({ cell }) => cell % WEEKS === 1)
      .map(({ line, position }, index) => ({ entityId: `player ${index}`, position, line }));
    const material = buildMaterial(people);
    let press = 0;
    const reranked = millisecondsOf(() => {
      press += 1;
      const settings = { ...SETTINGS, receivingTEReceptionsBonus: (press % 10) / 10 };
      const { rows } = rankedBoard(material, { settings, league: DEFAULT_LEAGUE });
      return listTiers(rows).size;
    });
    const target = (milliseconds: number) => ({ ...duration(milliseconds), what: 'target' });
    const rows: BenchRow[] = [
      { name: `score ${PLAYERS} x ${WEEKS}, ${active} settings`, ours: duration(full), against: target(0.25) },
      { name: 'one setting changed', ours: duration(one / 2), against: target(0.01) },
      { name: 'one of two systems’ settings differs', ours: duration(compared / 2), against: target(0.01) },
      { name: 'the same line by line', ours: duration(plain) },
      { name: 'prepare a season', ours: duration(prepare) },
      {
        name: `rank ${people.length} players anew: points, values, consensus, tiers`,
        ours: duration(reranked),
        against: target(16),
      },
      { name: 'tiers of 300 players, 8 to 14', ours: duration(split), against: target(5) },
      { name: 'consensus of 40 experts on 300 players', ours: duration(agreed) },
    ];
    return rows;
  },
};
