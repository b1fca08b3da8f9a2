// What the product asks the database while tests run, each text once, and who asks it.
import pg from 'pg';

/** Texts of statements, with the place of ours that asked first. */
const noted = new Map<string, string>();

/** Not looked at: tests and what they are made with, changes of the schema, and the backup, which is of everybody. */
const NOT_OURS = /[/](testing|migrations|backup)[/]|[.]test[.]ts/;
/** What stands between whoever asks and the database. */
const BETWEEN = /[/](noted-statements|counted-statements)[.]ts/;
/** Enough to see past the layers of the library to whoever asks. */
const FRAMES = 60;

const query = pg.Client.prototype.query;

/** Begins to note statements, in this process. */
export function noteStatements(): void {
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { readonly text: string }]; // every overload begins with one of the two
    note(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(query, this, args);
  } as typeof query;
}

function note(text: string): void {
  if (noted.has(text)) return;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  const frames = (new Error().stack ?? '').split('\n').filter((frame) => /[/]packages[/]server[/]/.test(frame));
  Error.stackTraceLimit = stackTraceLimit;
  const asking = frames.find((frame) => !BETWEEN.test(frame)) ?? 'somebody';
  if (!NOT_OURS.test(asking)) noted.set(text, asking.trim());
}

/** What was noted and not taken before. */
export function takeNoted(): readonly { readonly text: string; readonly asking: string }[] {
  const fresh = [...noted].filter(([, asking]) => asking !== '').map(([text, asking]) => ({ text, asking }));
  for (const { text } of fresh) noted.set(text, '');
  return fresh;
}
