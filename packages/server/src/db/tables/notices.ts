// Mails that people ask for.
import type { Generated } from 'kysely';
import type { Moment } from './moment.ts';

/** Which mails a person asked for: since when each kind is wanted, null while it is not. */
interface NoticeChoiceTable {
  account_id: string;
  out_players_since: Date | null;
  needs_attention_since: Date | null;
  weekly_recap_since: Date | null;
  draft_results_since: Date | null;
  /** Hours of the day in the time zone between which nothing is sent, 0 to 23; both or neither. */
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string;
  /** When it was last looked at what there is to tell. */
  looked_at: Generated<Date | null>;
}

/** Something that a person was told of. */
interface NoticeToldTable {
  account_id: string;
  event: string;
  told_at: Moment;
}

export interface NoticeTables {
  notice_choice: NoticeChoiceTable;
  notice_told: NoticeToldTable;
}
