/** What removes a kit, on a device that keeps one: a kit comes with a worker. Null on every other. */
async function kitStore(): Promise<typeof import('./kit-store.ts') | null> {
  const isKept = await navigator.serviceWorker?.getRegistration();
  return isKept ? import('./kit-store.ts') : null;
}

/** Has at hand what removes a kit, for a sign-out without network. */
export const readyToForgetKit = (): Promise<unknown> => kitStore().catch(() => null);

/**
 * Removes from the device what another person than this one kept there for a draft. Where the device refuses, it is
 * removed when its kit is opened.
 *
 * @param ownerId the registered person who is here now; null without one
 */
export const forgetKitOfOthers = (ownerId: string | null): Promise<unknown> =>
  kitStore()
    .then((store) => store?.forgetOthers(ownerId))
    .catch(() => null);
