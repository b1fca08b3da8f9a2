// Whether this browser can be pushed, and why not.

/**
 * `possible`; `denied`: its person said no, which only they take back; `install-first`: this system pushes to installed
 * apps alone; `none`: it has no push, or the address no https.
 */
export type PushSupport = 'possible' | 'denied' | 'install-first' | 'none';

/** What of the browser is looked at. */
export interface BrowserFacts {
  readonly hasWorker: boolean;
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | null;
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Whether the page is shown as an installed app. */
  readonly isInstalled: boolean;
}

export function pushSupport({ hasWorker, hasPush, permission, isInstalled, ...device }: BrowserFacts): PushSupport {
  if (hasWorker && hasPush && permission !== null) return permission === 'denied' ? 'denied' : 'possible';
  return isApplePhone(device) && !isInstalled ? 'install-first' : 'none';
}

/**
 * Whether it is an iPhone or an iPad, every browser of which is Safari; an iPad says that it is a Mac.
 *
 * @source https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/
 */
const isApplePhone = ({ userAgent, touchPoints }: Pick<BrowserFacts, 'userAgent' | 'touchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** This browser as it is now. */
export const factsHere = (): BrowserFacts => ({
  hasWorker: 'serviceWorker' in navigator,
  hasPush: 'PushManager' in window,
  permission: 'Notification' in window ? Notification.permission : null,
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isInstalled: matchMedia('(display-mode: standalone)').matches,
});
