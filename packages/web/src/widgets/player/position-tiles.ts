import type { Position } from '@pylon/engine/vocabulary/positions';

/** The ground of a tile on a draft board by position; its letters are always on it too. */
export const POSITION_TILES: Readonly<Record<Position, string>> = {
  QB: 'bg-qb-tile',
  RB: 'bg-rb-tile',
  WR: 'bg-wr-tile',
  TE: 'bg-te-tile',
  K: 'bg-k-tile',
  DST: 'bg-dst-tile',
};
