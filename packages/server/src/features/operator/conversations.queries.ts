import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { publishEvents } from '../../live/live-events.queries.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import { audit } from './audit.queries.ts';

/** A conversation in the operator's list. Moments are ISO 8601. */
export interface ConversationLine {
  readonly id: string;
  readonly email: string | null;
  readonly isOpen: boolean;
  readonly messages: number;
  readonly lastAt: string;
  /** Whether the last word is the person's. */
  readonly waits: boolean;
  readonly lastText: string;
}

export interface ConversationMessage {
  readonly sender: 'person' | 'support';
  readonly text: string;
  readonly page: string | null;
  readonly at: string;
}

/** Conversations, those that wait longest first. */
export async function listConversations(
  db: Db,
  { withClosed, limit }: { readonly withClosed: boolean; readonly limit: number },
): Promise<readonly ConversationLine[]> {
  let query = db
    .selectFrom('support_conversation as c')
    .innerJoin(
      (of) =>
        of
          .selectFrom('support_message')
          .select(['conversation_id', 'sender', 'body', 'sent_at'])
          .distinctOn('conversation_id')
          .orderBy('conversation_id')
          .orderBy('id', 'desc')
          .as('m'),
      (join) => join.onRef('m.conversation_id', '=', 'c.id'),
    )
    .select(['c.id', 'c.email', 'c.closed_at', 'm.sender', 'm.body', 'm.sent_at'])
    .select(sql<number>`(select count(*)::int from support_message where conversation_id = c.id)`.as('messages'))
    .orderBy(sql`m.sender = 'person'`, 'desc')
    .orderBy('m.sent_at')
    .limit(limit);
  if (!withClosed) query = query.where('c.closed_at', 'is', null);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    isOpen: row.closed_at === null,
    messages: row.messages,
    lastAt: row.sent_at.toISOString(),
    waits: row.sender === 'person',
    lastText: row.body,
  }));
}

/** The ids that begin as given: one, when an operator copied enough of it. */
export async function conversationsBeginning(db: Db, start: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('support_conversation')
    .select('id')
    .where(sql<boolean>`starts_with(id::text, ${start.toLowerCase()})`)
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything said in a conversation, in order. */
export async function messagesOf(db: Db, conversationId: string): Promise<readonly ConversationMessage[]> {
  const rows = await db
    .selectFrom('support_message')
    .select(['sender', 'body', 'page', 'sent_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute();
  return rows.map(({ sender, body, page, sent_at }) => ({ sender, text: body, page, at: sent_at.toISOString() }));
}

/** Answers; the person's open panel shows it at once, and who left an address, or has an account, gets it by mail. */
export async function reply(
  db: Db,
  { conversationId, text, operator }: { conversationId: string; text: string; operator: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { account_id, email } = await transaction
      .selectFrom('support_conversation')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['account_id', sql<string | null>`coalesce(support_conversation.email, account.email)`.as('email')])
      .where('support_conversation.id', '=', conversationId)
      .executeTakeFirstOrThrow();
    const { id } = await transaction
      .insertInto('support_message')
      .values({ conversation_id: conversationId, sender: 'support', body: text, page: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (email) await orderMail(transaction, { kind: 'support-reply', to: email, data: { messageId: String(id) } });
    await publishEvents(transaction, account_id, [{ event: 'support:reply', data: { conversationId } }]);
    const details = { characters: text.length };
    await audit(transaction, { operator, action: 'support reply', subjectId: conversationId, details });
  });
}

/** Closes a conversation; the person's next message opens a new one. */
export async function close(db: Db, conversationId: string, operator: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('support_conversation')
      .set({ closed_at: sql<Date>`now()` })
      .where('id', '=', conversationId)
      .where('closed_at', 'is', null)
      .execute();
    await audit(transaction, { operator, action: 'support close', subjectId: conversationId, details: {} });
  });
}
