// The tournaments that a person is in, and those that the operator's content names.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { SeasonId } from '../wire.ts';

const Own = z.object({
  tournament: z.string(),
  siteName: z.string(),
  entryFeeDollars: z.number().nullable(),
  drafts: z.number(),
  feesDollars: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** In picks. */
  meanClosingValue: z.number().nullable(),
});

export const BestBallContest = z.object({
  siteName: z.string(),
  name: z.string(),
  entryFeeDollars: z.number(),
  /** Entries of all people together, and the most of one; null where nobody says. */
  entries: z.number().nullable(),
  mostEntries: z.number().nullable(),
  prizesDollars: z.number().nullable(),
  firstPrizeDollars: z.number().nullable(),
  /** Rounds of its drafts. */
  draftRounds: z.number().nullable(),
  /** When it can be entered; null where nobody says. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  state: z.enum(['soon', 'open', 'over']),
  /** How it goes on: the best of a group after a week. */
  rounds: z.array(z.object({ lastWeek: z.number(), of: z.number(), advance: z.number() })),
  href: z.string().nullable(),
  /** Invented, to show what stands here. */
  isExample: z.boolean(),
  /** Drafts of the caller in it. */
  drafts: z.number(),
});
export type BestBallContest = z.output<typeof BestBallContest>;

export const listBestBallContests = endpoint('listBestBallContests', {
  summary:
    'The tournaments that the caller’s best-ball teams of a season are in, and the calendar of contests as the operator’s content has it: those that can be entered first. Changes nothing.',
  query: z.object({ seasonId: SeasonId }),
  answer: z.object({ contests: z.array(Own), calendar: z.array(BestBallContest) }),
});
