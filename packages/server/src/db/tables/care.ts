// Newsletters, support conversations and the audit trail.
import type { Article } from '@pylon/contract/articles/articles';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** What a letter is made of: an article as it stood when it was sent. */
export type LetterArticle = Omit<Article, 'about'>;

/** An address on a newsletter's list. */
interface NewsletterSubscriberTable {
  id: Generated<string>;
  newsletter: string;
  email: string;
  /** The account that signed the address up, if known; the address stays on the list without an account. */
  account_id: string | null;
  /** What the link at the foot of a letter names. */
  unsubscribe_token: string;
  created_at: Moment;
  /** null while letters are wanted. */
  unsubscribed_at: Date | null;
}

/** A letter that was sent to a newsletter's list. */
interface NewsletterLetterTable {
  newsletter: string;
  /** Of the article that it is. */
  slug: string;
  /** The article as it was then. */
  article: JSONColumnType<LetterArticle, string, never>;
  ordered_at: Moment;
  /** Addresses on the list when it was ordered. */
  addresses: number;
}

interface SupportConversationTable {
  id: Generated<string>;
  account_id: string;
  email: string | null;
  created_at: Moment;
  closed_at: Date | null;
}

interface SupportMessageTable {
  id: Generated<string>;
  conversation_id: string;
  sender: 'person' | 'support';
  body: string;
  /** Path of the page that it was written on. */
  page: string | null;
  sent_at: Moment;
}

/** What an operator can do to something. */
export type AuditAction =
  | 'user end-sessions'
  | 'user delete'
  | 'users make-operator'
  | 'users end-operator'
  | 'grant'
  | 'revoke'
  | 'refund'
  | 'support reply'
  | 'support close'
  | 'newsletter export'
  | 'newsletter send'
  | 'jobs retry';

/** What an operator did. Rows are only added: the database refuses to change them. */
interface AuditEntryTable {
  id: Generated<string>;
  at: Moment;
  operator: string;
  action: AuditAction;
  subject_id: string | null;
  details: JSONColumnType<Readonly<Record<string, string | number | null>>, string, never>;
}

export interface CareTables {
  newsletter_subscriber: NewsletterSubscriberTable;
  newsletter_letter: NewsletterLetterTable;
  support_conversation: SupportConversationTable;
  support_message: SupportMessageTable;
  audit_entry: AuditEntryTable;
}
