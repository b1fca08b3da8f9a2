import type { SourcesSeen } from '../../features/operator/source-states.ts';
import { alignedLines } from '../terminal.ts';
import { type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';
import { type PagePart, showUntilEnded } from './served-page.ts';
import { PROBLEM_COLUMNS, problemRows, SOURCE_COLUMNS, seeSources, sourceCells, sourceLines } from './sources-seen.ts';

/** `sources [page]` */
export async function sourcesCommand(
  { db, config }: Pick<OperatorParts, 'db' | 'config'>,
  [action]: readonly string[],
  _options: OperatorOptions,
): Promise<Report> {
  const see = () => seeSources(db, config, new Date());
  if (action === 'page') {
    await showUntilEnded('Sources', async () => sourcesPage(await see()));
    return said([], {});
  }
  if (action !== undefined) return refused('sources, or sources page');
  const seen = await see();
  const problems = problemRows(seen);
  const table = alignedLines([SOURCE_COLUMNS, ...seen.sources.map(sourceCells)], [6]);
  const wrong = problems.length > 0 ? ['', ...alignedLines([PROBLEM_COLUMNS, ...problems])] : [];
  return said([...sourceLines(seen), '', ...table, ...wrong], seen);
}

/** The operator's page of sources. */
export function sourcesPage(seen: SourcesSeen): readonly PagePart[] {
  const problems = problemRows(seen);
  return [
    { title: 'Sources', lines: sourceLines(seen), heads: SOURCE_COLUMNS, rows: seen.sources.map(sourceCells) },
    {
      title: 'What is wrong',
      lines: problems.length === 0 ? ['Nothing.'] : [],
      heads: PROBLEM_COLUMNS,
      rows: problems,
    },
  ];
}
