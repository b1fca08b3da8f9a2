// The worker that opens the kit's page without network (`worker/kit-worker.ts`): it comes with a kit and goes with it.
const WORKER = '/sw.js';

/** Whether this browser can keep a page at all; from an address without https it cannot. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator && 'indexedDB' in window;

/** Resolves when the offline page is on the device; rejects when the browser does not keep it. */
export async function keepOfflinePage(): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER);
  const worker = active ?? waiting ?? installing;
  if (worker === null) throw new Error('The browser took no worker.');
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The files of the offline page could not be kept.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Takes the offline page off the device. */
export async function removeOfflinePage(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
