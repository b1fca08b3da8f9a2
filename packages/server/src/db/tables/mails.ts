import type { Generated } from 'kysely';
import type { Moment } from './moment.ts';

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
  kept_mail: KeptMailTable;
}
