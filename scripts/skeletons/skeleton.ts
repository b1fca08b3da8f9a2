import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';

/** A word that the author gives, and what it must look like. */
export interface Word {
  readonly name: string;
  readonly form: RegExp;
  readonly example: string;
}

/** A line that joins a file that is there already, where the match of `at` ends. */
export interface Joined {
  readonly path: string;
  readonly at: RegExp;
  readonly text: string;
}

/** What a recipe starts with. */
interface Skeleton {
  /** New files: path and content. */
  readonly files: Readonly<Record<string, string>>;
  readonly joined: readonly Joined[];
  /** What the author has to decide, and which check asks for it. */
  readonly left: readonly string[];
}

/** The project as it is. */
export interface Present {
  /** A file's text; null when it is absent. */
  read(path: string): string | null;
  /** Names in a folder. */
  list(folder: string): readonly string[];
}

export const PROJECT: Present = {
  read: (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null),
  list: (folder) => readdirSync(join(ROOT, folder)),
};

/** A kind of thing that `npm run new` begins. */
export interface Kind {
  readonly meaning: string;
  readonly words: readonly Word[];
  /** @param words as many as asked for, each of its form */
  readonly skeleton: (words: readonly string[], present: Present) => Skeleton;
}

type Begun =
  /** Every file that changes, with its whole content. */
  | { readonly ok: true; readonly contents: ReadonlyMap<string, string>; readonly left: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** What a kind starts with in the project as it is, all of it; or every reason why there is nothing to write. */
export function begin(kind: Kind, words: readonly string[], present: Present = PROJECT): Begun {
  const problems = wrongWords(kind.words, words);
  if (problems.length > 0) return { ok: false, problems };
  const { files, joined, left } = kind.skeleton(words, present);

  const contents = new Map<string, string>();
  for (const [path, content] of Object.entries(files)) {
    if (present.read(path) !== null) problems.push(`${path} is there already`);
    contents.set(path, content);
  }
  for (const { path, at, text } of joined) {
    const before = contents.get(path) ?? present.read(path) ?? '';
    const match = at.exec(before);
    if (before.includes(text.trim())) {
      problems.push(`${path} has already: ${text.trim()}`);
    } else if (match === null) {
      problems.push(`${path} has no place for: ${text.trim()}`);
    } else {
      const end = match.index + match[0].length;
      contents.set(path, before.slice(0, end) + text + before.slice(end));
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, contents, left };
}

function wrongWords(asked: readonly Word[], given: readonly string[]): string[] {
  if (given.length !== asked.length) {
    return [`asks for ${asked.map(({ name }) => `<${name}>`).join(' ')}, got ${given.length} of ${asked.length}`];
  }
  return asked.flatMap(({ name, form, example }, index) =>
    form.test(given[index] ?? '') ? [] : [`<${name}> should look like ${example}, not like '${given[index]}'`],
  );
}
