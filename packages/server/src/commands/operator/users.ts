import { countPeople, countSought, listPeople, setOperator, UUID } from '../../features/operator/people.queries.ts';
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
import { withPerson } from './user.ts';

/** `users [part of an address] [--all] [--limit 50] [--after <id>]`, `users make-operator | end-operator <who>` */
export async function usersCommand(
  parts: OperatorParts,
  [part, who]: readonly string[],
  { all = false, limit: typed, after: typedAfter }: OperatorOptions,
): Promise<Report> {
  if (part === 'make-operator') return makeOperator(parts, who);
  if (part === 'end-operator') return endOperator(parts, who);
  const { db } = parts;
  const limit = limitOf(typed, 50);
  if (limit === null) return refused('--limit must be a whole number from 1 to 1000');
  const after = typedAfter ?? null;
  if (after !== null && !UUID.test(after))
    return refused('--after must be the id of the last person of the page before');
  const asked = { part: part ?? null, isAll: all };
  const [{ people, left }, found, count] = await Promise.all([
    listPeople(db, { ...asked, limit, after }),
    countSought(db, asked),
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
  const next = left === 0 ? null : (people.at(-1)?.id ?? null);
  const data = { people, found, left, next, ...count };
  if (people.length === 0) return said([found === 0 ? 'Nobody is found.' : 'Nobody comes behind that.', total], data);
  const page = `${people.length} of ${found}${next === null ? '' : `; ${left} more: the same with --after ${next}`}.`;
  return said([...alignedLines([head, ...rows]), '', page, total], data);
}

const makeOperator = (parts: OperatorParts, who: string | undefined) =>
  withPerson(parts, who, async ({ id, email }) => {
    if (email === null) return refused('This person is anonymous: only a registered one can be an operator.');
    const isNew = await setOperator(parts.db, id, true, parts.operator);
    return isNew ? said(['The person sees /operator now.'], { id }) : refused('The person is an operator already.');
  });

const endOperator = (parts: OperatorParts, who: string | undefined) =>
  withPerson(parts, who, async ({ id }) => {
    const was = await setOperator(parts.db, id, false, parts.operator);
    return was ? said(['The person sees /operator no more.'], { id }) : refused('The person is no operator.');
  });
