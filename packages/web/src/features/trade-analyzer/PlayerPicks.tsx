import type { AnswerOf } from '@pylon/contract/endpoint';
import type { listTradeRosters } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { MOST_OF_A_SIDE } from '@pylon/contract/trade-analyzer/trade-limits';
import { useId } from 'react';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { decimal, NONE, signed } from '../../widgets/player/display.ts';

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
  const { leagueRosterId, name, ownPosition, athlete, position, ppg, dif } = row;
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 border-hairline border-b py-1.5 hover:bg-raised">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent-fill"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={() => onToggle(leagueRosterId)}
        />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-muted text-sm">
            {[ownPosition, athlete?.team, position === 'BN' ? 'bench' : null].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="figures shrink-0 text-right text-sm">
          <span className="block">{ppg === null ? NONE : `${decimal(ppg, 1)} made a game`}</span>
          {dif !== null && (
            <span className="block text-muted" title="Against the average of the position on this league’s rosters">
              {signed(dif)}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
