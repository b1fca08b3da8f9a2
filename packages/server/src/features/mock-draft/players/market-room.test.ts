import { draftPool } from '@pylon/engine/drafting/draft-pool';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { placeWorth } from '../../../football/place-worth.ts';
import { baseScoring } from '../../../wire/scoring-system.ts';
import { marketRoom } from './market-room.ts';
import { type OpenInputs, type PoolPlayer, type RoomPool, tableOf } from './room-pool.ts';

const scoring = baseScoring(FREE_SCORING_ID);
if (scoring === undefined) throw new Error('no free scoring');

const OPEN: OpenInputs = { expertPlaceOf: () => null, isByExpert: false, worthOf: placeWorth(scoring) };

/** A room of forty of each position. ADP and last season run one way, ranks, tiers and projections the other. */
function roomOf(
  change: (player: PoolPlayer, index: number) => Partial<PoolPlayer> = () => ({}),
  open: Partial<OpenInputs> = {},
): RoomPool {
  const players = Array.from({ length: 240 }, (_, index): PoolPlayer => {
    const position = POSITIONS[index % POSITIONS.length] ?? 'QB';
    const player: PoolPlayer = {
      entityId: `p${String(index).padStart(3, '0')}` as EntityId, // an id of this test
      position,
      teamId: null,
      byeWeek: 5 + (index % 9),
      rank: 240 - index,
      positionRank: 40 - Math.floor(index / 6),
      tier: 1 + (index % 4),
      best: { rank: 3, expertId: 'scout' },
      worst: { rank: 90, expertId: 'ceiling' },
      points: 10 + index,
      draftPoints: 10 + index,
      lastSeasonPoints: 300 - index,
      adp: index < 200 ? index + 1.5 : null,
      providerAdp: index < 200 ? index + 1.5 : null,
      board: 240 - index,
      isRookie: false,
    };
    return { ...player, ...change(player, index) };
  });
  const table = tableOf(players);
  return {
    source: 'rankings',
    pool: draftPool(table, DEFAULT_LEAGUE, () => 1),
    players,
    byId: new Map(players.map((player) => [player.entityId, player])),
    open: { ...OPEN, ...open },
  };
}

test('players stand in the order of their ADP, then those whom no draft lists, last season’s best first', () => {
  const { players } = marketRoom(roomOf());
  const listed = players.filter(({ adp }) => adp !== null);
  expect(players.slice(0, 200)).toEqual(listed);
  expect(listed.map(({ adp }) => adp)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1.5));
  const unlisted = players.slice(200).map(({ lastSeasonPoints }) => lastSeasonPoints ?? 0);
  expect(unlisted).toEqual(unlisted.toSorted((one, other) => other - one));
  expect(players.map(({ board }) => board)).toEqual(players.map(({ board }) => board).toSorted((a, b) => a - b));
});

test('nothing of it depends on rankings, tiers or projections', () => {
  const other = roomOf(({ rank, points }, index) => ({
    rank: (rank * 7) % 241,
    tier: (index * 5) % 7,
    best: null,
    worst: null,
    points: points * 3,
    draftPoints: points * 3,
    board: (rank * 7) % 241,
    positionRank: 1,
  }));
  expect(marketRoom(other)).toEqual(marketRoom(roomOf()));
});

test('a better place is worth more, as much as such places have come to in past seasons', () => {
  const worthOf = (position: Position) =>
    marketRoom(roomOf())
      .players.filter((player) => player.position === position)
      .map(({ draftPoints }) => draftPoints);
  for (const position of POSITIONS) {
    const worth = worthOf(position);
    expect(worth).toEqual(worth.toSorted((one, other) => other - one));
  }
  // In half PPR the first passer outscores the first back, the thirtieth hardly plays, and kickers are alike.
  expect(worthOf('QB')[0]).toBeGreaterThan(worthOf('RB')[0] ?? 0);
  expect(worthOf('QB')[30]).toBeLessThan((worthOf('QB')[0] ?? 0) / 2);
  expect(worthOf('K')[20]).toBeGreaterThan(0.9 * (worthOf('K')[0] ?? 0));
});

test('in a dynasty the open expert’s places come before ADP, elsewhere they only order players whom no draft lists', () => {
  const expertPlaceOf = (entityId: string) => 241 - Number(entityId.slice(1));
  const best = ({ players }: RoomPool) => players[0]?.entityId;
  expect(best(marketRoom(roomOf(undefined, { expertPlaceOf, isByExpert: true })))).toBe('p239');
  const redraft = marketRoom(roomOf(undefined, { expertPlaceOf }));
  expect(best(redraft)).toBe('p000');
  expect(redraft.players[200]?.entityId).toBe('p239');
});

test('a player who was nobody a year ago is worth what their place in the market is', () => {
  const rookie = (player: PoolPlayer) => (player.adp === 3.5 ? { lastSeasonPoints: null } : {});
  const { players } = marketRoom(roomOf(rookie));
  const index = players.findIndex(({ adp }) => adp === 3.5);
  const behind = players.slice(index + 1).find(({ position }) => position === players[index]?.position);
  expect(players[index]?.lastSeasonPoints).toBeNull();
  expect(players[index]?.draftPoints).toBeGreaterThan(behind?.draftPoints ?? Number.POSITIVE_INFINITY);
});

test('the market of a room is made once', () => {
  const room = roomOf();
  expect(marketRoom(room)).toBe(marketRoom(room));
});
