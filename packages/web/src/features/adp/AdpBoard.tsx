import { unlocked } from '@pylon/contract/plans/tiers';
import type { Provenance } from '@pylon/contract/wire';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { decimal } from '../../widgets/player/display.ts';
import { ResearchBoard, useBoardPages } from '../../widgets/table/ResearchBoard.tsx';

export interface AdpBoardProps {
  readonly input: Input<'listAdps'>;
  readonly provenance: Provenance;
}

/** The consensus as a draft that follows it. */
export function AdpBoard({ input, provenance }: AdpBoardProps) {
  const board = useBoardPages((part) => answer('listAdps', { ...input, ...part }));
  const rows = board.pages.flatMap((page) => page.playerADP);
  const picks = rows.map((row) => ({ ...row, note: `ADP ${decimal(unlocked(row.consensus), 1)}` }));
  return (
    <ResearchBoard
      board={board}
      picks={picks}
      provenance={provenance}
      empty={{ inSeason: (seasonId) => ['listAdps', { ...input, seasonId }] }}
    />
  );
}
