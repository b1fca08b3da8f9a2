import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { TimeZone } from '../time-zone.ts';
import { STOPPABLE_MAILS } from './notice-kinds.ts';

/** Hour of the day, 0 to 23. */
const Hour = z.number().int().min(0).max(23);

/** Which kinds are wanted in one way. */
const Kinds = {
  outPlayers: z.boolean(),
  needsAttention: z.boolean(),
  weeklyRecap: z.boolean(),
  draftResults: z.boolean(),
};

/** What a person wants by mail and by push, and when none of it is to come. */
export const NoticeChoices = z
  .object({
    ...Kinds,
    /** The same kinds by push, to every browser of theirs that gets it. */
    push: z.object(Kinds),
    /** From one hour of the day to before another, past midnight where the second is smaller. null: at any hour. */
    quietHours: z
      .object({ from: Hour, to: Hour })
      .refine(({ from, to }) => from !== to, 'no hours')
      .nullable(),
    timeZone: TimeZone,
  })
  .meta({ id: 'NoticeChoices' });
export type NoticeChoices = z.output<typeof NoticeChoices>;

const answer = z.object({
  notices: NoticeChoices,
  /** Where mails go; null while the address is not proved, and then none goes out. */
  mailTo: z.string().nullable(),
});

const WantedNotices = z
  .object({ ...NoticeChoices.shape, push: z.object(Kinds).partial() })
  .partial()
  .meta({ id: 'WantedNotices' });
export type WantedNotices = z.output<typeof WantedNotices>;

export const getNotices = endpoint('getNotices', {
  summary:
    'What of their leagues and drafts the person wants by mail and by push; nothing unless asked for. Changes nothing.',
  answer,
});

export const updateNotices = endpoint('updateNotices', {
  summary:
    'Writes what the person wants by mail and by push. What is not given stays as it is. Errors: registration-required.',
  body: WantedNotices,
  answer,
});

/** `token` stands in the link at the foot of every such mail. */
export const stopNotices = endpoint('stopNotices', {
  summary:
    'Stops the mails of the kind whose link it is, or all kinds; those of Cruise Control by switching it off, in the league of the link or in all. Answers the same for a link that was used before. Errors: stop-link-broken.',
  failsAs: 'stop-link-broken',
  body: z.object({
    token: z.string().min(20).max(200),
    /** Whether the other kinds stop as well, and Cruise Control in every league. */
    all: z.boolean().default(false),
  }),
  answer: z.object({
    /** The kind whose mail held the link. */
    kind: z.enum(STOPPABLE_MAILS),
    message: z.string(),
  }),
});
