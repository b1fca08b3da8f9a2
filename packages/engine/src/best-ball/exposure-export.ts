/**
 * Exports of best-ball drafts: every pick of one account, a line a pick, in no order that could be relied on.
 *
 * Underdog hands out its exposure export. DraftKings hands out none with picks (its standings name line-ups alone), so
 * its drafts are read from a list of picks with plain heads, which a person keeps.
 *
 * The file is taken whole or not at all. A slow draft under way has fewer rounds than others; a round that is missing
 * before the last one can only have been cut out of the file.
 */
import { cellsOf, DELIMITERS } from '../own-rankings/ranking-text.ts';
import type { PickListHead } from './pick-list.ts';

/** Sites whose drafts are read. */
export const EXPORT_SITES = ['underdog', 'draftkings'] as const;
export type ExportSite = (typeof EXPORT_SITES)[number];

/** A pick as the export tells of it. */
export interface ExportPick {
  /** Over the whole draft, from 1. */
  readonly pick: number;
  /** The site's id of the player in this contest; '' where the file has none. */
  readonly appearance: string;
  /** When the pick was made, ISO; null where the file has days alone. */
  readonly pickedAt: string | null;
  /** As written. */
  readonly name: string;
  /** Letters of the team; '' of somebody without one. */
  readonly team: string;
  readonly position: string;
}

/** A team that the account drafted. */
export interface ExportDraft {
  readonly site: ExportSite;
  /** The site's own ids of the draft and of the account's place in it. */
  readonly draftId: string;
  readonly entryId: string;
  readonly tournament: string;
  readonly entryFeeDollars: number | null;
  /** Teams that drafted, this one among them. */
  readonly teams: number;
  /** Moment of the account's first pick, ISO. */
  readonly startedAt: string;
  /** By pick. */
  readonly picks: readonly ExportPick[];
}

/** Why a file cannot be taken. */
export const EXPORT_FAULTS = ['empty', 'other-file', 'cut-off', 'bad-cell', 'missing-picks', 'too-many'] as const;
export type ExportFault = (typeof EXPORT_FAULTS)[number];

export type ReadExport =
  | { readonly ok: true; readonly drafts: readonly ExportDraft[] }
  | {
      readonly ok: false;
      readonly fault: ExportFault;
      /** Where the fault is, from 1; null where it is the file's as a whole. */
      readonly line: number | null;
      /** The fault in words. */
      readonly detail: string;
    };

/** Drafts that one file may have. */
export const MOST_DRAFTS = 2_000;
/** Rounds of the longest best-ball drafts, and the most teams of one. */
const MOST_ROUNDS = 40;
const MOST_TEAMS = 32;
const LONGEST_CELL = 120;
/** Records that are read before whatever else waits has its turn. */
const RECORDS_A_STEP = 250;

/** Heads of the exposure export. */
const UNDERDOG = {
  pickedAt: 'Picked At',
  pick: 'Pick Number',
  appearance: 'Appearance',
  firstName: 'First Name',
  lastName: 'Last Name',
  team: 'Team',
  position: 'Position',
  draft: 'Draft',
  entry: 'Draft Entry',
  size: 'Draft Size',
} as const;
type Column = keyof typeof UNDERDOG;

/** Heads of a list of picks. */
const PICK_LIST: Readonly<Record<Column, PickListHead | null>> = {
  ...{ pickedAt: 'Picked At', pick: 'Pick', firstName: 'Player', team: 'Team', position: 'Position' },
  ...{ entry: 'Entry', size: 'Teams', appearance: null, lastName: null, draft: null },
};

/** How the lines of a kind of file are read. */
interface ExportForm {
  readonly site: ExportSite;
  /** Heads by what they tell; null for what the file does not. */
  readonly columns: Readonly<Record<Column, string | null>>;
  /** Heads of contest and fee, by the kinds of contests; the first that says something counts. */
  readonly contests: readonly { readonly title: string; readonly fee: string }[];
}

const FORMS: readonly ExportForm[] = [
  {
    ...{ site: 'underdog', columns: UNDERDOG },
    contests: ['Tournament', 'Draft Pool', 'Weekly Winner'].map((kind) => ({
      ...{ title: `${kind} Title`, fee: `${kind} Entry Fee` },
    })),
  },
  { site: 'draftkings', columns: PICK_LIST, contests: [{ title: 'Contest', fee: 'Entry Fee' }] },
];

type Building = Omit<ExportDraft, 'picks'> & { startedAt: string; readonly picks: ExportPick[]; readonly line: number };
/** A form with the places of its heads in a file; -1 for what the file does not tell. */
interface PlacedForm extends ExportForm {
  readonly heads: readonly string[];
  readonly at: Readonly<Record<Column, number>>;
}

/** The form that a file's heads are of; undefined when of none. */
function formOf(heads: readonly string[]): PlacedForm | undefined {
  const form = FORMS.find(({ columns }) =>
    Object.values(columns).every((head) => head === null || heads.includes(head)),
  );
  if (!form) return undefined;
  const places = Object.entries(form.columns).map(([column, head]) => [
    column,
    head === null ? -1 : heads.indexOf(head),
  ]);
  return { ...form, heads, at: Object.fromEntries(places) as Readonly<Record<Column, number>> }; // every column
}

/** Reads an export, some hundred lines a step. */
export function* readExposureExport(text: string): Generator<void, ReadExport> {
  const records = recordsOf(text);
  const first = records.next();
  if (first.done) return refusal('empty', null, 'The file is empty.');
  // Spreadsheets of many countries part cells by semicolons.
  const delimiter = DELIMITERS.find((each) => formOf(cellsOf(first.value.text, each))) ?? ',';
  const heads = cellsOf(first.value.text, delimiter);
  const form = formOf(heads);
  if (!form) return refusal('other-file', 1, otherFile(heads));

  const drafts = new Map<string, Building>();
  let count = 0;
  for (const { line, text: record, isWhole } of records) {
    const cells = cellsOf(record, delimiter);
    if (!isWhole || cells.length < heads.length)
      return refusal('cut-off', line, `The file ends, or line ${line} does, before all of its columns were told.`);
    const read = readPick(cells, form);
    if (typeof read === 'string') return refusal('bad-cell', line, `Line ${line}: ${read}`);
    const draft = drafts.get(read.entryId) ?? { ...read.draft, picks: [], line };
    drafts.set(read.entryId, draft);
    if (read.draft.startedAt < draft.startedAt) draft.startedAt = read.draft.startedAt;
    draft.picks.push(read.pick);
    if (drafts.size > MOST_DRAFTS) return refusal('too-many', line, `The file has more than ${MOST_DRAFTS} drafts.`);
    if (draft.picks.length > MOST_ROUNDS)
      return refusal('bad-cell', line, `Line ${line}: a draft has more than ${MOST_ROUNDS} picks of one team.`);
    if (++count % RECORDS_A_STEP === 0) yield;
  }
  if (drafts.size === 0) return refusal('empty', null, 'The file has heads and no pick below them.');
  const whole: ExportDraft[] = [];
  for (const { line, ...draft } of drafts.values()) {
    const picks = draft.picks.toSorted((a, b) => a.pick - b.pick);
    const gap = picks.findIndex(({ pick }, index) => Math.ceil(pick / draft.teams) !== index + 1);
    if (gap >= 0) {
      const words = `The draft that line ${line} belongs to lacks a pick of round ${gap + 1}, or has two of one round.`;
      return refusal('missing-picks', line, `${words} Export the file anew: this one is not whole.`);
    }
    whole.push({ ...draft, picks });
  }
  return { ok: true, drafts: whole };
}

const refusal = (fault: ExportFault, line: number | null, detail: string): ReadExport => ({
  ...{ ok: false, fault, line, detail },
});

/** What a file with other columns probably is. */
function otherFile(heads: readonly string[]): string {
  const has = (...names: readonly string[]) => names.every((name) => heads.includes(name));
  const wanted = 'What is read is Underdog’s exposure export, and lists of picks for DraftKings.';
  if (has('adp', 'slotName')) return `This is Underdog’s list of average draft positions. ${wanted}`;
  if (has('ID', 'ADP', 'Position')) return `This is DraftKings’ list of average draft positions. ${wanted}`;
  if (has('EntryId', 'Lineup'))
    return `These are the standings of a contest of DraftKings, which do not say who was picked when. ${wanted}`;
  if (heads.some((head) => /^(entry ?id|contest ?name|roster position)$/i.test(head)))
    return `This looks like a file of DraftKings. ${wanted}`;
  const isPickList = has('Pick', 'Player');
  const missing = Object.values(isPickList ? PICK_LIST : UNDERDOG).filter((head) => head !== null && !has(head));
  return `The columns ${missing.join(', ')} are missing. ${wanted}`;
}

const WHOLE = /^\d{1,4}(\.0)?$/;
/** A moment in UTC, or in a list of picks a day alone. */
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?/;

/** A line's pick and the draft that it belongs to; words for what is wrong with it. */
function readPick(cells: readonly string[], { site, columns, contests, heads, at }: PlacedForm) {
  const cell = (column: Column): string => cells[at[column]] ?? '';
  if (cells.some((each) => each.length > LONGEST_CELL)) return `a cell is longer than ${LONGEST_CELL} characters`;
  const number = (column: Column): number => (WHOLE.test(cell(column)) ? Number(cell(column)) : 0);
  const [pick, teams] = [number('pick'), number('size')];
  if (teams < 2 || teams > MOST_TEAMS) return `‘${columns.size}’ is no number of teams`;
  if (pick < 1 || pick > teams * MOST_ROUNDS) return `‘${columns.pick}’ is no pick of the draft`;
  const [, date, time] = MOMENT.exec(cell('pickedAt')) ?? [];
  const pickedAt = Date.parse(`${date}T${time ?? (site === 'underdog' ? '' : '00:00:00')}Z`);
  if (Number.isNaN(pickedAt)) return `‘${columns.pickedAt}’ is no moment`;
  const name = `${cell('firstName')} ${cell('lastName')}`.trim();
  if (name === '') return 'nobody is named';
  const entryId = cell('entry');
  const draftId = at.draft < 0 ? entryId : cell('draft');
  if (entryId === '' || draftId === '') return 'the draft is not named';
  const moment = new Date(pickedAt).toISOString();
  const told = contests.find(({ title }) => cells[heads.indexOf(title)]) ?? contests[0];
  const fee = (told && cells[heads.indexOf(told.fee)]) ?? '';
  return {
    entryId,
    pick: {
      ...{ pick, appearance: cell('appearance'), name, team: cell('team'), position: cell('position') },
      pickedAt: time === undefined ? null : moment,
    },
    draft: {
      ...{ site, entryId, draftId, teams, startedAt: moment },
      tournament: (told && cells[heads.indexOf(told.title)]) ?? '',
      entryFeeDollars: /^\$?\d{1,7}(\.\d+|,\d\d?)?$/.test(fee) ? Number(fee.replace('$', '').replace(',', '.')) : null,
    },
  };
}

interface TextRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** Whether every quoted cell ends. */
  readonly isWhole: boolean;
}

/** Records one by one, empty lines passed over; a line break in quotes belongs to its cell. */
function* recordsOf(text: string): Generator<TextRecord, void> {
  let [at, line] = [text.startsWith('\ufeff') ? 1 : 0, 1];
  while (at < text.length) {
    const begins = line;
    let record = '';
    let isWhole = false;
    while (at < text.length && !isWhole) {
      const end = text.indexOf('\n', at);
      const stop = end < 0 ? text.length : end;
      record += `${record === '' ? '' : ' '}${text.slice(at, stop).replace(/\r$/, '')}`;
      [at, line] = [stop + 1, line + 1];
      isWhole = (record.split('"').length - 1) % 2 === 0;
      if (record.length > MOST_RECORD) break;
    }
    if (record.trim() !== '') yield { line: begins, text: record, isWhole };
  }
}

/** A record of more characters is no record: a quote was opened and never closed. */
const MOST_RECORD = 8_000;
