// How players of one game strayed from their projections together.
// Written by `node analysis/best-ball/stack-correlations.ts --write`: measured, never edited.
import type { StackCorrelations } from './stack-correlations.shape.ts';

/** @source analysis/best-ball */
export const STACK_CORRELATIONS: StackCorrelations = {
  firstSeason: 2021,
  lastSeason: 2023,
  teamMates: [
    {
      role: 'WR1',
      games: 1378,
      correlation: 0.36,
      low: 0.32,
      high: 0.39,
    },
    {
      role: 'WR2',
      games: 1369,
      correlation: 0.32,
      low: 0.28,
      high: 0.36,
    },
    {
      role: 'WR3',
      games: 1100,
      correlation: 0.24,
      low: 0.2,
      high: 0.29,
    },
    {
      role: 'TE1',
      games: 1309,
      correlation: 0.26,
      low: 0.22,
      high: 0.3,
    },
    {
      role: 'RB1',
      games: 1364,
      correlation: 0.1,
      low: 0.06,
      high: 0.14,
    },
  ],
  opponents: [
    {
      role: 'WR1',
      games: 1373,
      correlation: 0.07,
      low: 0.03,
      high: 0.12,
    },
    {
      role: 'WR2',
      games: 1364,
      correlation: 0.09,
      low: 0.05,
      high: 0.14,
    },
    {
      role: 'WR3',
      games: 1089,
      correlation: 0.02,
      low: -0.03,
      high: 0.07,
    },
    {
      role: 'TE1',
      games: 1305,
      correlation: 0.1,
      low: 0.06,
      high: 0.15,
    },
    {
      role: 'RB1',
      games: 1359,
      correlation: 0.09,
      low: 0.04,
      high: 0.13,
    },
  ],
};
