import { describe, expect, it } from 'vitest';
import type { PickGrade } from '../../drafting/team-grades.ts';
import { buildPool, invented } from '../../testing/drafts.ts';
import type { Position } from '../../vocabulary/positions.ts';
import { boldMoves } from './bold-moves.ts';

const pool = buildPool();
const boardOf = (position: Position, rank: number): number =>
  pool.table.board[pool.table.numberOf.get(invented(position, rank)) ?? -1] ?? Number.NaN;

/** A pick so many places after its time, which brought so much more than usual. */
const pick = (position: Position, rank: number, after: number, surplus = 0): PickGrade => ({
  pickNumber: boardOf(position, rank) + after,
  seat: 0,
  entityId: invented(position, rank),
  vorp: 20 + surplus,
  expectedVorp: 20,
  z: 0,
  letterGrade: 'B',
});
const reaches = (...picks: PickGrade[]) => boldMoves(picks, pool).topReaches.map(({ entityId }) => entityId);
const finds = (...picks: PickGrade[]) => boldMoves(picks, pool).topPicks.map(({ entityId }) => entityId);

describe('bold moves', () => {
  it('know no reach of two picks, wherever it is', () => {
    const all = [1, 2, 3, 5, 8, 13, 20, 40].flatMap((rank) => [pick('RB', rank, -2), pick('WR', rank, -2)]);
    expect(reaches(...all.filter(({ pickNumber }) => pickNumber >= 1))).toEqual([]);
  });

  it('measure a reach by how far real picks stray there', () => {
    expect(reaches(pick('WR', 5, -8))).toEqual(['WR-5']);
    expect(reaches(pick('WR', 40, -8))).toEqual([]);
    expect(reaches(pick('WR', 40, -30), pick('WR', 5, -8))).toEqual(['WR-40', 'WR-5']);
  });

  it('find whoever fell far and brought more than usual, most points first', () => {
    expect(finds(pick('RB', 10, 20, 30), pick('WR', 10, 20, 50))).toEqual(['WR-10', 'RB-10']);
    expect(finds(pick('RB', 10, 20, -5), pick('WR', 10, 2, 50))).toEqual([]);
  });

  it('have no kicker and no defence for the time that custom leaves them', () => {
    expect(finds(pick('K', 1, 40, 60), pick('DST', 1, 50, 60))).toEqual([]);
    expect(reaches(pick('K', 1, -25), pick('DST', 1, -25))).toEqual([]);
    expect(reaches(pick('K', 1, -70))).toEqual(['K-1']);
  });
});
