import { BRAND } from '@pylon/contract/brand';

/** Whether the device has a network, now and when the page was opened without the server. */
export interface Connection {
  readonly isOnline: boolean;
  readonly wasOnline: boolean;
}

/** Why something kept is shown: no network, a server that does not answer, or no reason any more. */
export function connectionWords({ isOnline, wasOnline }: Connection): { readonly title: string; readonly way: string } {
  if (!isOnline) return { title: 'You are offline', way: 'Try again' };
  return wasOnline
    ? { title: `${BRAND.name} cannot be reached`, way: 'Try again' }
    : { title: 'You are online again', way: 'Go online' };
}
