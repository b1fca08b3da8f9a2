import type { AnswerOf } from '@pylon/contract/endpoint';
import type { listTradeRosters } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { MOST_OF_A_SIDE } from '@pylon/contract/trade-analyzer/trade-limits';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { useId } from 'react';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { PickableRow } from '../../widgets/league/PickableRow.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';

type Row = AnswerOf<typeof listTradeRosters>['tradeAnalyzers'][number];

interface PlayerPicksProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** A roster, from which a side of the trade is chosen. */
export function PlayerPicks({ title, rows, chosen, onChange }: PlayerPicksProps) {
  const titleId = useId();
  const isFull = chosen.length >= MOST_OF_A_SIDE;
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <PartTitle id={titleId} title={title} />
      <p className="text-muted text-sm" aria-live="polite">
        {isFull ? `That is as many as a side can give: ${MOST_OF_A_SIDE}.` : `${chosen.length} chosen`}
      </p>
      {rows.length === 0 && <p className="text-base text-muted">Nobody is on this roster.</p>}
      <ul className="border-hairline border-t">
        {rows.map((row) => (
          <Pick
            key={row.leagueRosterId}
            row={row}
            isChosen={chosen.includes(row.leagueRosterId)}
            isFull={isFull}
            onToggle={(id) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
          />
        ))}
      </ul>
    </section>
  );
}

interface PickProps {
  readonly row: Row;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: (id: string) => void;
}

function Pick({ row, isChosen, isFull, onToggle }: PickProps) {
  const { leagueRosterId, name, position, ownPosition, ppg, dif } = row;
  // A single defender, or somebody of whom nothing is known: no line-up here counts them.
  const isJudged = ownPosition !== null && isPosition(ownPosition);
  return (
    <PickableRow
      row={row}
      name={name}
      note={[...(position === 'BN' ? ['bench'] : []), ...(isJudged ? [] : ['not judged here'])].join(', ')}
      isChosen={isChosen}
      isDisabled={!isJudged || (isFull && !isChosen)}
      onToggle={() => onToggle(leagueRosterId)}
    >
      <span className="block">{ppg === null ? NONE : `${decimal(ppg, 1)} made a game`}</span>
      {dif !== null && <span className="block text-muted">{averageWords(dif)}</span>}
    </PickableRow>
  );
}

/** Beside all of the position on the league's rosters. @example averageWords(-2.5) // → '2.5 below average' */
function averageWords(difference: number): string {
  const words = decimal(Math.abs(difference), 1);
  return words === decimal(0, 1) ? 'average' : `${words} ${difference < 0 ? 'below' : 'above'} average`;
}
