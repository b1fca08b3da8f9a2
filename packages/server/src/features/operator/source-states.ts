import type { EditionManifest } from '@pylon/almanac/editions/edition';
import { keyOf, SOURCE_KINDS } from '@pylon/almanac/sources/timetable/learned';
import { type Phase, type PhaseGame, phaseAt } from '@pylon/almanac/sources/timetable/phases';
import { type Family, nextDueAt, REFRESH_MINUTES } from '@pylon/almanac/sources/timetable/refreshes';
import { rowAt, type Table } from '@pylon/almanac/tables/table';
import { originOf } from '../../almanac/data-mode.ts';
import { postgresEditionStore } from '../../almanac/edition-store.queries.ts';
import { type KnownSource, sourceMemory } from '../../almanac/source-memory.queries.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';

/** A source as an operator sees it. */
export interface SourceSeen {
  readonly source: string;
  readonly label: string;
  readonly family: Family;
  /** `off`: by the settings; `never`: not asked yet. */
  readonly state: 'answers' | 'not-published' | 'fails' | 'off' | 'never';
  readonly askedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly failingSince: Date | null;
  /** Day of its data in the edition in force, where it says one. */
  readonly asOf: string | null;
  /** Records of the last asking. */
  readonly rows: number;
  /** When the next sync asks it; null: at once, or only when an operator asks for a sync. */
  readonly nextAt: Date | null;
  /** What was wrong with its last answers. */
  readonly problems: readonly string[];
  /** What that costs, as everybody is told. */
  readonly costs: readonly string[];
}

/** What an operator is told of sources. */
export interface SourcesSeen {
  /** What the edition in force was made for ('live', 'mirror /srv/mirror'); null without one. */
  readonly origin: string | null;
  readonly asOf: string | null;
  /** Whether sources are asked by schedule: of live data only, while the clock runs. */
  readonly isScheduled: boolean;
  readonly phase: Phase;
  readonly everyMinutes: Readonly<Record<Family, number>>;
  readonly sources: readonly SourceSeen[];
}

/** What of the settings says which sources are asked. */
export type SourceSettings = Pick<Config, 'sourcesOff' | 'frozenAt' | 'mirror'>;

interface Asked {
  readonly db: Db;
  /** The edition in force, as far as it says how sources stand; null without one. */
  readonly held: { readonly manifest: EditionManifest; readonly games: Table | null } | null;
  readonly settings: SourceSettings;
  readonly now: Date;
}

/** How sources stand now. */
export async function sourceStates({ db, held, settings, now }: Asked): Promise<SourcesSeen> {
  const origin = await postgresEditionStore(db).origin();
  const table = held?.games ?? null;
  const gameAt = (row: number) => table && (rowAt(table, row) as unknown as PhaseGame); // a row of the games
  const phase = phaseAt(
    now,
    Array.from({ length: table?.length ?? 0 }, (_, row) => gameAt(row)).filter((game) => game !== null),
  );
  const isScheduled = origin === originOf('live', { ...settings, frozenAt: null });
  const known = new Map((origin === null ? [] : await sourceMemory(db).known(origin)).map((one) => [keyOf(one), one]));
  const days = new Map(held?.manifest.sources.map(({ name, asOf }) => [name, asOf]));
  const sources = SOURCE_KINDS.map((kind): SourceSeen => {
    const one = known.get(keyOf(kind));
    const isOff = settings.sourcesOff.includes(kind.source);
    const isAsked = isScheduled && !isOff && one !== undefined;
    return {
      ...kind,
      state: isOff ? 'off' : stateOf(one),
      askedAt: one?.askedAt ?? null,
      answeredAt: one?.answeredAt ?? null,
      failingSince: one?.failingSince ?? null,
      asOf: isOff ? null : (days.get(kind.label) ?? null),
      rows: one?.rows ?? 0,
      nextAt: isAsked ? nextDueAt(kind.family, phase, one) : null,
      problems: isOff ? [] : (one?.problems ?? []),
      costs: isOff ? [] : (one?.costs ?? []),
    };
  });
  const asOf = held?.manifest.asOf ?? null;
  return { origin, asOf, isScheduled, phase, everyMinutes: REFRESH_MINUTES[phase], sources };
}

const stateOf = (one: KnownSource | undefined): SourceSeen['state'] => {
  if (!one) return 'never';
  if (one.failingSince) return 'fails';
  return one.files > 0 ? 'answers' : 'not-published';
};

const DAY_MS = 24 * 3_600_000;
/** Data of a season under way that are older have missed a week. */
const STALE_DAYS = 3;

/** How many days old data of a day are. */
export const daysOld = (asOf: string, now: Date): number => Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS);

/** Whether data are older than they should be. */
export const isStale = ({ asOf, phase }: Pick<SourcesSeen, 'asOf' | 'phase'>, now: Date): boolean =>
  asOf !== null && phase !== 'off-season' && daysOld(asOf, now) > STALE_DAYS;
