// The worker of this device (`worker/kit-worker.ts`): it comes with a kit for offline use or with push, and goes with
// the last of them.
import { pushHere } from './push-here.ts';

const WORKER = '/sw.js';

/** Whether this browser has workers at all; from an address without https it has none. */
export const canHaveWorker = (): boolean => 'serviceWorker' in navigator && 'indexedDB' in window;

/** Resolves when the worker runs and the offline page is on the device; rejects when the browser does not take it. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const { installing, waiting, active } = registration;
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
  return registration;
}

/** Takes the worker and its files off the device, unless a kit or push still needs it. */
export async function releaseWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const { hasKit } = await import('./kit-store.ts');
  if ((await pushHere()) !== null || (await hasKit())) return;
  await registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
