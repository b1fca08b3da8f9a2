// Mails and pushes that people ask for.
import type { PushProblem } from '@pylon/contract/notices/push-rules';
import type { Generated } from 'kysely';
import type { Moment } from './moment.ts';

/** What a person asked for by mail and by push: since when each kind is wanted, null while it is not. */
interface NoticeChoiceTable {
  account_id: string;
  out_players_since: Date | null;
  needs_attention_since: Date | null;
  weekly_recap_since: Date | null;
  draft_results_since: Date | null;
  out_players_push_since: Date | null;
  needs_attention_push_since: Date | null;
  weekly_recap_push_since: Date | null;
  draft_results_push_since: Date | null;
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

/** The pair of keys by which push services know us; one row at most. */
interface PushKeyTable {
  is_only: Generated<boolean>;
  /** Base64url, as browsers are given it. */
  public_key: string;
  /** Sealed. */
  private_key: Buffer;
  created_at: Moment;
}

/** A browser that gets pushes, for as long as its session lasts. */
interface PushSubscriptionTable {
  id: string;
  account_id: string;
  session_id: string;
  /** HMAC of the address: a browser belongs to one person. */
  endpoint_hash: Buffer;
  /** The host of its push service. */
  service: string;
  /** Sealed: the address and the keys that are encrypted for. */
  sealed: Buffer;
  created_at: Moment;
  /** When something was last taken for it. */
  sent_at: Generated<Date | null>;
  /** Why the last try failed; null where it did not. */
  problem: Generated<PushProblem | null>;
  failures_in_row: Generated<number>;
}

/** What a person was sent on the last day that they were sent anything. */
interface PushDayTable {
  account_id: string;
  day: Date;
  sent: Generated<number>;
  tests: Generated<number>;
}

export interface NoticeTables {
  notice_choice: NoticeChoiceTable;
  notice_told: NoticeToldTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  push_day: PushDayTable;
}
