import { join } from 'node:path';
import { FaqSection } from '@pylon/contract/help/faq';
import type { Result } from '@pylon/engine/vocabulary/result';
import * as z from 'zod';
import { brandedTexts } from '../../content/brand-words.ts';
import { readJsonFile } from '../../content/json-file.ts';

/** Of the file, what is not part of the contract: a note to whoever edits it. */
const FaqFile = z.object({ sections: z.array(FaqSection).max(30) });

export const faqFile = (contentDir: string): string => join(contentDir, 'faq.json');

/** Without plans nothing is told of them: no section about them, and no paragraph that names the plan. */
const withoutPlans = (sections: readonly FaqSection[]): readonly FaqSection[] =>
  sections
    .filter(({ topics }) => !topics.includes('plans'))
    .map((section) => ({
      ...section,
      questions: section.questions
        .map((asked) => ({ ...asked, answer: asked.answer.filter((paragraph) => !paragraph.includes('{plan}')) }))
        .filter(({ question, answer }) => !question.includes('{plan}') && answer.length > 0),
    }))
    .filter(({ questions }) => questions.length > 0);

/**
 * Reads the questions of a content folder.
 *
 * @param hasPlans whether plans are sold
 * @returns the questions, or one line that names the file, its line and what is wrong there
 */
export async function readFaq(contentDir: string, hasPlans = true): Promise<Result<readonly FaqSection[], string>> {
  const outcome = await readJsonFile(faqFile(contentDir), FaqFile);
  if (!outcome.ok) return outcome;
  const { sections } = outcome.value;
  return { ok: true, value: brandedTexts(hasPlans ? sections : withoutPlans(sections)) };
}
