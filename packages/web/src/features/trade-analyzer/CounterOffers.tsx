import type { AnswerOf } from '@pylon/contract/endpoint';
import type { summarizeTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { MOST_OF_A_SIDE } from '@pylon/contract/trade-analyzer/trade-limits';
import { Button } from '../../ui/Button.tsx';
import { pickWords } from '../../widgets/league/league-words.ts';
import { percent, signed } from '../../widgets/player/display.ts';
import { careerWords } from './market-words.ts';

type Summary = Extract<AnswerOf<typeof summarizeTrade>['tradeSummary'], { own: unknown }>;
type CounterOffer = NonNullable<Summary['counterOffer']>;
export type PickOffer = NonNullable<Summary['pickOffer']>;

interface CounterOffersProps {
  readonly of: Pick<Summary, 'counterOffer' | 'pickOffer'>;
  /** Takes the players of a counter-offer. */
  readonly onCounter: (ids: readonly string[]) => void;
  readonly onPick: (offer: PickOffer) => void;
}

/** What would make a trade better: a player for the line-ups, a pick for what is given for years. */
export function CounterOffers({ of: { counterOffer, pickOffer }, onCounter, onPick }: CounterOffersProps) {
  return (
    <>
      {counterOffer && (
        <div className="flex flex-col items-start gap-2 border-accent border-l-[3px] pl-3">
          <p className="text-lg">
            <span className="font-semibold">{verdictOn(counterOffer)}:</span> {changeWords(counterOffer)}
          </p>
          <p className="text-muted text-sm">
            Then you gain {signed(counterOffer.gain)} and they {signed(counterOffer.opponentGain)} in all.
          </p>
          {counterOffer.tradeAwayRosterIds.length <= MOST_OF_A_SIDE && (
            <Button size="small" onClick={() => onCounter(counterOffer.tradeAwayRosterIds)}>
              Take the counter-offer
            </Button>
          )}
        </div>
      )}
      {pickOffer && (
        <div className="flex flex-col items-start gap-2 border-accent border-l-[3px] pl-3">
          <p className="text-lg">
            <span className="font-semibold">Closer to even:</span> {pickOffer.by === 'own' ? 'add' : 'ask for'} the pick{' '}
            {pickWords(pickOffer.pick)}
          </p>
          <p className="text-muted text-sm">
            With it: {pickOffer.careerValue && `${careerWords(pickOffer.careerValue)}, `}accepted{' '}
            {percent(pickOffer.acceptancePercent)}. Line-ups stay as they are.
          </p>
          <Button size="small" onClick={() => onPick(pickOffer)}>
            {pickOffer.by === 'own' ? 'Add the pick' : 'Ask for the pick'}
          </Button>
        </div>
      )}
    </>
  );
}

function verdictOn({ isEnough, gain }: CounterOffer): string {
  if (!isEnough) return 'The fairest there is';
  return gain > 0 ? 'This helps both' : 'Enough for them, but not for you';
}

function changeWords({ kind, player, replacement }: CounterOffer): string {
  if (kind === 'add') return `add ${player.name}`;
  if (kind === 'remove') return `keep ${player.name}`;
  return `give ${replacement?.name ?? ''} in the place of ${player.name}`;
}
