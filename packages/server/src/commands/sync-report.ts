import type { EditionProblem, EditionReport } from '@pylon/almanac/editions/check';
import type { Refusal, SyncOutcome } from '../almanac/sync.ts';
import { alignedLines, counted, styled } from './terminal.ts';

/** How a sync ended, as lines for a person. */
export function syncLines(outcome: SyncOutcome): string[] {
  if (outcome.ok) {
    const { edition, isNew, notes } = outcome;
    const verb = isNew ? 'is in force' : 'has nothing new';
    const summary = `Edition ${edition.id.slice(0, 12)} ${verb}: ${edition.manifest.mode} data of ${edition.manifest.asOf}, seasons ${edition.manifest.seasons.join(' and ')}`;
    return [...notes.map((note) => styled('yellow', note)), styled('green', summary)];
  }
  return refusalLines(outcome);
}

/** Why nothing changed. */
export function refusalLines(outcome: Refusal): string[] {
  if (outcome.reason === 'refused-file') {
    return [styled('red', 'Refused; the edition in force stays:'), ...outcome.faults.map((fault) => `  ${fault}`)];
  }
  return [
    styled('red', 'The new edition was refused; the edition in force stays:'),
    ...outcome.report.problems.map((problem) => `  ${problemText(problem)}`),
    'Use --force to take it all the same.',
  ];
}

/** Rows of each table, before and after. */
export const reportLines = ({ tables }: EditionReport): string[] =>
  alignedLines(
    [
      ['table', 'in force', 'new'],
      ...tables.map(({ table, before, after }) => [table, counted(before), counted(after)]),
    ],
    [1, 2],
  );

function problemText(problem: EditionProblem): string {
  switch (problem.kind) {
    case 'table-empty':
      return `${problem.table}: no rows`;
    case 'table-shrank':
      return `${problem.table}: ${counted(problem.after)} rows instead of ${counted(problem.before)}`;
    case 'season-lost':
      return `season ${problem.season} is gone`;
    case 'teams-missing':
      return `${problem.count} teams instead of 32`;
    case 'older':
      return `data of ${problem.asOf}, older than the ${problem.before} in force`;
  }
}
