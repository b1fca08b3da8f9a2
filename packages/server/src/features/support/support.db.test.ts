import { BRAND } from '@pylon/contract/brand';
import { describe, expect, test } from 'vitest';
import { refusal, testServer } from '../../testing/test-server.ts';
import { supportMails } from './support-mails.ts';

const { db, call, ask, arrive, mailTo } = await testServer();

test('nobody has a conversation before the first message', async () => {
  expect(await ask('getSupportConversation', {}, await arrive())).toEqual({ conversation: null });
});

describe('writing to support', () => {
  test('messages of a person stand in one conversation, in order', async () => {
    const token = await arrive();
    await ask('sendSupportMessage', { text: ' My draft stopped. ', email: 'fan@pylon.example', page: '/x' }, token);
    await ask('sendSupportMessage', { text: 'It goes on now.' }, token);
    const { conversation } = await ask('getSupportConversation', {}, token);
    expect(conversation).toMatchObject({ email: 'fan@pylon.example', isOpen: true });
    expect(conversation?.messages.map(({ from, text }) => [from, text])).toEqual([
      ['person', 'My draft stopped.'],
      ['person', 'It goes on now.'],
    ]);
  });

  test('two windows that write at once open one conversation', async () => {
    const token = await arrive();
    await Promise.all(['one', 'two', 'three'].map((text) => ask('sendSupportMessage', { text }, token)));
    expect((await ask('getSupportConversation', {}, token)).conversation?.messages).toHaveLength(3);
  });

  test('after a conversation was closed a message opens a new one', async () => {
    const token = await arrive();
    const first = (await ask('sendSupportMessage', { text: 'Hello?' }, token)).conversation.id;
    await db.updateTable('support_conversation').set({ closed_at: new Date() }).where('id', '=', first).execute();
    const second = (await ask('sendSupportMessage', { text: 'Once more.' }, token)).conversation;
    expect(second.id).not.toBe(first);
    expect(second.messages).toHaveLength(1);
  });

  test('a registered person need not say where to answer', async () => {
    const { conversation } = await ask('sendSupportMessage', { text: 'Hello' }, await arrive({ tier: 1 }));
    expect(conversation.email).toMatch(/@pylon\.example$/);
  });

  test('nobody sees what another wrote', async () => {
    await ask('sendSupportMessage', { text: 'A secret.' }, await arrive());
    expect(await ask('getSupportConversation', {}, await arrive())).toEqual({ conversation: null });
  });

  test('support is told of each message by mail, with where it was written and where to answer', async () => {
    const token = await arrive();
    const message = { text: 'The clock stands.\n<b>Still.</b>', email: 'clock@pylon.example', page: '/draft-champion' };
    const { conversation } = await ask('sendSupportMessage', message, token);
    const mail = await mailTo(BRAND.supportEmail, new RegExp(conversation.id.slice(0, 8)));
    expect(mail.text).toMatch(
      /^The clock stands\.\n\n<b>Still\.<\/b>\n\nFrom clock@pylon\.example, on \/draft-champion\n/,
    );
    expect(mail.html).toContain('&lt;b&gt;Still.&lt;/b&gt;');
  });

  test('a message whose person is gone is mailed to nobody', async () => {
    const write = supportMails(db)['support-message'];
    const { conversation } = await ask('sendSupportMessage', { text: 'Goodbye.' }, await arrive());
    const order = { to: BRAND.supportEmail, data: { messageId: conversation.messages[0]?.id ?? '' } };
    expect(await write?.(order)).not.toBe(null);
    await db.deleteFrom('support_conversation').where('id', '=', conversation.id).execute();
    expect(await write?.(order)).toBe(null);
  });

  test('an hour has room for thirty messages', async () => {
    const token = await arrive();
    for (let count = 0; count < 30; count++) await ask('sendSupportMessage', { text: 'And another.' }, token);
    expect(refusal(await call('sendSupportMessage', { text: 'One too many.' }, token))).toBe('too-many-requests');
  });

  test('windows that write at once do not pass that together', async () => {
    const token = await arrive();
    const texts = Array.from({ length: 40 }, (_, index) => `Message ${index}`);
    const replies = await Promise.all(texts.map((text) => call('sendSupportMessage', { text }, token)));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(30);
  });

  test('a place has room for as many as support can read, however many people write from there', async () => {
    const strict = await testServer({ limits: { messagesPerAddress: 1 } });
    await strict.ask('sendSupportMessage', { text: 'One.' }, await strict.arrive());
    const second = await strict.call('sendSupportMessage', { text: 'Two.' }, await strict.arrive());
    expect(refusal(second)).toBe('too-many-requests');
  });
});

test.each([
  ['nothing', { text: '  ' }, { text: 'This field is required.' }],
  ['a novel', { text: 'x'.repeat(4_001) }, { text: 'Must be at most 4000 characters long.' }],
  ['no address', { text: 'Hello', email: 'here' }, { email: 'Invalid email.' }],
])('%s is refused at its field', async (_what, input, fields) => {
  const reply = await call('sendSupportMessage', input, await arrive());
  expect(reply.error?.fields).toEqual(fields);
});

test('without a session nothing is read or written', async () => {
  expect(refusal(await call('getSupportConversation', {}))).toBe('token-not-found');
  expect(refusal(await call('sendSupportMessage', { text: 'Hello' }))).toBe('token-not-found');
});
