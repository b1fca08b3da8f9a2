import { pastedAddress } from '../../pasted-address.ts';

/** Hosts on which people see their Sleeper drafts. */
const HOSTS: ReadonlySet<string> = new Set(['sleeper.com', 'www.sleeper.com', 'sleeper.app', 'www.sleeper.app']);
const DRAFT_ID = /^\d{6,24}$/;

/**
 * The draft's id in what a person pasted. The address itself is never asked: only the id leaves this function.
 *
 * @returns null when it is neither an address of a Sleeper draft nor an id
 * @example draftIdIn('https://sleeper.com/draft/nfl/1256093452918804480?ftue=commish') // → '1256093452918804480'
 * @example draftIdIn('1256093452918804480') // → '1256093452918804480'
 */
export function draftIdIn(pasted: string): string | null {
  const text = pasted.trim();
  if (DRAFT_ID.test(text)) return text;
  const address = pastedAddress(text);
  if (!address || !HOSTS.has(address.hostname)) return null;
  const [what, , id] = address.pathname.split('/').filter((part) => part !== '');
  return what === 'draft' && id !== undefined && DRAFT_ID.test(id) ? id : null;
}
