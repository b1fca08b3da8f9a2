// What the tables of the market say of recorded answers, each player known by the site's own id.
import { readEspnPlayers } from '@pylon/almanac/sources/espn/espn';
import { readTradeValues } from '@pylon/almanac/sources/fantasycalc/fantasycalc';
import type { NamedPlayer } from '@pylon/almanac/sources/joining/named-player';
import { readTrending } from '@pylon/almanac/sources/sleeper/sleeper';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { readValue, sharedBytes } from '@pylon/almanac/testing/shared-files';
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { expect, it } from 'vitest';
import { rows as ownership } from './leagues/ownership.rows.ts';
import { rows as tradeValues } from './leagues/trade-values.rows.ts';

const SEASON = 2025;
const asked = { season: SEASON, isCurrent: true, day: '2025-11-01', week: 8, eve: '2025-09-03' };

/** Rows of a list as an edition has them, whose players go by one site's ids. */
function listed<T extends { readonly who: NamedPlayer }>(lists: readonly T[], site: 'espn' | 'sleeper') {
  const named = lists.map(({ who, ...row }) => ({
    ...row,
    season: SEASON,
    entityId: who.ids?.[site] ?? 'a defense',
  }));
  const players = lists.map(({ who }, index) => ({
    playerId: named[index]?.entityId ?? '',
    position: who.position || 'WR',
  }));
  return { named, players: [...new Map(players.map((player) => [player.playerId, player])).values()] };
}

describeShared('recorded answers of the market', () => {
  it('tell of ESPN’s leagues who is had and started', () => {
    const file = sharedBytes('market/espn-fantasy/kona_player_info_2021_week08.json.gz');
    const lists = readValue(readEspnPlayers(file, 'espn', { ...asked, season: 2021, day: '2021-11-01' }));
    const { named, players } = listed(lists.ownership ?? [], 'espn');
    const edition = buildTestEdition(buildRows({ players, ownership: named }));
    const of = new Map(ownership({ edition, season: SEASON, week: -1, choices: {} }).map((row) => [row.entityId, row]));
    for (const [id, owned, started] of [
      ['16800', 99.87, 26.39],
      ['3918298', 99.86, 91.86],
      ['3917232', 81.53, 72.61],
    ] as const) {
      expect(of.get(id)?.owned).toBeCloseTo(owned, 2);
      expect(of.get(id)?.started).toBeCloseTo(started, 2);
      expect(of.get(id)).toMatchObject({ adds: null, net: null, ownedChange: null, told: 'ESPN 2021-11-01' });
    }
  });

  it('tell of Sleeper’s leagues who is added', () => {
    const bytes = Buffer.from(readShared('platforms/recorded/sleeper/players-nfl-trending-add.json'));
    const { named, players } = listed(readValue(readTrending(bytes, 'adds', asked, 'adds')).ownership ?? [], 'sleeper');
    const edition = buildTestEdition(buildRows({ players, ownership: named }));
    const told = ownership({ edition, season: SEASON, week: -1, choices: {} });
    expect(told.find(({ entityId }) => entityId === '6002')).toMatchObject({ adds: 14_287, drops: null, net: 14_287 });
    expect(Math.max(...told.map(({ adds }) => Number(adds)))).toBe(14_287);
  });

  it('tell of FantasyCalc’s trades what everybody brings', () => {
    const file = sharedBytes('market/fantasycalc/values_current_redraft_1qb_12_ppr1_2023-11_top30.json');
    const lists = readValue(readTradeValues(file, 'values', asked, 'half-ppr'));
    const { named, players } = listed(lists.tradeValues ?? [], 'sleeper');
    const edition = buildTestEdition(buildRows({ players, tradeValues: named }));
    const told = tradeValues({ edition, season: SEASON, week: -1, choices: { format: 'half-ppr' } });
    expect(told).toHaveLength(30);
    expect(told[0]).toMatchObject({ entityId: '4034', rank: 1, positionRank: 1, value: 10_038, change: -312 });
    // Published as third and second at their positions
    expect(told.find(({ entityId }) => entityId === '5859')).toMatchObject({
      positionRank: 2,
      value: 9704,
      change: 944,
    });
    expect(told.find(({ entityId }) => entityId === '7543')).toMatchObject({ rank: 6, positionRank: 2, value: 9193 });
  });
});
