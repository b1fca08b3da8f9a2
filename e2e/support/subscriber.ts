// People who pay, made by call through the test checkout.
import type { APIRequest, APIRequestContext, Page } from '@playwright/test';
import { enterAs, type RegisteredPerson, register } from './people.ts';

/** The tiers that are sold. */
export type PaidTier = 1 | 2;

/**
 * Makes an account that has paid for a tier, by call. No money is taken: the servers of the tests have no payment
 * provider.
 *
 * @param person who subscribes; a new account unless given
 */
export async function subscribe(
  request: APIRequestContext,
  tier: PaidTier,
  person?: RegisteredPerson,
): Promise<RegisteredPerson> {
  const subscriber = person ?? (await register(request));
  const headers = { 'bearer-token': subscriber.token };
  const pay = async (path: string, data: object): Promise<unknown> => {
    const answer = await request.post(`/api/payments/${path}`, { headers, data });
    const envelope = (await answer.json()) as { data: unknown; error: { code: string } | null };
    if (envelope.error) throw new Error(`${path}: ${envelope.error.code}`);
    return envelope.data;
  };
  const { sessionId } = (await pay('create-checkout-session', { productId: `tier-${tier}-month` })) as {
    sessionId: string;
  };
  await pay('test-checkout', { sessionId, action: 'pay' });
  return subscriber;
}

/** A new subscriber whose pages this browser shows from the next one on. */
export async function enterSubscribed(page: Page, tier: PaidTier): Promise<RegisteredPerson> {
  const person = await subscribe(page.request, tier);
  await enterAs(page, person);
  return person;
}

const kept = new Map<string, Promise<RegisteredPerson>>();

/**
 * One subscriber for all journeys of a worker that only look at things, so that an account is not made for each of
 * them.
 */
export function sharedSubscriber(requests: APIRequest, baseURL: string, tier: PaidTier): Promise<RegisteredPerson> {
  const key = `${baseURL} ${tier}`;
  const person = kept.get(key) ?? subscribeAlone(requests, baseURL, tier);
  kept.set(key, person);
  return person;
}

async function subscribeAlone(requests: APIRequest, baseURL: string, tier: PaidTier): Promise<RegisteredPerson> {
  const request = await requests.newContext({ baseURL });
  const person = await subscribe(request, tier);
  await request.dispose();
  return person;
}
