// Mails on their way.
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** A mail to be written and sent. */
interface MailOrderTable {
  id: Generated<string>;
  /** Names who writes it. */
  kind: string;
  address: string;
  data: JSONColumnType<Readonly<Record<string, string>>, string, never>;
  attempts: Generated<number>;
  next_try_at: Moment;
  created_at: Moment;
}

/** A mail that was kept because no mail server is configured. */
interface KeptMailTable {
  id: Generated<string>;
  address: string;
  subject: string;
  text: string;
  html: string;
  created_at: Moment;
}

export interface MailTables {
  mail_order: MailOrderTable;
  kept_mail: KeptMailTable;
}
