import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface TeamsOfferProps {
  /** Teams that the pasted text has rosters of. */
  readonly pasted: number;
  /** Teams of the league. */
  readonly count: number;
  readonly onTake: (count: number) => void;
}

/** Says how many teams a text has rosters of, and makes the league one of so many. */
export function TeamsOffer({ pasted, count, onTake }: TeamsOfferProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const isSame = pasted === count;
  return (
    <div className="flex flex-wrap items-center gap-3 text-base">
      <p ref={words} tabIndex={-1} role="status">
        The text has rosters of {pasted} teams, {isSame ? 'as many as the league' : `and the league has ${count}`}.
      </p>
      {!isSame && (
        <Button
          onClick={() => {
            onTake(pasted);
            words.current?.focus(); // the button goes
          }}
        >
          Make it a league of {pasted}
        </Button>
      )}
    </div>
  );
}
