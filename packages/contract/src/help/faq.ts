import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** Pages that a section can belong to. A section without topics appears on all of them. */
export const FAQ_TOPICS = ['rankings', 'drafts', 'scoring', 'leagues', 'plans', 'account'] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

const words = (longest: number) => z.string().trim().min(1).max(longest);

/** A question with its answer, a text for each paragraph. */
export const FaqQuestion = z
  .object({
    question: words(200),
    answer: z.array(words(1_500)).min(1).max(12),
    /** The article that says more, by its slug, and its title. */
    article: z.object({ slug: words(120), title: words(120) }).optional(),
  })
  .meta({ id: 'FaqQuestion' });

export const FaqSection = z
  .object({
    title: words(80),
    topics: z.array(z.enum(FAQ_TOPICS)).default([]),
    questions: z.array(FaqQuestion).min(1).max(40),
  })
  .meta({ id: 'FaqSection' });
export type FaqSection = z.output<typeof FaqSection>;

export const getFaq = endpoint('getFaq', {
  summary: 'Questions that are often asked, with answers, by section. Changes nothing.',
  answer: z.object({ sections: z.array(FaqSection) }),
});
