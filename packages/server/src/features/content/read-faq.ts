import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FaqSection } from '@pylon/contract/help/faq';
import type { Result } from '@pylon/engine/vocabulary/result';
import * as z from 'zod';

/** Of the file, what is not part of the contract: a note to whoever edits it. */
const FaqFile = z.object({ sections: z.array(FaqSection).max(30) });

/**
 * Reads the questions of a content folder.
 *
 * @returns the questions, or one line that names the file and what is wrong in it
 */
export async function readFaq(contentDir: string): Promise<Result<readonly FaqSection[], string>> {
  const file = join(contentDir, 'faq.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { ok: false, reason: `${file} cannot be read` };
  try {
    const parsed = FaqFile.safeParse(JSON.parse(text));
    if (parsed.success) return { ok: true, value: parsed.data.sections };
    const [issue] = parsed.error.issues;
    return { ok: false, reason: `${file}, ${issue?.path.join('.')}: ${issue?.message}` };
  } catch (error) {
    return { ok: false, reason: `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
