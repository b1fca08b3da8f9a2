import {
  close,
  conversationsBeginning,
  listConversations,
  messagesOf,
  reply,
} from '../../features/operator/conversations.queries.ts';
import { alignedLines } from '../terminal.ts';
import {
  limitOf,
  momentWords,
  type OperatorOptions,
  type OperatorParts,
  type Report,
  refused,
  said,
} from './report.ts';

const LONGEST_LINE = 60;

/** `support list [--all] | show <id> | reply <id> <text> | close <id>` */
export async function supportCommand(
  parts: OperatorParts,
  [action, start, ...words]: readonly string[],
  options: OperatorOptions,
): Promise<Report> {
  if (action === 'list') return list(parts, options);
  if (action !== 'show' && action !== 'reply' && action !== 'close') {
    return refused('support list [--all], show <id>, reply <id> <text>, or close <id>');
  }
  const ids = start ? await conversationsBeginning(parts.db, start) : [];
  const [conversationId] = ids;
  if (conversationId === undefined) return refused('No conversation begins with this id.');
  if (ids.length > 1) return refused('Several conversations begin like that: give more of the id.');
  if (action === 'show') return show(parts, conversationId);
  if (action === 'close') {
    await close(parts.db, conversationId, parts.operator);
    return said(['Closed. The next message of the person opens a new conversation.'], { conversationId });
  }
  const text = words.join(' ').trim();
  if (text === '') return refused('What shall the answer be?');
  await reply(parts.db, { conversationId, text, operator: parts.operator });
  return said(['Answered.'], { conversationId });
}

async function list({ db }: OperatorParts, { all, limit: typed }: OperatorOptions): Promise<Report> {
  const limit = limitOf(typed, 50);
  if (limit === null) return refused('--limit must be a whole number from 1 to 1000');
  const conversations = await listConversations(db, { withClosed: all ?? false, limit });
  if (conversations.length === 0) return said(['Nobody waits.'], conversations);
  const rows = conversations.map(({ id, email, isOpen, lastAt, waits, lastText }) => [
    waits && isOpen ? '*' : ' ',
    id.slice(0, 8),
    momentWords(lastAt),
    email ?? 'no address',
    isOpen ? 'open' : 'closed',
    lastText.replace(/\s+/g, ' ').slice(0, LONGEST_LINE),
  ]);
  return said(alignedLines(rows), conversations);
}

async function show({ db }: OperatorParts, conversationId: string): Promise<Report> {
  const messages = await messagesOf(db, conversationId);
  const lines = messages.flatMap(({ sender, text, page, at }) => [
    `${sender === 'person' ? 'Person' : 'Support'}, ${momentWords(at)}${page ? `, on ${page}` : ''}`,
    ...text.split('\n').map((line) => `  ${line}`),
    '',
  ]);
  return said(lines, { conversationId, messages });
}
