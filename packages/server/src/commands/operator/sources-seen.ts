import { decodeTable } from '@pylon/almanac/editions/decode';
import { keyOf, SOURCE_KINDS } from '@pylon/almanac/sources/timetable/learned';
import { type Phase, type PhaseGame, phaseAt } from '@pylon/almanac/sources/timetable/phases';
import { FAMILIES, type Family, nextDueAt, REFRESH_MINUTES } from '@pylon/almanac/sources/timetable/refreshes';
import { rowAt } from '@pylon/almanac/tables/table';
import { originOf } from '../../almanac/data-mode.ts';
import { postgresEditionStore } from '../../almanac/edition-store.queries.ts';
import { type KnownSource, sourceMemory } from '../../almanac/source-memory.queries.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { counted } from '../terminal.ts';
import { momentWords } from './report.ts';

/** A source as an operator sees it. */
interface SourceSeen {
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

type Settings = Pick<Config, 'sourcesOff' | 'frozenAt' | 'mirror'>;

/** How sources stand now. */
export async function seeSources(db: Db, config: Settings, now: Date): Promise<SourcesSeen> {
  const store = postgresEditionStore(db);
  const [origin, current] = [await store.origin(), await store.current()];
  const stored = current === null ? null : await store.get(current);
  const games = stored && decodeTable(stored, 'games');
  const table = games?.ok ? games.table : null;
  const gameAt = (row: number) => table && (rowAt(table, row) as unknown as PhaseGame); // a row of the games
  const phase = phaseAt(
    now,
    Array.from({ length: table?.length ?? 0 }, (_, row) => gameAt(row)).filter((game) => game !== null),
  );
  const isScheduled = origin === originOf('live', { ...config, frozenAt: null });
  const known = new Map((origin === null ? [] : await sourceMemory(db).known(origin)).map((one) => [keyOf(one), one]));
  const days = new Map(stored?.manifest.sources.map(({ name, asOf }) => [name, asOf]));
  const sources = SOURCE_KINDS.map((kind): SourceSeen => {
    const one = known.get(keyOf(kind));
    const isOff = config.sourcesOff.includes(kind.source);
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
  const asOf = stored?.manifest.asOf ?? null;
  return { origin, asOf, isScheduled, phase, everyMinutes: REFRESH_MINUTES[phase], sources };
}

const stateOf = (one: KnownSource | undefined): SourceSeen['state'] => {
  if (!one) return 'never';
  if (one.failingSince) return 'fails';
  return one.files > 0 ? 'answers' : 'not-published';
};

const momentOf = (moment: Date | null): string => (moment ? momentWords(moment.toISOString()) : '–');

const STATES: Readonly<Record<SourceSeen['state'], string>> = {
  answers: 'on',
  'not-published': 'on, nothing published',
  fails: 'on, fails',
  off: 'off',
  never: 'on, not asked yet',
};

export const SOURCE_COLUMNS = [
  'source',
  'asked for',
  'state',
  'last asked',
  'last answered',
  'data of',
  'rows',
  'next',
];
/** A source's cells, in the order of the columns. */
export const sourceCells = (seen: SourceSeen): readonly string[] => [
  seen.source,
  seen.family,
  STATES[seen.state],
  momentOf(seen.askedAt),
  momentOf(seen.answeredAt),
  seen.asOf ?? '–',
  counted(seen.rows),
  momentOf(seen.nextAt),
];

/** What is wrong, source by source: since when it fails, what was wrong, and what it costs. */
export const PROBLEM_COLUMNS = ['source', 'asked for', 'fails since', 'what'];
export const problemRows = ({ sources }: SourcesSeen): readonly (readonly string[])[] =>
  sources.flatMap(({ source, family, failingSince, problems, costs }) =>
    [...problems, ...costs].map((line) => [source, family, momentOf(failingSince), line]),
  );

/** What each phase is, for a person. */
const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  'off-season': 'the off-season',
  drafts: 'the months of drafts',
  waivers: 'Tuesday and Wednesday of the season',
  practice: 'the days before games',
  games: 'a game window',
  'play-offs': 'the play-offs',
};

/** 'every 30 minutes', 'every 6 hours', 'once a day'. */
const everyWords = (minutes: number): string => {
  if (minutes === 1_440) return 'once a day';
  return minutes % 60 === 0 ? `every ${minutes / 60} hours` : `every ${minutes} minutes`;
};

/** The lines over the table: whose data, which phase it is, and how often what is asked in it. */
export function sourceLines({ origin, asOf, isScheduled, phase, everyMinutes }: SourcesSeen): readonly string[] {
  const data = origin === null ? 'There are no data yet.' : `Data of ${asOf ?? '–'} (${origin}).`;
  if (!isScheduled) return [`${data} Sources are asked when an operator asks for a sync.`];
  const paces = FAMILIES.map((family) => `${family} ${everyWords(everyMinutes[family])}`).join(', ');
  return [`${data} It is ${PHASE_WORDS[phase]}: ${paces}.`];
}
