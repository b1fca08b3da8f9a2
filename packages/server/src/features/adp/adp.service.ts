import type { Edition } from '@pylon/almanac/editions/edition';
import type { AdpFormatInfo, AdpProviderInfo, listAdps } from '@pylon/contract/adp/adp';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { ADP_MEMBERS, adp } from '@pylon/contract/tables/draft/adp.table';
import { ADP_FORMATS } from '@pylon/engine/vocabulary/adp-formats';
import {
  ADP_PROVIDER_LABELS,
  ADP_PROVIDERS,
  type AnyAdpProvider,
  OTHER_ADP_PROVIDERS,
} from '@pylon/engine/vocabulary/adp-providers';
import { found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import type { PreparedAmong } from '../../leagues/holders/held-among.ts';
import { tableAnswer } from '../../tables/table-answer.ts';
import { publisherName } from '../../wire/expert.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { seasonById } from '../../wire/season.ts';
import { besideEachOther, boardOf, formatsOf, inFormats, withDraftedIn } from './adp-table.ts';

/**
 * A page of average draft positions, as a tier sees it; with provider names, only players whom one of them has; with
 * two, what they differ by; with formats, picks in drafts of each.
 */
export function adps({
  edition,
  query,
  now,
  tier,
  prepared: { among },
}: EditionInput<typeof listAdps, PreparedAmong<object>>): Outcome<AnswerOf<typeof listAdps>> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const { year } = inSeason.value;
  const [first, second, ...others] = query.adpProviderNames ?? [];
  const isPair = first !== undefined && second !== undefined && others.length === 0;
  const column = ADP_MEMBERS.find((name) => name === first && second === undefined) ?? null;
  const formats = formatsOf(edition, year, siteOf(column));
  const of = query.format ? formats[query.format] : null;
  const beside = query.beside ? formats[query.beside] : null;
  const asked = [of, beside].filter((picks) => picks !== null);
  const players = withDraftedIn(edition, year, asked);
  const inPair = isPair ? besideEachOther(players, [first, second]) : players;
  const shown = asked.length > 0 ? inFormats(inPair, { of, beside, column }) : inPair;
  const page = tableAnswer(adp, shown, { ...query, among }, tier);
  if (!page.ok) return page;
  return found({
    playerADP: page.value.rows,
    total: page.value.total,
    providers: providersOf(edition, year),
    formats: ADP_FORMATS.map(
      (id): AdpFormatInfo => ({
        id,
        asOf: formats[id].asOf,
        providers: formats[id].providers.map(publisherName),
      }),
    ),
    provenance: provenanceOf(edition),
  });
}

/** Whose drafts a column is of; null where it is of one format of all. */
const siteOf = (column: string | null): string | null =>
  (ADP_FORMATS as readonly (string | null)[]).includes(column) ? null : column;

const NINE: ReadonlySet<string> = new Set(ADP_PROVIDERS);

const publisherOf = (source: string | null) => source && publisherName(source);

/** Every provider with the day of its numbers, and since when it is known. */
function providersOf(edition: Edition, season: number): AdpProviderInfo[] {
  const { columns } = boardOf(edition, season);
  return [...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS].map((id: AnyAdpProvider) => ({
    id,
    name: ADP_PROVIDER_LABELS[id],
    asOf: columns[id].asOf,
    since: columns[id].since?.asOf ?? null,
    format: columns[id].format,
    toldBy: publisherOf(columns[id].toldBy),
    isColumn: NINE.has(id),
  }));
}
