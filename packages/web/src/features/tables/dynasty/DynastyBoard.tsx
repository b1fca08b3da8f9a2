import { useSuspenseQuery } from '@tanstack/react-query';
import { decimal } from '../../../widgets/player/display.ts';
import { ResearchBoard, useBoardPages } from '../../../widgets/table/ResearchBoard.tsx';
import { useSeason } from '../../../widgets/table/use-season.ts';
import type { PlainTableProps } from '../PlainTable.tsx';
import { ownAtStandard, type PlainRow, plainAnswer, plainInput } from '../plain-table.ts';

/** The dynasty rankings as a draft that follows them. */
export function DynastyBoard({ table, search }: PlainTableProps) {
  const current = useSeason();
  const input = plainInput(table, search, current);
  const { data } = useSuspenseQuery(plainAnswer(table, input));
  const board = useBoardPages((part) => plainAnswer(table, { ...input, ...part }));
  const picks = board.pages.flatMap(({ rows }) => rows.map((row) => ({ ...row, note: noteOf(row) })));
  return (
    <ResearchBoard
      board={board}
      picks={picks}
      provenance={data.provenance}
      empty={{
        clears: ownAtStandard(table),
        needs: table.needs === undefined ? undefined : { what: table.needs, asOf: data.provenance.asOf },
        inSeason: (season) => [table.call, plainInput(table, { ...search, season }, current)],
      }}
    />
  );
}

/** What decides in a draft for good: how old somebody is. */
const noteOf = ({ age }: PlainRow): string => (typeof age === 'number' ? `Age ${decimal(age, 1)}` : '');
