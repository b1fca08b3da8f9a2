import { pastActions } from '../../features/operator/audit.queries.ts';
import { findPerson } from '../../features/operator/people.queries.ts';
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

/** `audit [--who <who>] [--limit 50]` */
export async function auditCommand(
  { db }: OperatorParts,
  _words: readonly string[],
  { who, limit: typed }: OperatorOptions,
): Promise<Report> {
  const limit = limitOf(typed, 50);
  if (limit === null) return refused('--limit must be a whole number from 1 to 1000');
  // A person whose account is deleted is still found by id.
  const subjectId = who === undefined ? null : ((await findPerson(db, who))?.id ?? who);
  if (subjectId !== null && !/^[\da-f-]{36}$/i.test(subjectId))
    return refused('There is nobody with this address or id.');
  const actions = await pastActions(db, { subjectId, limit });
  if (actions.length === 0) return said(['Nothing was done yet.'], actions);
  const rows = actions.map((action) => [
    momentWords(action.at),
    action.operator,
    action.action,
    action.subjectId ?? '–',
    Object.entries(action.details)
      .map(([name, value]) => `${name}: ${value ?? '–'}`)
      .join(', '),
  ]);
  return said(alignedLines(rows), actions);
}
