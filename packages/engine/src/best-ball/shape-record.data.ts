// How often rosters of a shape advanced in real best-ball drafts.
// Written by `node analysis/best-ball/shapes.ts --season 2022 --write`: measured, never edited.
import type { ShapeRecord } from './shape-record.ts';

/** @source analysis/best-ball: Best Ball Mania III, 554 drafts of twelve teams and eighteen rounds */
export const SHAPE_RECORD: ShapeRecord = {
  season: 2022,
  drafts: 554,
  teams: 6648,
  advanced: 1109,
  shapes: [
    {
      shape: [2, 6, 8, 2],
      teams: 983,
      advanced: 164,
    },
    {
      shape: [2, 5, 9, 2],
      teams: 894,
      advanced: 153,
    },
    {
      shape: [2, 5, 8, 3],
      teams: 885,
      advanced: 147,
    },
    {
      shape: [3, 5, 8, 2],
      teams: 598,
      advanced: 87,
    },
    {
      shape: [3, 5, 7, 3],
      teams: 558,
      advanced: 93,
    },
    {
      shape: [2, 6, 7, 3],
      teams: 477,
      advanced: 103,
    },
    {
      shape: [3, 6, 7, 2],
      teams: 380,
      advanced: 58,
    },
    {
      shape: [2, 7, 7, 2],
      teams: 297,
      advanced: 48,
    },
    {
      shape: [3, 6, 6, 3],
      teams: 230,
      advanced: 35,
    },
    {
      shape: [3, 4, 8, 3],
      teams: 189,
      advanced: 32,
    },
    {
      shape: [2, 4, 9, 3],
      teams: 189,
      advanced: 33,
    },
    {
      shape: [2, 4, 10, 2],
      teams: 178,
      advanced: 25,
    },
    {
      shape: [3, 4, 9, 2],
      teams: 116,
      advanced: 20,
    },
    {
      shape: [3, 7, 6, 2],
      teams: 70,
      advanced: 6,
    },
    {
      shape: [2, 7, 6, 3],
      teams: 65,
      advanced: 9,
    },
  ],
  positions: {
    QB: [
      {
        players: 2,
        teams: 4159,
        advanced: 714,
      },
      {
        players: 3,
        teams: 2252,
        advanced: 348,
      },
      {
        players: 4,
        teams: 183,
        advanced: 34,
      },
    ],
    RB: [
      {
        players: 4,
        teams: 758,
        advanced: 124,
      },
      {
        players: 5,
        teams: 3107,
        advanced: 509,
      },
      {
        players: 6,
        teams: 2189,
        advanced: 381,
      },
      {
        players: 7,
        teams: 485,
        advanced: 76,
      },
    ],
    WR: [
      {
        players: 5,
        teams: 63,
        advanced: 8,
      },
      {
        players: 6,
        teams: 499,
        advanced: 72,
      },
      {
        players: 7,
        teams: 1847,
        advanced: 327,
      },
      {
        players: 8,
        teams: 2733,
        advanced: 446,
      },
      {
        players: 9,
        teams: 1259,
        advanced: 219,
      },
      {
        players: 10,
        teams: 223,
        advanced: 33,
      },
    ],
    TE: [
      {
        players: 1,
        teams: 124,
        advanced: 23,
      },
      {
        players: 2,
        teams: 3682,
        advanced: 592,
      },
      {
        players: 3,
        teams: 2713,
        advanced: 476,
      },
      {
        players: 4,
        teams: 123,
        advanced: 17,
      },
    ],
  },
};
