import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replaceWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@pylon/contract/accounts/webhooks';
import type { Router } from '../../../http/route.ts';
import type { Sealing } from '../../../outside/sealing.ts';
import { type AccountParts, callerOf } from '../account-parts.ts';
import { endWebhook, makeWebhook, newSecretOf, sendTest, webhookList, writeWebhook } from './webhooks.service.ts';

interface Parts extends Pick<AccountParts, 'db' | 'hash'> {
  /** Keeps the secrets. */
  readonly sealing: Sealing;
}

/** Addresses that are told of a person's events. */
export function webhookRoutes(route: Router, parts: Parts): void {
  const { hash } = parts;
  route.forPerson(listWebhooks, ({ person }) => webhookList(parts, person));
  route.forPerson(createWebhook, ({ person, body, request }) =>
    makeWebhook(parts, callerOf(person, request, hash), body),
  );
  route.forPerson(updateWebhook, ({ person, body }) => writeWebhook(parts, person, body));
  route.forPerson(replaceWebhookSecret, ({ person, body, request }) =>
    newSecretOf(parts, callerOf(person, request, hash), body.id),
  );
  route.forPerson(testWebhook, ({ person, body }) => sendTest(parts, person, body.id));
  route.forPerson(deleteWebhook, ({ person, query }) => endWebhook(parts, person, query.id));
}
