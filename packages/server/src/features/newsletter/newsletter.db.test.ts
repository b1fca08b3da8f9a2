import { describe, expect, test } from 'vitest';
import { refusal, testServer } from '../../testing/test-server.ts';

const { db, call, ask, arrive } = await testServer();
const list = () => db.selectFrom('newsletter_subscriber').selectAll().orderBy('created_at').execute();
const sign = (email: string) => ({ email, newsletter: 'fantasy' as const });

describe('signing up', () => {
  test('a visitor is put on the list and told so', async () => {
    expect(await ask('subscribeToNewsletter', sign('fan@pylon.example'))).toEqual({
      message: 'Successfully subscribed.',
    });
    expect(await list()).toMatchObject([{ email: 'fan@pylon.example', account_id: null, unsubscribed_at: null }]);
  });

  test('an address that an account may have may be on the list, without the spaces around it', async () => {
    await ask('subscribeToNewsletter', sign(' mia..reyes@pylon.example '));
    expect((await list()).map(({ email }) => email)).toContain('mia..reyes@pylon.example');
  });

  test('an address stands on the list once, however it is spelt', async () => {
    await ask('subscribeToNewsletter', sign('once@pylon.example'));
    await ask('subscribeToNewsletter', sign('ONCE@pylon.example'), await arrive());
    expect((await list()).filter(({ email }) => email.toLowerCase() === 'once@pylon.example')).toHaveLength(1);
  });

  test('what is no address is refused at its field', async () => {
    const reply = await call('subscribeToNewsletter', sign('fan@'));
    expect(reply.error).toEqual({
      code: 'failed-newsletter-subscribe',
      message: 'Failed to subscribe.',
      fields: { email: 'Invalid email.' },
    });
  });

  test('one place cannot fill the list', async () => {
    const strict = await testServer({ limits: { arrivalsPerAddress: 1 } });
    await strict.ask('subscribeToNewsletter', sign('a@pylon.example'));
    expect(refusal(await strict.call('subscribeToNewsletter', sign('b@pylon.example')))).toBe('too-many-requests');
  });
});

describe('leaving', () => {
  test('the link of a letter takes its address off, and signing up again brings it back', async () => {
    await ask('subscribeToNewsletter', sign('leaver@pylon.example'));
    const own = async () => (await list()).find(({ email }) => email === 'leaver@pylon.example');
    const token = (await own())?.unsubscribe_token ?? '';
    await ask('unsubscribeFromNewsletter', { token });
    expect((await own())?.unsubscribed_at).toBeInstanceOf(Date);
    await ask('subscribeToNewsletter', sign('leaver@pylon.example'));
    expect(await own()).toMatchObject({ unsubscribed_at: null, unsubscribe_token: token });
  });

  test('a link that was never given tells nothing', async () => {
    const answer = await ask('unsubscribeFromNewsletter', { token: 'x'.repeat(32) });
    expect(answer).toEqual({ message: 'Successfully unsubscribed.' });
  });
});
