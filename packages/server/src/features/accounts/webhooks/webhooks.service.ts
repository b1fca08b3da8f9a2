import { randomUUID } from 'node:crypto';
import { WEBHOOK_URL_MESSAGE, type WebhookEvent } from '@pylon/contract/accounts/webhook-rules';
import type { Webhook, WebhookDelivery } from '@pylon/contract/accounts/webhooks';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { orderMail } from '../../../outside/mail/send-mail.job.ts';
import { publicAddress } from '../../../outside/outbound/post-to-person.ts';
import type { Sealing } from '../../../outside/sealing.ts';
import { type AccountParts, type Caller, tellWindows } from '../account-parts.ts';
import { isRegistered } from '../present-user.ts';
import { isProved } from '../sessions/sessions.queries.ts';
import { orderDelivery, ownerOf } from './deliver-webhook.job.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { MOST_A_MINUTE } from './webhook-rounds.ts';
import {
  changeWebhook,
  deliveryOf,
  holdWebhook,
  insertWebhook,
  type ListedDelivery,
  type ListedWebhook,
  lastDeliveries,
  removeWebhook,
  replaceSecret,
  trafficOf,
  webhooksOf,
} from './webhooks.queries.ts';

type Parts = Pick<AccountParts, 'db'> & { readonly sealing: Sealing };
type WithSecret = { readonly webhook: Webhook; readonly secret: string };

/** A person's webhooks, and what was sent to them last. */
export const webhookList = async ({ db }: Pick<Parts, 'db'>, { id }: Person) =>
  found({
    webhooks: (await webhooksOf(db, id)).map(toWebhook),
    deliveries: (await lastDeliveries(db, id)).map(toDelivery),
  });

/** Whether somebody has just shown who they are: what is told of here outlives a session, as a key does. */
async function isSure(
  { db }: Pick<Parts, 'db'>,
  { person, tokenHash }: Caller,
): Promise<Outcome<Person & { email: string }>> {
  if (!isRegistered(person) || !tokenHash) return failure('registration-required');
  return (await isProved(db, person.id, tokenHash)) ? found(person) : failure('proof-required');
}

/** Names an address that is told of events from now on. */
export async function makeWebhook(
  parts: Parts,
  caller: Caller,
  { url, events }: { readonly url: string; readonly events: readonly WebhookEvent[] },
): Promise<Outcome<WithSecret>> {
  const sure = await isSure(parts, caller);
  if (!sure.ok) return sure;
  const { id: accountId, email } = sure.value;
  const address = publicAddress(url);
  if (!address) return failure('webhook-address-refused', { url: WEBHOOK_URL_MESSAGE });
  const id = randomUUID();
  const secret = newWebhookSecret();
  const made = { id, accountId, url: address.href, events: new Set(events) };
  return parts.db.transaction().execute(async (transaction): Promise<Outcome<WithSecret>> => {
    const row = await insertWebhook(transaction, {
      ...made,
      events: [...made.events],
      secret: parts.sealing.seal(secret, ownerOf(id)),
    });
    if (!row) return failure('too-many-webhooks');
    await orderMail(transaction, { kind: 'webhook-made', to: email, data: { host: address.host } });
    await tellWindows(transaction, accountId, 'profile');
    return found({ webhook: toWebhook(row), secret });
  });
}

/** Writes what a webhook is told of, and whether. */
export async function writeWebhook(
  { db }: Pick<Parts, 'db'>,
  { id: accountId }: Person,
  change: { readonly id: string; readonly events: readonly WebhookEvent[]; readonly isOn: boolean },
): Promise<Outcome<{ webhook: Webhook }>> {
  const row = await changeWebhook(db, accountId, { ...change, events: [...new Set(change.events)] });
  return row ? found({ webhook: toWebhook(row) }) : failure('webhook-not-found');
}

/** Gives a webhook another secret. */
export async function newSecretOf(parts: Parts, caller: Caller, id: string): Promise<Outcome<WithSecret>> {
  const sure = await isSure(parts, caller);
  if (!sure.ok) return sure;
  const secret = newWebhookSecret();
  const sealed = parts.sealing.seal(secret, ownerOf(id));
  const row = await replaceSecret(parts.db, sure.value.id, { id, secret: sealed });
  return row ? found({ webhook: toWebhook(row), secret }) : failure('webhook-not-found');
}

/** Orders a delivery that tells nothing. */
export async function sendTest(
  { db }: Pick<Parts, 'db'>,
  { id: accountId }: Person,
  id: string,
): Promise<Outcome<{ delivery: WebhookDelivery }>> {
  return db.transaction().execute(async (transaction): Promise<Outcome<{ delivery: WebhookDelivery }>> => {
    if (!(await holdWebhook(transaction, accountId, id))) return failure('webhook-not-found');
    if ((await trafficOf(transaction, id)).recent >= MOST_A_MINUTE) return failure('too-many-requests');
    const deliveryId = await orderDelivery(transaction, id, { type: 'test', data: {} });
    return found({ delivery: toDelivery(await deliveryOf(transaction, id, deliveryId)) });
  });
}

/** Ends a webhook of the person. */
export async function endWebhook(
  { db }: Pick<Parts, 'db'>,
  { id: accountId }: Person,
  id: string,
): Promise<Outcome<{ deleted: 1 }>> {
  return (await removeWebhook(db, accountId, id)) ? found({ deleted: 1 as const }) : failure('webhook-not-found');
}

const toWebhook = ({ createdAt, givenUpAt, ...webhook }: ListedWebhook): Webhook => ({
  ...webhook,
  createdAt: createdAt.toISOString(),
  givenUpAt: givenUpAt?.toISOString() ?? null,
});

const toDelivery = ({ createdAt, endedAt, isDelivered, ...delivery }: ListedDelivery): WebhookDelivery => ({
  ...delivery,
  createdAt: createdAt.toISOString(),
  state: endedAt === null ? 'waiting' : isDelivered ? 'delivered' : 'failed',
});
