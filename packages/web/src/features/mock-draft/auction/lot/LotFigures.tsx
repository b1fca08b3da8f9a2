import type { AuctionPlayer, BidAdvice } from '@pylon/contract/drafting/auction-advice';
import { dollars } from '../auction-words.ts';

export interface LotFiguresProps {
  /** What is known of the player without advice; absent while the list is on its way. */
  readonly player: AuctionPlayer | undefined;
  readonly advice: BidAdvice | null;
}

/** The three prices that decide: what they are worth to my team, what they should go for, and what the list says. */
export function LotFigures({ player, advice }: LotFiguresProps) {
  const suggested = advice?.suggestedMaximum ?? player?.suggestedMaximum;
  const expected = advice?.expectedPrice ?? player?.expectedPrice;
  const spread = player?.priceSpread;
  return (
    <div>
      <dl className="grid grid-cols-3 gap-x-4">
        <Figure name="Pay up to" value={suggested} note={suggested === 0 ? 'no open place' : 'for your team'} isLarge />
        <Figure
          name="Expected"
          value={expected}
          note={spread && spread >= 1 ? `give or take ${dollars(spread)}` : 'in a room like this'}
        />
        <Figure name="List" value={player?.value} note={player ? `${dollars(player.valueNow)} now` : ''} />
      </dl>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number | null | undefined;
  readonly note: string;
  readonly isLarge?: boolean;
}

function Figure({ name, value, note, isLarge = false }: FigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="label">{name}</dt>
      <dd className={`scoreboard font-bold ${isLarge ? 'text-3xl' : 'text-2xl leading-[2.5rem]'}`}>
        {value === null || value === undefined ? '–' : dollars(value)}
      </dd>
      <dd className="text-muted text-sm">{note}</dd>
    </div>
  );
}
