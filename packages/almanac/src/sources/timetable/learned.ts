// What a sync learns of each source: whether it answered, of which day its data are, and what was wrong.
import type { MarketSource } from '../market/market-source.ts';
import { MARKET_SOURCES } from '../market/market-sources.ts';
import { CHARTING_PUBLISHER } from '../nflverse/charting/charting.dictionary.ts';
import { ADDRESSES } from '../reading/addresses.ts';
import type { SourceFile } from '../reading/loading.ts';
import type { Asked, Family } from './refreshes.ts';

/** A source and what it is asked for: its name is that of SPARE_SOURCES, or of a publisher of open files. */
export interface SourceKind {
  readonly source: string;
  /** As people know it. */
  readonly label: string;
  readonly family: Family;
}

/** What is known of a source since it was first asked. */
export interface LearnedSource extends SourceKind, Asked {
  /** When it last delivered all that it publishes; null: never. */
  readonly answeredAt: Date | null;
  /** Since when it has not answered, or not as it should; null when the last answer was right. */
  readonly failingSince: Date | null;
  /** Files or answers read in the last asking, of so many that are published. */
  readonly files: number;
  readonly published: number;
  /** Records read in it. */
  readonly rows: number;
  /** What was wrong in it, a line for an operator each. */
  readonly problems: readonly string[];
}

const NFLVERSE: SourceKind = { source: 'nflverse', label: 'nflverse', family: 'files' };
const FTN: SourceKind = { source: 'ftn', label: CHARTING_PUBLISHER.label, family: 'files' };
const DYNASTYPROCESS: SourceKind = { source: 'dynastyprocess', label: 'DynastyProcess', family: 'files' };
const SLEEPER_FILES: SourceKind = { source: 'sleeper', label: 'Sleeper', family: 'files' };
const SLEEPER_PLAYERS: SourceKind = { ...SLEEPER_FILES, family: 'players' };

function kindOf({ name, label, family }: MarketSource): SourceKind {
  return { source: name, label, family: family ?? 'market' };
}

/** Every source with each family that it is asked for, in the order in which they are told of. */
export const SOURCE_KINDS: readonly SourceKind[] = [
  ...[NFLVERSE, FTN, DYNASTYPROCESS, SLEEPER_FILES, SLEEPER_PLAYERS],
  ...MARKET_SOURCES.map(kindOf),
];

const BEGINNINGS: readonly (readonly [string, SourceKind])[] = [
  [CHARTING_PUBLISHER.beginning, FTN],
  ['https://github.com/nflverse/', NFLVERSE],
  ['https://github.com/dynastyprocess/', DYNASTYPROCESS],
  ...['state/', 'stats/', 'projections/'].map((path) => [`https://api.sleeper.app/v1/${path}`, SLEEPER_FILES] as const),
];

/** Which source an address is of; undefined for one of no source. */
export function sourceKindOf(url: string): SourceKind | undefined {
  if (ADDRESSES.sleeperPlayers().includes(url)) return SLEEPER_PLAYERS;
  const open = BEGINNINGS.find(([beginning]) => url.startsWith(beginning))?.[1];
  if (open) return open;
  const host = new URL(url).hostname;
  const source = MARKET_SOURCES.find(({ site }) => site.hosts.includes(host));
  return source && kindOf(source);
}

/** Names a source and a family. */
export const keyOf = ({ source, family }: Pick<SourceKind, 'source' | 'family'>): string => `${source} ${family}`;

/** Lines of problems that are kept of one asking. */
const MOST_PROBLEMS = 20;

/**
 * What is known after a sync.
 *
 * A file that is not published is no failure, nor are single bad records; one that could not be fetched or read is.
 *
 * @param files of the sync, whether it went well or not
 * @param before what was known before it
 * @param now when they were asked
 * @returns of each source that was asked, in the order of {@link SOURCE_KINDS}
 */
export function learnedFrom(
  files: readonly SourceFile[],
  before: readonly LearnedSource[],
  now: Date,
): readonly LearnedSource[] {
  const asked = Map.groupBy(
    files.filter(({ status, kept }) => status !== 'off' && kept?.problem !== null),
    ({ url }) => {
      const kind = sourceKindOf(url);
      return kind && keyOf(kind);
    },
  );
  const known = new Map(before.map((source) => [keyOf(source), source]));
  return SOURCE_KINDS.flatMap((kind) => {
    const own = asked.get(keyOf(kind));
    if (!own) return [];
    const former = known.get(keyOf(kind));
    const isFailing = own.some(({ status, kept }) => kept || status === 'unreachable' || status === 'refused');
    const read = own.filter(({ status }) => status === 'read');
    return {
      ...kind,
      askedAt: now,
      answeredAt: isFailing ? (former?.answeredAt ?? null) : now,
      failingSince: isFailing ? (former?.failingSince ?? now) : null,
      failures: isFailing ? (former?.failures ?? 0) + 1 : 0,
      files: read.length,
      published: own.filter(({ status }) => status !== 'absent').length,
      rows: read.reduce((sum, { records }) => sum + records, 0),
      problems: own.flatMap(({ problem }) => problem ?? []).slice(0, MOST_PROBLEMS),
    };
  });
}
