// Where each table lies when PostgreSQL is sharded by person. The compiler asks for a line for every table that comes.
import type { Database } from '../../db/schema.ts';
import type { KeyedTables } from './statement-keys.ts';

export type TableName = keyof Database;

/**
 * Where the rows of a table lie: with the person whom a column names; with the row of a parent, whose `id` a column
 * names; all of them on every node, for rows of people point to them or are asked together with them; or on one node.
 * Accounts lie everywhere, so that an address stands for one alone, and still a person's is asked for by its id.
 */
export type Place =
  | { readonly by: 'person'; readonly key: string }
  | { readonly by: 'parent'; readonly key: string; readonly parent: TableName; readonly id: string }
  | { readonly by: 'everywhere'; readonly key: 'id' | null }
  | { readonly by: 'nobody'; readonly key: null };

const ofPerson = { by: 'person', key: 'account_id' } as const;
const everywhere = { by: 'everywhere', key: null } as const;
const ofNobody = { by: 'nobody', key: null } as const;
const besides = (parent: TableName, key: string, id = 'id'): Place => ({ by: 'parent', parent, key, id });

export const PLACES: Readonly<Record<TableName, Place>> = {
  account: { by: 'everywhere', key: 'id' },
  account_password: ofPerson,
  session: ofPerson,
  passkey: ofPerson,
  api_key: ofPerson,
  mailed_link: ofPerson,
  webhook: ofPerson,
  webhook_delivery: besides('webhook', 'webhook_id'),
  live_event: ofPerson,
  live_event_counter: ofPerson,
  mock_draft: ofPerson,
  followed_draft: besides('mock_draft', 'mock_draft_id'),
  scoring_system: ofPerson,
  ranking_list: ofPerson,
  best_ball_team: ofPerson,
  fantasy_account: ofPerson,
  platform_sign_in: ofPerson,
  user_league: ofPerson,
  league_keeper: besides('user_league', 'user_league_id'),
  cruise_control: besides('user_league', 'user_league_id'),
  cruise_change: besides('cruise_control', 'user_league_id', 'user_league_id'),
  notice_choice: ofPerson,
  notice_told: ofPerson,
  push_subscription: ofPerson,
  push_day: ofPerson,
  support_conversation: ofPerson,
  support_message: besides('support_conversation', 'conversation_id'),
  entitlement: ofPerson,
  payment_customer: ofPerson,
  subscription: ofPerson,
  payment: ofPerson,
  checkout_session: ofPerson,
  newsletter_subscriber: everywhere,
  test_checkout_book: everywhere,
  newsletter_letter: ofNobody,
  // A league is one for all who have it in their lists.
  league: everywhere,
  league_week: everywhere,
  advice_sheet: everywhere,
  advice: everywhere,
  advice_sum: everywhere,
  advice_record: ofNobody,
  passkey_challenge: ofNobody,
  sign_in_try: ofNobody,
  push_key: ofNobody,
  audit_entry: ofNobody,
  kept_mail: ofNobody,
  payment_event: ofNobody,
  live_game: ofNobody,
  live_feed: ofNobody,
  almanac_edition: ofNobody,
  almanac_table: ofNobody,
  almanac_import: ofNobody,
  almanac_current: ofNobody,
  almanac_source: ofNobody,
  almanac_answer: ofNobody,
  error_count: ofNobody,
  server_process: ofNobody,
  league_reading: ofNobody,
};

/** Tables that name a person and lie everywhere all the same, and why. */
export const NAMING_A_PERSON: Readonly<Partial<Record<TableName, string>>> = {
  account: 'its address is to be that of one account among all',
  newsletter_subscriber: 'an address may subscribe without an account',
  test_checkout_book: 'nothing is sold by the test checkout',
};

/** What has to be known of each table's rows, by its columns. */
export const keyedTables = (columns: Readonly<Record<string, readonly string[]>>): KeyedTables =>
  new Map(
    Object.entries(PLACES).map(([table, place]) => [
      table,
      {
        columns: columns[table] ?? [],
        key: place.key,
        ...(place.by === 'parent' && { parent: { table: place.parent, id: place.id } }),
      },
    ]),
  );
