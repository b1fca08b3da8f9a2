import { BRAND } from '@pylon/contract/brand';
import type { SupportConversation } from '@pylon/contract/help/support';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';

const MOST_SHOWN = 200;
const MESSAGES_AN_HOUR = 30;

/** A person's newest conversation with its newest messages; null when there is none. */
export async function newestConversation(db: Db, accountId: string): Promise<SupportConversation | null> {
  const row = await db
    .selectFrom('support_conversation')
    .select(['id', 'email', 'closed_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const messages = await db
    .selectFrom('support_message')
    .select(['id', 'sender', 'body', 'sent_at'])
    .where('conversation_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return {
    id: row.id,
    email: row.email,
    isOpen: row.closed_at === null,
    messages: messages.reverse().map(({ id, sender, body, sent_at }) => ({
      id: String(id),
      from: sender,
      text: body,
      sentAt: sent_at.toISOString(),
    })),
  };
}

export interface NewMessage {
  readonly accountId: string;
  readonly text: string;
  readonly email: string | null;
  readonly page: string | null;
}

/**
 * Adds a person's message to the open conversation, or to a new one, and tells support by mail.
 *
 * @returns false when the person has written as much as one may in an hour: then nothing is added
 */
export async function addMessage(db: Db, { accountId, text, email, page }: NewMessage): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Windows that write at once wait for each other, so that none slips past the bound.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    if ((await messagesOfLastHour(transaction, accountId)) >= MESSAGES_AN_HOUR) return false;
    const { id } = await transaction
      .insertInto('support_conversation')
      .values({ account_id: accountId, email, closed_at: null })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .where('closed_at', 'is', null)
          .doUpdateSet({ email: sql`coalesce(excluded.email, support_conversation.email)` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = await transaction
      .insertInto('support_message')
      .values({ conversation_id: id, sender: 'person', body: text, page })
      .returning('id')
      .executeTakeFirstOrThrow();
    const data = { messageId: String(message.id) };
    await orderMail(transaction, { kind: 'support-message', to: BRAND.supportEmail, data });
    return true;
  });
}

/** How many messages a person has written in the last hour. */
async function messagesOfLastHour(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('support_message')
    .innerJoin('support_conversation', 'support_conversation.id', 'support_message.conversation_id')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('support_conversation.account_id', '=', accountId)
    .where('support_message.sender', '=', 'person')
    .where('support_message.sent_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A message with its conversation, for who mails it. */
interface MailedMessage {
  readonly conversationId: string;
  /** Where the person wants answers. */
  readonly email: string | null;
  readonly page: string | null;
  readonly text: string;
}

/** A message by its id; null when it is gone. */
export async function messageById(db: Db, messageId: string | undefined): Promise<MailedMessage | null> {
  if (messageId === undefined) return null;
  const row = await db
    .selectFrom('support_message')
    .innerJoin('support_conversation', 'support_conversation.id', 'support_message.conversation_id')
    .select(['support_conversation.id', 'email', 'page', 'body'])
    .where('support_message.id', '=', messageId)
    .executeTakeFirst();
  return row ? { conversationId: row.id, email: row.email, page: row.page, text: row.body } : null;
}
