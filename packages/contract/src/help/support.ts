import * as z from 'zod';
import { ValidEmail } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { LONGEST_SUPPORT_MESSAGE } from './support-limits.ts';

export const SupportMessage = z
  .object({
    id: z.string(),
    from: z.enum(['person', 'support']),
    text: z.string(),
    sentAt: z.string(),
  })
  .meta({ id: 'SupportMessage' });

export const SupportConversation = z
  .object({
    id: z.string(),
    /** The address to which answers are mailed as well; null when none was given. */
    email: z.string().nullable(),
    isOpen: z.boolean(),
    /** Oldest first, the newest 200. */
    messages: z.array(SupportMessage),
  })
  .meta({ id: 'SupportConversation' });
export type SupportConversation = z.output<typeof SupportConversation>;

export const getSupportConversation = endpoint('getSupportConversation', {
  summary: 'The caller’s newest conversation with support; null before the first message. Changes nothing.',
  answer: z.object({ conversation: SupportConversation.nullable() }),
});

/** Continues the open conversation, or opens one. `email` is for people without an account. */
export const sendSupportMessage = endpoint('sendSupportMessage', {
  summary: 'Sends support a message. It is stored, and support is told by mail.',
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'This field is required.')
      .max(LONGEST_SUPPORT_MESSAGE, `Must be at most ${LONGEST_SUPPORT_MESSAGE} characters long.`),
    email: ValidEmail.nullish(),
    /** Path of the page it was written on. */
    page: z.string().max(300).nullish(),
  }),
  answer: z.object({ conversation: SupportConversation }),
});
