import { countPeople, listPeople } from '../../features/operator/people.queries.ts';
import { alignedLines } from '../terminal.ts';
import {
  limitOf,
  momentWords,
  type OperatorOptions,
  type OperatorParts,
  type Report,
  refused,
  said,
} from './report.ts';

/** `users [part of an address] [--all] [--limit 50]` */
export async function usersCommand(
  { db }: OperatorParts,
  [part]: readonly string[],
  { all = false, limit: typed }: OperatorOptions,
): Promise<Report> {
  const limit = limitOf(typed, 50);
  if (limit === null) return refused('--limit must be a whole number from 1 to 1000');
  const [people, count] = await Promise.all([
    listPeople(db, { part: part ?? null, isAll: all, limit }),
    countPeople(db),
  ]);
  const head = ['since', 'last seen', 'tier', 'leagues', 'drafts', 'e-mail', 'id'];
  const rows = people.map((person) => [
    momentWords(person.since),
    person.seen === null ? '–' : momentWords(person.seen),
    String(person.tier),
    String(person.leagues),
    String(person.drafts),
    person.email ?? 'anonymous',
    person.id,
  ]);
  const total = `People with an address: ${count.registered}; anonymous: ${count.anonymous}.`;
  if (people.length === 0) return said(['Nobody is found.', total], { people, ...count });
  return said([...alignedLines([head, ...rows]), '', total], { people, ...count });
}
