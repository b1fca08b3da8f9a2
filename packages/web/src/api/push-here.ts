/** What this browser subscribed to; null where it did not, and in a browser without push. */
export async function pushHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends what this browser subscribed to, as far as it lets us: the server ends it with the session. */
export const forgetPush = (): Promise<unknown> =>
  pushHere()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => null);
