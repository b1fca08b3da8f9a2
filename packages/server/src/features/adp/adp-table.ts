import type { Edition } from '@pylon/almanac/editions/edition';
import { type AdpBoard, type AdpEntry, adpBoard } from '@pylon/almanac/read/adp-board';
import { adpFormats, type FormatPicks } from '@pylon/almanac/read/adp-formats';
import { type ConsensusPoint, consensusHistory } from '@pylon/almanac/read/consensus-history';
import type { adp } from '@pylon/contract/tables/draft/adp.table';
import type { WireEntity } from '@pylon/contract/wire';
import { positionOf } from '@pylon/engine/tables/entity-filter';
import type { FactsOf } from '@pylon/engine/tables/table';
import type { AdpFormat } from '@pylon/engine/vocabulary/adp-formats';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { onceFor } from '../../almanac/edition-memo.ts';
import { byeWeekOf, toWireEntity } from '../../wire/entity.ts';

/** A player of the ADP table. */
export interface AdpPlayer extends WireEntity, FactsOf<typeof adp> {
  readonly entry: AdpEntry;
  /** Place in the consensus, which is the list of the free expert Market; null without one. */
  readonly marketRank: number | null;
}

/** The board of a season. */
export const boardOf = (edition: Edition, season: number): AdpBoard =>
  onceFor(edition, `adp board ${season}`, () => adpBoard(edition, season));

/** Points of a spark line; more cannot be told apart in its width. */
const MOST_POINTS = 24;

/** How each player's average draft position went, oldest first, by entity. */
const adpHistory = (edition: Edition, season: number): ReadonlyMap<string, readonly ConsensusPoint[]> =>
  onceFor(edition, `adp history ${season}`, () => consensusHistory(edition, season, MOST_POINTS));

/** What the answers on draft positions share, a step at a time. */
export function* adpSteps(edition: Edition, season: number): Generator<void, void> {
  boardOf(edition, season);
  yield;
  adpHistory(edition, season);
  yield;
  adpPlayers(edition, season);
}

/** Everybody on the board, by consensus. */
export const adpPlayers = (edition: Edition, season: number): readonly AdpPlayer[] =>
  onceFor(edition, `adp players ${season}`, () => playersOf(edition, season, boardOf(edition, season).entries));

function playersOf(edition: Edition, season: number, entries: readonly AdpEntry[]): readonly AdpPlayer[] {
  const counts = new Map<string, number>();
  const history = adpHistory(edition, season);
  return entries.flatMap((entry, index): AdpPlayer[] => {
    const { entityId, consensus, preSeasonGuillotine } = entry;
    const entity = toWireEntity(edition, entityId, season);
    if (!entity) return [];
    const position = positionOf(entity);
    const positionRank = (counts.get(position) ?? 0) + 1;
    counts.set(position, positionRank);
    return [
      {
        ...entity,
        ...{ entityId, entry, consensus, preSeasonGuillotine, positionRank, pairDifference: null },
        ...{ formatAdp: null, besideAdp: null, formatDifference: null },
        rank: index + 1,
        marketRank: entry.rank,
        byeWeek: byeWeekOf(edition, entityId, season),
        adps: entry.adp,
        deltas: deltasOf(entry),
        history: (history.get(entityId) ?? []).map(({ asOf, adp }) => ({ asOf, adp })),
      },
    ];
  });
}

/** Of somebody in no column of the board. */
const NO_PICK: Omit<AdpEntry, 'entityId'> = {
  ...{ rank: null, consensus: null, previousConsensus: null, preSeasonGuillotine: null },
  ...{ adp: {}, previous: {} },
};

/** Everybody on the board, and behind them whom only drafts of the formats asked for pick: formats without a column. */
export function withDraftedIn(edition: Edition, season: number, formats: readonly FormatPicks[]): readonly AdpPlayer[] {
  const { entries } = boardOf(edition, season);
  const ids = new Set(formats.flatMap(({ picks }) => [...picks.keys()] as EntityId[])); // the table's own ids
  for (const { entityId } of entries) ids.delete(entityId);
  const others = [...ids].map((entityId) => ({ ...NO_PICK, entityId }));
  return others.length === 0 ? adpPlayers(edition, season) : playersOf(edition, season, [...entries, ...others]);
}

/** Everybody with what two providers differ by, the first less the second. */
export const besideEachOther = (
  players: readonly AdpPlayer[],
  [first, second]: readonly [string, string],
): readonly AdpPlayer[] =>
  players.map((player) => {
    const picks: Readonly<Record<string, number>> = player.entry.adp;
    const [one, other] = [picks[first], picks[second]];
    return one === undefined || other === undefined ? player : { ...player, pairDifference: one - other };
  });

/** Every format's picks of a season, at a provider or of all together. */
export const formatsOf = (
  edition: Edition,
  season: number,
  provider: string | null,
): Readonly<Record<AdpFormat, FormatPicks>> =>
  onceFor(edition, `adp formats ${season} ${provider}`, () => adpFormats(edition, season, provider));

/**
 * Everybody with their picks in one format and in another, and what these differ by.
 *
 * @param of picks of the first; null takes what the table shows: the column, or without one the consensus
 * @param beside picks of the other; null for none
 * @param column the only one that is shown; null unless one is
 */
export const inFormats = (
  players: readonly AdpPlayer[],
  {
    of,
    beside,
    column,
  }: { readonly of: FormatPicks | null; readonly beside: FormatPicks | null; readonly column: string | null },
): readonly AdpPlayer[] =>
  players.map((player) => {
    const picks: Readonly<Record<string, number>> = player.entry.adp;
    const formatAdp = of?.picks.get(player.entityId) ?? null;
    const besideAdp = beside?.picks.get(player.entityId) ?? null;
    const first = of ? formatAdp : column === null ? player.entry.consensus : (picks[column] ?? null);
    const formatDifference = first === null || besideAdp === null ? null : first - besideAdp;
    return { ...player, formatAdp, besideAdp, formatDifference };
  });

/** Each provider less the consensus. */
const deltasOf = ({ adp, consensus }: AdpEntry): Record<string, number> =>
  consensus === null ? {} : Object.fromEntries(Object.entries(adp).map(([column, pick]) => [column, pick - consensus]));
