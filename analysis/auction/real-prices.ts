// Real auction prices, and the product's own prices for the same players: worth what players of their rank scored in
// 2012 to 2020.

import { type DraftPool, draftPool } from '@pylon/engine/drafting/draft-pool';
import { draftTable } from '@pylon/engine/drafting/draft-table';
import { DEFAULT_DRAFT_SETTINGS } from '@pylon/engine/mock-draft/rules/create-draft';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { isPosition, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { pointCurves } from '../grades/pods.ts';
import { readCsv, readJson } from '../projections/files.ts';

/** A player with what was really paid, dollars of a $200 budget; null when nobody was asked. */
export interface Priced {
  readonly name: string;
  readonly position: Position;
  readonly real: number | null;
}

/** A market: its league, and its players in the order in which drafters rank them. */
export interface Market {
  readonly name: string;
  readonly league: LeagueShape;
  readonly players: readonly Priced[];
}

const NONE = { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 } as const;

/** Names without points, suffixes and case: the two sources write them differently. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ (jr|sr|ii|iii|iv)$/, '');

/**
 * Yahoo's mean prices of 2026 beside the draft positions of those days. The prices add up to ten budgets less a dollar
 * each for kickers and defences, which the file does not have; so that is the league.
 */
export function yahoo2026(): Market {
  const paid = new Map(
    readCsv('yahoo/yahoo_average_auction_values_2026.csv').map((row) => [
      `${plain(row['name'] ?? '')} ${row['position']}`,
      Number(row['aav_200']),
    ]),
  );
  const players = readCsv('ffc/ffc_adp_2026_half_ppr_10tm.csv')
    .toSorted((one, other) => Number(one['adp']) - Number(other['adp']))
    .flatMap((row): readonly Priced[] => {
      const { name = '', position = '' } = row;
      if (!isPosition(position) || position === 'K' || position === 'DST') return [];
      return [{ name, position, real: paid.get(`${plain(name)} ${position}`) ?? null }];
    });
  const slots = { ...NONE, QB: 1, RB: 2, WR: 2, TE: 1, FLEX: 1, BN: 6 };
  return { name: 'Yahoo 2026, mean prices', league: { teams: 10, budgetDollars: 198, slots }, players };
}

const Sold = z.array(
  z.object({ metadata: z.object({ amount: z.string(), last_name: z.string(), position: z.string() }) }),
);

/**
 * A dynasty league's first auction of 2022 on Sleeper: superflex, twelve teams, twenty players each. How good bidders
 * thought each player is not recorded, so the players stand in the order of their prices: only the shape of the prices
 * can be compared.
 */
export function sleeper2022(): Market {
  const path = 'sleeper/leagues/dynasty_12team_superflex_faab/2022/draft_picks.json';
  const players = Sold.parse(readJson(path))
    .flatMap(({ metadata }): readonly Priced[] =>
      isPosition(metadata.position)
        ? [{ name: metadata.last_name, position: metadata.position, real: Number(metadata.amount) }]
        : [],
    )
    .sort((one, other) => (other.real ?? 0) - (one.real ?? 0));
  const slots = { ...NONE, QB: 1, RB: 2, WR: 3, TE: 1, FLEX: 1, SUPERFLEX: 1, BN: 9 };
  return { name: 'Sleeper 2022, one dynasty auction', league: { teams: 12, budgetDollars: 200, slots }, players };
}

/** The market's players as a pool; number n of its table is player n. Nobody's bye is known. */
export function poolOf({ league, players }: Market): DraftPool {
  const curves = pointCurves();
  const seen = new Map<Position, number>();
  const rows = players.map(({ position }, index) => {
    const rank = seen.get(position) ?? 0;
    seen.set(position, rank + 1);
    const curve = curves.get(POSITIONS.indexOf(position)) ?? [];
    // A player beyond the last rank of the curve is worth what its end is.
    const points = curve[rank] ?? curve.at(-1) ?? 0;
    return { entityId: `${index}` as EntityId, position, board: index + 1, points, byeWeek: null };
  });
  return draftPool(draftTable(rows), league, () => 0);
}

/** Settings of an auction of the market. */
export const settingsOf = ({ league }: Market) => {
  const { order: _order, ...settings } = DEFAULT_DRAFT_SETTINGS;
  return { ...settings, league, keepers: [] };
};
