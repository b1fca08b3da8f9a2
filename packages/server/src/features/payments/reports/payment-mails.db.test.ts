// What a person who pays is written, and that it is written once.
import { describe, expect, test } from 'vitest';
import { orderMail } from '../../../outside/mail/send-mail.job.ts';
import { stripeWorld, testCheckoutWorld } from '../../../testing/payment-world.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY_MS = 86_400_000;
const WORLDS = [
  ['test checkout', await testCheckoutWorld()],
  ['Stripe', await stripeWorld({ delivers: true })],
] as const;

describe.each(WORLDS)('%s: mails', (name, { db, time, ask, buyer, act, mailTo, work }) => {
  const person = async (token: string) => (await ask('login', {}, token)).user;
  const addressOf = async (token: string) => (await person(token)).email ?? '';
  const periodEnd = async (token: string) => {
    const { subscription } = await ask('getSubscription', { id: 'current' }, token);
    return DAY.format(new Date(subscription?.currentPeriodEnd ?? ''));
  };
  /** Subjects of everything that was written to an address, once nothing is left to be sent. */
  async function written(address: string): Promise<readonly string[]> {
    await work();
    const mails = await db.selectFrom('kept_mail').select('subject').where('address', '=', address).execute();
    return mails.map(({ subject }) => subject).sort();
  }

  test('a plan that begins: what it is, what it costs, when it renews, and how to cancel', async () => {
    const token = await buyer('tier-1-month');
    const mail = await mailTo(await addressOf(token), /has begun/);
    expect(mail.subject).toBe('Your Pylon+ Tier 1 plan has begun');
    expect(mail.text).toContain(`Pylon+ Tier 1 is yours, for $7.99 a month. It renews on ${await periodEnd(token)}`);
    expect(mail.text).toMatch(/To cancel, open your profile/);
    expect(mail.text).toMatch(/: http\S+\/profile$/m);
    expect(mail.html).toContain('/profile">');
    expect(mail.text.includes('no money was taken')).toBe(name === 'test checkout');
  });

  test('everything that happens to a plan is told once, and says until when it is open', async () => {
    const token = await buyer('tier-1-month');
    const address = await addressOf(token);
    time.nowMs += DAY_MS;
    const preview = await ask('getUpgradePaymentPreview', {}, token);
    await Promise.all([1, 2].map(() => ask('upgradeTier', preview, token)));
    expect((await mailTo(address, /Tier 2 now/)).text).toContain(
      `was Pylon+ Tier 1 and is Pylon+ Tier 2 now, for $12.99 a month.`,
    );
    await act(token, 'cancel');
    expect((await mailTo(address, /ends on/)).subject).toContain(await periodEnd(token));
    await act(token, 'resume');
    time.nowMs += DAY_MS;
    await act(token, 'break-card');
    await act(token, 'end-period');
    const graceUntil = DAY.format(new Date(time.nowMs + 3 * DAY_MS));
    expect((await mailTo(address, /failed/)).text).toContain(`stays open until ${graceUntil}`);
    await act(token, 'mend-card');
    await act(token, 'refund');
    const refunded = await mailTo(address, /given back/);
    expect(refunded.text).toContain('$12.99 of what you paid for Pylon+ Tier 2 was given back');
    expect(refunded.text).toContain('It is not charged again.');
    expect(await written(address)).toEqual([
      'A payment for Pylon+ Tier 2 failed',
      'Your Pylon+ Tier 1 plan has begun',
      expect.stringMatching(/^Your Pylon\+ Tier 2 plan ends on /),
      'Your Pylon+ Tier 2 plan goes on',
      'Your payment for Pylon+ Tier 2 was given back',
      'Your plan is Pylon+ Tier 2 now',
    ]);
  });

  test('a plan that is cancelled while a payment is missing promises nothing that is not paid', async () => {
    const token = await buyer('tier-1-month');
    const address = await addressOf(token);
    await act(token, 'break-card');
    await act(token, 'end-period');
    const graceUntil = DAY.format(new Date(time.nowMs + 3 * DAY_MS));
    await act(token, 'cancel');
    const ending = await mailTo(address, /plan ends on/);
    expect(ending.subject).toContain(graceUntil);
    expect(ending.text).toContain(`A payment is missing: the plan stays open until ${graceUntil}`);
    expect(ending.text).not.toContain('which is paid');
    await act(token, 'resume');
    const goingOn = await mailTo(address, /goes on/);
    expect(goingOn.text).toContain(`without it your plan closes on ${graceUntil}`);
    expect(goingOn.text).not.toContain('renews');
  });

  test('every part of a payment that is given back is told, with its amount, its payment and its plan', async () => {
    const token = await buyer('tier-1-month');
    const address = await addressOf(token);
    time.nowMs += DAY_MS;
    await ask('upgradeTier', await ask('getUpgradePaymentPreview', {}, token), token);
    time.nowMs += DAY_MS;
    await act(token, 'end-period');
    await act(token, 'refund-part');
    // Looks again, and is refused
    await ask('createCheckoutSession', { productId: 'tier-1-month' }, token).catch(() => {});
    expect((await mailTo(address, /given back/)).text).toContain(
      `Of the $12.99 that you paid for Pylon+ Tier 2 on ${DAY.format(new Date(time.nowMs))}, $4.33 was given back`,
    );
    await act(token, 'refund');
    expect((await mailTo(address, /Your payment .* given back/)).text).toContain(
      '$8.66 of what you paid for Pylon+ Tier 2 was given back',
    );
    expect((await written(address)).filter((subject) => subject.includes('given back'))).toEqual([
      '$4.33 of a payment for Pylon+ Tier 2 was given back',
      'Your payment for Pylon+ Tier 2 was given back',
    ]);
  });

  test('an end that was asked for is told when it comes', async () => {
    const token = await buyer('tier-2-season');
    const address = await addressOf(token);
    await act(token, 'cancel');
    await act(token, 'end-period');
    const mail = await mailTo(address, /has ended/);
    expect(mail.text).toContain('is not charged again. You can come back');
    expect(mail.text).toMatch(/: http\S+\/pricing$/m);
    expect(await written(address)).toHaveLength(3);
  });

  test('a plan that costs less by now is not said to have been charged', async () => {
    const token = await buyer('tier-1-month');
    const { id, email } = await person(token);
    const change = { plan: 'tier-1-month', formerPlan: 'tier-2-month', price: '799' };
    await orderMail(db, { kind: 'plan-changed', to: email ?? '', data: { ...change, accountId: id } });
    const { text } = await mailTo(email ?? '', /Tier 1 now/);
    expect(text).toContain('was Pylon+ Tier 2 and is Pylon+ Tier 1 now, for $7.99 a month. The plan');
  });

  test('whoever has deleted the account meanwhile is told of that alone', async () => {
    const token = await buyer('tier-1-month');
    const { id, email } = await person(token);
    const address = email ?? '';
    expect(await written(address)).toHaveLength(1);
    await db.deleteFrom('account').where('id', '=', id).execute();
    await orderMail(db, { kind: 'plan-ended', to: address, data: { accountId: id } });
    expect(await written(address)).toHaveLength(1);
  });
});
