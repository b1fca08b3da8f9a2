import type { AuctionBlock } from '@pylon/contract/drafting/auction';
import type { BidAdvice } from '@pylon/contract/drafting/auction-advice';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { bidRefusalWords, dollars } from '../auction-words.ts';
import type { AuctionActions } from '../state/use-auction-actions.ts';
import { bidSteps, isPassAdvised, typedBid } from './bid-steps.ts';
import { PassMenu } from './PassMenu.tsx';

export interface BidButtonsProps {
  readonly block: AuctionBlock;
  readonly advice: BidAdvice | null;
  /** The most that my team could ever bid now. */
  readonly maximumBid: number;
  readonly actions: AuctionActions;
  /** At the foot of a phone: one row of buttons, without the field to type in. */
  readonly isBar?: boolean;
}

/**
 * What I can answer to the highest bid: a dollar more, a jump, my own figure, or pass; or why I cannot. The accent
 * marks what is advised.
 */
export function BidButtons({ block, advice, maximumBid, actions, isBar = false }: BidButtonsProps) {
  const { userMinimumBid: minimum, userMaximumBid: maximum } = block;
  const refusal = bidRefusalWords(block, maximumBid);
  const isBusy = actions.busy !== null;
  if (refusal !== null || minimum === null || maximum === null) {
    return <p className="border-edge border-l-[3px] px-3 py-2 text-base">{refusal}</p>;
  }
  const suggested = advice?.suggestedMaximum ?? null;
  const shouldPass = isPassAdvised(minimum, suggested);
  const steps = bidSteps(minimum, maximum, suggested);
  const [first, ...others] = steps;
  // A thumb needs wide buttons: of the jumps the suggested one stays, else the widest.
  const more = isBar
    ? others
        .filter(({ note }) => note === 'max')
        .concat(others.slice(-1))
        .slice(0, 1)
    : others;
  return (
    <div className={isBar ? 'flex items-stretch gap-1.5' : 'flex flex-wrap items-stretch gap-2'}>
      <PassMenu actions={actions} isBar={isBar} isAdvised={shouldPass} />
      {more.map(({ dollars: price, note }) => (
        <Button
          key={note}
          size="large"
          className={isBar ? 'min-w-0 grow px-1' : 'px-4'}
          disabled={isBusy}
          onClick={() => void actions.bid(price)}
        >
          <span className="flex flex-col items-center leading-tight">
            <span className="figures">
              <span className="sr-only">Bid </span>
              {dollars(price)}
            </span>
            <span className="font-normal text-muted text-xs">
              {note}
              {note === 'max' && <span className="sr-only"> suggested</span>}
            </span>
          </span>
        </Button>
      ))}
      {first && (
        <Button
          kind={shouldPass ? 'plain' : 'primary'}
          size="large"
          className={isBar ? 'min-w-0 grow-[2] px-2' : 'grow'}
          isBusy={actions.busy === 'bid'}
          disabled={isBusy && actions.busy !== 'bid'}
          onClick={() => void actions.bid(first.dollars)}
        >
          Bid {dollars(first.dollars)}
        </Button>
      )}
      {!isBar && (
        <TypedBid key={block.saleNumber} minimum={minimum} maximum={maximum} isBusy={isBusy} onBid={actions.bid} />
      )}
    </div>
  );
}

interface TypedBidProps {
  readonly minimum: number;
  readonly maximum: number;
  readonly isBusy: boolean;
  readonly onBid: (dollars: number) => Promise<boolean>;
}

function TypedBid({ minimum, maximum, isBusy, onBid }: TypedBidProps) {
  const id = useId();
  const [text, setText] = useState('');
  const bid = typedBid(text, minimum, maximum);
  const isWrong = text.trim() !== '' && bid === null;
  const handleSubmit = () => {
    if (bid !== null) void onBid(bid).then((isDone) => isDone && setText(''));
  };
  return (
    <Form className="flex w-full flex-wrap items-center gap-x-3 gap-y-1" onSubmit={handleSubmit}>
      <label htmlFor={id} className="text-base text-muted">
        Your own bid
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={text}
        placeholder={`$${minimum}–${maximum}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-bounds`}
        onChange={(event) => setText(event.target.value)}
        className="figures h-9 w-28 rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted max-md:h-11 max-md:text-lg"
      />
      <Button type="submit" disabled={bid === null || isBusy}>
        {bid === null ? 'Bid' : `Bid ${dollars(bid)}`}
      </Button>
      <span
        id={`${id}-bounds`}
        role={isWrong ? 'alert' : undefined}
        className={isWrong ? 'text-bad text-sm' : 'sr-only'}
      >
        Whole dollars from {dollars(minimum)} to {dollars(maximum)}
      </span>
    </Form>
  );
}
