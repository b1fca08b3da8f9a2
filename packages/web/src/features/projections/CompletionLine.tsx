import type { Answer } from '../../api/call.ts';
import { percent } from '../../widgets/player/display.ts';

export interface CompletionLineProps {
  /** Shares of completed passes of the rows that are open, 0 to 100; null without passers. */
  readonly range: Answer<'listProjections'>['passingCompletionPerValueRange'];
}

/** How many of their passes quarterbacks are expected to complete, from the least to the most, over their table. */
export const CompletionLine = ({ range }: CompletionLineProps) =>
  range && (
    <p className="text-muted text-sm">
      Passes completed: {percent(range.min)} to {percent(range.max)}, {percent(range.avg)} on average, of those who are
      expected to throw ten a game.
    </p>
  );
