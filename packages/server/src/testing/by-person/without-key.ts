// Every statement on rows of people that does not say whose they are, and why it cannot. On a database that is sharded
// by person each of these asks all nodes, or needs what docs/many-machines.md says of it.
import type { WithoutKey } from './statement-keys.ts';

/** @example inWords({ verb: 'select', table: 'session', by: ['token_hash'] }) // → 'select session by token_hash' */
export const inWords = ({ verb, table, by }: WithoutKey): string => `${verb} ${table} by ${by.join(', ') || 'nothing'}`;

interface Excused {
  /** Who asks, and why the person is not known. */
  readonly why: string;
  /** In the words of `inWords`. */
  readonly statements: readonly string[];
}

export const WITHOUT_KEY: readonly Excused[] = [
  {
    why: 'a token, a key, a mailed link, a passkey or the name of a shared report is shown, and whose it is, is asked',
    statements: [
      'select session by account_id, expires_at, token_hash',
      'update api_key by account_id, key_hash',
      'select api_key by account_id, key_hash',
      'select account by id',
      'select mailed_link by expires_at, purpose, token_hash',
      'delete mailed_link by expires_at, purpose, token_hash',
      'select passkey by credential_id',
      'select mock_draft by share_id',
    ],
  },
  {
    why: 'somebody signs in by an address, or takes one that is to be nobody else’s',
    statements: ['select account by email', 'select account by email, id', 'select account_password by account_id'],
  },
  { why: 'whoever comes for the first time has no key before', statements: ['insert account by nothing'] },
  {
    why: 'the payment provider tells of its customer',
    statements: ['select payment_customer by provider, provider_id'],
  },
  {
    why: 'a browser that gets pushes under another account is taken from it',
    statements: ['delete push_subscription by endpoint_hash, session_id'],
  },
  {
    why: 'what is due, of everybody',
    statements: [
      'update mock_draft by id',
      'select mock_draft by deadline_at, leased_until',
      'select mock_draft by id',
      'update followed_draft by mock_draft_id',
      'select followed_draft by leased_until, next_look_at, watched_until',
      'update webhook by id',
      'select webhook by account_id, is_on, leased_until, round_at, seen_number',
      'select live_event_counter by account_id, last',
      'select cruise_control by is_on, looked_at',
      'select notice_choice by account_id, draft_results_push_since, draft_results_since, looked_at, needs_attention_push_since, needs_attention_since, out_players_push_since, out_players_since, weekly_recap_push_since, weekly_recap_since',
      'select account by email_verified_at, id',
      'select push_subscription by account_id, session_id',
      'select session by account_id, expires_at, id',
      'update payment_customer by account_id, provider',
      'select payment_customer by account_id, looked_at, provider',
      'select checkout_session by account_id, provider, status',
      'select subscription by account_id, provider, status',
      'select subscription by account_id, period_end, provider, status',
      'select user_league by failure, fantasy_account_id, is_shown, league_id, status',
    ],
  },
  {
    why: 'a job names the row that it is about, and not whose it is',
    statements: [
      'select user_league by id, league_id',
      'select user_league by account_id, id',
      'select webhook by account_id, id, is_on',
      'select webhook by account_id, id',
      'select webhook_delivery by ended_at, id, webhook_id',
      'select push_subscription by account_id, id, session_id',
      'select support_conversation by id',
      'select support_message by conversation_id, id',
    ],
  },
  {
    why: 'who has a league, which is one for all',
    statements: [
      'select user_league by id, is_shown, league_id',
      'select user_league by id, is_shown, league_id, team_id',
      'select user_league by is_shown, league_id',
      'select user_league by league_id',
      'select user_league by league_id, status',
    ],
  },
  {
    why: 'what is over is forgotten, of everybody',
    statements: [
      'delete live_event by created_at',
      'delete session by expires_at',
      'delete mailed_link by expires_at',
      'delete platform_sign_in by expires_at',
      'delete notice_told by told_at',
      'delete push_subscription by nothing',
      'update entitlement by source, valid_until',
    ],
  },
  {
    why: 'an operator looks for somebody, counts everybody, or answers a conversation by its name',
    statements: [
      'select account by nothing',
      'select account by created_at, email, id',
      'select mock_draft by account_id',
      'select passkey by account_id',
      'select session by account_id',
      'select session by account_id, expires_at',
      'select user_league by account_id',
      'select subscription by status',
      'select entitlement by source, valid_from, valid_until',
      'select support_conversation by account_id, id',
      'select support_conversation by closed_at, id',
      'update support_conversation by closed_at, id',
      'select support_message by conversation_id',
    ],
  },
  {
    why: 'a person is given everything that names them, over whatever refers to it',
    statements: ['select checkout_session by subscription_id', 'select push_subscription by session_id'],
  },
];
