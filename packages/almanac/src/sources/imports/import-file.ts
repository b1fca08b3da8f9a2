// Files that an operator brings: exports and lists of any provider, recognised by their header.
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import { ADP_PROVIDER_LABELS, type AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { OWNERSHIP_MEASURES } from '../../tables/market.ts';
import type { NamedPlayer } from '../joining/named-player.ts';
import { type ReadingOptions, readDelimited } from '../reading/delimited.ts';
import { later, type RecordOf, type SourceDictionary } from '../reading/dictionary.ts';
import type { Read } from '../reading/faults.ts';

/** Draft formats of lists. */
export const IMPORT_FORMATS = [
  'standard',
  'half-ppr',
  'ppr',
  'superflex',
  'best-ball',
  'dynasty',
  'dynasty-superflex',
  'rookie',
  'guillotine',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What the operator knows and the file may not say. What is given here wins over what the file or its name says. */
export interface ImportOptions {
  /** Day of the list. */
  readonly asOf?: string;
  /** Season it is about; default: the calendar year of the day. */
  readonly season?: number;
  /** Week it is about, for weekly projections. */
  readonly week?: number;
  readonly format?: ImportFormat;
  /** Publisher's slug of a ranking or projection. */
  readonly publisher?: string;
}

/** A file to import: its name may hold folders ('2025/01/QB_projected.csv'), which some sources need. */
export interface ImportFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly options?: ImportOptions;
  /** Moment at which it was taken in. */
  readonly importedAt?: string;
}

export interface ImportedAdp {
  readonly who: NamedPlayer;
  readonly season: number;
  readonly provider: AnyAdpProvider;
  /** Source that tells of the provider's drafts; absent where the provider does itself, and in an operator's file. */
  readonly toldBy?: string;
  readonly format: ImportFormat;
  readonly asOf: string;
  readonly adp: number;
  readonly high: number | null;
  readonly low: number | null;
  readonly stdev: number | null;
  readonly timesDrafted: number | null;
  readonly teams: number | null;
}

export interface ImportedRanking {
  readonly who: NamedPlayer;
  readonly season: number;
  readonly period: 'seasonal' | 'dynasty';
  readonly expert: string;
  readonly format: ImportFormat;
  readonly asOf: string;
  readonly rank: number;
  readonly mean: number | null;
  readonly sd: number | null;
  readonly best: number | null;
  readonly worst: number | null;
  readonly tier: number | null;
}

export interface ImportedProjection {
  readonly who: NamedPlayer;
  readonly season: number;
  readonly period: 'seasonal' | 'weekly';
  /** 0 unless weekly. */
  readonly week: number;
  readonly provider: string;
  /** null: by the rule for undated weekly projections. */
  readonly asOf: string | null;
  readonly line: StatLine;
}

export interface ImportedAuctionValue {
  readonly who: NamedPlayer;
  readonly season: number;
  readonly provider: string;
  readonly asOf: string;
  readonly valueDollars: number;
  readonly budgetDollars: number;
}

/** How many have a player, at one provider, on a day. */
export interface ImportedOwnership {
  readonly who: NamedPlayer;
  readonly season: number;
  readonly provider: string;
  readonly asOf: string;
  readonly measure: (typeof OWNERSHIP_MEASURES)[number];
  readonly amount: number;
}

/** What a player is worth in trades, to one provider. */
export interface ImportedTradeValue {
  readonly who: NamedPlayer;
  readonly season: number;
  readonly provider: string;
  /** 'auction': what is paid in auctions of any budget. */
  readonly format: ImportFormat | 'auction';
  readonly asOf: string;
  readonly value: number;
  readonly rank: number;
  readonly positionRank: number | null;
  readonly change30Days: number | null;
}

/** What one file says, not yet joined to our athletes. */
export interface Imported {
  /** Which kind of file it was recognised as. */
  readonly kind: string;
  readonly adp?: readonly ImportedAdp[];
  readonly rankings?: readonly ImportedRanking[];
  readonly projections?: readonly ImportedProjection[];
  readonly auctionValues?: readonly ImportedAuctionValue[];
  readonly ownership?: readonly ImportedOwnership[];
  readonly tradeValues?: readonly ImportedTradeValue[];
}

/** A kind of file: how its header is told, and how it is read. */
export interface ImportKind {
  readonly kind: string;
  /** @param header the first record's cells, trimmed; empty for JSON */
  readonly recognises: (header: readonly string[], file: ImportFile) => boolean;
  readonly read: (file: ImportFile) => Read<Imported>;
}

/** The day in a file's name ('..._2025-08-23.csv', '..._20260719.csv'). */
export function dayInName(name: string): string | undefined {
  const match = /(20\d{2})-?(\d{2})-?(\d{2})(?!\d)/.exec(name);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}

/** The format that a file's name tells, if any. */
export function formatInName(name: string): ImportFormat | undefined {
  const text = name.toLowerCase();
  if (/super[-_ ]?flex|2qb/.test(text)) return 'superflex';
  if (/guillotine/.test(text)) return 'guillotine';
  if (/best[-_ ]?ball/.test(text)) return 'best-ball';
  if (/half[-_ ]?(point[-_ ]?)?ppr|(^|[^\d])0?\.5[-_ ]?ppr/.test(text)) return 'half-ppr';
  if (/ppr/.test(text)) return 'ppr';
  return /standard|(^|[-_ ])std([-_ .]|$)/.test(text) ? 'standard' : undefined;
}

/** The day that a list is of, and the season that it counts for. */
interface ListDay {
  readonly asOf: string;
  readonly season: number;
}

/** Day and season of a list: as the operator says, as the file says, as its name says; a fault when nobody says. */
export function dated({ name, options = {} }: ImportFile, said?: string | null): Read<ListDay> {
  const asOf = options.asOf ?? said ?? dayInName(name);
  if (!asOf) {
    const detail = 'neither the file nor its name says the day of the list: give it with --as-of';
    return { ok: false, reason: [{ file: name, row: null, column: null, reason: 'no-date', detail }] };
  }
  return { ok: true, value: { asOf, season: options.season ?? Number(asOf.slice(0, 4)) } };
}

/** A list that no format is told of anywhere counts as half PPR, the default of the sites that publish such lists. */
export const formatOf = ({ name, options = {} }: ImportFile, fallback: ImportFormat = 'half-ppr'): ImportFormat =>
  options.format ?? formatInName(name) ?? fallback;

/** What an average pick without further figures leaves open. */
export const PICK_ALONE = { high: null, low: null, stdev: null, timesDrafted: null, teams: null } as const;

/** A kind of list that is one table with a header, all of one day. */
export const tableKind = <const D extends SourceDictionary>({
  kind,
  recognises,
  source,
  options = { endsWithLineBreak: false, byHand: true },
  listOf,
}: Pick<ImportKind, 'kind' | 'recognises'> & {
  readonly source: D;
  readonly options?: Omit<ReadingOptions<never>, 'file' | 'pick'>;
  readonly listOf: (records: readonly RecordOf<D>[], day: ListDay, file: ImportFile) => Omit<Imported, 'kind'>;
}): ImportKind => ({
  kind,
  recognises,
  read: (file) => {
    const read = readDelimited(file.bytes, source, { file: file.name, ...options });
    if (!read.ok) return read;
    const day = dated(file);
    return day.ok
      ? { ok: true, value: { kind, ...listOf(read.value as readonly RecordOf<D>[], day.value, file) } }
      : day;
  },
});

/** A column for each site of a list, with what its drafters pick on average. */
export const siteColumns = <S extends string>(sites: Readonly<Record<S, AnyAdpProvider>>) =>
  Object.fromEntries(
    Object.entries<AnyAdpProvider>(sites).map(([site, provider]) => [
      site,
      later.number(`ADP at ${ADP_PROVIDER_LABELS[provider]}`),
    ]),
  ) as Record<S, ReturnType<typeof later.number>>; // one for each
