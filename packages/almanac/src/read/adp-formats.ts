/**
 * Average draft positions by kind of draft: PPR beside half PPR, one quarterback beside two, a season beside careers.
 *
 * A provider's newest list of a format is what it says of it. Of all providers together it is their mean, as in the
 * consensus: a mean of other providers does not count beside them.
 */
import { ADP_FORMATS, type AdpFormat } from '@pylon/engine/vocabulary/adp-formats';
import type { Edition } from '../editions/edition.ts';
import { marketLists } from '../house/consensus/market.ts';
import { pooledOpinions } from '../house/consensus/opinions.ts';
import { latestDay } from '../house/days.ts';
import { adpRows } from './adp-rows.ts';

/** Drafts of one format. */
export interface FormatPicks {
  /** Day of the newest list; null when nobody has any. */
  readonly asOf: string | null;
  /** Providers whose lists are in it. */
  readonly providers: readonly string[];
  /** Mean overall pick by entity, from 1. */
  readonly picks: ReadonlyMap<string, number>;
}

/**
 * Every format's picks of a season.
 *
 * @param provider whose drafts; null is the mean of all that have the format
 */
export function adpFormats(
  edition: Edition,
  season: number,
  provider: string | null,
): Readonly<Record<AdpFormat, FormatPicks>> {
  const until = edition.manifest.asOf;
  const rows = adpRows(edition, until).filter(
    (row) => row.season === season && (provider === null || row.provider === provider),
  );
  const positionOf = (entityId: string) => edition.indexes.positionOf(entityId, season);
  return Object.fromEntries(
    ADP_FORMATS.map((format): [AdpFormat, FormatPicks] => {
      const lists = marketLists(rows, [format], until);
      return [
        format,
        {
          asOf: latestDay(lists.map(({ asOf }) => asOf)) || null,
          providers: lists.map(({ slug }) => slug),
          picks: new Map(pooledOpinions(lists, positionOf).map(({ entityId, mean }) => [entityId, mean])),
        },
      ];
    }),
  ) as Record<AdpFormat, FormatPicks>; // every format of the list
}
