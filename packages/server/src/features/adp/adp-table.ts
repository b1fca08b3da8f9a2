import type { Edition } from '@pylon/almanac/editions/edition';
import { type AdpBoard, type AdpEntry, adpBoard } from '@pylon/almanac/read/adp-board';
import { positionOf, type WireEntity } from '@pylon/contract/tables/table-rows';
import { onceFor } from '../../football/edition-memo.ts';
import { byeWeekOf, toWireEntity } from '../../wire/entity.ts';

/** A player of the ADP table. */
export interface AdpPlayer extends WireEntity {
  readonly entry: AdpEntry;
  readonly position: string;
  /** Place in the table, from 1. */
  readonly rank: number;
  readonly positionRank: number;
  readonly byeWeek: number | null;
}

/** The board of a season. */
export const boardOf = (edition: Edition, season: number): AdpBoard =>
  onceFor(edition, `adp board ${season}`, () => adpBoard(edition, season));

/** Everybody on the board, by consensus. */
export const adpPlayers = (edition: Edition, season: number): readonly AdpPlayer[] =>
  onceFor(edition, `adp players ${season}`, () => {
    const counts = new Map<string, number>();
    return boardOf(edition, season).entries.flatMap((entry, index): AdpPlayer[] => {
      const entity = toWireEntity(edition, entry.entityId, season);
      if (!entity) return [];
      const position = positionOf(entity);
      const positionRank = (counts.get(position) ?? 0) + 1;
      counts.set(position, positionRank);
      return [
        {
          ...entity,
          entry,
          position,
          rank: index + 1,
          positionRank,
          byeWeek: byeWeekOf(edition, entry.entityId, season),
        },
      ];
    });
  });
