// A JSON file that a person writes: what is wrong in it is told with its line.
import { readFile } from 'node:fs/promises';
import type { Result } from '@pylon/engine/vocabulary/result';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';

/**
 * Reads a file.
 *
 * @returns what the schema makes of it, or one line that names the file, its line and what is wrong there
 */
export async function readJsonFile<S extends z.ZodType>(file: string, schema: S): Promise<Result<z.output<S>, string>> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { ok: false, reason: `${file} cannot be read` };
  const lines = new LineCounter();
  // JSON is YAML, whose reader knows the line of every value
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    return {
      ok: false,
      reason: `${file}:${lines.linePos(error.pos[0]).line}: is not JSON: ${error.message.split('\n', 1)[0]}`,
    };
  }
  const parsed = schema.safeParse(plain(document));
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const what = [path.join('.'), issue?.message].filter(Boolean).join(': ');
  return { ok: false, reason: `${file}:${lineOf(document, path, lines)}: ${what}` };
}

/** The value of a document without references, which a file could use to grow beyond all bounds. */
function plain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return null;
  }
}

/** Where a value stands, or what is around it when it is missing. */
function lineOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[], lines: LineCounter): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
