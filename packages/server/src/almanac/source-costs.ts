// What failures of sources cost an edition, as everybody is told.
import { earliestDay } from '@pylon/almanac/house/days';
import type { SettledLoss } from '@pylon/almanac/sources/joining/kept';
import type { SourceFile } from '@pylon/almanac/sources/reading/loading';
import { keyOf, type LearnedSource, sourceKindOf } from '@pylon/almanac/sources/timetable/learned';
import { dayOf } from '../clock.ts';
import type { KnownSource } from './source-memory.queries.ts';
import { fileOf } from './source-names.ts';

/** Each source with what its failure costs the edition. */
export const withCosts = (
  learned: readonly LearnedSource[],
  { files, losses = [] }: { readonly files: readonly SourceFile[]; readonly losses?: readonly SettledLoss[] },
): readonly KnownSource[] => {
  const lost = losses.filter(({ status }) => status === 'unreachable' || status === 'refused');
  const kinds = new Map(files.map(({ file, url }) => [file, sourceKindOf(url)]));
  const isOf = (one: LearnedSource, { file }: SettledLoss): boolean => {
    const kind = kinds.get(file);
    return kind !== undefined && keyOf(kind) === keyOf(one);
  };
  return learned.map((one) => ({ ...one, costs: lost.filter((loss) => isOf(one, loss)).map(lossLine) }));
};

/** The day since when each source that fails has failed, by its label; never after the edition's day. */
export function failingDays(known: readonly LearnedSource[], asOf: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { label, failingSince } of known) {
    const day = failingSince && earliestDay([dayOf(failingSince), asOf, days.get(label) ?? asOf]);
    if (day) days.set(label, day);
  }
  return days;
}

/** What a bad file costs, for everybody: the file's own name, and no word of where it lies here. */
export function lossLine({ file, status, left, kept, keptAsOf }: SettledLoss): string {
  const name = fileOf(file);
  if (status === 'read')
    return `${name}: ${left === 1 ? 'one record is' : `${left} records are`} unreadable and left out.`;
  const why = {
    absent: 'is not published',
    unreachable: 'could not be fetched',
    refused: 'is damaged',
    off: 'is of a source that is switched off',
  }[status];
  const stays = keptAsOf === null ? 'what stood there before stays' : `what stood there before stays, of ${keptAsOf}`;
  return `${name} ${why}; ${kept > 0 ? stays : 'what it says is missing'}.`;
}
