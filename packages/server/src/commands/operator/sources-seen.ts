import { decodeTable } from '@pylon/almanac/editions/decode';
import type { Phase } from '@pylon/almanac/sources/timetable/phases';
import { FAMILIES } from '@pylon/almanac/sources/timetable/refreshes';
import { editionStore } from '../../almanac/edition-store.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import {
  type SourceSeen,
  type SourceSettings,
  type SourcesSeen,
  sourceStates,
} from '../../features/operator/source-states.ts';
import { counted } from '../terminal.ts';
import { momentWords } from './report.ts';

/** How sources stand now, in the edition as it is stored: a command holds none. */
export async function seeSources(
  db: Db,
  config: SourceSettings & Pick<Config, 'editions'>,
  now: Date,
): Promise<SourcesSeen> {
  const store = await editionStore(db, config);
  const current = await store.current();
  const stored = current === null ? null : await store.get(current);
  const games = stored && decodeTable(stored, 'games');
  const held = stored && { manifest: stored.manifest, games: games?.ok ? games.table : null };
  return sourceStates({ db, held, settings: config, now });
}

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
