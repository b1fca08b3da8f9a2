// The mail and the push about drafts that ended, for whoever asked for them.
import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { NOTICE_NAMES } from '@pylon/contract/notices/notice-kinds';
import { toMail } from '../../outside/mail/letter.ts';
import type { MailWriter } from '../../outside/mail/send-mail.job.ts';
import type { StopLinks } from '../../outside/mail/stop-links.ts';
import type { PushWriter } from '../../outside/push/push.ts';
import type { MockDraftParts } from './change-draft.ts';
import { draftKinds } from './draft-kinds.ts';
import { draftsToTell } from './list/draft-list.queries.ts';
import { presentSummary } from './present/present-draft.ts';

interface Parts extends MockDraftParts {
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
  readonly stopLinks: StopLinks;
}

/** The writer of mails about drafts, by the kind of order. */
export function draftMails({ baseUrl, stopLinks, ...parts }: Parts): Readonly<Record<string, MailWriter>> {
  const kinds = draftKinds(parts);
  return {
    async 'notice-draftResults'({ to, data }) {
      const { accountId = '', draftIds = '' } = data;
      const drafts = await draftsToTell(parts.db, { accountId, ids: draftIds.split(' ') }, { mailTo: to });
      const summaries = drafts.map((draft) => kinds.of(draft, presentSummary));
      const [first] = summaries;
      if (!first) return null; // deleted meanwhile, begun anew, or not wanted any more
      return toMail({
        to,
        subject: subjectOf(summaries, first),
        paragraphs: [
          // What is to be done stands behind the first: one draft, or what all of them are.
          ...(summaries.length === 1 ? [] : ['How they ended:']),
          ...summaries.map(draftWords),
          `You get this because you asked for it: “${NOTICE_NAMES.draftResults}” in your profile.`,
        ],
        action: {
          label: summaries.length === 1 ? 'Open the report card' : 'Open your drafts',
          url: `${baseUrl()}${pathOf(summaries, first)}`,
        },
        stop: stopLinks.of({ accountId, kind: 'draftResults' }),
      });
    },
  };
}

/** The writer of pushes about drafts, by the kind of order. */
export function draftPushes(parts: MockDraftParts): Readonly<Record<string, PushWriter>> {
  const kinds = draftKinds(parts);
  return {
    async 'notice-draftResults'({ data }) {
      const { accountId = '', draftIds = '' } = data;
      const drafts = await draftsToTell(parts.db, { accountId, ids: draftIds.split(' ') }, 'push');
      const summaries = drafts.map((draft) => kinds.of(draft, presentSummary));
      const [first] = summaries;
      if (!first) return null; // as with a mail
      return {
        title: subjectOf(summaries, first),
        body: summaries.map(draftWords).join('\n'),
        path: pathOf(summaries, first),
        // Another draft is another thing.
        tag: `draftResults ${first.id}`,
        urgency: 'normal',
        keptSeconds: DAY_SECONDS,
      };
    },
  };
}

const DAY_SECONDS = 86_400;

const subjectOf = ({ length }: readonly MockDraftSummary[], first: MockDraftSummary): string =>
  length === 1 ? `Your draft is over: ${roomOf(first)}` : `${length} of your drafts are over`;

const pathOf = ({ length }: readonly MockDraftSummary[], { id }: MockDraftSummary): string =>
  length === 1 ? `/draft-champion/${id}` : '/draft-champion/drafts';

const roomOf = ({ name, numberOfTeams, scoringSystemName }: MockDraftSummary): string =>
  name ?? `${numberOfTeams} teams, ${scoringSystemName}`;

function draftWords(draft: MockDraftSummary): string {
  const { draftPosition, letterGrade, firstPicks } = draft;
  const grade = letterGrade === null ? 'Its grade is given when you open it' : `Your grade: ${letterGrade}`;
  const picks = firstPicks.length > 0 ? ` Your team begins with ${LIST.format(firstPicks)}.` : '';
  return `${roomOf(draft)}, from seat ${draftPosition}. ${grade}.${picks}`;
}

const LIST = new Intl.ListFormat('en-US');
