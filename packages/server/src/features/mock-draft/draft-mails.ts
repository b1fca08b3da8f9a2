// The mail about drafts that ended, for whoever asked for it.
import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { NOTICE_NAMES } from '@pylon/contract/notices/notice-kinds';
import { toMail } from '../../outside/mail/letter.ts';
import type { MailWriter } from '../../outside/mail/send-mail.job.ts';
import type { StopLinks } from '../../outside/mail/stop-links.ts';
import type { MockDraftParts } from './change-draft.ts';
import { draftKinds } from './draft-kinds.ts';
import { draftsToMail } from './list/draft-list.queries.ts';
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
      const drafts = await draftsToMail(parts.db, { accountId, to, ids: draftIds.split(' ') });
      const summaries = drafts.map((draft) => kinds.of(draft, presentSummary));
      const [first] = summaries;
      if (!first) return null; // deleted meanwhile, begun anew, or not wanted any more
      return toMail({
        to,
        subject:
          summaries.length === 1
            ? `Your draft is over: ${roomOf(first)}`
            : `${summaries.length} of your drafts are over`,
        paragraphs: [
          ...summaries.map(draftWords),
          `You get this because you asked for it: “${NOTICE_NAMES.draftResults}” in your profile.`,
        ],
        action:
          summaries.length === 1
            ? { label: 'Open the report card', url: `${baseUrl()}/draft-champion/${first.id}` }
            : { label: 'Open your drafts', url: `${baseUrl()}/draft-champion/drafts` },
        stop: stopLinks.of({ accountId, kind: 'draftResults' }),
      });
    },
  };
}

const roomOf = ({ name, numberOfTeams, scoringSystemName }: MockDraftSummary): string =>
  name ?? `${numberOfTeams} teams, ${scoringSystemName}`;

function draftWords(draft: MockDraftSummary): string {
  const { draftPosition, letterGrade, firstPicks } = draft;
  const grade = letterGrade === null ? 'Its grade is given when you open it' : `Your grade: ${letterGrade}`;
  const picks = firstPicks.length > 0 ? ` Your team begins with ${LIST.format(firstPicks)}.` : '';
  return `${roomOf(draft)}, from seat ${draftPosition}. ${grade}.${picks}`;
}

const LIST = new Intl.ListFormat('en-US');
