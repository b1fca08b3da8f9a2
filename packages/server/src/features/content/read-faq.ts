import { join } from 'node:path';
import { FaqSection } from '@pylon/contract/help/faq';
import type { Result } from '@pylon/engine/vocabulary/result';
import * as z from 'zod';
import { brandedTexts } from '../../content/brand-words.ts';
import { readJsonFile } from '../../content/json-file.ts';

/** Of the file, what is not part of the contract: a note to whoever edits it. */
const FaqFile = z.object({ sections: z.array(FaqSection).max(30) });

export const faqFile = (contentDir: string): string => join(contentDir, 'faq.json');

/**
 * Reads the questions of a content folder.
 *
 * @returns the questions, or one line that names the file, its line and what is wrong there
 */
export async function readFaq(contentDir: string): Promise<Result<readonly FaqSection[], string>> {
  const outcome = await readJsonFile(faqFile(contentDir), FaqFile);
  return outcome.ok ? { ok: true, value: brandedTexts(outcome.value.sections) } : outcome;
}
