// Of two files of one list, taken in one after the other, the later one tells the list whole.
import type { Imported } from './import-file.ts';
import { LISTS, type Line, listOf, positionIn } from './import-slips.ts';

/** A file that was read, and when it was taken in: files of one moment may be parts of one list. */
interface TakenIn {
  readonly importedAt?: string;
  readonly imported: Imported;
}

/**
 * Leaves out of every file the lists that a later one of its kind tells anew; files of which nothing is left go.
 * Projections come in a file for each position, so that there a list is that of one position.
 *
 * @param files the newest first
 */
export function newestImports<F extends TakenIn>(files: readonly F[]): readonly F[] {
  const toldAt = new Map<string, string | undefined>();
  return files.flatMap((file) => {
    const { kind } = file.imported;
    const isNewest = (line: Line): boolean => {
      const list = `${kind} ${listOf(line)} ${'line' in line ? positionIn(line) : ''}`;
      if (!toldAt.has(list)) toldAt.set(list, file.importedAt);
      return toldAt.get(list) === file.importedAt;
    };
    const lists = LISTS.flatMap((name) => {
      const lines = (file.imported[name] as readonly Line[] | undefined)?.filter(isNewest) ?? [];
      return lines.length > 0 ? [[name, lines]] : [];
    });
    return lists.length > 0 ? [{ ...file, imported: { kind, ...Object.fromEntries(lists) } as Imported }] : []; // as read
  });
}
