// The words of a league on the wire beside those that are stored.
import type { OutsideLeague } from '@pylon/connectors/outside-league';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';

type WireLeague = NonNullable<UserLeague['league']>;

export const WIRE_STATUS = {
  'pre-draft': 'PRE_DRAFT',
  drafting: 'DRAFTING',
  'in-progress': 'IN_PROGRESS',
  completed: 'COMPLETED',
} as const satisfies Record<OutsideLeague['status'], WireLeague['status']>;

export const WIRE_WAIVERS = { faab: 'FAAB', priority: 'PRIORITY', none: 'NONE' } as const satisfies Record<
  OutsideLeague['waivers']['kind'],
  WireLeague['settings']['waiverMode']
>;

/** What is stored for a word of the wire: the other way of either table. */
export function storedWord<S extends string, W extends string>(words: Readonly<Record<S, W>>, wire: W): S {
  const [stored] = Object.entries(words).find(([, word]) => word === wire) ?? [];
  return stored as S; // every word of the wire's type stands in the table
}
