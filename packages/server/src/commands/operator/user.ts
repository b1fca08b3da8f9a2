import { entitlementsOf } from '../../features/operator/entitlements.queries.ts';
import { deletePerson, endSessions, findPerson, type KnownPerson } from '../../features/operator/people.queries.ts';
import { endPayments } from '../../features/payments/operator-payments.ts';
import { PaymentsUnavailable } from '../../outside/payments/provider.ts';
import { alignedLines } from '../terminal.ts';
import { momentWords, type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';

/** Gives the person whom the words name to `act`, or says that there is none. */
export async function withPerson(
  { db }: OperatorParts,
  who: string | undefined,
  act: (person: KnownPerson) => Promise<Report>,
): Promise<Report> {
  if (who === undefined) return refused('Whom? Give an e-mail address or an id.');
  const person = await findPerson(db, who);
  return person ? act(person) : refused('There is nobody with this address or id.');
}

/** `user show | end-sessions | delete <who>` */
export async function userCommand(
  parts: OperatorParts,
  [action, who]: readonly string[],
  { yes }: OperatorOptions,
): Promise<Report> {
  if (action === 'show') return withPerson(parts, who, (person) => show(parts, person));
  if (action === 'end-sessions') {
    return withPerson(parts, who, async ({ id }) => {
      const ended = await endSessions(parts.db, id, parts.operator);
      return said([`Sessions ended: ${ended}.`], { ended });
    });
  }
  if (action === 'delete') {
    return withPerson(parts, who, async (person) => {
      if (!yes)
        return refused(`This deletes ${person.drafts} drafts and everything else for good: add --yes to do it.`);
      try {
        await endPayments(parts.payments, parts.look, person.id, (transaction) =>
          deletePerson(transaction, person.id, parts.operator),
        );
      } catch (error) {
        if (error instanceof PaymentsUnavailable) return refused('The payment provider does not answer: try again.');
        throw error;
      }
      return said(['Deleted.'], { id: person.id });
    });
  }
  return refused('user show <who>, user end-sessions <who>, or user delete <who> --yes');
}

async function show({ db }: OperatorParts, person: KnownPerson): Promise<Report> {
  const entitlements = await entitlementsOf(db, person.id);
  const inForce = entitlements.filter(({ isInForce }) => isInForce);
  const rows = [
    ['id', person.id],
    ['e-mail', person.email ?? 'none: anonymous'],
    ['name', person.name ?? '–'],
    ['since', momentWords(person.since)],
    ['tier', `${person.tier}${inForce.length > 0 ? ` by ${inForce.map(({ source }) => source).join(', ')}` : ''}`],
    ['drafts', String(person.drafts)],
    ['sessions', String(person.sessions)],
    ['passkeys', String(person.passkeys)],
    ...(person.operatorSince === null ? [] : [['operator', `since ${momentWords(person.operatorSince)}`]]),
  ];
  return said(alignedLines(rows), { ...person, entitlements });
}
