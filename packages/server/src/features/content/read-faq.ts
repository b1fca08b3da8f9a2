import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FaqSection } from '@pylon/contract/help/faq';
import * as z from 'zod';

/** Of the file, what is not part of the contract: a note to whoever edits it. */
const FaqFile = z.object({ sections: z.array(FaqSection).max(30) });

export type FaqOutcome =
  | { readonly ok: true; readonly sections: readonly FaqSection[] }
  /** One line that names the file and what is wrong in it. */
  | { readonly ok: false; readonly problem: string };

/** Reads the questions of a content folder. */
export async function readFaq(contentDir: string): Promise<FaqOutcome> {
  const file = join(contentDir, 'faq.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { ok: false, problem: `${file} cannot be read` };
  try {
    const parsed = FaqFile.safeParse(JSON.parse(text));
    if (parsed.success) return { ok: true, sections: parsed.data.sections };
    const [issue] = parsed.error.issues;
    return { ok: false, problem: `${file}, ${issue?.path.join('.')}: ${issue?.message}` };
  } catch (error) {
    return { ok: false, problem: `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
